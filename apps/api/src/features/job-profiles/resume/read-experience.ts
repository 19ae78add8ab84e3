import { ERROR_TEXTS, LIMITS } from '@firsthand/contracts';
import { cleanRichText, isNestedTooDeep } from '@firsthand/markup';
import type { Found, FoundExperience, ParsedResume } from '@firsthand/resume-parser';
import { findDay } from '../../../models/calendar-day.ts';
import { findTooMuchOfEntry, findTooMuchOfProfile } from '../../../models/text-bounds.ts';
import type { ExperienceFields } from '../experience/parse-experience.ts';
import {
  fitText,
  toDraftValue,
  toLeftOver,
  toPlaces,
  toStorable,
  toWords,
  type DraftValue,
  type Fit,
  type LeftOver,
} from './reading-draft.ts';
import { toRichText } from '../rich-text.ts';

interface ExperienceDraft {
  entries: ExperienceFields[];
  values: DraftValue[];
  leftOver: LeftOver[];
}

/** The entries that a profile can hold, in the order of the resume; those that lack something are left over whole. */
export function readExperience({ experience }: ParsedResume, now: Date): ExperienceDraft {
  const draft: ExperienceDraft = { entries: [], values: [], leftOver: [] };
  for (const found of experience) {
    const isFull = draft.entries.length >= LIMITS.experiencePerProfile;
    const read = isFull
      ? { reason: `A profile holds ${LIMITS.experiencePerProfile} experience entries.` }
      : readWithRoom(found, draft.entries, now);
    if ('reason' in read) {
      draft.leftOver.push(leaveEntry(found, read.reason));
      continue;
    }
    draft.entries.push(read.entry);
    draft.values.push(...read.values);
    draft.leftOver.push(...read.leftOver);
  }
  return draft;
}

/** An entry, unless the profile would hold too much with it. */
function readWithRoom(
  found: FoundExperience,
  before: readonly ExperienceFields[],
  now: Date,
): ReadEntry | { reason: string } {
  const read = readEntry(found, before.length, now);
  if ('reason' in read) return read;
  const reason = findTooMuchOfProfile([...before, read.entry].map(({ description }) => description));
  return reason === null ? read : { reason };
}

interface ReadEntry {
  entry: ExperienceFields;
  values: DraftValue[];
  leftOver: LeftOver[];
}

function readEntry(found: FoundExperience, index: number, now: Date): ReadEntry | { reason: string } {
  const { jobTitle, companyName, startDate } = found;
  if (!jobTitle) return { reason: 'It has no job title.' };
  if (!companyName) return { reason: 'It has no company name.' };
  if (!startDate) return { reason: 'It has no start date.' };
  const title = fitText(jobTitle, LIMITS.experienceTextMaxLength);
  if ('reason' in title) return { reason: `Job title: ${title.reason}` };
  const company = fitText(companyName, LIMITS.experienceTextMaxLength);
  if ('reason' in company) return { reason: `Company name: ${company.reason}` };
  const start = fitDay(startDate, now);
  if ('reason' in start) return start;

  const values = [
    toDraftValue('job_title', jobTitle, title, index),
    toDraftValue('company_name', companyName, company, index),
    toDraftValue('start_date', startDate, start, index),
  ];
  const leftOver: LeftOver[] = [];
  let endDay: string | null = null;
  if (found.endDate && !found.isCurrentJob) {
    const end = fitEnd(found.endDate, start.value, now);
    if ('reason' in end) leftOver.push(toLeftOver(found.endDate, end.reason));
    else {
      endDay = end.value;
      values.push(toDraftValue('end_date', found.endDate, end, index));
    }
  }
  const description = readDescription(found, index, { values, leftOver });
  const entry = {
    ...{ job_title: title.value, company_name: company.value, start_date: start.value },
    ...{ end_date: endDay, is_current_job: found.isCurrentJob, description },
  };
  return { entry, values, leftOver };
}

/** "2018-06" → "2018-06-01" and "2018" → "2018-01-01", said so in the note; a day stays as it is. */
function fitDay({ value }: Found<string>, now: Date): Fit {
  const [year, month, written] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value)?.slice(1) ?? [];
  const day = year === undefined ? null : findDay(`${year}-${month ?? '01'}-${written ?? '01'}`, now);
  if (day === null) return { reason: `"${toStorable(value)}" cannot be read as a date.` };
  if (written !== undefined) return { value: day, note: null };
  return {
    value: day,
    note:
      month === undefined
        ? `The resume says only ${value}: January 1 stands for the year.`
        : `The resume says ${toWrittenDate(value)}: the 1st stands for the month.`,
  };
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** "2022-01" → "January 2022", "2022" → "2022". */
function toWrittenDate(value: string): string {
  const [year = value, month] = value.split('-');
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? value : `${name} ${year}`;
}

function fitEnd(found: Found<string>, start: string, now: Date): Fit {
  const end = fitDay(found, now);
  if ('reason' in end || end.value >= start) return end;
  const isSameYear = found.value === start.slice(0, 4);
  return {
    reason: isSameYear ? 'The resume gives only the year it ended in.' : `${ERROR_TEXTS.experienceDates}.`,
  };
}

function readDescription(
  { description: found, descriptionHtml }: Pick<FoundExperience, 'description' | 'descriptionHtml'>,
  index: number,
  { values, leftOver }: Pick<ExperienceDraft, 'values' | 'leftOver'>,
): string {
  const text = toStorable(found?.value ?? '').trim();
  const isHtml = descriptionHtml !== undefined && !isNestedTooDeep(descriptionHtml);
  const html = isHtml ? cleanRichText(toStorable(descriptionHtml)) : toRichText(text);
  if (html === '') return '';
  if (html.length > LIMITS.experienceDescriptionMaxLength || findTooMuchOfEntry(html) !== null) {
    if (found) leftOver.push(toLeftOver(found, 'It is longer than a description may be.'));
    return '';
  }
  if (found) values.push(toDraftValue('description', found, { value: text, note: null }, index));
  return html;
}

/** All of an entry as one piece, so that the person can put it where it belongs. */
function leaveEntry(found: FoundExperience, reason: string): LeftOver {
  const { jobTitle, companyName, startDate, endDate, description } = found;
  const parts = [jobTitle, companyName, startDate, endDate, description].filter((part) => part !== null);
  const toText = (part: Found<string>) =>
    part === startDate || part === endDate ? toWrittenDate(part.value) : part.value;
  return {
    text: parts.map((part) => toStorable(toText(part)).trim()).join('\n'),
    reason,
    where: toPlaces(parts.flatMap((part) => part.where)),
    ...toWords(parts[0] ?? {}),
  };
}
