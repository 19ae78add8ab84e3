import { refuse, type StoredAnswer } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { storeWithinQuota } from '../../../people/storage-quota.ts';
import {
  deleteStoredAnswer,
  findStoredAnswer,
  loadStoredAnswers,
  updateStoredAnswer,
  type StoredAnswerRow,
} from './stored-answers.repository.ts';

/** The viewer's remembered answers, the latest first. */
export async function listStoredAnswers({ database }: ApiContext, { user }: Viewer): Promise<StoredAnswer[]> {
  return (await loadStoredAnswers(database.db, user.id)).map(toStoredAnswer);
}

/** 404 when it is none of the viewer's, 400 for an empty one: to forget an answer is to delete it; 413 without room. */
export async function changeStoredAnswer(
  { database, now }: ApiContext,
  { user }: Viewer,
  id: number,
  answer: string | string[],
): Promise<StoredAnswer> {
  if (!(await findStoredAnswer(database.db, user.id, id))) throw refuse('answer-unknown');
  const texts = Array.isArray(answer) ? answer : [answer];
  if (texts.some((text) => text.trim() === '')) {
    throw refuse('answer-empty');
  }
  const changed = await storeWithinQuota(database.db, user.id, (tx) =>
    updateStoredAnswer(tx, user.id, { id, answer }, now()),
  );
  if (!changed) throw refuse('answer-unknown');
  return toStoredAnswer(changed);
}

/** 404 when it is none of the viewer's. */
export async function forgetStoredAnswer(
  { database }: ApiContext,
  { user }: Viewer,
  id: number,
): Promise<void> {
  if (!(await deleteStoredAnswer(database.db, user.id, id))) throw refuse('answer-unknown');
}

function toStoredAnswer(row: StoredAnswerRow): StoredAnswer {
  const { id, question, answer, sensitive, updated_at } = row;
  const country = row.country === '' ? null : row.country;
  return { id, question, answer, sensitive, country, updated_at: updated_at.toISOString() };
}
