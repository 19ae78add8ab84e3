import type { Source } from '@firsthand/contracts';
import type { Employer } from '../world/employer.ts';
import type { SandboxPosting } from '../world/posting.ts';
import type { World } from '../world/world.ts';

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
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What a handler may look at. */
export interface HostContext {
  world: World;
  now: Date;
  /** What is on the employer's board; a fault may make this empty. */
  listOpen: (employer: Employer) => SandboxPosting[];
  /** Milliseconds that only go forward, whatever the world's clock says: for throttles. */
  monotonicMs: () => number;
}

/** What a request is about, found before it is answered so that faults can be aimed. */
export interface Route {
  /** Null where the request names no employer of ours. */
  employer: Employer | null;
  kind: 'list' | 'detail';
  answer: (context: HostContext) => Answer;
}

/** One ATS: which hosts it speaks for, and what it makes of a request. */
export interface AtsHost {
  source: Source;
  speaksFor: (host: string) => boolean;
  /** Null when the ATS has nothing at that path. */
  route: (request: HostRequest, world: World, now: Date) => Route | null;
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
