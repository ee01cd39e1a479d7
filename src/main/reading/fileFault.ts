import { type ReadFault, readFaultWords } from './readFault';

/** Why a file isn't read: what it is, what the system says, or what is in it. */
export type FileFault =
  | ReadFault
  | { readonly code: 'not-a-file' }
  | { readonly code: 'broken-link' }
  /** `system` is the system's own name for it, such as EACCES. */
  | { readonly code: 'unreadable'; readonly system: string };

/** What is wrong with the file, as the end of a sentence about it. */
export function fileFaultWords(fault: FileFault): string {
  switch (fault.code) {
    case 'not-a-file':
      return 'it is not a file';
    case 'broken-link':
      return 'it is a link to a file that is not there';
    case 'unreadable':
      return fault.system === 'EACCES' || fault.system === 'EPERM'
        ? 'this program may not open it'
        : `the system can’t read it (${fault.system})`;
    default:
      return readFaultWords(fault);
  }
}

/** The system's name for what went wrong with a file, such as ENOSPC; null for an error of another kind. */
export function systemCodeOf(error: unknown): string | null {
  const isSystem = error instanceof Error && 'syscall' in error && 'code' in error;
  return isSystem ? String(error.code) : null;
}
