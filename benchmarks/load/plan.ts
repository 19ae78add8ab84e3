/** What people do: seven in ten requests search, two open a job's page, one is of somebody signed in. */
export const KINDS = ['search', 'job page', 'signed in'] as const;
export type Kind = (typeof KINDS)[number];
export const SHARES: Record<Kind, number> = { search: 0.7, 'job page': 0.2, 'signed in': 0.1 };

export interface Question {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/** What the process that asks is told, as one message. */
export interface AskPlan {
  url: string;
  people: number;
  seconds: number;
  /** Between an answer and the next question of the same person. */
  pauseMs: number;
  questions: Record<Kind, Question[]>;
  /** Of people who are signed in; a later message may bring fresh ones. */
  tokens: string[];
  /** Whether there may be nobody who answers yet. */
  isStarting: boolean;
}

/** Milliseconds of the answers of one kind, and what failed by status; 0 is a connection that broke. */
export interface KindFigures {
  answered: number;
  p50: number;
  p95: number;
  p99: number;
  worst: number;
  failed: Record<string, number>;
}

export interface AskFigures {
  seconds: number;
  byKind: Record<Kind, KindFigures>;
  /** Requests before anybody listened. */
  refused: number;
  /** From the beginning to the first answer of status 200. */
  firstAnswerMs: number | null;
}
