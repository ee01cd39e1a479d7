/** A report as it would be written: without names, addresses, paths, and cards of a deal in play. */
export interface ReportDraft {
  readonly text: string;
  /** There is a record that can be added: of the table's finished deals, or of the game that was kept last. */
  readonly hasRecord: boolean;
}
