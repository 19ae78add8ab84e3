import type { FastifyInstance } from 'fastify';
import { SOURCES } from '@firsthand/contracts';
import { parseFault, type Faults } from './faults.ts';
import type { AtsHost } from './hosts/host.ts';
import type { Employer } from './demo-data/employer.ts';
import type { SandboxPosting } from './demo-data/posting.ts';
import type { DemoData } from './demo-data/demo-data.ts';

/** A board of the sandbox as an operator would name it. */
export interface SandboxBoard {
  source: Employer['source'];
  board: string;
  company: string;
  featured: boolean;
}

/** The demo's catalogue. */
export function listBoards({ employers }: DemoData): SandboxBoard[] {
  return employers.filter(({ isListed }) => isListed).map(toBoard);
}

function toBoard(employer: Employer): SandboxBoard {
  const { source, board, name, featured } = employer;
  return { source, board, company: name, featured };
}

/** What is true of an open posting, for comparing with what was crawled. */
export interface SandboxTruth {
  source: Employer['source'];
  board: string;
  company: string;
  title: string;
  hostedUrl: string;
  language: string;
  countries: string[];
  cities: string[];
  workMode: SandboxPosting['workMode'];
  employmentType: SandboxPosting['employmentType'];
  pay: SandboxPosting['pay'];
  payIn: SandboxPosting['payIn'];
  publishedAt: string;
  revision: number;
}

function toTruth(posting: SandboxPosting, host: AtsHost): SandboxTruth {
  return {
    source: posting.employer.source,
    board: posting.employer.board,
    company: posting.employer.name,
    title: posting.title,
    hostedUrl: host.toHostedUrl(posting),
    language: posting.language,
    countries: [...new Set(posting.places.map((city) => city.country))],
    cities: posting.places.map((city) => city.city),
    workMode: posting.workMode,
    employmentType: posting.employmentType,
    pay: posting.pay,
    payIn: posting.payIn,
    publishedAt: posting.publishedAt.toISOString(),
    revision: posting.revision,
  };
}

interface Controlled {
  demoData: DemoData;
  hosts: readonly AtsHost[];
  faults: Faults;
  now: () => Date;
  setNow: (date: Date | null) => void;
}

/** Reads `{ "now": "2026-11-20T08:00:00Z" }`, or null to let time run again. */
function parseClock(body: unknown): Date | null {
  const now = typeof body === 'object' && body !== null ? (body as Record<string, unknown>).now : undefined;
  if (now === null) return null;
  const date = new Date(typeof now === 'string' ? now : Number.NaN);
  if (Number.isNaN(date.getTime())) throw new Error('now must be an ISO 8601 instant or null');
  return date;
}

/** Calls that no ATS has, for tests that drive the sandbox from another process. */
export function addControlRoutes(app: FastifyInstance, controlled: Controlled): void {
  const { demoData, hosts, faults } = controlled;
  const parseBody = (body: unknown): unknown =>
    JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '');

  app.get('/_sandbox/boards', () => ({ boards: listBoards(demoData) }));
  app.get('/_sandbox/clock', () => ({ now: controlled.now().toISOString() }));
  app.post('/_sandbox/clock', (request) => {
    controlled.setNow(parseClock(parseBody(request.body)));
    return { now: controlled.now().toISOString() };
  });
  app.post('/_sandbox/faults', (request) => {
    const { match, fault } = parseFault(parseBody(request.body));
    faults.set(match, fault);
    return { match, fault };
  });
  app.delete('/_sandbox/faults', () => {
    faults.clear();
    return { cleared: true };
  });
  app.get<{ Querystring: { source?: string; board?: string } }>('/_sandbox/postings', (request) => {
    const { source, board } = request.query;
    if (source !== undefined && !SOURCES.some((known) => known === source)) {
      throw new Error(`source must be one of ${SOURCES.join(', ')}`);
    }
    const postings = demoData.employers
      .filter((employer) => source === undefined || employer.source === source)
      .filter((employer) =>
        board === undefined ? employer.isListed : employer.board.toLowerCase() === board.toLowerCase(),
      )
      .flatMap((employer) => {
        const host = hosts.find((candidate) => candidate.source === employer.source);
        return host
          ? demoData.listOpen(employer, controlled.now()).map((posting) => toTruth(posting, host))
          : [];
      });
    return { now: controlled.now().toISOString(), postings };
  });
}
