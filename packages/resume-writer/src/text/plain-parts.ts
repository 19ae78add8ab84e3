import { readRichText, toText } from './rich-text.ts';

/** Rich text as JSON Resume takes it: paragraphs as a summary, a line each, and the points of lists. */
export function toPlainParts(description: string): { summary: string; highlights: string[] } {
  const blocks = readRichText(description);
  const textsOf = (isPoint: boolean) =>
    blocks.filter(({ kind }) => (kind !== 'paragraph') === isPoint).map(toText);
  return { summary: textsOf(false).join('\n'), highlights: textsOf(true) };
}
