import { PROFILE_SECTIONS, PROFILE_SECTION_NAMES, type ProfileSection } from '@firsthand/contracts';
import type { ParsedResume } from '@firsthand/resume-parser';
import { toJsonResume, toLines, type ResumeProfile } from '@firsthand/resume-writer';

/** What is known, by its name: `position 2 employer`. */
type Facts = Map<string, string>;
type Values = Readonly<Record<string, string | boolean | null | undefined>>;

/** What a profile says that a document of it, read as any other, does not bring back, and what it brings too much: a line each. */
export function findLost(profile: ResumeProfile, parsed: ParsedResume): string[] {
  const [wanted, found] = [listFacts(profile), listFound(parsed)];
  return [...new Set([...wanted.keys(), ...found.keys()])].flatMap((name) => {
    const [one, other] = [wanted.get(name), found.get(name)];
    return one === other
      ? []
      : [`${name}: ${JSON.stringify(other ?? null)} for ${JSON.stringify(one ?? null)}`];
  });
}

/** A page says months instead of days, and levels and countries in words. */
function listFacts(profile: ResumeProfile): Facts {
  const { languages = [], meta } = toJsonResume(profile);
  const { country, phone_country_code: code, phone, skills, experience, sections } = profile;
  const facts: Facts = new Map();
  add(facts, '', {
    ...{ name: `${profile.first_name ?? ''} ${profile.last_name ?? ''}`, email: profile.email },
    ...{ phone: toDigits(`${code ?? ''}${phone ?? ''}`), address: profile.address, city: profile.city },
    ...{ state: profile.state, zip: profile.zip, summary: profile.summary },
    country: country && new Intl.DisplayNames(meta.language ?? 'en', { type: 'region' }).of(country),
    ...{ linkedin: toBare(profile.linkedin_url), website: toBare(profile.website_url) },
    skills: skills.map(({ skill_name }) => skill_name).join(' | '),
  });
  experience.forEach((entry, index) => {
    add(facts, `position ${index + 1} `, {
      ...{ title: entry.job_title, employer: entry.company_name, start: entry.start_date.slice(0, 7) },
      ...{ end: entry.end_date?.slice(0, 7), isCurrent: entry.is_current_job },
      text: toLines(entry.description).join('\n'),
    });
  });
  for (const name of withoutLanguages())
    sections[name].forEach((entry, index) => addEntry(facts, name, index, entry));
  languages.forEach(({ language, fluency }, index) => {
    add(facts, `languages ${index + 1} `, { language, level: fluency });
  });
  return facts;
}

function listFound(parsed: ParsedResume): Facts {
  const facts: Facts = new Map();
  const { firstName, lastName, email, phone, address, city, state, zip, country, linkedinUrl } = parsed;
  add(facts, '', {
    ...{ name: `${firstName?.value ?? ''} ${lastName?.value ?? ''}`, email: email?.value },
    ...{ phone: toDigits(phone?.value ?? ''), address: address?.value, city: city?.value },
    ...{ state: state?.value, zip: zip?.value, country: country?.value, summary: parsed.summary?.value },
    ...{ linkedin: toBare(linkedinUrl?.value), website: toBare(parsed.websiteUrl?.value) },
    skills: parsed.skills.map(({ value }) => value).join(' | '),
  });
  parsed.experience.forEach((entry, index) => {
    add(facts, `position ${index + 1} `, {
      ...{ title: entry.jobTitle?.value, employer: entry.companyName?.value, start: entry.startDate?.value },
      ...{ end: entry.endDate?.value, isCurrent: entry.isCurrentJob, text: entry.description?.value },
    });
  });
  for (const name of withoutLanguages())
    parsed.sections?.[name]?.forEach((entry, index) =>
      addEntry(
        facts,
        name,
        index,
        Object.fromEntries(Object.entries(entry).map(([field, own]) => [field, own?.value])),
      ),
    );
  parsed.sections?.languages?.forEach((entry, index) => {
    const [level] = [entry['level']?.value ?? entry['cefr']?.value];
    add(facts, `languages ${index + 1} `, { language: entry['language']?.value, level });
  });
  return facts;
}

function withoutLanguages(): ProfileSection[] {
  return PROFILE_SECTION_NAMES.filter((name) => name !== 'languages');
}

function addEntry(facts: Facts, name: ProfileSection, index: number, entry: Values): void {
  const fields = Object.keys(PROFILE_SECTIONS[name].fields).map((field) => {
    const value = entry[field];
    return [field, field === 'url' && typeof value === 'string' ? toBare(value) : value];
  });
  add(facts, `${name} ${index + 1} `, Object.fromEntries(fields) as Values);
}

function add(facts: Facts, prefix: string, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === false || value === '') continue;
    facts.set(`${prefix}${name}`, String(value));
  }
}

function toDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

function toBare(address: string | null | undefined): string | undefined {
  return address?.replace(/^https?:\/\/(?:www\.)?|\/$/g, '').replace(/^www\./, '');
}
