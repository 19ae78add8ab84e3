import { findSkill, findSkillsIn } from '@firsthand/claims';
import { currencyOfCountry, parsePayText, toPlainText } from '@firsthand/connectors';
import { toCountryName, toPayText, toYearlyPay, type FitRequirement } from '@firsthand/contracts';
import { locatePlace, type Point } from '@firsthand/gazetteer';
import { findLanguageCode } from './languages.ts';
import { toOwnCredentials, type OwnCredentials } from './own-credentials.ts';
import { toProfileSections } from '../../models/profile-sections.view.ts';
import type { ReadProfile } from './read-profile.repository.ts';
import { countWorkedMonths, toDurationText } from './worked-months.ts';

const LINE_LENGTH = 200;

/** Something a job profile says, and where. */
export interface ProfileLine {
  text: string;
  part: FitRequirement['profile_part'];
}

/** What postings are held against. Nothing of a profile's equal-opportunity answers is in it. */
export interface ProfileFacts {
  id: number;
  name: string;
  /** By the spelling of the list that postings are read with. */
  skills: ReadonlyMap<string, ProfileLine>;
  /** ISO 639-1, of the languages among the skills. */
  languages: ReadonlyMap<string, ProfileLine>;
  worked: { months: number; line: string } | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  town: Point | null;
  /** Where the person lives, as the profile has it. */
  home: string | null;
  credentials: OwnCredentials;
  /** The least that is wanted, whole units a year. */
  pay: { min: number; currency: string; line: string } | null;
}

export function toProfileFacts(
  { profile, skills, experience, entries }: ReadProfile,
  now: Date,
): ProfileFacts {
  const { country, state, city, zip: postalCode } = profile;
  const town = locatePlace({ country, state, city, postalCode });
  const months = countWorkedMonths(experience, now);
  const known = new Map<string, ProfileLine>();
  const languages = new Map<string, ProfileLine>();
  for (const name of skills) {
    const line: ProfileLine = { text: name, part: 'skills' };
    const code = findLanguageCode(name);
    if (code !== undefined) languages.set(code, line);
    for (const skill of listSkills(name)) if (!known.has(skill)) known.set(skill, line);
  }
  for (const { language, level, cefr } of toProfileSections(entries).languages) {
    const code = findLanguageCode(language);
    const said = [language, cefr ?? level].filter((text) => text !== null).join(', ');
    if (code !== undefined && !languages.has(code)) languages.set(code, { text: said, part: 'languages' });
  }
  for (const line of experience.flatMap(toLines)) {
    for (const { skill } of findSkillsIn(line)) {
      // "French customers" says of nobody that they speak French.
      if (known.has(skill) || findLanguageCode(skill) !== undefined) continue;
      known.set(skill, { text: cut(line), part: 'experience' });
    }
  }
  return {
    ...{ id: profile.id, name: profile.profile_name, skills: known, languages, country },
    worked: months === null ? null : { months, line: `${toDurationText(months)} of work` },
    town: town ? { latitude: town.latitude, longitude: town.longitude } : null,
    home: [city, country && (toCountryName(country) ?? country)].filter(Boolean).join(', ') || null,
    credentials: toOwnCredentials(entries, skills, now),
    pay: toWantedPay(profile.desired_pay ?? '', country),
  };
}

/** "React / Redux" holds React; what the list has whole is that. */
function listSkills(name: string): string[] {
  const whole = findSkill(name);
  return whole === undefined ? findSkillsIn(name).map(({ skill }) => skill) : [whole];
}

function toLines({ job_title: title, description }: ReadProfile['experience'][number]): string[] {
  const lines = description === '' ? [] : toPlainText(description).split(/\n|(?<=[.!?])\s+/u);
  return [title, ...lines]
    .map((line) => line.replace(/^[\s•*–-]+/u, '').trim())
    .filter((line) => line !== '');
}

const cut = (line: string) => (line.length <= LINE_LENGTH ? line : `${line.slice(0, LINE_LENGTH - 1)}…`);

/** Read as a pay field of a posting is; a number alone is in the money of the person's country. */
function toWantedPay(written: string, country: string | null): ProfileFacts['pay'] {
  const pay = parsePayText(written, { country });
  const currency = pay?.currency ?? (country === null ? null : currencyOfCountry(country));
  const min = pay && toYearlyPay({ min: null, max: pay.min ?? pay.max, period: pay.period });
  if (!pay || currency === null || min === null) return null;
  const read = toPayText({ min: pay.min, max: pay.max, currency, period: pay.period });
  return { min, currency, line: read ?? written };
}
