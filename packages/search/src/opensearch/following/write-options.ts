import type { Db, OutageWatch } from '@firsthand/database';
import type { SearchLog } from '../../bitmap/create-bitmap-search.ts';
import type { Cluster } from '../cluster.ts';
import type { Spread } from './index-settings.ts';

/** What whoever writes an index works with. */
export interface WriteOptions {
  db: Db;
  cluster: Cluster;
  /** What all names in the cluster begin with. */
  prefix: string;
  spread: Spread;
  log: SearchLog;
  outages: OutageWatch;
  /** How often the store is asked for changes, in milliseconds. */
  pollMs: number;
  /** How often at most the index is told how much it shows, in milliseconds: all nodes of the cluster hear of it. */
  noteMs: number;
  /** Told how far the building of an index is, and null when it has ended. */
  onBuilding: (progress: BuildProgress | null) => void;
  /** Told why nothing can be written just now, and null as soon as something was. */
  onTrouble: (error: Error | null) => void;
}

export interface BuildProgress {
  /** That were read. */
  jobs: number;
  /** As many as the store had when it began. */
  of: number;
}

/** One holding of the lease. */
export interface Term {
  /** Larger than that of every holder before. */
  fence: bigint;
  /** Aborts when the lease is lost, or at the end. */
  signal: AbortSignal;
}

/** Jobs that are read at once. */
export const BATCH = 500;
