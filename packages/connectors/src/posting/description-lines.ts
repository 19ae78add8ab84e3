/** A piece of a description's text with where it begins and ends. */
export interface DescriptionPiece {
  text: string;
  start: number;
  end: number;
}

/** Characters of a description that are read for what they state. */
export const DESCRIPTION_LIMIT = 40_000;

/** The lines that hold anything, without bullets. */
export function splitLines(text: string): DescriptionPiece[] {
  return [...text.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index }) => {
    const trimmed = line.replace(/^[•\s]+/u, '');
    const start = index + line.length - trimmed.length;
    return trimmed === '' ? [] : [{ text: trimmed.trimEnd(), start, end: start + trimmed.trimEnd().length }];
  });
}

/** The sentences of a line that begins at `start`, cut at semicolons as well, and not behind "excl." and the like. */
export function splitClauses(line: string, start: number): DescriptionPiece[] {
  return [
    ...line.matchAll(
      /(?:[^.!?;]|(?<=\b(?:excl|exkl|ekskl|incl|inkl|zzgl))\.(?=\s\p{L})|[.!?](?!\s)|;(?!\s))+[.!?;]*/gu,
    ),
  ].map(({ 0: piece, index }) => {
    const text = piece.trim();
    const from = start + index + piece.indexOf(text);
    return { text, start: from, end: from + text.length };
  });
}
