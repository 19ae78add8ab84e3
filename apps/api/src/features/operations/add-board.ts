import { getAts, type AddedBoard } from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import { recordAudit } from '../../people/record-audit.ts';
import type { Viewer } from '../../people/viewer.ts';
import { addCompany } from '../companies/adding/add-company.service.ts';
import type { Companies } from '../companies/companies.service.ts';

/** Adds the board of a careers address as people do, and notes it. What comes of it is said in words. */
export async function addBoard(
  context: ApiContext,
  companies: Companies,
  { admin, ...address }: { admin: Viewer; url: string; clientIp: string },
): Promise<AddedBoard & { created: boolean }> {
  const { created, company: key } = await addCompany(context, admin, address, (tx, { source, board }) =>
    recordAudit(tx, {
      ...{ action: 'board-added', actor: admin.user.id, now: context.now() },
      detail: `${source}:${board}`,
    }),
  );
  const company = await companies.get(key.atsType, key.slug);
  const name = `${company.name} (${getAts(company.source).label})`;
  if (created) return { created, message: `${name} was added and is read next.`, company };
  const { paused_at: pausedAt } = await context.database.db
    .selectFrom('boards')
    .select('paused_at')
    .where('source', '=', company.source)
    .where('board', '=', company.board)
    .executeTakeFirstOrThrow();
  const state = pausedAt === null ? 'here already' : 'here already, and paused';
  return { created, message: `${name} is ${state}.`, company };
}
