import { formatCount } from '@firsthand/contracts/light';
import type { BoardHealth, BoardState } from '@firsthand/contracts';

/** What the choice between the boards says. */
export const CHOICE_LABELS: Record<BoardState, string> = {
  all: 'All',
  failing: 'Failing',
  paused: 'Paused',
  retired: 'No longer crawled',
  alive: 'With jobs',
  quiet: 'Without jobs',
  gone: 'Gone',
  unknown: 'Never read',
  'kept-out': 'Kept out',
};

/** `bad` needs somebody, `good` does not, `quiet` is neither. */
export interface BoardWord {
  word: string;
  tone: 'good' | 'bad' | 'quiet';
}

/** How a board is, in a word. */
export function toBoardWord(
  board: Pick<BoardHealth, 'enabled' | 'paused_at' | 'kept_out_at' | 'failure' | 'life' | 'last_success_at'>,
): BoardWord {
  if (board.kept_out_at !== null) return { word: 'Kept out at its employer’s wish', tone: 'quiet' };
  if (!board.enabled) return { word: 'No longer crawled', tone: 'quiet' };
  if (board.paused_at !== null) return { word: 'Paused', tone: 'quiet' };
  if (board.life === 'gone') return { word: 'Gone', tone: 'quiet' };
  if (board.failure) return { word: 'Failing', tone: 'bad' };
  if (board.last_success_at === null) return { word: 'Never read', tone: 'quiet' };
  if (board.life === 'quiet') return { word: 'Working, without jobs', tone: 'good' };
  return { word: 'Working', tone: 'good' };
}

const FAILURES = new Map([
  ['unreachable', 'Could not be reached'],
  ['rate-limited', 'Asked us to slow down'],
  ['board-gone', 'The board is not there'],
  ['shape-changed', 'Answered in a form we do not know'],
  ['internal', 'A fault of ours'],
  ['empty', 'Listed no postings, which proves nothing yet'],
  ['held', 'Lost most of its postings at once: closing them waits for an admin'],
  ['incomplete', 'Could be read only in part'],
]);

/** ("unreachable", 3) → "Could not be reached, 3 times in a row" */
export function toCrawlFailureText({ code, in_a_row }: NonNullable<BoardHealth['failure']>): string {
  const what = FAILURES.get(code) ?? `Failed (${code})`;
  return in_a_row > 1 ? `${what}, ${formatCount(in_a_row)} times in a row` : what;
}

type Crawl = NonNullable<BoardHealth['last_crawl']>;

const OUTCOMES: Record<Crawl['outcome'], string> = {
  running: 'Running',
  complete: 'Complete',
  unchanged: 'Nothing had changed',
  incomplete: 'Incomplete',
  failed: 'Failed',
  abandoned: 'Interrupted',
};

export function toOutcomeWord({ outcome }: Pick<Crawl, 'outcome'>): string {
  return OUTCOMES[outcome];
}

/** "1,204 read, 3 new, 1 closed": what was read, and of the rest what there is. Null where nothing was. */
export function toCrawlCounts(crawl: Omit<Crawl, 'started_at' | 'finished_at' | 'outcome'>): string | null {
  const { read, created, changed, closed, reopened, rejected } = crawl;
  const counts: [number, string][] = [
    [created, 'new'],
    [changed, 'changed'],
    [closed, 'closed'],
    [reopened, 'open again'],
    [rejected, 'left out'],
  ];
  const others = counts.filter(([count]) => count > 0);
  if (read === 0 && others.length === 0) return null;
  return [[read, 'read'] as const, ...others]
    .map(([count, word]) => `${formatCount(count)} ${word}`)
    .join(', ');
}
