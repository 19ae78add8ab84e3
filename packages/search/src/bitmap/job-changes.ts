/** Tells of the jobs that change in search, a moment after it was committed. */
export interface JobChanges {
  /** Whether it knows of everything that was committed a moment ago. */
  isWarm(): boolean;
  /** Calls back with the jobs that changed, and with null when that cannot be told and any may have. */
  subscribe(onChange: (jobIds: readonly number[] | null) => void): void;
}
