import type { Posting, Source } from '@firsthand/contracts';

/** Why a board could not be read. The crawl decides what follows; a connector only says what it saw. */
export type ConnectorFailure =
  /** No usable answer: network, timeout, 5xx after retries, refused address. */
  | 'unreachable'
  /** 429, or 403 where the ATS uses it to throttle or to wall off robots. */
  | 'rate-limited'
  /** The ATS answered that there is no such board (404, redirect to a marketing page). Proves nothing about its jobs. */
  | 'board-gone'
  /** An answer that is not what this ATS sends: not JSON, wrong types, truncated, over the size limit, a bot wall. */
  | 'shape-changed';

/** Messages begin with the source's name; the cause is kept. */
export class ConnectorError extends Error {
  readonly source: Source;
  readonly failure: ConnectorFailure;
  /** Seconds the host asked us to wait, when it did. */
  readonly retryAfterSeconds: number | undefined;
  /** Whether the host was not asked at all, because it rests after failing too often. */
  readonly hostRests: boolean;
  /** Where the list was redirected to, when it was: the board may have moved there. */
  readonly leadsTo: string | undefined;

  constructor(
    source: Source,
    failure: ConnectorFailure,
    message: string,
    options: {
      cause?: unknown;
      retryAfterSeconds?: number | undefined;
      hostRests?: boolean;
      leadsTo?: string | undefined;
    } = {},
  ) {
    super(`${source}: ${message}`, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ConnectorError';
    this.source = source;
    this.failure = failure;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.hostRests = options.hostRests ?? false;
    this.leadsTo = options.leadsTo;
  }
}

/** What an earlier complete reading answered with; sent back to get a 304. */
export interface Validator {
  etag?: string;
  lastModified?: string;
}

export interface AtsRequest {
  /** The real address at the ATS, always https. A gateway is applied by the fetch, never by a connector. */
  url: string;
  method?: 'GET' | 'POST';
  /** Lower-case names. */
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /**
   * Sent at most once, and whatever comes back is given as it is, 429 and 5xx included: for calls that must not
   * happen twice. Default false.
   */
  once?: boolean;
  /** Waits behind all other requests to its host: for what may take its time. Default false. */
  background?: boolean;
  /** Sent as If-None-Match / If-Modified-Since. */
  validator?: Validator | undefined;
  /** Bytes after decompression; default: that of the door "ats". */
  maxBytes?: number;
  /** Of an answer with more bytes the beginning is given and the rest not read. Default false: it is refused. */
  cut?: boolean;
  /** For the whole answer; default: that of the door "ats". */
  timeoutMs?: number;
}

export interface AtsResponse {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  text: string;
}

/**
 * Sends one request politely: per-host budget, retries of 429 / 5xx / network faults with back-off and Retry-After,
 * no redirects followed (a 3xx is returned as it is), time and size limits, no private addresses.
 * Gives any final answer with status 200–499 except 429; throws {@link TransportError} otherwise.
 * A request marked `once` is not tried again and its answer is given whatever its status.
 */
export type AtsFetch = (request: AtsRequest) => Promise<AtsResponse>;

interface TransportErrorOptions {
  cause?: unknown;
  retryAfterSeconds?: number | undefined;
  mayHaveLeft?: boolean;
  hostRests?: boolean;
}

/** What the fetch throws; `toConnectorError` in `http/read-answer.ts` gives it the source's name. */
export class TransportError extends Error {
  readonly failure: ConnectorFailure;
  readonly retryAfterSeconds: number | undefined;
  /** False only when it is certain that no byte of the request reached the host, as when no connection came about. */
  readonly mayHaveLeft: boolean;
  /** Whether the host was not asked at all, because it rests after failing too often. */
  readonly hostRests: boolean;

