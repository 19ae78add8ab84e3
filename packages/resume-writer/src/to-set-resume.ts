import type { JsonResume, ResumeDesign, ResumeLanguage, ResumePaper } from '@firsthand/contracts';
import {
  toAddress,
  toSetLanguages,
  toSetSections,
  type SetEntry,
  type SetSection,
} from './sections/to-set-sections.ts';
import { toMonth } from './sections/to-span.ts';
import { readRichText } from './text/rich-text.ts';
import { RESUME_WORDS, type ResumeWords } from './words/resume-words.ts';

/** A resume as it is printed: every word that stands on it, and nothing else. */
export interface SetResume {
  title: string;
  language: ResumeLanguage;
  name: string;
  label: string;
  contact: { text: string; link?: string }[];
  /** Paragraphs. */
  summary: string[];
  work: SetEntry[];
  /** Below the experience, each with its heading. */
  sections: SetSection[];
  skills: string[];
  /** Each with its level. */
  languages: string[];
  words: ResumeWords;
}

export function toSetResume(resume: JsonResume): SetResume {
  const { basics, work, skills, meta } = resume;
  const { language = 'en' } = meta;
  const words = RESUME_WORDS[language];
  const name = basics.name ?? '';
  return {
    title: name === '' ? toCapital(words.resume) : `${name}, ${words.resume}`,
    language,
    name,
    label: basics.label ?? '',
    contact: listContact(basics, language),
    summary: (basics.summary ?? '').split('\n').filter((line) => line.trim() !== ''),
    work: work.map((entry) => ({
      title: entry.position,
      dates: toDates(entry, words),
      detail: [{ text: entry.name }],
      description: readRichText(entry.x_firsthand.description),
    })),
    sections: toSetSections(resume, words),
    skills: skills.map((skill) => skill.name),
    languages: toSetLanguages(resume),
    words,
  };
}

/** What both kinds of file are made by. */
export interface WrittenLook {
  design: ResumeDesign;
  paper: ResumePaper;
}

function listContact(
  { email, phone, url, profiles, location = {} }: JsonResume['basics'],
  language: ResumeLanguage,
): SetResume['contact'] {
  const town = [location.city, location.region].filter(Boolean).join(', ');
  const { countryCode } = location;
  const place = [
    location.address,
    [town, location.postalCode].filter(Boolean).join(' '),
    countryCode === undefined
      ? undefined
      : new Intl.DisplayNames(language, { type: 'region' }).of(countryCode),
  ];
  return [
    ...(email === undefined ? [] : [{ text: email, link: `mailto:${email}` }]),
    ...(phone === undefined ? [] : [{ text: phone }]),
    ...(place.some(Boolean) ? [{ text: place.filter(Boolean).join(', ') }] : []),
    ...[...(profiles ?? []).map((profile) => profile.url), url].flatMap(toAddress),
  ];
}

/** "2018-06-14" to "2020-01-31" → "Jun 2018 – Jan 2020" */
function toDates(
  { startDate, endDate, x_firsthand: own }: JsonResume['work'][number],
  words: ResumeWords,
): string {
  const end = own.is_current_job ? words.present : toMonth(endDate, words);
  return [toMonth(startDate, words), end].filter(Boolean).join(' – ');
}

function toCapital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
