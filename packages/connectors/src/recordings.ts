import type { AtsRequest } from './contract.ts';

/** One recorded answer. `url` is matched exactly, or by prefix when it ends in `*`. */
export interface RecordedAnswer {
  method?: 'GET' | 'POST';
  url: string;
  /** All of these must occur in the request's body. */
  bodyIncludes?: string[];
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body: string | object;
}

/** A connector's own small recordings, written by us in the shape of the ATS; the common suite runs on them. */
export interface ConnectorRecordings {
  /** A board address accepted by `parseBoard`. */
  board: string;
  company: string;
  /** Addresses `parseBoard` must refuse. */
  badBoards: string[];
  /** A board of two pages where the ATS has pages; at least three good postings and one row that must be rejected. */
  healthy: RecordedAnswer[];
  /** External ids of the good postings in `healthy`, in the order of the list. */
  expectedIds: string[];
  /** Rejects expected in `healthy`, by reason. */
  expectedRejects: Record<string, number>;
  /** What the ATS answers for a board with nothing open. */
  empty: RecordedAnswer[];
  /** What it answers for a board that does not exist. */
  unknownBoard: RecordedAnswer[];
  /** The request that reads the (first page of the) list: the suite breaks its answer in many ways. */
  isListRequest: (request: AtsRequest) => boolean;
  /** Same for a detail request; null when the list carries everything. */
  isDetailRequest: ((request: AtsRequest) => boolean) | null;
}
