import type { FilledField, FormField } from '@firsthand/contracts';
import type { Applicant, ApplicationForm, FillOptions, GivenAnswer } from '../contract.ts';
import { isDay } from './accept-value.ts';
import { findEarlierValue, indexEarlier, type EarlierAnswers } from './earlier-answers.ts';
import { findHidden } from './find-hidden.ts';
import { findMeaningIn, type Meaning } from '../meaning.ts';
import { asksAboutOthers } from './others-section.ts';
import { findProfileValue, type Found } from './profile-value.ts';
import { findSensitiveValue } from './sensitive-value.ts';
import { toWrittenDay } from './written-day.ts';

const NOT_NECESSARY = 'Optional, and your profile says to fill only what is necessary.';
const EMPTIED = 'You left this empty.';
const OTHERS = 'This is asked about somebody or something else than you, so nothing of yours is put there.';
const NO_ANSWER = 'You have not answered this question before.';
const MAY_BE_DRAFTED =
  'You have not answered this question before. Write an answer, or ask for a draft of one.';
const NEVER_DRAFTED = 'Only you can answer this: a draft is not used here.';

/**
 * Every field of the form with the value that would be sent and where it came from: what the person gave now, else
 * what the profile holds for it, else an earlier answer to the same question. Sensitive questions look only at what was
 * stored for that purpose, consents at nothing. No value stands without a source, no empty field without a reason
 * except those that are not asked. The same input gives the same result.
 */
export function fillForm(
  form: Pick<ApplicationForm, 'fields'>,
  applicant: Applicant,
  options: FillOptions,
): FilledField[] {
  const earlier = indexEarlier(options.earlier);
  const toMeaning = findMeaningIn(form.fields);
  const filled = form.fields.map((field) => fillField(field, applicant, options, { earlier, toMeaning }));
  const hidden = findHidden(filled);
  return explainGroups(filled, hidden).map((field) =>
    hidden.has(field.key) ? { ...field, value: null, source: null, left_empty: null } : field,
  );
}

/** What a field is filled from besides the profile. */
interface Around {
  earlier: EarlierAnswers;
  toMeaning: (field: FormField) => Meaning | null;
  country: string | null;
}

function fillField(
  field: FormField,
  applicant: Applicant,
  { handling, given, country = null }: FillOptions,
  around: Pick<Around, 'earlier' | 'toMeaning'>,
): FilledField {
  const answer = Object.hasOwn(given, field.key) ? given[field.key] : undefined;
  if (answer !== undefined) return toFilled(field, toGiven(field, answer));
  if (!field.required && handling === 'fill_only_necessary')
    return toFilled(field, { missing: NOT_NECESSARY });
  const found = findStored(field, applicant, { ...around, country }, handling.startsWith('ai_'));
  return toFilled(field, inWords(field, found, applicant.country));
}

/** A box for words takes a day as people write it. */
function inWords({ kind }: FormField, found: Found, country: string | null): Found {
  if (kind !== 'text' && kind !== 'long-text') return found;
  if (!('value' in found) || typeof found.value !== 'string' || !isDay(found.value)) return found;
  return { ...found, value: toWrittenDay(found.value, country) };
}

/** What was typed counts as it is, even where the field does not take it: the person is told, nothing is lost. */
function toGiven(field: FormField, { value, kind }: GivenAnswer): Found {
  if (kind === 'drafted' && field.sensitive !== null) return { missing: NEVER_DRAFTED };
  const isEmpty = value === null || (typeof value === 'string' ? value.trim() === '' : value.length === 0);
  if (isEmpty) return { missing: EMPTIED };
  const detail = kind === 'drafted' ? 'Drafted for this job, taken over by you' : 'Typed by you for this job';
  return { value, source: { kind, detail } };
}

function findStored(
  field: FormField,
  applicant: Applicant,
  { earlier, toMeaning, country }: Around,
  drafts: boolean,
): Found {
  const meaning = toMeaning(field);
  const fromProfile =
    field.sensitive !== null
      ? findSensitiveValue(field, field.sensitive, applicant)
      : meaning !== null
        ? findProfileValue(field, meaning, applicant)
        : null;
  if (fromProfile && 'value' in fromProfile) return fromProfile;
  // The same words were asked about somebody else then, or about oneself.
  if (asksAboutOthers(field) && field.sensitive === null) return fromProfile ?? { missing: OTHERS };
  return findEarlierValue(field, earlier, country) ?? fromProfile ?? { missing: toReason(field, drafts) };
}

function toReason(field: FormField, drafts: boolean): string {
  if (field.kind === 'file') return 'The page does not say which file it wants, so attach it yourself.';
  const isOpen = field.kind === 'text' || field.kind === 'long-text';
  return drafts && isOpen ? MAY_BE_DRAFTED : NO_ANSWER;
}

function toFilled(field: FormField, found: Found): FilledField {
  return 'value' in found
    ? { ...field, value: found.value, source: found.source, left_empty: null }
    : {
        ...{ ...field, value: null, source: null, left_empty: found.missing },
        ...(found.offered ? { offered: found.offered } : {}),
      };
}

/** Where one of several fields suffices and has a value, the others say so. */
function explainGroups(fields: FilledField[], hidden: ReadonlySet<string>): FilledField[] {
  const answered = new Map<string, string>();
  for (const field of fields) {
    if (
      field.one_of !== null &&
      field.value !== null &&
      !hidden.has(field.key) &&
      !answered.has(field.one_of)
    ) {
      answered.set(field.one_of, field.label);
    }
  }
  return fields.map((field) => {
    const by = field.one_of === null ? undefined : answered.get(field.one_of);
    return by === undefined || field.value !== null
      ? field
      : { ...field, left_empty: `Not needed: “${by}” answers this.` };
  });
}
