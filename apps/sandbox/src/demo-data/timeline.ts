import { DAY_MS, HOUR_MS } from '@firsthand/contracts';
import { createRandom } from '../random.ts';

/** Nothing in the demoData is older than this. */
const WORLD_BEGINS_MS = Date.UTC(2024, 0, 1);

/** How a slot's postings follow one another: a new one each `cycleMs`. */
interface Rhythm {
  cycleMs: number;
  phaseMs: number;
}

/** A posting's time on the board. */
export interface Span {
  /** How many postings this slot had before. */
  generation: number;
  opensAtMs: number;
  closesAtMs: number;
  /** Taken down and put back under the same id; null for most. */
  vanishes: { fromMs: number; toMs: number } | null;
  /** Instants at which the employer edited it, earliest first. */
  editsAtMs: number[];
}

function toRhythm(key: string): Rhythm {
  const random = createRandom(`${key}|rhythm`);
  // A few postings are evergreen and stay for a year or more, as on real boards.
  const days = random.chance(0.02) ? random.int(200, 500) : 7 + 54 * random.next() ** 1.3;
  const cycleMs = Math.round(days * DAY_MS);
  return { cycleMs, phaseMs: Math.floor(random.next() * cycleMs) };
}

/** Moves an instant to the office hours of its own day, so that nobody publishes at three in the morning. */
function toOfficeHours(instantMs: number, utcOffsetHours: number, share: number): number {
  const day = Math.floor(instantMs / DAY_MS) * DAY_MS;
  return Math.round(day + (7.5 + 10 * share - utcOffsetHours) * HOUR_MS);
}

function toSpan(key: string, rhythm: Rhythm, generation: number, utcOffsetHours: number): Span {
  const random = createRandom(`${key}|span|${generation}`);
  const startMs = WORLD_BEGINS_MS + rhythm.phaseMs + generation * rhythm.cycleMs;
  const lifeMs = rhythm.cycleMs * (0.8 + 0.16 * random.next());
  // The day's rounding moves both ends by less than a day and a half; cycles are at least a week.
  const opensAtMs = toOfficeHours(startMs + (rhythm.cycleMs - lifeMs) / 2, utcOffsetHours, random.next());
  const closesAtMs = opensAtMs + lifeMs - HOUR_MS * 12 * random.next();
  const at = (share: number): number => Math.round(opensAtMs + (closesAtMs - opensAtMs) * share);
  const edits = random.chance(0.3) ? random.int(1, 2) : 0;
  const editsAtMs = Array.from({ length: edits }, () => at(0.1 + 0.8 * random.next())).sort((a, b) => a - b);
  const vanishFromMs = at(0.2 + 0.5 * random.next());
  const vanishes = random.chance(0.05)
    ? { fromMs: vanishFromMs, toMs: vanishFromMs + random.int(5, 40) * HOUR_MS }
    : null;
  return { generation, opensAtMs, closesAtMs: Math.round(closesAtMs), vanishes, editsAtMs };
}

/**
 * The posting that a slot holds at an instant, or null between two postings.
 * A posting that is taken down for a while is still given; ask `isListed`.
 */
export function findSpan(key: string, atMs: number, utcOffsetHours: number): Span | null {
  const rhythm = toRhythm(key);
  const current = Math.floor((atMs - WORLD_BEGINS_MS - rhythm.phaseMs) / rhythm.cycleMs);
  // Office hours can move an opening across a cycle's border, so the neighbours are asked too.
  for (const generation of [current, current - 1, current + 1]) {
    if (generation < 0) continue;
    const span = toSpan(key, rhythm, generation, utcOffsetHours);
    if (span.opensAtMs <= atMs && atMs < span.closesAtMs) return span;
  }
  return null;
}

/** Whether the posting is on the board at that instant, i.e. not taken down for a while. */
export function isListed(span: Span, atMs: number): boolean {
  return span.vanishes === null || atMs < span.vanishes.fromMs || atMs >= span.vanishes.toMs;
}

/** How many times a board-wide edit has touched all postings, and when last; some systems stamp every row. */
export function findMassEdit(key: string, atMs: number): number {
  const random = createRandom(`${key}|mass-edit`);
  const cycleMs = random.int(9, 24) * DAY_MS;
  const phaseMs = Math.floor(random.next() * cycleMs);
  const count = Math.floor((atMs - WORLD_BEGINS_MS - phaseMs) / cycleMs);
  return WORLD_BEGINS_MS + phaseMs + count * cycleMs;
}
