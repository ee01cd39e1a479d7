import type { Bridge } from '@shared/protocol/bridge';

declare global {
  interface Window {
    readonly pinochle: Bridge;
  }
}

/** The only way to the main process. */
export const bridge = (): Bridge => window.pinochle;
