import { findBoardByAddress } from '@firsthand/connectors';
import { findWebAddress, getAts, HOUR_MS, LIMITS, refuse, type BoardName } from '@firsthand/contracts';
import { nameCompany, type Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import { keyedHash } from '../../../people/secrets.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { guardSender, guardSubmission } from '../../public-forms/guard-submission.service.ts';
import type { CompanyKey } from '../companies.repository.ts';
import { findBoard, insertBoard } from './boards.repository.ts';
import { askBoard } from './ask-board.ts';
import { findBoardAt } from './find-board-at.ts';

const PER_PERSON = { atMost: LIMITS.companiesPerPersonAndHour, withinMs: HOUR_MS };
const PER_NETWORK = { atMost: LIMITS.companiesPerNetworkAndHour, withinMs: HOUR_MS };
/**
 * Finds the board of a careers address and adds it, once it answered, unless it is known. It is crawled within seconds,
 * by whichever worker looks first. `onAdded` is called in the transaction that adds it. 400 in words when we cannot read it,
 * 429 when too many were asked for.
 */
export async function addCompany(
  context: ApiContext,
  { user }: Viewer,
  { url: typed, clientIp }: { url: string; clientIp: string },
  onAdded?: (tx: Executor, board: BoardName) => Promise<void>,
): Promise<{ created: boolean; company: CompanyKey }> {
  const { atsFetch, now, database } = context;
  const address = toAddress(context, typed);
  const named = findBoardByAddress(address);
  const known = named && (await findKnown(context, named));
  if (known) return { created: false, company: known };

  await guard(context, user.id, clientIp);
  const board = named ?? (await findBoardAt(atsFetch, address));
  if (!board) throw refuse('careers-address-not-ours');
  const found = named ? undefined : await findKnown(context, board);
  if (found) return { created: false, company: found };
  const { company } = await askBoard(atsFetch, board, now());
  const created = await database.db.transaction().execute(async (tx) => {
    const isNew = await insertBoard(tx, board, company);
    if (isNew) await onAdded?.(tx, board);
    return isNew;
  });
  const stored = await findKnown(context, board);
  if (!stored) throw new Error(`The board ${board.source}:${board.board} was not stored`);
  return { created, company: stored };
}

function toAddress({ readExternalUrl }: ApiContext, typed: string): URL {
  const whole = findWebAddress(readExternalUrl(typed.trim()));
  if (whole === null) throw refuse('careers-address-invalid');
  return new URL(whole);
}

/** The company of a board that we hold; of one that was not read yet too. 400 for one that is no longer read. */
async function findKnown(
  context: Pick<ApiContext, 'database'>,
  name: BoardName,
): Promise<CompanyKey | undefined> {
  const { db } = context.database;
  const board = await findBoard(db, name);
  if (!board) return undefined;
  if (board.kept_out_at !== null) throw refuse('board-kept-out');
  if (!board.enabled) throw refuse('board-no-longer-read');
  if (board.company_slug !== null) return { atsType: getAts(board.source).slug, slug: board.company_slug };
  await db.transaction().execute((tx) => nameCompany(tx, board.id));
  return findKnown(context, name);
}

/** Of requests to others, which is what costs somebody something. */
async function guard(context: ApiContext, userId: number, clientIp: string): Promise<void> {
  const { auth, database, now } = context;
  const person = { form: 'company' as const, clientHash: keyedHash(auth.secret, 'person', String(userId)) };
  await database.db.transaction().execute(async (tx) => {
    await guardSender(tx, person, PER_PERSON, now());
    await guardSubmission(tx, context, { form: 'company', clientIp }, PER_NETWORK);
  });
}
