import { readClaims } from '@firsthand/claims';
import type { Place, Source } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import { indexJobs, type SearchDocument } from '@firsthand/search';
import type { Selectable } from 'kysely';
import { loadPlaces } from './held-jobs.ts';
import type { JobRow } from './job-row.ts';

/** What search is told of a job beside its board and places. */
const COLUMNS = [
  ...(['id', 'title', 'company', 'description_text', 'department', 'category', 'work_mode'] as const),
  ...(['employment_type', 'pay_min', 'pay_max', 'pay_currency', 'pay_period', 'language'] as const),
  ...(['featured_by_employer', 'is_prospect', 'published_at', 'first_seen_at'] as const),
];

type IndexedRow = Pick<Selectable<Tables['jobs']>, (typeof COLUMNS)[number]>;
type Board = Pick<SearchDocument, 'source' | 'board'>;

/** The search document of a row that is being stored. */
export function toSearchDocument(
  job: { id: number; row: JobRow; places: readonly Place[] },
  board: Board,
  firstSeenAt: Date,
): SearchDocument {
  const { id, row, places } = job;
  const publishedAt = row.published_at === null ? null : new Date(row.published_at);
  const stored = { ...(row as unknown as IndexedRow), id };
  return toDocument({ ...stored, published_at: publishedAt, first_seen_at: firstSeenAt }, board, places);
}

/** Makes the search rows of these jobs again from what is stored. The jobs must be open. */
export async function reindexJobs(db: Executor, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('boards', 'boards.id', 'jobs.board_id')
    .select(COLUMNS.map((column) => `jobs.${column}` as const))
    .select(['boards.source', 'boards.board'])
    .where('jobs.id', 'in', [...jobIds])
    .execute();
  const places = await loadPlaces(db, jobIds);
  await indexJobs(
    db,
    rows.map((row) => toDocument(row, row, places.get(row.id) ?? [])),
  );
}

function toDocument(row: IndexedRow, { source, board }: Board, places: readonly Place[]): SearchDocument {
  return {
    jobId: row.id,
    title: row.title,
    company: row.company ?? toBoardWords(source, board),
    places: [...places],
    descriptionText: row.description_text,
    department: row.department,
    category: row.category,
    source,
    board,
    workMode: row.work_mode,
    employmentType: row.employment_type,
    pay: { min: row.pay_min, max: row.pay_max, currency: row.pay_currency, period: row.pay_period },
    stated: toStated(row, places),
    language: row.language,
    featured: row.featured_by_employer,
    publishedAt: row.published_at,
    firstSeenAt: row.first_seen_at,
  };
}

/** Their boards are numbers. */
const NUMBERED: readonly Source[] = ['adp'];

/**
 * What an employer that nobody names is searched by, which is what its page is called after: `lever:eu/acme-tools` →
 * "acme tools".
 */
function toBoardWords(source: Source, board: string): string | null {
  if (NUMBERED.includes(source)) return null;
  const parts = board.split('/');
  const name = source === 'workday' ? parts[1] : parts.at(-1);
  return name?.replace(/[-_.]+/g, ' ').trim() || null;
}

function toStated(row: IndexedRow, places: readonly Place[]): SearchDocument['stated'] {
  const { title, description_text: descriptionText, is_prospect: isProspect } = row;
  const { seniority, years, visa, skills, eligibility, pool } = readClaims({
    ...{ title, descriptionText, places, isProspect },
  });
  return {
    seniority: seniority?.value ?? null,
    years: years?.value ?? null,
    visa: visa?.value ?? null,
    skills: skills.map(({ value }) => value),
    openTo: eligibility?.value ?? null,
    isPool: pool !== null,
  };
}
