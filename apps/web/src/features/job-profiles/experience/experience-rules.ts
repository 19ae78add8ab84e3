import type { Experience, SaveExperienceRequest } from '@firsthand/contracts';
import { ERROR_TEXTS } from '@firsthand/contracts/light';
import type { Hindrance } from '../entries/entry-kind.ts';

/** An experience entry as its card shows it; a date that is not known is ''. */
export interface ExperienceValues {
  job_title: string;
  company_name: string;
  /** "YYYY-MM-DD". */
  start_date: string;
  end_date: string;
  is_current_job: boolean;
  /** HTML of the rich-text editor. */
  description: string;
}

export const NO_VALUES: ExperienceValues = {
  job_title: '',
  company_name: '',
  start_date: '',
  end_date: '',
  is_current_job: false,
  description: '',
};

/** Dates come as days, whatever time an answer adds to them. */
export function toExperienceValues(entry: Experience): ExperienceValues {
  return {
    job_title: entry.job_title,
    company_name: entry.company_name,
    start_date: entry.start_date.slice(0, 10),
    end_date: entry.end_date?.slice(0, 10) ?? '',
    is_current_job: entry.is_current_job,
    description: entry.description,
  };
}

export function toExperienceRequest(values: ExperienceValues, order: number): SaveExperienceRequest {
  return {
    job_title: values.job_title.trim(),
    company_name: values.company_name.trim(),
    start_date: values.start_date,
    end_date: values.is_current_job || values.end_date === '' ? null : values.end_date,
    is_current_job: values.is_current_job,
    description: values.description,
    display_order: order,
  };
}

/** A current job has no end. */
export function withChange(values: ExperienceValues, change: Partial<ExperienceValues>): ExperienceValues {
  const changed = { ...values, ...change };
  return changed.is_current_job ? { ...changed, end_date: '' } : changed;
}

export const WHEN_EMPTY = 'Saved by itself once it has a title, a company and a start date.';

/** What an entry needs before it can be saved, as its fields are labelled, or what contradicts itself in it. */
export function findHindrance(values: ExperienceValues): Hindrance | null {
  const missing = [
    ...(values.job_title.trim() === '' ? ['Job Title'] : []),
    ...(values.company_name.trim() === '' ? ['Company Name'] : []),
    ...(values.start_date === '' ? ['Start Date'] : []),
  ];
  if (missing.length > 0) return { kind: 'incomplete', missing };
  const { start_date: start, end_date: end } = values;
  const endsBeforeStart = end !== '' && end < start;
  return endsBeforeStart ? { kind: 'fault', field: 'end_date', text: ERROR_TEXTS.experienceDates } : null;
}

/** Whether both would be stored as the same entry. */
export function isSameEntry(a: ExperienceValues, b: ExperienceValues): boolean {
  return JSON.stringify(toExperienceRequest(a, 0)) === JSON.stringify(toExperienceRequest(b, 0));
}

/** "Engineer at Acme"; what is not known yet is left out. */
export function toExperienceTitle({ job_title: job, company_name: company }: ExperienceValues): string {
  return [job.trim(), company.trim() === '' ? '' : `at ${company.trim()}`].filter(Boolean).join(' ');
}