  constructor(failure: ConnectorFailure, message: string, options: TransportErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'TransportError';
    this.failure = failure;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.mayHaveLeft = options.mayHaveLeft ?? true;
    this.hostRests = options.hostRests ?? false;
  }
}

/** Why a row did not become a posting. Counted per reason and shown in the crawl's summary. */
export type RejectReason =
  | 'no-id'
  | 'no-title'
  | 'no-address'
  | 'wrong-type'
  | 'sample'
  | 'not-public'
  | 'detail-gone'
  | 'detail-unreadable'
  | 'too-large';

export type ListEvent =
  /** A posting with everything we know of it: new, or its row changed, or the list itself carries it whole. */
  | { kind: 'posting'; posting: Posting; fingerprint: string }
  /** Seen on the list with the fingerprint we already hold; its details were not fetched again. */
  | { kind: 'seen'; externalId: string; fingerprint: string }
  /** A row that does not fit. With an id it still counts as seen (`detail-unreadable`), so it is never closed by us. */
  | { kind: 'reject'; externalId: string | null; reason: RejectReason; message: string }
  /** The expected number of postings, as soon as the source says it; for progress only. */
  | { kind: 'total'; total: number };

/** How a reading ended. Only a complete one may close postings. */
export interface ListEnd {
  /** True only when the source proves that every open posting was listed. */
  complete: boolean;
  /** Why it is not complete, in words for the operator; null when complete. */
  incompleteReason: string | null;
  /** True when the source answered 304: everything held is still listed as it was. */
  unchanged: boolean;
  /**
   * False where the ATS answers an unknown board exactly like an empty one
   * (SmartRecruiters, BambooHR, ADP, Lever): an empty list then never closes anything by itself.
   */
  emptyIsProof: boolean;
  /** To be sent with the next reading. */
  validator: Validator | null;
  /**
   * Rows whose details were wanted but left for the next reading, because the host allows only so many at once (Dover).
   * They are given as `seen` with the row's new fingerprint: held ones count as verified but keep their stored
   * fingerprint, so that they are wanted again; unknown ones are nothing yet. Above 0, come back soon. Default 0.
   */
  detailsLeft?: number;
}

export interface ListContext {
  fetch: AtsFetch;
  /** The operator's name for the employer; null when only the board is known. */
  company: string | null;
  /** From the last complete reading of this board. */
  validator: Validator | null;
  /**
   * Of these rows, the external ids we do not hold with that very fingerprint and whose details are therefore wanted.
   * Called once per page. Connectors whose list carries everything need not call it.
   */
  findChanged: (rows: { externalId: string; fingerprint: string }[]) => Promise<Set<string>>;
  /**
   * Told of every row given as `seen` how its details could be read after all: what is behind a list row may change
   * without it. Called later, when the list is done, or never. Connectors whose list carries everything need not tell.
   */
  keepForLater?: ((externalId: string, read: () => Promise<ListEvent>) => void) | undefined;
  /** The current instant, for relative dates such as "Posted 3 Days Ago". */
  now: Date;
  signal?: AbortSignal | undefined;
}

/** A posting that we hold, and what asking for it needs. */
export interface HeldPosting {
  externalId: string;
  /** Its page for people. */
  hostedUrl: string;
}

export type WitnessContext = Pick<ListContext, 'fetch' | 'signal'>;

export interface ConnectorCapabilities {
  /** Whether the list carries whole postings, so that no detail calls are needed. */
  detailsInList: boolean;
  /** Whether the source honours If-None-Match. */
  conditionalRequests: boolean;
}

/** A host's politeness, from the dossiers. */
export interface HostBudget {
  /** Exact host, or a suffix that begins with a dot (".bamboohr.com": each subdomain has its own budget). */
  host: string;
  /** Requests under way at once. */
  concurrency: number;
  /** Between the starts of two requests to one host. */
  minIntervalMs: number;
}

export interface Connector {
  source: Source;
  capabilities: ConnectorCapabilities;
  budgets: HostBudget[];
  /**
   * Checks an operator's board address and gives its canonical form (trimmed, case as the ATS needs it).
   * Throws an Error whose message says what is expected, e.g. `workday boards look like wd5/acme/External`.
   */
  parseBoard: (board: string) => string;
  /** The board's page for people. */
  toBoardUrl: (board: string) => string;
  /**
   * Reads the whole board, page by page. Pure: only `context` is used. Events come while pages are read; the
   * generator's return value says how the reading ended. Throws {@link ConnectorError} when the board cannot be read.
   */
  listPostings: (board: string, context: ListContext) => AsyncGenerator<ListEvent, ListEnd, void>;
  /**
   * Whether a posting's own address says that it is gone: the second witness where an empty list proves nothing. Left
   * out where an empty list is proof, or where no such address is known to tell. Throws {@link ConnectorError}.
   */
  isPostingGone?: (board: string, posting: HeldPosting, context: WitnessContext) => Promise<boolean>;
}
