import type { Source } from '@firsthand/contracts';

/**
 * How many boards of each system are read at once by all workers together. Where all employers share one host, that
 * host's pace decides and a few boards keep it busy; where each has a host of its own, the boards of one system wait for
 * nobody, and what bounds them is our own memory: some 10 MB each.
 */
export const LANES = {
  bamboohr: 12,
  workday: 24,
  greenhouseio: 4,
  adp: 4,
  jobvite: 3,
  breezy: 6,
  lever: 4,
  smartrecruiters: 6,
  dover: 2,
} as const satisfies Record<Source, number>;

/** Room for boards of some or all systems. */
export type Lanes = Readonly<Partial<Record<Source, number>>>;

/** What reads all lanes at once. */
export const ALL_LANES = Object.values<number>(LANES).reduce((sum, lane) => sum + lane, 0);
