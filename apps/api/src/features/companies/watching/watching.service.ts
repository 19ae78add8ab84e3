import { LIMITS, refuse, type WatchedResponse } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { lockPerson } from '../../../people/lock-person.ts';
import { findCompany, type CompanyKey } from '../companies.repository.ts';
import { toListedCompany } from '../companies.view.ts';
import { countWatched, deleteWatched, insertWatched, isWatched, loadWatched } from './watched.repository.ts';

interface Watch {
  watched: boolean;
}

/** A page of the companies that the viewer watches, the latest first. */
export async function listWatched(
  { database: { db } }: ApiContext,
  { user }: Viewer,
  page: { limit: number; offset: number },
): Promise<WatchedResponse> {
  const [companies, total] = await Promise.all([loadWatched(db, user.id, page), countWatched(db, user.id)]);
  const data = companies.map(({ watchedAt, ...company }) => ({
    ...toListedCompany(company),
    watched_at: watchedAt.toISOString(),
  }));
  return { data, total };
}

/** Whether the viewer watches the company; 404 when there is none. */
export async function hasWatch(context: ApiContext, { user }: Viewer, key: CompanyKey): Promise<Watch> {
  const boardId = await requireBoardId(context, key);
  return { watched: await isWatched(context.database.db, user.id, boardId) };
}

/** Tells the viewer of what the company opens from now on. 404 when there is none, 409 when no more may be watched. */
export async function watchCompany(context: ApiContext, { user }: Viewer, key: CompanyKey): Promise<Watch> {
  const boardId = await requireBoardId(context, key);
  await context.database.db.transaction().execute(async (tx) => {
    await lockPerson(tx, user.id);
    if (await isWatched(tx, user.id, boardId)) return;
    refuseTooMany(await countWatched(tx, user.id));
    await insertWatched(tx, user.id, boardId, context.now());
  });
  return { watched: true };
}

/** Ends that. 404 when there is no such company. */
export async function unwatchCompany(context: ApiContext, { user }: Viewer, key: CompanyKey): Promise<Watch> {
  const boardId = await requireBoardId(context, key);
  await deleteWatched(context.database.db, user.id, boardId);
  return { watched: false };
}

async function requireBoardId({ database }: ApiContext, { atsType, slug }: CompanyKey): Promise<number> {
  const company = await findCompany(database.db, atsType, slug);
  if (company) return company.id;
  throw refuse('company-unknown');
}

function refuseTooMany(watched: number): void {
  if (watched < LIMITS.watchedPerUser) return;
  throw refuse('watched-full', { most: LIMITS.watchedPerUser });
}
