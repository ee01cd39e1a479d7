import { assertNever } from '../../game/result';
import type { DoorFault } from './doorFault';
import type { LinkEnd } from './lanState';

/** Why one isn't at the table, and what to do. `hostApp` is the host's version, where it is known. */
export function linkEndSentence(reason: LinkEnd, hostApp: string | null = null): string {
  switch (reason) {
    case 'unreachable':
      return 'Nobody answers at that address. Check the address, that both computers are on the same network, and that the host\u2019s firewall lets Aces Around through.';
    case 'no-table':
      return 'Something answers at that address, but it is no table of Aces Around. Check the address and the number after the colon.';
    case 'bad-address':
      return 'That is no address. It looks like 192.168.1.20, as the host\u2019s screen shows it.';
    case 'bad-code':
      return 'A code has six letters and digits, as in K7Q-M4T. The host\u2019s screen shows it.';
    case 'code':
      return 'That is not this table\u2019s code. Look at the host\u2019s screen and type it again.';
    case 'wait':
      return 'Too many wrong codes have come to the host, so it takes none from this computer right now. Wait five minutes without trying, then type the code again.';
    case 'version':
      return hostApp === null
        ? 'The host has another version of Aces Around. Both need the same one: update the older.'
        : `The host has version ${hostApp} of Aces Around, which doesn\u2019t fit yours. Update the older of the two.`;
    case 'host-older':
      return `The host has ${appWords(hostApp)}, which is older than yours. The host needs to update it.`;
    case 'host-newer':
      return `The host has ${appWords(hostApp)}, which is newer than yours. Update this program, then join again.`;
    case 'full':
      return 'All seats are taken, and this table lets nobody watch. Ask the host for a seat.';
    case 'closed':
      return 'The host has closed the table. The game is kept there and can be taken up again.';
    case 'removed':
      return 'The host has removed you from the table, and can let you in again.';
    case 'replaced':
      return 'You have joined this table from another window, and it goes on there.';
    case 'slow':
      return 'The connection was too slow to keep up with the table.';
    case 'silent':
      return 'The connection was silent for too long.';
    case 'failed':
      return 'The connection was ended after a fault in the program. Join the table again: your seat is kept.';
    case 'wrong-name':
      return 'The host doesn\u2019t go by that name. Type the address that its screen shows, such as 192.168.1.20.';
    case 'not-own-network':
      return 'The host lets in only computers of its own network. Join its network or its VPN, and type the address that its screen shows.';
    case 'rate':
    case 'protocol':
      return 'The host ended the connection, since it could not understand this program.';
    case 'bad-host':
      return 'This host sent something that no table of Aces Around sends, and none of it was shown. Its program may be damaged or changed: ask the host to install it again, or join another table.';
    case 'no-seat':
      return 'Your seat is no longer kept at that table. Join it with its code.';
    case 'old-seat':
      return 'You joined this table with an older version of Aces Around. Join it again with its code.';
    case 'other-table':
      return 'Another table is open at that address now. Ask the host to open yours again, or join the other one with its code.';
    case 'lost':
      return 'The connection to the host is lost. A bot plays for you until you join again.';
    case 'left':
      return 'You have left the table.';
    default:
      return assertNever(reason);
  }
}

/** Why this machine can't host a table. */
export function doorFaultSentence({ code, port, address, system }: DoorFault): string {
  switch (code) {
    case 'port-taken':
      return `Another program already listens at port ${port}.`;
    case 'foreign-address':
      return `This machine doesn\u2019t have the address ${address ?? system}.`;
    case 'not-allowed':
      return `This machine doesn\u2019t let Aces Around listen at port ${port}.`;
    case 'failed':
      return `This machine can\u2019t listen for guests (${system}).`;
    default:
      return assertNever(code);
  }
}

/** Something that nobody foresaw went wrong with a member: for the host. */
export const memberFailedSentence = (name: string): string =>
  `A fault in the program ended ${name}\u2019s connection. The table goes on, and they can join again; the log has the details.`;

const appWords = (hostApp: string | null): string =>
  hostApp === null ? 'a version of Aces Around' : `version ${hostApp} of Aces Around`;
