import type { DraftedSentence } from '@firsthand/contracts';
import { holdsTerm } from '@firsthand/claims';
import type { Fact } from './facts.ts';

/** The posting a letter is for. */
export interface LetterJob {
  title: string;
  company: string | null;
  /** Plain text. */
  descriptionText: string;
}

type Paragraph = DraftedSentence[];

const SKILLS_NAMED = 6;

/** The posting itself, as what a sentence rests on. */
export function toPostingFact({ title, company }: LetterJob): { label: string; text: string } {
  return { label: 'The posting', text: company === null ? title : `${title} at ${company}` };
}

function toSentence(text: string, ...facts: readonly { label: string; text: string }[]): DraftedSentence {
  return { text, facts: facts.map((fact) => ({ label: fact.label, text: fact.text })), doubt: null };
}

/** How a letter begins. */
export function toGreeting(job: LetterJob): Paragraph {
  const who = job.company === null ? 'Dear hiring team,' : `Dear ${job.company} hiring team,`;
  return [toSentence(who, toPostingFact(job))];
}

/** How a letter ends; the name is the profile's. */
export function toFarewell(facts: readonly Fact[]): Paragraph {
  const name = facts.find(({ kind }) => kind === 'name');
  return [name ? toSentence(`Kind regards,\n${name.text}`, name) : toSentence('Kind regards')];
}

/** A plain, honest letter: three short paragraphs between greeting and farewell, made only of facts. */
export function toTemplateLetter(job: LetterJob, facts: readonly Fact[]): Paragraph[] {
  return [
    toGreeting(job),
    toPurpose(job),
    toWork(job, facts),
    toClosing(job, facts),
    toFarewell(facts),
  ].filter((paragraph) => paragraph.length > 0);
}

function toPurpose(job: LetterJob): Paragraph {
  const where = job.company === null ? '' : ` at ${job.company}`;
  return [toSentence(`I am applying for the position of ${job.title.trim()}${where}.`, toPostingFact(job))];
}

/** The latest job, and what was done in it that is nearest to the posting. */
function toWork(job: LetterJob, facts: readonly Fact[]): Paragraph {
  const [latest] = facts.filter(({ kind }) => kind === 'job');
  if (!latest) return [];
  const duty = findNearest(
    facts.filter(({ kind, entryId }) => kind === 'duty' && entryId === latest.entryId),
    job.descriptionText,
  );
  return [
    toSentence(`My latest position is ${latest.text}.`, latest),
    ...(duty
      ? [toSentence(`From my work there: ${duty.text.replace(/(?<![.;,])[.;,]+$/u, '')}.`, duty)]
      : []),
  ];
}

function toClosing(job: LetterJob, facts: readonly Fact[]): Paragraph {
  const skills = facts.filter(({ kind }) => kind === 'skill');
  const named = skills.filter(({ text }) => holdsTerm(job.descriptionText, text)).slice(0, SKILLS_NAMED);
  const others = skills.slice(0, SKILLS_NAMED);
  const sentences =
    named.length > 0
      ? [toSentence(`Of the skills you ask for, my profile shows ${toList(named)}.`, ...named)]
      : others.length > 0
        ? [toSentence(`My skills are ${toList(others)}.`, ...others)]
        : [];
  return [
    ...sentences,
    toSentence('I would be glad to talk with you about the position.', toPostingFact(job)),
  ];
}

const toList = (facts: readonly Fact[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(facts.map(({ text }) => text));

/** The fact that shares the most words with the posting; the first of equals. */
function findNearest(facts: readonly Fact[], posting: string): Fact | undefined {
  const words = toWords(posting);
  const count = ({ text }: Fact): number => [...toWords(text)].filter((word) => words.has(word)).length;
  return [...facts].sort((left, right) => count(right) - count(left))[0];
}

function toWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
}
