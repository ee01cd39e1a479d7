/** What a scene wants to hear of the window around it. */
export interface Surroundings {
  /** The element has another size, or the screen another density. */
  onResize(): void;
  /** The window is hidden, or seen again. */
  onVisibility(isHidden: boolean): void;
}

/** Watches an element's size, the screen's density and the window's visibility. Returns what ends it. */
export function watchSurroundings(element: HTMLElement, heard: Surroundings): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const sizes = new ResizeObserver(() => heard.onResize());
  sizes.observe(element);
  document.addEventListener('visibilitychange', () => heard.onVisibility(document.hidden), {
    signal,
  });
  const watchDensity = () => {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const onChange = () => {
      heard.onResize();
      watchDensity();
    };
    query.addEventListener('change', onChange, { once: true, signal });
  };
  watchDensity();
  return () => {
    sizes.disconnect();
    ending.abort();
  };
}
