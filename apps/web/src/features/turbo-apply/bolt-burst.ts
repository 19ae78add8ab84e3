import { LIMITS } from '@firsthand/contracts/light';

/** One bolt of a burst, in units of the button it crosses. */
export interface Bolt {
  /** Of the button's width, from its left edge. */
  leftPercent: number;
  tiltDegrees: number;
  /** 1 is the drawing's own size. */
  scale: number;
}

const tiltMax = 24;
const scaleMin = 0.7;

/** A burst of 2 to 4 bolts that share the button's width among them. `random` gives numbers from 0 to below 1. */
export function toBurst(random: () => number): Bolt[] {
  const { turboBoltsMin, turboBoltsMax } = LIMITS;
  const count = turboBoltsMin + Math.floor(random() * (turboBoltsMax - turboBoltsMin + 1));
  return Array.from({ length: count }, (_, index) => ({
    leftPercent: ((index + random()) / count) * 100,
    tiltDegrees: (random() * 2 - 1) * tiltMax,
    scale: scaleMin + random() * (1 - scaleMin),
  }));
}
