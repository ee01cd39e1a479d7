/** Why a host can't listen, as data: the window and the command line each have their own sentence for it. */
export interface DoorFault {
  /**
   * `port-taken`: another program listens there. `foreign-address`: the address is not this machine's. `not-allowed`:
   * the system refuses this program. `failed`: anything else, with the system's own word for it.
   */
  readonly code: 'port-taken' | 'foreign-address' | 'not-allowed' | 'failed';
  readonly port: number;
  /** Null: all of this machine's addresses. */
  readonly address: string | null;
  /** The system's own code or words, for a log. */
  readonly system: string;
}
