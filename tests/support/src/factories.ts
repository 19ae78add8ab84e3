import type { Place, Posting } from '@firsthand/contracts';
import type { BoardsTable, Db, JobsTable } from '@firsthand/database';
import type { Insertable } from 'kysely';

let made = 0;

/** A number no other thing made by these factories in this process has. */
export function nextNumber(): number {
  return ++made;
}

/** A place; Austin, Texas unless told otherwise. */
export function aPlace(overrides: Partial<Place> = {}): Place {
  const place = { city: 'Austin', state: 'TX', postalCode: null, country: 'US', ...overrides };
  const text = [place.city, place.state].filter((part) => part !== null).join(', ') || (place.country ?? '');
  return { text, ...place };
}

/** A posting as a connector gives it, with an external id of its own. */
export function aPosting(overrides: Partial<Posting> = {}): Posting {
  const externalId = overrides.externalId ?? `posting-${nextNumber()}`;
  return {
    externalId,
    title: 'Data Engineer',
    company: 'Acme',
    places: [aPlace()],
    workMode: null,
    employmentType: null,
    employmentTypeOrigin: null,
    department: null,
    category: null,
    categoryOrigin: null,
    descriptionHtml: '<p>You build pipelines that many teams rely on.</p>',
    descriptionText: 'You build pipelines that many teams rely on.',
    requirementsHtml: null,
    benefitsHtml: null,
    pay: null,
    applicationCount: null,
    publishedAt: '2026-01-05T08:00:00.000Z',
    hostedUrl: `https://jobs.example/acme/${externalId}`,
    applyUrl: `https://jobs.example/acme/${externalId}/apply`,
    reference: null,
    language: null,
    ...overrides,
  };
}

/** Stores a board and gives its id. */
export async function insertBoard(db: Db, overrides: Partial<Insertable<BoardsTable>> = {}): Promise<number> {
  const values = {
    source: 'lever',
    board: `board-${nextNumber()}`,
    company: 'Acme',
    origin: 'file',
    ...overrides,
  } as const;
  const { id } = await db.insertInto('boards').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A row of the jobs table on the given board. */
export function aJobRow(
  boardId: number,
  overrides: Partial<Insertable<JobsTable>> = {},
): Insertable<JobsTable> {
  const externalId = overrides.external_id ?? `posting-${nextNumber()}`;
  return {
    board_id: boardId,
    source: 'lever',
    external_id: externalId,
    title: 'Data Engineer',
    slug: 'data-engineer',
    company: 'Acme',
    company_slug: 'acme',
    location_text: 'Austin, TX',
    country: 'US',
    description_html: '<p>You build pipelines.</p>',
    description_text: 'You build pipelines.',
    hosted_url: `https://jobs.example/acme/${externalId}`,
    apply_url: `https://jobs.example/acme/${externalId}/apply`,
    published_at: '2026-01-05T08:00:00.000Z',
    fingerprint: 'f',
    content_hash: 'c',
    first_seen_at: '2026-01-06T08:00:00.000Z',
    ...overrides,
  };
}

/** Stores an open job with its verification and gives its id. It is not indexed for search. */
export async function insertJob(
  db: Db,
  boardId: number,
  overrides: Partial<Insertable<JobsTable>> = {},
): Promise<number> {
  const row = aJobRow(boardId, overrides);
  const { id } = await db.insertInto('jobs').values(row).returning('id').executeTakeFirstOrThrow();
  const seenAt = row.first_seen_at;
  await db.insertInto('verifications').values({ job_id: id, last_verified_at: seenAt, checks: 1 }).execute();
  return id;
}
