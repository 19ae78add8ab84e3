import {
  toLine,
  type PageRectangle,
  type ProfileSection,
  type ReadingValue,
  type ResumeReading,
} from '@firsthand/contracts';
import type { Found } from '@firsthand/resume-parser';

/** A value of the reading; `entry` is its place among the entries to be stored, which have no number yet. */
export type DraftValue = Omit<ReadingValue, 'experience_id' | 'of'> & {
  entry: number | null;
  /** Of an entry of a section: its place among those to be stored. */
  of?: { section: ProfileSection; field: string; index: number };
};
export type LeftOver = ResumeReading['left_over'][number];

/** How a value fits a profile: as something, with a note where that is not what the resume says; or not at all. */
export type Fit = { value: string; note: string | null } | { reason: string };

/** Rectangles to a hundredth of a point; whatever is no place on a page is left out. */
export function toPlaces(where: readonly PageRectangle[]): PageRectangle[] {
  const round = (points: number) => Math.round(points * 100) / 100;
  return where
    .map(({ page, x, y, width, height }) => ({
      ...{ page, x: round(x), y: round(y), width: round(width), height: round(height) },
    }))
    .filter((place) => Object.values(place).every((number) => Number.isFinite(number)));
}

/** Text of a document as a database takes it: without NUL and half characters. */
export function toStorable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

export function toDraftValue(
  field: DraftValue['field'],
  found: Found<string>,
  fit: { value: string; note: string | null },
  entry: number | null = null,
): DraftValue {
  const confidence = Math.min(1, Math.max(0, found.confidence));
  return {
    ...{ field, entry, value: fit.value, note: fit.note, confidence, where: toPlaces(found.where) },
    ...toWords(found),
  };
}

export function toLeftOver(found: Found<string>, reason: string): LeftOver {
  return { text: toLine(toStorable(found.value)), reason, where: toPlaces(found.where), ...toWords(found) };
}

/** Where it stands in a file without pages, as a reading keeps it. */
export function toWords({ inWords }: { inWords?: string }): { in_words?: string } {
  return inWords === undefined ? {} : { in_words: toStorable(inWords) };
}

/** A line of text that fits as it is unless it is too long. */
export function fitText(found: Found<string>, maxLength: number): Fit {
  const value = toLine(toStorable(found.value));
  if (value === '') return { reason: 'It holds no text.' };
  return value.length > maxLength
    ? { reason: `It is longer than the ${maxLength} characters that fit.` }
    : { value, note: null };
}
