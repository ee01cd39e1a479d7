/** Why something from outside isn't read. */
export type ReadFault =
  | { readonly code: 'too-large'; readonly limit: number }
  | { readonly code: 'too-deep'; readonly limit: number }
  | { readonly code: 'too-many-values'; readonly limit: number }
  | { readonly code: 'number-out-of-range' }
  | { readonly code: 'not-data' }
  | { readonly code: 'not-json' };

/** What is wrong with it, as the end of a sentence about the file or message. */
export function readFaultWords(fault: ReadFault): string {
  switch (fault.code) {
    case 'too-large':
      return `it is larger than ${Math.floor(fault.limit / 1024 / 1024)} megabytes`;
    case 'too-deep':
      return `it is nested more than ${fault.limit} levels deep`;
    case 'too-many-values':
      return `it has more than ${fault.limit} values`;
    case 'number-out-of-range':
      return 'it has a number that is too large';
    case 'not-data':
      return 'it is not plain data';
    case 'not-json':
      return 'it is not JSON';
  }
}
