import { MINUTE_MS, type Source } from '@firsthand/contracts';
import { COUNTRIES } from '../data/cities.ts';
import { createRandom } from '../random.ts';
import { describe, type Section } from './describe.ts';
import { createEmployers, type Employer } from './employer.ts';
import { toPosting, type SandboxPosting, type Slot } from './posting.ts';
import { findMassEdit, findSpan } from './timeline.ts';

/** Answers within one step of time are the same; a board is computed once per step. */
const STEP_MS = 5 * MINUTE_MS;
/** More than the demo has. Of more employers the rest is made anew when it is asked for. */
const BOARDS_KEPT = 200;

export interface DemoData {
  employers: readonly Employer[];
  /** The employer of a board. `board` is compared without regard to case. */
  findEmployer: (source: Source, board: string) => Employer | undefined;
  /** Every posting of an employer's board at an instant, newest first, taken-down ones included. */
  listAll: (employer: Employer, at: Date) => SandboxPosting[];
  /** Only what is on the board. */
  listOpen: (employer: Employer, at: Date) => SandboxPosting[];
  /** The latest edit that touched the whole board. */
  findMassEdit: (employer: Employer, at: Date) => Date;
  describe: (posting: SandboxPosting) => Section[];
  /** Adds a sentence to the text of each of an employer's postings, and to nothing else of them; null takes it out. */
  reword: (employer: Employer, sentence: string | null) => void;
}

interface DemoDataOptions {
  seed: number;
  /** How many employers; without an end, those of the tables. */
  employers: number;
  /** Multiplies the postings of every employer. */
  scale: number;
}

/** Slots are filled about nine tenths of the time. */
const SLOTS_PER_POSTING = 1.12;

function createSlots(seed: number, employer: Employer, scale: number): Slot[] {
  const wanted = Math.round(employer.size * scale * SLOTS_PER_POSTING);
  const near = employer.cities.filter((city) => city.country === employer.home.country).length;
  const slots: Omit<Slot, 'stride'>[] = [];
  let taken = 0;
  while (taken < wanted) {
    const key = `${seed}|${employer.name}|${slots.length}`;
    const random = createRandom(`${key}|slot`);
    const several = near > 2 && random.chance(0.1) ? random.int(2, Math.min(4, near)) : 1;
    const copies = Math.min(several, wanted - taken);
    slots.push({ key, index: taken, copies });
    taken += copies;
  }
  return slots.map((slot) => ({ ...slot, stride: taken }));
}

function computeBoard(employer: Employer, slots: readonly Slot[], atMs: number): SandboxPosting[] {
  const postings: SandboxPosting[] = [];
  const { utcOffsetHours } = COUNTRIES[employer.home.country];
  for (const slot of slots) {
    const span = findSpan(slot.key, atMs, utcOffsetHours);
    if (!span) continue;
    for (let copy = 0; copy < slot.copies; copy += 1) {
      postings.push(toPosting(employer, slot, copy, span, atMs));
    }
  }
  return postings.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || a.serial - b.serial);
}

/**
 * Keeps the postings of the last step for the employers that were asked for last, so that objects (and their texts) live
 * while unchanged.
 */
function createBoardCache(seed: number, scale: number) {
  const boards = new Map<Employer, { step: number; slots: Slot[]; postings: SandboxPosting[] }>();
  const keep = (employer: Employer, board: { step: number; slots: Slot[]; postings: SandboxPosting[] }) => {
    boards.delete(employer);
    boards.set(employer, board);
    const [oldest] = boards.keys();
    if (boards.size > BOARDS_KEPT && oldest) boards.delete(oldest);
    return board.postings;
  };
  return (employer: Employer, at: Date): SandboxPosting[] => {
    const step = Math.floor(at.getTime() / STEP_MS);
    const cached = boards.get(employer);
    if (cached?.step === step) return keep(employer, cached);
    const slots = cached?.slots ?? createSlots(seed, employer, scale);
    const before = new Map(cached?.postings.map((posting) => [posting.key, posting]));
    const postings = computeBoard(employer, slots, step * STEP_MS).map((posting) => {
      const old = before.get(posting.key);
      return old && old.revision === posting.revision && old.listed === posting.listed ? old : posting;
    });
    return keep(employer, { step, slots, postings });
  };
}

/** The sandbox's demo data: a pure function of seed and instant (to five minutes). */
export function createDemoData(options: DemoDataOptions): DemoData {
  const { seed, scale } = options;
  const employers = createEmployers(seed, options.employers);
  const byBoard = new Map(
    employers.map((employer) => [`${employer.source}:${employer.board.toLowerCase()}`, employer]),
  );
  const listAll = createBoardCache(seed, scale);
  const texts = new WeakMap<SandboxPosting, Section[]>();
  const additions = new Map<Employer, string>();
  const describeOnce = (posting: SandboxPosting): Section[] => {
    const known = texts.get(posting);
    if (known) return known;
    const sections = describe(posting);
    texts.set(posting, sections);
    return sections;
  };
  return {
    employers,
    findEmployer: (source, board) => byBoard.get(`${source}:${board.toLowerCase()}`),
    listAll,
    listOpen: (employer, at) => listAll(employer, at).filter((posting) => posting.listed),
    findMassEdit: (employer, at) =>
      new Date(findMassEdit(`${seed}|${employer.name}`, Math.floor(at.getTime() / STEP_MS) * STEP_MS)),
    describe: (posting) => {
      const sections = describeOnce(posting);
      const sentence = additions.get(posting.employer);
      if (sentence === undefined) return sections;
      return sections.map((section, index) =>
        index === 0 ? { ...section, paragraphs: [...section.paragraphs, sentence] } : section,
      );
    },
    reword: (employer, sentence) => {
      if (sentence === null) additions.delete(employer);
      else additions.set(employer, sentence);
    },
  };
}
