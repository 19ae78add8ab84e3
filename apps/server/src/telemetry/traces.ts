import type { Part, RunningWork, Work } from '@firsthand/contracts';

/** The span of work that runs. Only what makes traces knows what it is made of. */
export interface WorkSpan {
  /** Null where it is left out of what is kept. */
  traceId: string | null;
  end: RunningWork['end'];
}

/** Where traces are made and handed over. Nothing here throws or waits but `close`. */
export interface Traces {
  /** Work begins: within other work, or by itself. */
  begin: (work: Work, within: WorkSpan | undefined) => WorkSpan;
  /** A part of that work was done. */
  note: (part: Part, within: WorkSpan) => void;
  /** Hands over what is left, for some seconds at most. */
  close: () => Promise<void>;
}
