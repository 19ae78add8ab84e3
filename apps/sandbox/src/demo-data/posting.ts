import type { EmploymentType, WorkMode } from '@firsthand/contracts';
import { COUNTRIES, type City } from '../data/cities.ts';
import { createRandom, type Random } from '../random.ts';
import { toDepartmentName } from '../text/departments.ts';
import type { Language } from '../text/language.ts';
import type { Role, RoleText } from '../text/role-bank.ts';
import {
  pickEmploymentType,
  pickLanguage,
  pickPlaces,
  pickRole,
  pickSeniority,
  pickWorkMode,
} from './choices.ts';
import type { Employer } from './employer.ts';
import { raisePay, toPay, type SandboxPay } from './pay.ts';
import { isListed, type Span } from './timeline.ts';
import { toTitle } from './title.ts';

/** A posting of the sandbox's demo data, before any ATS gives it its own shape. */
export interface SandboxPosting {
  employer: Employer;
  /** Unique and stable; every id is made from it. */
  key: string;
  /** Unique within the employer, counting up with time. */
  serial: number;
  /** Shared by postings of one job in several cities. */
  jobSerial: number;
  /** Position among those postings, 0 for the first. */
  copy: number;
  title: string;
  role: Role;
  roleText: RoleText;
  /** In the posting's language. */
  department: string;
  language: Language;
  /** Primary place first. A remote posting's places are where one may live. */
  places: [City, ...City[]];
  workMode: WorkMode;
  employmentType: EmploymentType;
  pay: SandboxPay | null;
  /** Whether pay stands in a field of the ATS or in the text; null when there is none. */
  payIn: 'field' | 'text' | null;
  publishedAt: Date;
  /** The employer's last edit; null when never edited. */
  editedAt: Date | null;
  /** Counts the edits so far. */
  revision: number;
  /** How many edits so far changed the text. */
  textRevision: number;
  /** False while it is taken down for a while. */
  listed: boolean;
}

/** One of an employer's standing vacancies: the postings that follow one another on it share nothing but the slot. */
export interface Slot {
  key: string;
  index: number;
  /** How many postings, each for another city, appear together. */
  copies: number;
  /** Numbers that the employer's slots use up per generation, so that serial numbers never meet. */
  stride: number;
}

const PAY_SHOWN: Partial<Record<City['country'], number>> = {
  US: 0.68,
  CA: 0.55,
  GB: 0.62,
  AU: 0.4,
  DE: 0.22,
  FR: 0.34,
  NL: 0.55,
  SE: 0.1,
};

/** Edits so far; each kind changes another part of the posting. */
function countEdits(key: string, span: Span, atMs: number): Record<'title' | 'pay' | 'text', number> {
  const counts = { title: 0, pay: 0, text: 0 };
  span.editsAtMs.forEach((editMs, index) => {
    if (editMs > atMs) return;
    const roll = createRandom(`${key}|edit|${index}`).next();
    counts[roll < 0.2 ? 'title' : roll < 0.55 ? 'pay' : 'text'] += 1;
  });
  return counts;
}

/** What can be asked of somebody who begins. */
function asksNoYears(need: string): boolean {
  return !/(?<!\p{L})(?:years?|jahren?|jahre|ans|années|años|jaar|års?)(?!\p{L})/iu.test(need);
}

/** The posting that stands on a slot during a span, as it reads at an instant. */
export function toPosting(
  employer: Employer,
  slot: Slot,
  copy: number,
  span: Span,
  atMs: number,
): SandboxPosting {
  const jobKey = `${slot.key}|${span.generation}`;
  const key = `${jobKey}|${copy}`;
  // Facts shared by the copies of one job come from one sequence; the places from the copy's own.
  const job = createRandom(`${jobKey}|job`);
  const shift = createRandom(`${jobKey}|places`);
  const places = pickPlaces(employer, copy, slot.copies, shift);
  const language = pickLanguage(employer, places[0], job);
  const role = pickRole(employer, language, job);
  const wholeText = role.texts.get(language) ?? role.texts.get('en');
  if (!wholeText) throw new Error(`The role "${role.key}" has no text`);
  const workMode = pickWorkMode(role, employer.sector, job);
  const employmentType = pickEmploymentType(role, job);
  const seniority = pickSeniority(role, employmentType, job);
  const isBeginner = seniority.level === 'junior' || employmentType === 'internship';
  const roleText = isBeginner ? { ...wholeText, needs: wholeText.needs.filter(asksNoYears) } : wholeText;
  const edits = countEdits(key, span, atMs);
  const title = toTitle({
    roleText,
    language,
    level: seniority.level,
    employmentType,
    city: slot.copies > 1 ? places[0].city : null,
    renamed: edits.title > 0,
    random: createRandom(`${jobKey}|title`),
  });
  const shown = job.chance(PAY_SHOWN[places[0].country] ?? 0.25) && employer.traits.get('pay') !== 'none';
  let pay = shown ? toPay(role, places[0].country, seniority.factor, createRandom(`${jobKey}|pay`)) : null;
  for (let edit = 0; pay && edit < edits.pay; edit += 1) pay = raisePay(pay, 4 + edit);
  const happened = span.editsAtMs.filter((editMs) => editMs <= atMs);
  return {
    employer,
    key,
    serial: span.generation * slot.stride + slot.index + copy,
    jobSerial: span.generation * slot.stride + slot.index,
    copy,
    title,
    role,
    roleText,
    department: toDepartmentName(role.department, language),
    language,
    places,
    workMode,
    employmentType,
    pay,
    payIn: pay ? (hasPayField(employer, job) ? 'field' : 'text') : null,
    publishedAt: new Date(span.opensAtMs),
    editedAt: happened.length > 0 ? new Date(happened.at(-1) ?? 0) : null,
    revision: happened.length,
    textRevision: edits.text,
    listed: isListed(span, atMs),
  };
}

/** Whether this employer's pay goes into a field of its ATS. Workday has none; elsewhere it is the employer's habit. */
function hasPayField(employer: Employer, random: Random): boolean {
  const roll = random.next();
  switch (employer.source) {
    case 'workday':
      return false;
    case 'greenhouseio':
      return ['metadata', 'ranges'].includes(employer.traits.get('pay') ?? '') && roll < 0.8;
    case 'lever':
    case 'smartrecruiters':
      return employer.traits.has('pay') && roll < 0.9;
    case 'jobvite':
      return roll < 0.2;
    case 'adp':
      // MyJobs keeps the field in a call of its own, so its employers mostly say pay in the text.
      return roll < (employer.traits.has('myjobs') ? 0.25 : 0.8);
    default:
      return roll < 0.85;
  }
}

/** The offset from UTC at the posting's office, in hours. */
export function toUtcOffsetHours(posting: SandboxPosting): number {
  return COUNTRIES[posting.places[0].country].utcOffsetHours;
}
