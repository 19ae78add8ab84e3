import type { HostBudget } from '@firsthand/connectors';
import type { BoardRow } from '@firsthand/crawler';
import type { Source } from '@firsthand/contracts';
import { createRandom } from '../corpus/random.ts';

type Random = () => number;

/** A board of the invented market: what it would answer to whom asks. */
export interface MarketBoard {
  source: Source;
  board: string;
  /** Null: there is no such board, and it says so. */
  jobs: number | null;
  /** Share of its postings that change, come or go within a day. */
  moves: number;
}

/** How each system is asked: pages of the list, whether details follow, and how long an answer takes. */
interface System {
  pageSize: number;
  details: boolean;
  latencyMs: number;
  /** Of 100 boards in such lists, how many are not there; of the rest, how many are empty. From SOURCES.md and dossiers. */
  gonePercent: number;
  emptyPercent: number;
  /** Of 10,000 requests, how many are refused with 429 all the same. */
  throttledPer10k: number;
  /** Kilobytes of a list page's row and of a detail, compressed. */
  rowKb: number;
  detailKb: number;
  /** Postings of a board whose size nobody told, at the median. */
  medianJobs: number;
}

export const SYSTEMS: Readonly<Record<Source, System>> = {
  bamboohr: { ...base(1_000, true, 300, 20, 25), rowKb: 0.1, detailKb: 3, medianJobs: 5 },
  workday: { ...base(20, true, 500, 12, 5), rowKb: 0.15, detailKb: 4, medianJobs: 42 },
  greenhouseio: { ...base(10_000, false, 250, 25, 10), rowKb: 2, detailKb: 0, medianJobs: 14 },
  adp: { ...base(20, true, 500, 15, 20), rowKb: 0.3, detailKb: 3, medianJobs: 8 },
  jobvite: { ...base(50, true, 400, 30, 10), rowKb: 0.3, detailKb: 5, medianJobs: 12 },
  breezy: { ...base(10_000, false, 500, 19, 36), rowKb: 2, detailKb: 0, medianJobs: 4 },
  lever: { ...base(10_000, false, 300, 25, 10), rowKb: 2, detailKb: 0, medianJobs: 12 },
  smartrecruiters: { ...base(100, true, 250, 0, 45), rowKb: 0.3, detailKb: 3, medianJobs: 6 },
  dover: { ...base(100, true, 400, 30, 30), rowKb: 0.3, detailKb: 4, medianJobs: 6 },
};

function base(pageSize: number, details: boolean, latencyMs: number, gone: number, empty: number) {
  return { pageSize, details, latencyMs, gonePercent: gone, emptyPercent: empty, throttledPer10k: 5 };
}

/** Gives every board of a list a life: sizes as the list says them, the others drawn. */
export function createMarket(rows: readonly BoardRow[], seed: number): MarketBoard[] {
  const random = createRandom(seed);
  return rows.map(({ source, board, expectedJobs }) => ({
    ...{ source, board },
    jobs: drawJobs(random, SYSTEMS[source], expectedJobs),
    moves: 0.02 + 0.06 * random() ** 2,
  }));
}

function drawJobs(random: Random, system: System, told: number | null): number | null {
  // Of boards with a count half a year ago nine in ten live.
  if (told !== null) return random() < 0.07 ? null : random() < 0.05 ? 0 : told;
  if (random() * 100 < system.gonePercent) return null;
  if (random() * 100 < system.emptyPercent) return 0;
  // Few are large: log-normal around the median.
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.max(1, Math.round(system.medianJobs * Math.exp(1.1 * normal)));
}

/** The host that a board's requests go to, as its system has it. */
export function toHost({ source, board }: Pick<MarketBoard, 'source' | 'board'>): string {
  switch (source) {
    case 'bamboohr':
      return `${board}.bamboohr.com`;
    case 'breezy':
      return `${board}.breezy.hr`;
    case 'workday': {
      const [domain = '', tenant = ''] = board.split('/');
      return `${tenant}.${domain}.myworkdayjobs.com`;
    }
    case 'greenhouseio':
      return 'boards-api.greenhouse.io';
    case 'lever':
      return board.startsWith('eu/') ? 'api.eu.lever.co' : 'api.lever.co';
    case 'smartrecruiters':
      return 'api.smartrecruiters.com';
    case 'adp':
      return board.startsWith('myjobs/') ? 'my.adp.com' : 'workforcenow.adp.com';
    case 'jobvite':
      return 'jobs.jobvite.com';
    case 'dover':
      return 'app.dover.com';
  }
}

/** The budget that holds for a host, as the fetch finds it. */
export function findBudget(budgets: readonly HostBudget[], host: string): HostBudget {
  return (
    budgets.find((budget) => budget.host === host) ??
    budgets.find((budget) => budget.host.startsWith('.') && host.endsWith(budget.host)) ?? {
      ...{ host, concurrency: 1, minIntervalMs: 1_000 },
    }
  );
}
