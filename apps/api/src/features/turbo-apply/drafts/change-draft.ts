import { isDeepStrictEqual } from 'node:util';
import { holdsForOneCountry, toQuestionKey, toRememberedAnswer } from '@firsthand/applying';
import { type AppError, type FormField, LIMITS, refuse, type UpdateDraftRequest } from '@firsthand/contracts';
import type { Executor, TypedAnswer } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { requireTypable } from './typed-answers.ts';
import { lockDraft, updateDraftRow, type DraftRow } from './drafts.repository.ts';
import { toOnlyCountry } from '../../../models/only-country.ts';
import { loadContent } from './load-content.ts';
import { countStoredAnswers, storeAnswer } from '../stored-answers/stored-answers.repository.ts';

/**
 * Stores what the person typed, and remembers the answers they want remembered. 409 when the draft was changed since the
 * version that is named, unless nothing would change: then the save arrived before and only its answer was lost.
 */
export async function changeDraft(
  tx: Executor,
  context: Pick<ApiContext, 'findApplyKey' | 'now'>,
  viewer: Viewer,
  { id, changes }: { id: number; changes: UpdateDraftRequest },
): Promise<DraftRow> {
  const draft = await lockDraft(tx, viewer.user.id, id);
  if (!draft) throw refuse('draft-unknown');
  const typed = mergeTyped(draft, changes.answers, changes.drafted);
  const handling = changes.handling ?? draft.handling;
  const isSame = handling === draft.handling && isDeepStrictEqual(typed, draft.typed);
  if (!isSame && changes.version !== draft.version) throw refuse('draft-changed');
  const changed = isSame ? draft : await updateDraftRow(tx, draft, { handling, typed }, context.now());
  if (!changed) throw refuse('draft-changed');
  await rememberAnswers(tx, context, viewer, { draft: changed, keys: changes.remember ?? [] });
  return changed;
}

/** Everything typed into a draft with these answers; those of `drafted` were taken over as they stood. */
export function mergeTyped(
  draft: DraftRow,
  answers: UpdateDraftRequest['answers'] = {},
  drafted: readonly string[] = [],
): Record<string, TypedAnswer> {
  const given = Object.entries(answers);
  for (const [key] of given) requireField(draft, key);
  const typed = new Map<string, TypedAnswer>(Object.entries(draft.typed));
  for (const [key, value] of given) {
    typed.set(key, { value: toValue(value), kind: drafted.includes(key) ? 'drafted' : 'typed' });
  }
  // In the form's order, so that the same answers are the same text.
  const ordered = draft.form.fields.flatMap(({ key }) => {
    const answer = typed.get(key);
    return answer ? [[key, answer] as const] : [];
  });
  const merged = Object.fromEntries(ordered);
  requireTypable(merged);
  return merged;
}

/** What holds nothing is left empty. */
function toValue(value: string | string[] | null): string | string[] | null {
  if (value === null || value.length === 0) return null;
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

async function rememberAnswers(
  tx: Executor,
  context: Pick<ApiContext, 'findApplyKey' | 'now'>,
  viewer: Viewer,
  { draft, keys }: { draft: DraftRow; keys: readonly string[] },
): Promise<void> {
  if (keys.length === 0) return;
  for (const key of keys) requireField(draft, key);
  const { content } = await loadContent(tx, context, viewer, draft);
  const wanted = content.fields.filter(({ key }) => keys.includes(key));
  for (const field of wanted) {
    // Null for what is never kept: consent is given for one application alone, and files lie in the profile.
    const answer = toRememberedAnswer(field);
    const questionKey = toQuestionKey(field.label);
    if (answer === null || questionKey === '') continue;
    const { label: question, sensitive } = field;
    const country = holdsForOneCountry(field) ? toOnlyCountry(content.job) : null;
    const kept = { question, questionKey, country, sensitive, answer };
    await storeAnswer(tx, viewer.user.id, kept, context.now());
  }
  if ((await countStoredAnswers(tx, viewer.user.id)) > LIMITS.storedAnswersPerUser) throw tooManyAnswers();
}

function requireField({ form }: DraftRow, key: string): FormField {
  const field = form.fields.find((other) => other.key === key);
  if (field) return field;
  throw refuse('question-unknown');
}

function tooManyAnswers(): AppError {
  return refuse('answers-full', { most: LIMITS.storedAnswersPerUser });
}
