import { refuse, type PasskeysResponse } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import { lockPerson } from '../../../people/lock-person.ts';
import { requireRecentProof } from '../../../people/require-recent-proof.ts';
import { tellOfSignInWay } from '../tell-of-sign-in-way.ts';
import type { SessionViewer } from '../../../people/viewer.ts';
import { deletePasskey, listPasskeyRows, updatePasskeyName } from './passkeys.repository.ts';
import { toPasskeyView } from './passkeys.view.ts';
import { needsPasskey, refuseChangeByMailAlone } from './require-admin-passkey.ts';

/** The viewer's passkeys, and whether one of them proved this session. */
export async function listPasskeys(context: ApiContext, viewer: SessionViewer): Promise<PasskeysResponse> {
  const { db } = context.database;
  const rows = await listPasskeyRows(db, viewer.user.id);
  const session = await db
    .selectFrom('sessions')
    .select('passkey_id')
    .where('id', '=', viewer.sessionId)
    .executeTakeFirst();
  return {
    passkeys: rows.map(toPasskeyView),
    confirmed: (session?.passkey_id ?? null) !== null,
    required: needsPasskey(context, viewer),
  };
}

/** 400 without a name, 404 when it is none of the viewer's. */
export async function renamePasskey(
  context: ApiContext,
  viewer: SessionViewer,
  { id, name }: { id: number; name: string },
): Promise<PasskeysResponse> {
  const line = name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line === '') {
    throw refuse('passkey-name-missing');
  }
  const renamed = await updatePasskeyName(context.database.db, { id, userId: viewer.user.id }, line);
  if (!renamed) throw refuse('passkey-gone');
  return listPasskeys(context, viewer);
}

/**
 * 404 when it is none of the viewer's, 403 without a recent proof of who asks. Sessions that it proved are open still, and
 * proved no longer.
 */
export async function removePasskey(
  context: ApiContext,
  viewer: SessionViewer,
  id: number,
): Promise<PasskeysResponse> {
  const userId = viewer.user.id;
  requireRecentProof(viewer, context.now());
  const removed = await context.database.db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId);
    refuseChangeByMailAlone(context, viewer, (await listPasskeyRows(trx, userId)).length > 0);
    const isRemoved = await deletePasskey(trx, { id, userId });
    if (isRemoved)
      await tellOfSignInWay(trx, context, {
        user: viewer.user,
        name: 'A passkey',
        kind: 'passkey',
        isNew: false,
      });
    return isRemoved;
  });
  if (!removed) throw refuse('passkey-gone');
  return listPasskeys(context, viewer);
}
