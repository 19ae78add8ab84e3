import { refuse } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';

/** What a person keeps. Their settings are not counted: every account has some. */
const KEPT = [
  ...(['job_profiles', 'bookmarks', 'hide_rules', 'watched_companies', 'saved_searches'] as const),
  ...(['job_applications', 'application_drafts', 'stored_answers'] as const),
  ...(['auto_apply_criteria', 'auto_apply_prepared'] as const),
];

/** Whether an account can still be filled from a file. */
export async function holdsNothing(db: Executor, userId: number): Promise<boolean> {
  const kept = KEPT.map((table) => sql`exists (select from ${sql.table(table)} where user_id = ${userId})`);
  const { rows } = await sql<{ empty: boolean }>`select not (${sql.join(kept, sql` or `)}) as empty`.execute(
    db,
  );
  return rows[0]?.empty ?? false;
}

/** 409 when an account holds something. */
export async function requireEmpty(db: Executor, userId: number): Promise<void> {
  if (await holdsNothing(db, userId)) return;
  throw refuse('account-not-empty');
}
