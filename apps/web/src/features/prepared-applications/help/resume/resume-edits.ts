import type { ResumeVersionResponse, ResumeWords, ResumeWording } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { countOf } from '../../../../lib/format-date.ts';

type Entry = ResumeWords['entries'][number];
/** What stands in the text areas, by entry; what was not touched is not in it. */
export type ResumeEdits = ReadonlyMap<number, string>;

/** "  Led a  ward\n\nTaught" → ["Led a ward", "Taught"] */
export function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}

export function toText(lines: readonly string[]): string {
  return lines.join('\n');
}

/** What an entry's text area holds before anything is typed. */
export function toKept({ lines, own }: Entry): string {
  return toText(lines ?? own);
}

export function toShown(entry: Entry, edits: ResumeEdits): string {
  return edits.get(entry.experience_id) ?? toKept(entry);
}

/** Whether the lines say something else than these. */
export function saysOtherwise(text: string, lines: readonly string[]): boolean {
  return toText(toLines(text)) !== toText(lines);
}

/** Whether the lines differ from those that the PDF was made of, or from the profile's where there is none. */
export function isEdited({ entries }: Pick<ResumeWords, 'entries'>, edits: ResumeEdits): boolean {
  return entries.some((entry) => saysOtherwise(toShown(entry, edits), entry.lines ?? entry.own));
}

/** The entries that say something else than the profile. */
export function toWording({ entries }: Pick<ResumeWords, 'entries'>, edits: ResumeEdits): ResumeWording {
  return entries.flatMap((entry) => {
    const text = toShown(entry, edits);
    if (!saysOtherwise(text, entry.own)) return [];
    return [{ experience_id: entry.experience_id, lines: toLines(text) }];
  });
}

/** Why a PDF cannot be made of an entry's lines; null when it can. */
export function findFault(entry: Entry, edits: ResumeEdits): string | null {
  const text = toShown(entry, edits);
  if (!saysOtherwise(text, entry.own)) return null;
  const lines = toLines(text);
  if (lines.length === 0) return 'Write at least one line, or take your profile’s lines again.';
  if (lines.length > LIMITS.resumeVersionLines)
    return `These are ${lines.length} lines, and may be ${LIMITS.resumeVersionLines}.`;
  const long = lines.findIndex((line) => line.length > LIMITS.resumeVersionLineMaxLength);
  return long < 0
    ? null
    : `Line ${long + 1} is longer than ${countOf(LIMITS.resumeVersionLineMaxLength, 'character')}.`;
}

/** A model's lines for the entries that nobody worded yet; what is worded stays as it is. */
export function withDraft(
  { entries }: Pick<ResumeWords, 'entries'>,
  edits: ResumeEdits,
  drafted: ResumeVersionResponse['entries'],
): ResumeEdits {
  const taken = new Map(edits);
  for (const entry of entries) {
    const lines = findDrafted(entry, drafted);
    if (lines && !saysOtherwise(toShown(entry, edits), entry.own))
      taken.set(entry.experience_id, toText(lines));
  }
  return taken;
}

/** The lines that a model wrote for an entry; null where it left it as it was. */
export function findDrafted(
  { experience_id: id }: Entry,
  drafted: ResumeVersionResponse['entries'],
): string[] | null {
  const found = drafted.find((other) => other.experience_id === id);
  if (!found || found.after.length === 0) return null;
  const after = found.after.map(({ text }) => text);
  return toText(after) === toText(found.before) ? null : after;
}
