import { TEST_NOW } from './test-api.ts';

export interface TestClock {
  now: () => Date;
  pass: (time: { minutes?: number; seconds?: number; days?: number }) => void;
}

/** A clock that stands still until told. */
export function aClock(): TestClock {
  let ms = TEST_NOW.getTime();
  return {
    now: () => new Date(ms),
    pass: ({ days = 0, minutes = 0, seconds = 0 }) => {
      ms += ((days * 24 * 60 + minutes) * 60 + seconds) * 1_000;
    },
  };
}
