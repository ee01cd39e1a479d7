/** The page of a report for whoever is asked for help. */
export const report = {
  title: 'Save a report',
  intro:
    'This is all that the report holds, and nothing is sent anywhere: save it, and give it to whoever helps you.',
  privacy:
    'Names, addresses and folders are replaced, and no card of a deal that is still being played is in it.',
  withRecord: 'With the record of the last game',
  withRecordNote: 'Its finished deals, card by card, without names.',
  text: 'The report',
  save: 'Save…',
  saved: 'The report was saved.',
  open: 'Save a report…',
} as const;
