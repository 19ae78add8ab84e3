import type { FormQuestion, QuestionsResponse } from '@firsthand/contracts';
import {
  toShortText,
  type FormFieldKind,
  type SensitiveTopic,
  type Source,
} from '@firsthand/contracts/light';
import { countOf } from '../../../lib/format-date.ts';

/** The choices that are named, and how long they may get in all. */
const choicesNamed = 6;
const choicesLength = 200;

const freeText: readonly FormFieldKind[] = ['text', 'long-text'];

/** The systems that always show an employer's own form; of the others most employers' cannot be read beforehand. */
const READ_SOURCES: readonly Source[] = ['greenhouseio', 'dover'];

/** Whether what is said of the form is about this employer's own, which is worth reading before the posting. */
export function isFormRead(source: Source): boolean {
  return READ_SOURCES.includes(source);
}

/** "The form asks 14 questions"; what depends on other answers is not counted. */
export function toTitle({ origin, questions }: QuestionsResponse): string {
  const asked = listAlwaysAsked(questions).length;
  const count = asked === 0 ? 'no questions' : countOf(asked, 'question');
  return origin === 'employer' ? `The form asks ${count}` : `What most forms ask: ${count}`;
}

/** "You have answers to 9, 8 required, 3 free texts, letter optional" */
export function toRest({ origin, questions, profile }: QuestionsResponse): string {
  if (origin === 'common') return 'This employer’s own form cannot be read beforehand';
  const asked = listAlwaysAsked(questions);
  if (asked.length === 0) return '';
  const count = (fits: (question: FormQuestion) => boolean) => asked.filter(fits).length;
  const [required, texts] = [count((question) => question.required), count(isFreeText)];
  const letter = asked.find(({ document }) => document === 'cover-letter');
  return [
    profile ? `you have ${toAnswered(asked)}` : '',
    required === asked.length ? 'all required' : `${required === 0 ? 'none' : required} required`,
    texts === 0 ? '' : countOf(texts, 'free text'),
    letter ? `letter ${letter.required ? 'required' : 'optional'}` : 'no letter',
    asked.some(({ sensitive }) => sensitive === 'pay') ? 'asks for pay' : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
    .replace(/^[a-z]/, (first) => first.toUpperCase());
}

const listAlwaysAsked = (questions: readonly FormQuestion[]) =>
  questions.filter((question) => question.asked_when === null);

function isFreeText({ type, group, document }: FormQuestion): boolean {
  return freeText.includes(type) && group === 'questions' && document === null;
}

function toAnswered(asked: readonly FormQuestion[]): string {
  const answered = asked.filter(({ answered_by: by }) => by !== null && by !== undefined).length;
  if (answered === 0) return 'no answers yet';
  return answered === asked.length ? 'all answers' : `answers to ${answered}`;
}

const kindWords: Readonly<Record<FormFieldKind, string>> = {
  text: 'In your own words',
  'long-text': 'In your own words, at length',
  'yes-no': 'Yes or no',
  'single-choice': 'One of several choices',
  'multiple-choice': 'Any of several choices',
  date: 'A date',
  number: 'A number',
  file: 'A file',
  consent: 'A box to tick',
};

/** What kind of answer is wanted: "One of 12: Yes, No, Perhaps and 9 more"; empty where it goes without saying. */
export function toKindWords({ type, group, options }: FormQuestion): string {
  if (type === 'yes-no' || options.length === 0) return group === 'contact' ? '' : kindWords[type];
  if (options.length === 1) return `A box to tick: ${toShortText(options[0] ?? '', choicesLength)}`;
  const named = toShortText(options.slice(0, choicesNamed).join(', '), choicesLength);
  const more = options.length - choicesNamed;
  const count = more > 0 ? ` ${options.length}` : '';
  const word = type === 'multiple-choice' ? 'Any of' : 'One of';
  return `${word}${count}: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

const topicWords: Readonly<Record<SensitiveTopic, string>> = {
  'equal-opportunity': 'about equal opportunity',
  'work-permission': 'about your right to work',
  pay: 'about pay',
  legal: 'about legal matters',
  consent: 'your consent',
};

/** Why a question is sensitive: "Sensitive: about pay. Voluntary."; null for one that is not. */
export function toSensitiveWords({ sensitive, required }: FormQuestion): string | null {
  if (sensitive === null) return null;
  return `Sensitive: ${topicWords[sensitive]}. ${required ? 'Only you can answer it.' : 'Voluntary.'}`;
}
