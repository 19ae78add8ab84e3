import { randomUUID } from 'node:crypto';
import type { Db } from '@firsthand/database';
import { describeStore } from '@firsthand/test-support';
import { sql } from 'kysely';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { fillAccount } from '../../testing/a-full-account.ts';
import { readExport } from '../../testing/read-export.ts';
import { signIn } from '../../testing/sign-in.ts';
import { loggedErrors, TEST_NOW } from '../../testing/test-api.ts';
import { parseEmailAddress } from '../../people/email-address.ts';
import { deleteUser } from './delete-user.ts';
import { exportUser } from './export-user.ts';

const EARLIER = new Date(TEST_NOW.getTime() - 86_400_000);
const LATER = new Date(TEST_NOW.getTime() + 86_400_000);
const USED = ['first@one.example', 'Second@Two.example', 'third@three.example'] as const;

/** Where a text stands, in whatever table and column, whatever its letters: "mails.recipient". */
async function findText(db: Db, text: string): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>`
    select table_name::text as table, column_name::text as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`.execute(db);
  expect(columns.rows.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { table, column } of columns.rows) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)}::text ilike ${`%${text}%`} limit 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

describeStore('addresses that a person had before', (open) => {
  const start = async () => {
    const { db, database } = await open();
    const ada = await signIn(database, { email: USED[0], name: 'Ada' });
    const moveTo = async (address: string) => {
      const person = db.selectFrom('users').selectAll().where('id', '=', ada.user.id);
      const { email: old, email_key: oldKey } = await person.executeTakeFirstOrThrow();
      const { email, key } = parseEmailAddress(address);
      await db.updateTable('users').set({ email, email_key: key }).where('id', '=', ada.user.id).execute();
      const change = { user_id: ada.user.id, old_email: old, old_email_key: oldKey };
      await db
        .insertInto('address_changes')
        .values({ ...change, take_back_hash: randomUUID(), created_at: TEST_NOW, expires_at: LATER })
        .execute();
    };
    const leaveEntries = async (email: string, at: Date) => {
      const mail = { kind: 'career-notice', subject: email, text: email, html: email, created_at: at };
      for (const [recipient, userId] of [
        ['operator@example.com', null],
        [email, null],
      ] as const) {
        const { id } = await db
          .insertInto('mails')
          .values({ ...mail, recipient, user_id: userId })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (recipient === email) continue;
        await db
          .insertInto('career_notices')
          .values({ email, email_key: email.toLowerCase(), mail_id: id, created_at: at })
          .execute();
      }
      await db
        .insertInto('integration_requests')
        .values({
          ...{ company_name: 'Acme', contact_name: 'Ada', contact_email: email, created_at: at },
          ...{ email_key: email.toLowerCase(), ats_description: `Write to ${email}`, mail_id: null },
        })
        .execute();
    };
    const exported = async () => {
      const user = await db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', ada.user.id)
        .executeTakeFirstOrThrow();
      return (await readExport(await buffer(await exportUser(db, user, TEST_NOW)))).lists;
    };
    return { db, database, ada, moveTo, leaveEntries, exported };
  };

  test('are kept with what lies under them, exported, and leave no trace in any table', async () => {
    const { db, ada, moveTo, leaveEntries, exported } = await start();
    for (const [index, email] of USED.entries()) {
      await leaveEntries(email, TEST_NOW);
      const user = await db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', ada.user.id)
        .executeTakeFirstOrThrow();
      if (index === 0)
        await fillAccount(
          db,
          { ...ada, user: { ...user, email: 'x@x.example', email_key: 'x@x.example' } },
          'mark',
          1,
        );
      const next = USED[index + 1];
      if (next) await moveTo(next);
    }
    const lists = await exported();
    expect(lists['former-addresses']?.map((row) => row.old_email)).toEqual(
      expect.arrayContaining(['first@one.example', 'Second@two.example']),
    );
    expect(lists['integration-requests']?.map((row) => row.contact_email)).toEqual([...USED]);
    expect(lists['career-notices']).toHaveLength(3);
    for (const email of USED) expect(await findText(db, email)).not.toEqual([]);

    expect(await deleteUser(db, ada.user.id)).toBe(true);
    for (const email of USED) expect([email, await findText(db, email)]).toEqual([email, []]);
    expect(loggedErrors).toEqual([]);
  });

  test('are somebody else’s from the day on which another account has them', async () => {
    const { db, database, ada, moveTo, leaveEntries, exported } = await start();
    await leaveEntries(USED[0], EARLIER);
    await moveTo(USED[1]);
    await db.deleteFrom('career_notices').execute();
    await signIn(database, { email: USED[0], name: 'Bob' });
    await leaveEntries(USED[0], LATER);
    expect((await exported())['integration-requests']).toMatchObject([{ created_at: EARLIER.toISOString() }]);
    await deleteUser(db, ada.user.id);
    const left = await db.selectFrom('integration_requests').select('created_at').execute();
    expect(left).toEqual([{ created_at: LATER }]);
    expect(await db.selectFrom('career_notices').select('email').execute()).toHaveLength(1);
  });
});
