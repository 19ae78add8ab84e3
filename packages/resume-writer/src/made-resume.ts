export interface MadeResume {
  content: Uint8Array;
  /** Characters that no font of ours has: they stand nowhere on the pages. */
  leftOut: string[];
}
