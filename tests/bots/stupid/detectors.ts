import type { Detector } from './detector';
import { IN_AUCTION } from './inAuction';
import { IN_PASSING } from './inPassing';
import { IN_TRICKS } from './inTricks';

export const DETECTORS: readonly Detector[] = [...IN_AUCTION, ...IN_PASSING, ...IN_TRICKS];
