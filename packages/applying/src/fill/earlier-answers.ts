import { pointsAtEmployer, type FormField } from '@firsthand/contracts';
import type { EarlierAnswer } from '../contract.ts';
import { asksTwoAtOnce, isBareAnswer } from '../sensitive/two-questions.ts';
import { toQuestionKey } from '../identity/question-key.ts';
import { toAcceptedValue } from './accept-value.ts';
import { holdsForOneCountry } from './holds-for.ts';
import type { Found } from './profile-value.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const NOT_CARRIED =
  'You answered this at another employer. It asks about one employer, so that answer is not taken over by itself.';
const OTHER_COUNTRY =
  'You answered this for another country. An answer about the right to work holds for the country it was given for.';

const TWO_AT_ONCE =
  'This asks two things at once, and your earlier answer does not say which of them it answers. Answer it yourself.';

export type EarlierAnswers = ReadonlyMap<string, EarlierAnswer>;

/**
 * By question, topic and country, the latest of each: an answer never serves a question of another topic, and one that
 * holds for one country serves no job in another.
 */
export function indexEarlier(answers: readonly EarlierAnswer[]): EarlierAnswers {
  const byQuestion = new Map<string, EarlierAnswer>();
  for (const answer of answers) {
    for (const name of [toName(answer.sensitive, answer.questionKey, answer.country ?? ''), toAny(answer)]) {
      const known = byQuestion.get(name);
      if (!known || known.answeredAt < answer.answeredAt) byQuestion.set(name, answer);
    }
  }
  return byQuestion;
}

/** What the person answered before when a question read the same, where this field takes it. Consent is given anew. */
export function findEarlierValue(
  field: FormField,
  earlier: EarlierAnswers,
  country: string | null,
): Found | null {
  if (field.sensitive === 'consent') return null;
  const questionKey = toQuestionKey(field.label);
  const isBound = holdsForOneCountry(field);
  const latest = earlier.get(toAny({ sensitive: field.sensitive, questionKey }));
  const answer =
    isBound && country !== null
      ? earlier.get(toName(field.sensitive, questionKey, country))
      : isBound
        ? undefined
        : latest;
  const value = answer ? toAcceptedValue(field, answer.answer) : null;
  if (!answer || value === null) return latest && isBound && !answer ? { missing: OTHER_COUNTRY } : null;
  if (field.sensitive === 'work-permission' && asksTwoAtOnce(field.label) && isBareAnswer(answer.answer))
    return { missing: TWO_AT_ONCE };
  const detail = `Your answer of ${day.format(answer.answeredAt)}`;
  if (!pointsAtEmployer(field)) return { value, source: { kind: 'earlier', detail } };
  return { missing: NOT_CARRIED, offered: { value, detail: `${detail}, perhaps to another employer` } };
}

function toName(topic: string | null, question: string, country: string): string {
  return `${topic ?? ''}\n${country}\n${question}`;
}

function toAny({ sensitive, questionKey }: Pick<EarlierAnswer, 'sensitive' | 'questionKey'>): string {
  return toName(sensitive, questionKey, '*');
}
