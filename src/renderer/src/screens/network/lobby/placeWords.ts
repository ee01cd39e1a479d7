/** An address as people type it: the port only where it isn't the usual one, IPv6 with a port in brackets. */
export function placeWords(
  { address, port }: { readonly address: string; readonly port: number },
  usualPort: number,
): string {
  if (port === usualPort) return address;
  return address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;
}
