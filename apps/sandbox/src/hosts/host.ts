import type { Source } from '@firsthand/contracts';
import type { SentForm } from '../applying/read-form.ts';
import type { ReceivedApplications } from '../applying/received-applications.ts';
import type { Employer } from '../demo-data/employer.ts';
import type { SandboxPosting } from '../demo-data/posting.ts';
import type { DemoData } from '../demo-data/demo-data.ts';

/** A request as the ATS would see it. */
export interface HostRequest {
  method: string;
  host: string;
  /** Still percent-encoded, without the query. */
  path: string;
  query: URLSearchParams;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: string;
  /** The body as a form; null where it is none. */
  form: SentForm | null;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What a handler may look at. */
export interface HostContext {
  demoData: DemoData;
  now: Date;
  /** What is on the employer's board; a fault may make this empty. */
  listOpen: (employer: Employer) => SandboxPosting[];
  /** Where applications that are taken go. */
  received: ReceivedApplications;
  /** A fault: the form asks for an answer that nobody was told of. */
  demandsMore: boolean;
  /** Milliseconds that only go forward, whatever the demo's clock says: for throttles. */
  monotonicMs: () => number;
}

/** `apply` is everything that is done with an employer's key. */
export const ROUTE_KINDS = ['list', 'detail', 'apply'] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];

/** What a request is about, found before it is answered so that faults can be aimed. */
export interface Route {
  /** Null where the request names no employer of ours. */
  employer: Employer | null;
  kind: RouteKind;
  answer: (context: HostContext) => Answer;
}

/** One ATS: which hosts it speaks for, and what it makes of a request. */
export interface AtsHost {
  source: Source;
  speaksFor: (host: string) => boolean;
  /** Null when the ATS has nothing at that path. */
  route: (request: HostRequest, demoData: DemoData, now: Date) => Route | null;
  /** The posting's page on the employer's board, as the ATS's answers give it. */
  toHostedUrl: (posting: SandboxPosting) => string;
}

export function toJson(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}

export function toHtml(body: string, status = 200, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body };
}

export function toRedirect(location: string): Answer {
  return { status: 302, headers: { location, 'content-type': 'text/html; charset=utf-8' }, body: '' };
}
