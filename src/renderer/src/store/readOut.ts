/** Has a line read out by assistive technology, even one that was read out before; nothing is seen of it. */
export function readOut(line: string): void {
  const region = document.querySelector('[data-testid="repeat"]');
  if (region === null) return;
  region.textContent = '';
  region.textContent = line;
}
