import { AppError, ERROR_TEXTS, LIMITS, toLine, type SaveExperienceRequest } from '@firsthand/contracts';
import { cleanRichText, isNestedTooDeep } from '@firsthand/markup';
import { findDay } from '../../../models/calendar-day.ts';
import { findTooMuchOfEntry } from '../../../models/text-bounds.ts';

/** An entry as it is stored; without its place among the others. */
export interface ExperienceFields {
  job_title: string;
  company_name: string;
  start_date: string;
  end_date: string | null;
  is_current_job: boolean;
  description: string;
}

/** Reads an entry a person wrote; throws 400 with a sentence for what is missing or wrong. */
export function parseExperience(given: SaveExperienceRequest, now: Date): ExperienceFields {
  const isCurrent = given.is_current_job ?? false;
  const start = parseDay(given.start_date, 'Start date', now);
  // Ticking "current job" clears the end date.
  const end = isCurrent ? null : parseDay(given.end_date, 'End date', now);
  const fields = {
    job_title: parseText(given.job_title, 'Job title'),
    company_name: parseText(given.company_name, 'Company name'),
    start_date: start ?? refuse('Start date is required.'),
    end_date: end,
    is_current_job: isCurrent,
    description: parseDescription(given.description),
  };
  // Days as text are in the order of time.
  if (end !== null && end < fields.start_date) refuse(ERROR_TEXTS.experienceDates);
  return fields;
}

function parseText(given: string | null | undefined, name: string): string {
  const text = toLine(given ?? '');
  if (text === '') refuse(`${name} is required.`);
  if (text.length > LIMITS.experienceTextMaxLength) {
    refuse(`${name} must be at most ${LIMITS.experienceTextMaxLength} characters.`);
  }
  return text;
}

function parseDay(given: string | null | undefined, name: string, now: Date): string | null {
  if (given === null || given === undefined || given.trim() === '') return null;
  return findDay(given, now) ?? refuse(`${name} must be a date such as 2025-01-31.`);
}

function parseDescription(given: string | null | undefined): string {
  if (isNestedTooDeep(given ?? '')) {
    refuse(
      'The description has lists or other parts inside each other hundreds of levels deep. Please paste it as plain text.',
    );
  }
  const html = cleanRichText(given ?? '');
  // Characters that HTML writes as words make it longer.
  if (html.length > LIMITS.experienceDescriptionMaxLength) {
    refuse(`The description is longer than the ${LIMITS.experienceDescriptionMaxLength} characters we keep.`);
  }
  const tooMuch = findTooMuchOfEntry(html);
  if (tooMuch !== null) refuse(tooMuch);
  return html;
}

function refuse(text: string): never {
  throw new AppError(text, { code: 'experience-invalid', status: 400 });
}
