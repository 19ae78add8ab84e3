import { SOURCES, type Source } from '@firsthand/contracts';
import { ROUTE_KINDS, type Answer, type Route, type RouteKind } from './hosts/host.ts';

const FAULT_TYPES = [
  'timeout',
  'status',
  'truncated',
  'empty',
  'bot-wall',
  'redirect',
  'garbage',
  'slow',
  'rate-limit',
  'closed',
  'missing-answer',
  'lost-answer',
] as const;
export type FaultType = (typeof FAULT_TYPES)[number];

/** Which requests a fault is for; what is left out matches everything. */
export interface FaultMatch {
  source?: Source;
  /** As an operator writes it. */
  board?: string;
  kind?: RouteKind;
}

export interface Fault {
  /**
   * `timeout` never answers; `slow` answers after `delayMs`; `status` answers with `status` and no usable body;
   * `truncated` breaks the answer off in the middle; `empty` is the ATS's own answer for a board with nothing open;
   * `bot-wall` is a challenge page; `redirect` leads to a marketing page; `garbage` is JSON of a wrong shape;
   * `rate-limit` is 429 with Retry-After. For applications: `closed` is the ATS's own answer for a posting that is gone,
   * `missing-answer` its own for a form that lacks something, `lost-answer` takes the application and breaks the
   * connection before a word is said.
   */
  type: FaultType;
  /** For `status` (default 500) and `bot-wall` (default 403). */
  status?: number;
  /** For `rate-limit`; default 1. */
  retryAfterSeconds?: number;
  /** For `slow`; default 1500. */
  delayMs?: number;
  /** How many requests it hits; left out: every one until cleared. */
  times?: number;
}

export interface FaultControl {
  /** Adds a fault. The one set last wins where several match. */
  set: (match: FaultMatch, fault: Fault) => void;
  clear: () => void;
}

export interface Faults extends FaultControl {
  /** The fault that hits this request, counted as used. */
  take: (source: Source, route: Route) => Fault | undefined;
}

interface ActiveFault {
  match: FaultMatch;
  fault: Fault;
  left: number;
}

function hits({ match, left }: ActiveFault, source: Source, route: Route): boolean {
  return (
    left > 0 &&
    (match.source === undefined || match.source === source) &&
    (match.kind === undefined || match.kind === route.kind) &&
    (match.board === undefined || match.board.toLowerCase() === route.employer?.board.toLowerCase())
  );
}

/** An empty set of faults. */
export function createFaults(): Faults {
  let active: ActiveFault[] = [];
  return {
    set: (match, fault) => {
      active.unshift({ match, fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    },
    clear: () => {
      active = [];
    },
    take: (source, route) => {
      const found = active.find((candidate) => hits(candidate, source, route));
      if (found) found.left -= 1;
      return found?.fault;
    },
  };
}

const BOT_WALL = `<!doctype html><html><head><title>Just a moment...</title></head>
<body><h1>Checking that you are human</h1><form id="challenge-form"></form></body></html>`;

/** An answer as a fault leaves it. What changes the demo data or the connection is the caller's affair. */
export function spoil(fault: Fault, answer: () => Answer): Answer {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  switch (fault.type) {
    case 'status':
      return { status: fault.status ?? 500, headers: html, body: '<h1>Service error</h1>' };
    case 'bot-wall':
      return {
        status: fault.status ?? 403,
        headers: { ...html, 'cf-mitigated': 'challenge' },
        body: BOT_WALL,
      };
    case 'redirect':
      return {
        status: 302,
        headers: { ...html, location: 'https://www.sandbox-marketing.example/' },
        body: '',
      };
    case 'garbage':
      return {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: '{"status":"ok","data":[null,7,{"jobs":"soon"}],"jobs":42,"result":"none","content":false}',
      };
    case 'rate-limit': {
      const wait = String(fault.retryAfterSeconds ?? 1);
      return { status: 429, headers: { ...html, 'retry-after': wait }, body: 'Too Many Requests' };
    }
    case 'truncated': {
      const whole = answer();
      return { ...whole, body: whole.body.slice(0, Math.floor(whole.body.length * 0.6)) };
    }
    default:
      return answer();
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function optionalNumber(record: Record<string, unknown>, name: string): number | undefined {
  const value = record[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
    throw new Error(`${name} must be a number`);
  return value;
}

function parseMatch(value: unknown): FaultMatch {
  const { source, board, kind } = isRecord(value) ? value : {};
  const known = SOURCES.find((candidate) => candidate === source);
  if (source !== undefined && !known) throw new Error(`source must be one of ${SOURCES.join(', ')}`);
  if (board !== undefined && typeof board !== 'string') throw new Error('board must be a text');
  const aimed = ROUTE_KINDS.find((candidate) => candidate === kind);
  if (kind !== undefined && !aimed) throw new Error(`kind must be one of ${ROUTE_KINDS.join(', ')}`);
  return {
    ...(known ? { source: known } : {}),
    ...(board === undefined ? {} : { board }),
    ...(aimed ? { kind: aimed } : {}),
  };
}

/** Reads `{ match, fault }` as it comes over HTTP. Throws an Error whose message says what is wrong. */
export function parseFault(body: unknown): { match: FaultMatch; fault: Fault } {
  const { match, fault } = isRecord(body) ? body : {};
  if (!isRecord(fault)) throw new Error('fault must be an object');
  const type = FAULT_TYPES.find((candidate) => candidate === fault.type);
  if (!type) throw new Error(`fault.type must be one of ${FAULT_TYPES.join(', ')}`);
  const parsed: Fault = { type };
  for (const name of ['status', 'retryAfterSeconds', 'delayMs', 'times'] as const) {
    const value = optionalNumber(fault, name);
    if (value !== undefined) parsed[name] = value;
  }
  return { match: parseMatch(match), fault: parsed };
}
