import { DAY_MS } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { signIn } from '../testing/sign-in.ts';
import { TEST_NOW } from '../testing/test-api.ts';
import { recordAudit } from './record-audit.ts';

describeStore('the audit trail', (open) => {
  test('forgets what is older than 400 days', async () => {
    const { db } = await open();
    const at = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
    for (const days of [401, 400, 1])
      await recordAudit(db, { action: 'people-listed', actor: 'operator', now: at(days) });
    await recordAudit(db, { action: 'people-listed', actor: 'operator', now: TEST_NOW });
    const kept = await db.selectFrom('audit_events').select('at').orderBy('at').execute();
    expect(kept.map((event) => event.at)).toEqual([at(400), at(1), TEST_NOW]);
  });

  test('is kept with what was done, or not at all', async () => {
    const { db, database } = await open();
    const { user } = await signIn(database);
    const act = db.transaction().execute(async (trx) => {
      await recordAudit(trx, { action: 'closing-agreed', actor: user.id, now: TEST_NOW });
      throw new Error('it failed');
    });
    await expect(act).rejects.toThrow('it failed');
    expect(await db.selectFrom('audit_events').select('id').execute()).toEqual([]);
  });

  test('cuts what is too long for it', async () => {
    const { db } = await open();
    await recordAudit(db, {
      ...{ action: 'people-listed', actor: 'operator', now: TEST_NOW },
      detail: '🌷'.repeat(1_000),
    });
    const { detail } = await db.selectFrom('audit_events').select('detail').executeTakeFirstOrThrow();
    expect(detail).toBe('🌷'.repeat(300));
  });
});
