import { LIMITS, type GivenEntry } from '@firsthand/contracts';

/** How much there is of descriptions: their letters, and their paragraphs, points, links and marked words. */
export interface TextSize {
  characters: number;
  parts: number;
}

export const NOTHING: TextSize = { characters: 0, parts: 0 };

/** The size of a description as it is stored: clean HTML, in which each `<` begins a tag. In one pass. */
export function measureText(html: string): TextSize {
  const size = { ...NOTHING };
  for (let at = 0; at < html.length;) {
    const tag = html.indexOf('<', at);
    const end = tag < 0 ? html.length : tag;
    size.characters += end - at;
    if (tag < 0) break;
    if (html[tag + 1] !== '/') size.parts += 1;
    const closed = html.indexOf('>', tag);
    at = closed < 0 ? html.length : closed + 1;
  }
  return size;
}

/** The size of plain text: its letters and its lines. */
export function measurePlainText(text: string | null): TextSize {
  return text === null ? NOTHING : { characters: text.length, parts: text.split('\n').length };
}

/** The size of an entry of a section: all that is written in it. */
export function measureEntry(entry: GivenEntry): TextSize {
  const texts = Object.values(entry).filter((value) => typeof value === 'string');
  return texts.map(measurePlainText).reduce(addSizes, NOTHING);
}

/** What is too much of one description, in words; null when nothing is. */
export function findTooMuchOfEntry(html: string): string | null {
  const { characters, parts } = measureText(html);
  if (characters > LIMITS.descriptionTextMaxLength)
    return `The description has ${toNumber(characters)} characters; it may have ${toNumber(LIMITS.descriptionTextMaxLength)}.`;
  if (parts > LIMITS.descriptionPartsMax)
    return `The description has ${toNumber(parts)} paragraphs, points and marked words; it may have ${toNumber(LIMITS.descriptionPartsMax)}.`;
  return null;
}

/** What is too much of all descriptions of a profile together, in words; null when nothing is. */
export function findTooMuchOfProfile(
  descriptions: readonly string[],
  others: readonly TextSize[] = [],
): string | null {
  return findTooMuchOfAll([...descriptions.map(measureText), ...others].reduce(addSizes, NOTHING));
}

/** The same for all that is written in a profile, of this size together. */
export function findTooMuchOfAll(all: TextSize): string | null {
  if (all.characters > LIMITS.profileDescriptionsMaxLength)
    return `The descriptions of this profile would have ${toNumber(all.characters)} characters; together they may have ${toNumber(LIMITS.profileDescriptionsMaxLength)}.`;
  if (all.parts > LIMITS.profilePartsMax)
    return `The descriptions of this profile would have ${toNumber(all.parts)} paragraphs, points and marked words; together they may have ${toNumber(LIMITS.profilePartsMax)}.`;
  return null;
}

export function addSizes(one: TextSize, other: TextSize): TextSize {
  return { characters: one.characters + other.characters, parts: one.parts + other.parts };
}

function toNumber(count: number): string {
  return count.toLocaleString('en');
}
