import type { FormField } from '@firsthand/contracts';
import type { EarlierAnswer } from '../contract.ts';
import { toQuestionKey } from '../identity/question-key.ts';
import { toAcceptedValue } from './accept-value.ts';
import type { Found } from './profile-value.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
/** Such a question read the same at another employer, and yet asked for something else. */
const POINTS_AT_EMPLOYER = /\b(us|our|we|here|this (company|role|position|job|team|location))\b/;

export type EarlierAnswers = ReadonlyMap<string, EarlierAnswer>;

/** By question and topic, the latest of each: an answer never serves a question of another topic. */
export function indexEarlier(answers: readonly EarlierAnswer[]): EarlierAnswers {
  const byQuestion = new Map<string, EarlierAnswer>();
  for (const answer of answers) {
    const name = toName(answer.sensitive, answer.questionKey);
    const known = byQuestion.get(name);
    if (!known || known.answeredAt < answer.answeredAt) byQuestion.set(name, answer);
  }
  return byQuestion;
}

/** What the person answered before when a question read the same, where this field takes it. Consent is given anew. */
export function findEarlierValue(field: FormField, earlier: EarlierAnswers): Found | null {
  if (field.sensitive === 'consent') return null;
  const question = toQuestionKey(field.label);
  const answer = earlier.get(toName(field.sensitive, question));
  const value = answer ? toAcceptedValue(field, answer.answer) : null;
  if (!answer || value === null) return null;
  const caution = POINTS_AT_EMPLOYER.test(question) ? ', perhaps to another employer' : '';
  return {
    value,
    source: { kind: 'earlier', detail: `Your answer of ${day.format(answer.answeredAt)}${caution}` },
  };
}

function toName(topic: string | null, question: string): string {
  return `${topic ?? ''}\n${question}`;
}
