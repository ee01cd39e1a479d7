// The content policy forbids making code from text, which Pixi would otherwise do.
import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, type Renderer, Ticker } from 'pixi.js';

/** More pixels than this for one of CSS cost much and show nothing. */
const HIGHEST_DENSITY = 3;

export const densityOf = (): number => Math.min(window.devicePixelRatio || 1, HIGHEST_DENSITY);

/**
 * A renderer with a transparent canvas, on the graphics card where there is one and by plain canvas
 * where WebGL would have to be computed.
 */
export function createRenderer(width: number, height: number): Promise<Renderer> {
  // Pixi would keep asking for frames to poll the pointer and to tidy up: a table that lies still costs nothing.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  return autoDetectRenderer({
    preference: ['webgl', 'canvas'],
    failIfMajorPerformanceCaveat: true,
    width,
    height,
    resolution: densityOf(),
    autoDensity: true,
    antialias: true,
    backgroundAlpha: 0,
    // The list of cards beside the canvas serves assistive technology.
    accessibilityOptions: { enabledByDefault: false, activateOnTab: false },
    eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
  });
}
