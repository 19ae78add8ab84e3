import type { HideKind } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import { sql, type Selectable } from 'kysely';

export type HideRuleRow = Selectable<Tables['hide_rules']>;

/** What tells a person's rules apart. */
export interface HideRuleKey {
  kind: HideKind;
  value: string;
}

/** A person's rules, the latest first. */
export async function loadHideRules(db: Executor, userId: number): Promise<HideRuleRow[]> {
  return db
    .selectFrom('hide_rules')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Words are the same in any case. */
export async function findHideRule(
  db: Executor,
  userId: number,
  { kind, value }: HideRuleKey,
): Promise<HideRuleRow | undefined> {
  return db
    .selectFrom('hide_rules')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where(sql<boolean>`case kind when 'word' then lower(value) = lower(${value}) else value = ${value} end`)
    .executeTakeFirst();
}

export async function countHideRules(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('hide_rules')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertHideRule(
  db: Executor,
  userId: number,
  { kind, value }: HideRuleKey,
  at: Date,
): Promise<HideRuleRow> {
  return db
    .insertInto('hide_rules')
    .values({ user_id: userId, kind, value, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False when it is none of this person's. */
export async function deleteHideRule(db: Executor, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('hide_rules')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Title and company of jobs, open or closed, by their numbers. */
export async function loadJobNames(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, { title: string; company: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'title', 'company'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}
