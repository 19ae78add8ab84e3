import type { FilledField, FormField } from '@firsthand/contracts';
import type { Applicant, FillOptions } from '../contract.ts';
import { isDay, toAcceptedValue, toRememberedAnswer } from '../fill/accept-value.ts';
import { fillForm } from '../fill/fill-form.ts';
import { toWrittenDay } from '../fill/written-day.ts';
import type { Standing } from './entries/assign-entries.ts';
import { fillEntries, type PageFilledField } from './entries/fill-entries.ts';
import { findCounterpart } from './find-counterpart.ts';

const NOTHING_STANDS: Standing = { stands: new Map(), shown: [] };
const OTHER_CHOICES = 'The page has other choices than what was prepared.';

/**
 * The fields that an employer's page shows, with what was prepared for the same questions; what was not prepared is
 * filled by the rules of `fillForm`. `fields` have come through `readPageForm`. Consents stay the person's. No entry of a list
 * is put where another one stands (`standing`), or a second time.
 */
export function fillPage(
  fields: readonly FormField[],
  prepared: readonly FilledField[],
  applicant: Applicant,
  options: Pick<FillOptions, 'handling' | 'earlier' | 'country'>,
  standing: Standing = NOTHING_STANDS,
): PageFilledField[] {
  const filled = fillForm({ fields: [...fields] }, applicant, { ...options, given: {} });
  const taken = filled.map((field) => {
    const counterpart = field.sensitive === 'consent' ? null : findCounterpart(field, fields, prepared);
    return counterpart ? takeOver(field, counterpart, applicant.country) : field;
  });
  const isNecessaryOnly = options.handling === 'fill_only_necessary';
  return fillEntries(taken, { applicant, standing, isNecessaryOnly });
}

/** What was prepared wins, also where it was left empty; but the page may demand what the prepared form did not. */
function takeOver(field: FilledField, prepared: FilledField, country: string | null): FilledField {
  const sensitive = field.sensitive ?? prepared.sensitive;
  const { value, source, left_empty } = prepared;
  if (value === null || source === null) {
    const isDecided = !field.required || prepared.required || left_empty === null;
    return isDecided ? { ...field, sensitive, value: null, source: null, left_empty } : field;
  }
  if (field.sensitive !== null && (prepared.sensitive !== field.sensitive || source.kind === 'drafted'))
    return field;
  const taken = field.kind === 'file' ? value : toPageValue(field, prepared, country);
  return taken === null
    ? { ...field, sensitive, value: null, source: null, left_empty: OTHER_CHOICES }
    : { ...field, sensitive, value: taken, source, left_empty: null };
}

function toPageValue(
  field: FilledField,
  prepared: FilledField,
  country: string | null,
): string | string[] | null {
  const answer = toRememberedAnswer(prepared);
  if (answer === null) return null;
  // A list that was not opened: its choices are compared when it is.
  if (field.kind === 'text' && typeof answer !== 'string')
    return answer.length === 1 ? (answer[0] ?? null) : null;
  const isWritten = field.kind === 'text' || field.kind === 'long-text';
  // What was typed into a box for words stays as it was typed.
  if (isWritten && prepared.kind === 'date' && typeof answer === 'string' && isDay(answer))
    return toWrittenDay(answer, country);
  return toAcceptedValue(field, answer);
}
