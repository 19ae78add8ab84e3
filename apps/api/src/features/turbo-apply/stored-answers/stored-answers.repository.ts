import type { SensitiveTopic } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';

export type StoredAnswerRow = Selectable<Tables['stored_answers']>;

/** A person's remembered answers, the latest first. */
export async function loadStoredAnswers(db: Executor, userId: number): Promise<StoredAnswerRow[]> {
  return db
    .selectFrom('stored_answers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findStoredAnswer(
  db: Executor,
  userId: number,
  id: number,
): Promise<StoredAnswerRow | undefined> {
  return db
    .selectFrom('stored_answers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countStoredAnswers(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('stored_answers')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface AnswerToStore {
  question: string;
  questionKey: string;
  /** The one country it holds for; null: it does not depend on the country. */
  country: string | null;
  sensitive: SensitiveTopic | null;
  answer: string | string[];
}

/** Takes the place of the answer to the same question, of the same country where it holds for one. */
export async function storeAnswer(
  db: Executor,
  userId: number,
  { question, questionKey, country, sensitive, answer }: AnswerToStore,
  now: Date,
): Promise<void> {
  const values = { question, sensitive, answer: JSON.stringify(answer), updated_at: now };
  await db
    .insertInto('stored_answers')
    .values({ ...values, user_id: userId, question_key: questionKey, country: country ?? '' })
    .onConflict((conflict) => conflict.columns(['user_id', 'question_key', 'country']).doUpdateSet(values))
    .execute();
}

/** Undefined when it is none of this person's. */
export async function updateStoredAnswer(
  db: Executor,
  userId: number,
  { id, answer }: { id: number; answer: string | string[] },
  now: Date,
): Promise<StoredAnswerRow | undefined> {
  return db
    .updateTable('stored_answers')
    .set({ answer: JSON.stringify(answer), updated_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** False when it is none of this person's. */
export async function deleteStoredAnswer(db: Executor, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('stored_answers')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
