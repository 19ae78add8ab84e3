import { AppError, LIMITS, refuse, toLine, type SaveExperienceRequest } from '@firsthand/contracts';
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
  const text = {
    job_title: parseText(given.job_title, 'Job title'),
    company_name: parseText(given.company_name, 'Company name'),
  };
  if (start === null) throw refuse('experience-not-started');
  const fields = {
    ...text,
    start_date: start,
    end_date: end,
    is_current_job: isCurrent,
    description: parseDescription(given.description),
  };
  // Days as text are in the order of time.
  if (end !== null && end < fields.start_date) throw refuse('experience-ends-before-start');
  return fields;
}

function parseText(given: string | null | undefined, name: string): string {
  const text = toLine(given ?? '');
  if (text === '') throw refuse('experience-text-missing', { name });
  if (text.length > LIMITS.experienceTextMaxLength) {
    throw refuse('experience-text-too-long', { name, most: LIMITS.experienceTextMaxLength });
  }
  return text;
}

function parseDay(given: string | null | undefined, name: string, now: Date): string | null {
  if (given === null || given === undefined || given.trim() === '') return null;
  const day = findDay(given, now);
  if (day === null) throw refuse('experience-day-invalid', { name });
  return day;
}

function parseDescription(given: string | null | undefined): string {
  if (isNestedTooDeep(given ?? '')) {
    throw refuse('experience-too-deep');
  }
  const html = cleanRichText(given ?? '');
  // Characters that HTML writes as words make it longer.
  if (html.length > LIMITS.experienceDescriptionMaxLength) {
    throw refuse('experience-too-long', { most: LIMITS.experienceDescriptionMaxLength });
  }
  const tooMuch = findTooMuchOfEntry(html);
  if (tooMuch !== null) throw new AppError(tooMuch, { code: 'experience-too-much', status: 400 });
  return html;
}
