import { toChunks } from '../layout/chunks.ts';
import { toPlace } from '../layout/lines.ts';
import type { ReadPage } from '../page.ts';
import type { Found, LeftOverText, ParsedResume } from '../resume.ts';
import { fold } from '../words/clean-text.ts';
import { isText, toLetters } from './shown-values.ts';

/** A line of fewer words that the XML does not have is a heading or a label. */
const FEWEST_WORDS = 4;

/** What the pages say and the XML does not: names that were read from them, and lines of other words than it has. */
export function listUnsaid(
  read: ParsedResume,
  resume: ParsedResume,
  pages: readonly ReadPage[],
): LeftOverText[] {
  const texts = [...listTexts(resume), ...resume.leftOver.map(({ text }) => text)].join('\n');
  const said = toLetters(texts);
  const words = new Set(toWords(texts));
  const lines = pages
    .flatMap((page, index) => toChunks(page, index + 1).chunks)
    .filter(({ text }) => {
      const own = toWords(text);
      const unsaid = own.filter((word) => !words.has(word)).length;
      return own.length >= FEWEST_WORDS && unsaid > own.length / 2;
    })
    .map((chunk): LeftOverText => ({ text: chunk.text, place: toPlace(chunk), isUsed: false }));
  const names = read.experience.flatMap(({ jobTitle, companyName }) => [jobTitle, companyName]);
  const schools = (read.sections?.education ?? []).flatMap(({ school }) => (isText(school) ? [school] : []));
  const values = [...names, ...schools, ...read.skills].flatMap((found): LeftOverText[] => {
    if (!found || said.includes(toLetters(found.value))) return [];
    const place = found.where[0] ?? null;
    const isListed = lines.some((line) => line.text.includes(found.value));
    return isListed ? [] : [{ text: found.value, place, isUsed: false }];
  });
  return [...values, ...lines];
}

/** Of three letters or more. */
function toWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3 && /\p{L}/u.test(word));
}

function listTexts(resume: ParsedResume): string[] {
  const { experience, skills, sections = {} } = resume;
  const own = Object.values(resume).filter(isFound);
  const work = experience.flatMap(({ jobTitle, companyName, description }) => [
    ...[jobTitle, companyName, description],
  ]);
  const entries = Object.values(sections)
    .flat()
    .flatMap((entry) => Object.values(entry).filter(isText));
  return [...own, ...work, ...skills, ...entries].flatMap((found) => found?.value ?? []);
}

function isFound(value: unknown): value is Found<string> {
  return typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string';
}
