import type { FilledField } from '@firsthand/contracts';
import { findAnsweredDay, pointsAtEmployer } from '@firsthand/contracts/light';
import type { Answer } from '../draft-edits.ts';

/** Consent is given for one application alone, files lie in the profile, and so do the contact details. */
export function canBeRemembered(field: FilledField, value: Answer): boolean {
  const isQuestion = field.group === 'questions' || field.group === 'equal-opportunity';
  const isKind = field.kind !== 'consent' && field.kind !== 'file' && field.sensitive !== 'consent';
  return isQuestion && isKind && value !== null && value.length > 0;
}

/**
 * What the person ticked or unticked; nothing said means yes, except for sensitive questions, for a day, which passes, and
 * for what asks about this employer alone.
 */
export function isRemembered(field: FilledField, choices: ReadonlyMap<string, boolean>): boolean {
  return choices.get(field.key) ?? (field.sensitive === null && !isDay(field) && !pointsAtEmployer(field));
}

function isDay({ kind, value }: FilledField): boolean {
  return kind === 'date' || (typeof value === 'string' && findAnsweredDay(value) !== null);
}

/** The answers given in this application that are to be kept for other forms. */
export function toRememberedKeys(
  fields: readonly FilledField[],
  choices: ReadonlyMap<string, boolean>,
): string[] {
  return fields
    .filter(({ source }) => source?.kind === 'typed' || source?.kind === 'drafted')
    .filter((field) => canBeRemembered(field, field.value) && isRemembered(field, choices))
    .map(({ key }) => key);
}
