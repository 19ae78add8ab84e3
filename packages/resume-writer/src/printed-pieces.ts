import type { JsonResume, ResumeDesign } from '@firsthand/contracts';
import type { Block } from './text/rich-text.ts';
import type { SetEntry } from './sections/to-set-sections.ts';
import { toSetResume } from './to-set-resume.ts';

interface PrintedLook {
  design: ResumeDesign;
  /** Points of numbered lists are printed with their numbers; Word draws these by itself. */
  withNumbers: boolean;
}

/** Everything that a resume of ours says in words, piece by piece, in the order in which it is written. */
export function listPrinted(resume: JsonResume, { design, withNumbers }: PrintedLook): string[] {
  const set = toSetResume(resume);
  const { name, label, words } = set;
  const contact = set.contact.map(({ text }) => text);
  const main = [
    ...headed(words.summary, set.summary),
    ...headed(words.experience, listEntries(set.work, withNumbers)),
    ...set.sections.flatMap(({ heading, entries }) => headed(heading, listEntries(entries, withNumbers))),
  ];
  const lists = [...headed(words.skills, set.skills), ...headed(words.languages, set.languages)];
  const pieces =
    design === 'two-columns'
      ? [name, label, ...headed(words.contact, contact), ...lists, ...main]
      : [name, label, ...contact, ...main, ...lists];
  return pieces.filter((piece) => piece !== '');
}

/** The addresses behind its links. */
export function listPrintedLinks(resume: JsonResume): string[] {
  const { contact, work, sections } = toSetResume(resume);
  const entries = [...work, ...sections.flatMap((section) => section.entries)];
  const details = entries.flatMap(({ detail }) => detail);
  const runs = entries.flatMap(({ description }) => description.flatMap((block) => block.runs));
  return [...contact, ...details, ...runs].flatMap(({ link }) => link ?? []);
}

function headed(heading: string, pieces: readonly string[]): string[] {
  return pieces.length > 0 ? [heading, ...pieces] : [];
}

function listEntries(entries: readonly SetEntry[], withNumbers: boolean): string[] {
  return entries.flatMap(({ title, dates, detail, description }) => [
    ...[title, dates, ...detail.map(({ text }) => text)],
    ...(withNumbers ? numberBlocks(description) : description.map(toWords)),
  ]);
}

/** As resume.typ parts a description: paragraphs, and neighbouring points of one kind as a list. */
function numberBlocks(blocks: readonly Block[]): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < blocks.length;) {
    const first = blocks[at];
    if (!first) break;
    let end = at + 1;
    if (first.kind === 'paragraph') pieces.push(toWords(first));
    else {
      while (continues(blocks[end], first.kind)) end += 1;
      pieces.push(...numberPoints(blocks.slice(at, end)));
    }
    at = end;
  }
  return pieces;
}

function continues(block: Block | undefined, kind: Block['kind']): boolean {
  return block !== undefined && block.kind !== 'paragraph' && (block.kind === kind || block.depth > 0);
}

function numberPoints(blocks: readonly Block[]): string[] {
  const depth = Math.min(...blocks.map((block) => block.depth));
  const isNumbered = blocks[0]?.kind === 'number';
  const pieces: string[] = [];
  let number = 0;
  for (let at = 0; at < blocks.length;) {
    const own = blocks[at];
    if (!own) break;
    let end = at + 1;
    while ((blocks[end]?.depth ?? -1) > depth) end += 1;
    number += 1;
    pieces.push(
      ...(isNumbered ? [`${number}.`] : []),
      toWords(own),
      ...numberPoints(blocks.slice(at + 1, end)),
    );
    at = end;
  }
  return pieces;
}

function toWords({ runs }: Block): string {
  return runs.map(({ text }) => text).join('');
}
