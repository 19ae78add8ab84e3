import type { CefrLevel, JsonResume, ResumeLanguage, SectionEntries } from '@firsthand/contracts';
import { RESUME_WORDS } from '../words/resume-words.ts';
import { keep } from './keep.ts';

type JsonSections = Pick<
  JsonResume,
  'education' | 'languages' | 'certificates' | 'projects' | 'volunteer' | 'awards' | 'publications'
>;

/** The sections of a profile as JSON Resume has them; what it has no place for stands in `x_firsthand`. Without empty ones. */
export function toJsonSections(sections: SectionEntries, language: ResumeLanguage): JsonSections {
  const { native } = RESUME_WORDS[language];
  const { education, languages, certificates, projects, volunteering, awards } = sections;
  const all: Required<JsonSections> = {
    education: education.map((entry) => ({
      institution: entry.school,
      ...keep({ studyType: entry.degree, area: entry.field_of_study }),
      ...keep({ startDate: entry.start_date, endDate: entry.end_date, score: entry.grade }),
      ...keepLines('courses', splitLines(entry.notes)),
      ...(entry.is_expected ? { x_firsthand: { is_expected: true } } : {}),
    })),
    languages: languages.map((entry) => ({
      language: entry.language,
      ...keep({ fluency: toFluency(entry.level, entry.cefr, native) }),
    })),
    certificates: certificates.map((entry) => ({
      name: entry.name,
      ...keep({ issuer: entry.issuer, date: entry.issued_date }),
      ...keepOwn({ number: entry.number, state: entry.state, valid_until: entry.valid_until }),
    })),
    projects: projects.map((entry) => ({
      name: entry.name,
      ...keepLines('roles', splitLines(entry.role)),
      ...keep({ url: entry.url, startDate: entry.start_date, endDate: entry.end_date }),
      ...toDescription('description', entry.description),
    })),
    volunteer: volunteering.map((entry) => ({
      organization: entry.organization,
      ...keep({ position: entry.role, startDate: entry.start_date, endDate: entry.end_date }),
      ...toDescription('summary', entry.description),
    })),
    awards: awards
      .filter((entry) => !entry.is_publication)
      .map((entry) => ({
        title: entry.title,
        ...keep({ awarder: entry.issuer, date: entry.date, summary: toText(entry.description) }),
        ...keepOwn({ url: entry.url }),
      })),
    publications: awards
      .filter((entry) => entry.is_publication)
      .map((entry) => ({
        name: entry.title,
        ...keep({ publisher: entry.issuer, releaseDate: entry.date, url: entry.url }),
        ...keep({ summary: toText(entry.description) }),
      })),
  };
  return Object.fromEntries(
    Object.entries<unknown[] | undefined>(all).filter(([, entries = []]) => entries.length > 0),
  );
}

/** A level as stated, with that of the European framework where it does not say it: `Fluent (C1)`. */
function toFluency(level: string | null, cefr: CefrLevel | null, native: string): string | null {
  if (cefr === null) return level;
  if (level === null || level === '') return cefr === 'native' ? native : cefr;
  const saysIt = cefr === 'native' || level.toUpperCase().includes(cefr);
  return saysIt ? level : `${level} (${cefr})`;
}

/** One line is said in words; several are points. */
function toDescription<Key extends 'description' | 'summary'>(key: Key, text: string | null) {
  const lines = splitLines(text);
  return lines.length > 1
    ? keepLines('highlights', lines)
    : keep({ [key]: lines[0] } as Record<Key, string | undefined>);
}

function keepLines<Key extends string>(key: Key, lines: string[]): Partial<Record<Key, string[]>> {
  return lines.length === 0 ? {} : ({ [key]: lines } as Record<Key, string[]>);
}

function keepOwn<Key extends string>(values: Record<Key, string | null>) {
  const own = keep(values);
  return Object.keys(own).length === 0 ? {} : { x_firsthand: own };
}

function toText(text: string | null): string {
  return splitLines(text).join('\n');
}

function splitLines(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
