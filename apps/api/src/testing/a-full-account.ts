import { randomUUID } from 'node:crypto';
import { enqueueTask, type BookmarkedPosting, type Db } from '@firsthand/database';
import type { SignedIn } from './sign-in.ts';
import { TEST_NOW } from './test-api.ts';

const LATER = new Date(TEST_NOW.getTime() + 900_000);

/**
 * Gives a person a row in every table that may hold something of theirs. `mark` stands in whatever is text, so that it
 * can be looked for elsewhere. A job of this number need not exist.
 */
export async function fillAccount(
  db: Db,
  { user, sessionId }: SignedIn,
  mark: string,
  jobId: number,
): Promise<void> {
  const values = { user_id: user.id, created_at: TEST_NOW };
  await db.updateTable('users').set({ phone: mark, location: mark }).where('id', '=', user.id).execute();
  await db
    .insertInto('identities')
    .values({ ...values, issuer: 'https://issuer.example', subject: mark })
    .execute();
  await db
    .insertInto('refresh_tokens')
    .values({ session_id: sessionId, token_hash: `hash-${mark}`, issued_at: TEST_NOW, expires_at: LATER })
    .execute();
  const mail = {
    recipient: user.email,
    kind: 'magic-link',
    subject: `Subject ${mark}`,
    text: mark,
    html: mark,
  };
  // The first mail of all went out before there was an account.
  for (const userId of [user.id, null]) {
    const { id } = await db
      .insertInto('mails')
      .values({ ...mail, user_id: userId, created_at: TEST_NOW })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueTask(db, { kind: 'send-mail', key: String(id) });
    await db
      .insertInto('magic_links')
      .values({
        ...{ email: user.email, email_key: user.email_key, user_id: userId, mail_id: id },
        ...{
          token_hash: `${mark}-${randomUUID()}`,
          request_hash: `${mark}-${randomUUID()}`,
          code_hash: mark,
        },
        ...{ client_hash: mark, created_at: TEST_NOW, expires_at: LATER },
      })
      .execute();
  }
  await db
    .insertInto('bookmarks')
    .values({
      ...{ user_id: user.id, source: 'lever', requisition_id: jobId, external_id: mark, content_hash: 'c' },
      ...{ posting: JSON.stringify(aPostingCopy(mark)), bookmarked_at: TEST_NOW },
    })
    .execute();
  await db
    .insertInto('job_applications')
    .values({
      ...{ user_id: user.id, application_status: 'submitted', applied_at: TEST_NOW, ats_source: 'lever' },
      job_data: JSON.stringify({ title: mark }),
    })
    .execute();
}

function aPostingCopy(title: string): BookmarkedPosting {
  return {
    ...{ title, company: null, location: null, remote: false, work_mode: null, country: null },
    ...{ description: '', summary: null, salary: null, external_url: null, posted_at: null },
    ...{ first_seen_at: TEST_NOW.toISOString(), changed_at: null },
    navigation: {
      ...{ atsType: 'lever', urlSafeClientName: null, clientName: null },
      ...{ domain: null, clientProject: null, urlSafeJobTitle: 'x' },
    },
  };
}
