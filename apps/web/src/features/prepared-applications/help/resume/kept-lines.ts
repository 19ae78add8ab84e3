import type { ResumeLookChoice } from '../../../../components/resume-look.tsx';

/** The lines that were worded for a job and of which no PDF was made, as they lie in the tab's storage. */
export interface KeptLines {
  /** By entry of the experience. */
  lines: readonly (readonly [number, string])[];
  look: ResumeLookChoice;
}

export function toLinesName(draftId: number): string {
  return `resume-lines:${draftId}`;
}
