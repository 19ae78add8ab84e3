import type { JsonResume } from '@firsthand/contracts';
import { LONGEST_LINK, type Block } from '../text/rich-text.ts';
import type { ResumeWords } from '../words/resume-words.ts';
import { toMonth, toSpan, toStudySpan } from './to-span.ts';

/** An entry as it is printed: a line in bold with its dates, one below it, and what is said of it. */
export interface SetEntry {
  title: string;
  dates: string;
  detail: { text: string; link?: string }[];
  description: Block[];
}

export interface SetSection {
  heading: string;
  entries: SetEntry[];
}

/** Education and the rest of a resume but for its languages, in the order in which they are printed; without empty ones. */
export function toSetSections(resume: JsonResume, words: ResumeWords): SetSection[] {
  const { education, projects, volunteer, certificates, awards, publications } = resume;
  const sections: SetSection[] = [
    {
      heading: words.education,
      entries: (education ?? []).map((entry) => ({
        title: entry.institution,
        dates: toStudySpan(entry, words, entry.x_firsthand?.is_expected === true),
        detail: [
          ...toDetail([entry.studyType, entry.area].filter(Boolean).join(', ')),
          ...toDetail(label(words.grade, entry.score)),
        ],
        description: toBlocks(entry.courses),
      })),
    },
    {
      heading: words.projects,
      entries: (projects ?? []).map((entry) => ({
        title: entry.name,
        dates: toSpan(entry, words),
        detail: [...toDetail(entry.roles?.join(', ')), ...toAddress(entry.url)],
        description: toBlocks(entry.description?.split('\n'), entry.highlights),
      })),
    },
    {
      heading: words.volunteering,
      entries: (volunteer ?? []).map((entry) => ({
        title: entry.position ?? entry.organization,
        dates: toSpan(entry, words),
        detail: toDetail(entry.position === undefined ? undefined : entry.organization),
        description: toBlocks(entry.summary?.split('\n'), entry.highlights),
      })),
    },
    {
      heading: words.certificates,
      entries: (certificates ?? []).map(({ name, issuer, date, x_firsthand: own = {} }) => ({
        title: name,
        dates: toMonth(date, words),
        detail: [
          ...toDetail(issuer),
          ...toDetail(label(words.number, own.number)),
          ...toDetail(label(words.validIn, own.state)),
          ...toDetail(label(words.validUntil, toMonth(own.valid_until, words))),
        ],
        description: [],
      })),
    },
    {
      heading: words.awards,
      entries: (awards ?? []).map((entry) => ({
        title: entry.title,
        dates: toMonth(entry.date, words),
        detail: [...toDetail(entry.awarder), ...toAddress(entry.x_firsthand?.url)],
        description: toBlocks(entry.summary?.split('\n')),
      })),
    },
    {
      heading: words.publications,
      entries: (publications ?? []).map((entry) => ({
        title: entry.name,
        dates: toMonth(entry.releaseDate, words),
        detail: [...toDetail(entry.publisher), ...toAddress(entry.url)],
        description: toBlocks(entry.summary?.split('\n')),
      })),
    },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

/** "German: C1" */
export function toSetLanguages({ languages = [] }: JsonResume): string[] {
  return languages.map(({ language, fluency }) => [language, fluency].filter(Boolean).join(': '));
}

/** An address as it is read: without what every one begins with. */
export function toAddress(url: string | undefined): SetEntry['detail'] {
  if (url === undefined) return [];
  const text = url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return [{ text, ...(url.length <= LONGEST_LINK ? { link: url } : {}) }];
}

/** Text without looks: one line as a paragraph, several as points; what is points already stays so. */
function toBlocks(lines: readonly string[] = [], points: readonly string[] = []): Block[] {
  const said = lines.filter((line) => line.trim() !== '');
  const kind = said.length > 1 ? 'bullet' : 'paragraph';
  return [...said.map((text) => toBlock(kind, text)), ...points.map((text) => toBlock('bullet', text))];
}

/** A person may have typed the mark of a point. */
function toBlock(kind: Block['kind'], text: string): Block {
  const bare = kind === 'bullet' ? text.replace(/^\s*[-–•▪·]\s+/u, '') : text;
  return { kind, depth: 0, runs: [{ text: bare.trim() }] };
}

function toDetail(text: string | undefined): SetEntry['detail'] {
  return text === undefined || text === '' ? [] : [{ text }];
}

function label(word: string, text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : `${word} ${text}`;
}
