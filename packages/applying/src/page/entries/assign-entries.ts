import type { Applicant, HeldEducation, HeldExperience } from '../../contract.ts';
import { toPlainWords } from '../../sensitive/plain-words.ts';
import type { EntryField, EntryList, EntryPart } from './entry-parts.ts';
import { readPart, type HeldEntry } from './part-value.ts';

/** What stands on the page already, of the entries that its fields ask for. */
export interface Standing {
  /** By the key of the field. */
  stands: ReadonlyMap<string, string>;
  /** The words of entries that the page shows and no longer asks for. */
  shown: readonly string[];
}

/** What an entry of the page gets: an entry of the profile, or nothing, and why. */
export type Assigned = { held: number } | { nothing: 'other-stands' | 'no-more' };

/** What tells one entry from another. */
const NAMING: Readonly<Record<EntryList, { most: EntryPart; also: readonly EntryPart[] }>> = {
  experience: { most: 'company', also: ['title'] },
  education: { most: 'school', also: ['degree', 'field'] },
};

interface PageEntry {
  when: EntryField['when'];
  /** What stands in it, by part. */
  standing: Map<EntryPart, string>;
}

/**
 * Gives each entry of the page one of the profile, by its place on the page. An entry in which something stands gets the rest
 * of the one it is, or nothing; what the page has already is given to no other. By list: the assigned, and how many of the
 * profile's are left over.
 */
export function assignEntries(
  list: EntryList,
  fields: readonly { key: string; asked: EntryField | null }[],
  applicant: Applicant,
  { stands, shown }: Standing,
): { assigned: Assigned[]; further: number } {
  const held: readonly HeldEntry[] = applicant.entries?.[list] ?? [];
  const onPage = collectEntries(list, fields, stands);
  const used = new Set<number>();
  for (const words of shown) {
    const index = held.findIndex((entry, at) => !used.has(at) && isShownIn(list, entry, toPlainWords(words)));
    if (index >= 0) used.add(index);
  }
  const assigned: (Assigned | undefined)[] = onPage.map(({ standing }) => {
    if (standing.size === 0) return undefined;
    const { index, isSame } = recognise(list, held, used, standing);
    if (index !== null) used.add(index);
    return index !== null && isSame ? { held: index } : { nothing: 'other-stands' };
  });
  const latest = list === 'experience' ? findLatest(applicant) : -1;
  for (const [at, { when }] of onPage.entries()) {
    if (assigned[at]) continue;
    if (when === 'latest') {
      // It stands in a part of its own: a list beside it asks for it as well.
      assigned[at] = latest < 0 ? { nothing: 'no-more' } : { held: latest };
      continue;
    }
    const isFree = (number: number) => !used.has(number) && (when === 'any' || number !== latest);
    const index = held.findIndex((_entry, number) => isFree(number));
    assigned[at] = index < 0 ? { nothing: 'no-more' } : { held: index };
    used.add(index);
  }
  return {
    assigned: assigned.flatMap((one) => one ?? []),
    further: onPage.some(({ when }) => when === 'any')
      ? held.filter((_entry, at) => !used.has(at)).length
      : 0,
  };
}

function collectEntries(
  list: EntryList,
  fields: readonly { key: string; asked: EntryField | null }[],
  stands: ReadonlyMap<string, string>,
): PageEntry[] {
  const entries: PageEntry[] = [];
  for (const { key, asked } of fields) {
    if (asked?.list !== list) continue;
    const entry = (entries[asked.entry] ??= { when: asked.when, standing: new Map() });
    const text = stands.get(key)?.trim() ?? '';
    if (text !== '') entry.standing.set(asked.part, text);
  }
  return entries;
}

/**
 * Which entry of the profile stands there. By what names it; it is the same where all that names it reads so, or where the
 * profile has one alone of that name and what stands beside says nothing else.
 */
function recognise(
  list: EntryList,
  held: readonly HeldEntry[],
  used: ReadonlySet<number>,
  standing: ReadonlyMap<EntryPart, string>,
): { index: number | null; isSame: boolean } {
  const { most, also } = NAMING[list];
  const naming = [most, ...also].filter((part) => standing.has(part));
  const asked = naming.length > 0 ? naming : [...standing.keys()];
  const free = [...held.keys()].filter((at) => !used.has(at));
  const says = (at: number, part: EntryPart) => {
    const entry = held[at];
    return entry !== undefined && readsAs(readPart(part, entry), standing.get(part) ?? '');
  };
  const whole = free.find((at) => asked.every((part) => says(at, part)));
  if (whole !== undefined) return { index: whole, isSame: true };
  const named = standing.has(most) ? free.filter((at) => says(at, most)) : [];
  // A degree may stand there in the words of a list; a title in other words is another role.
  const isSame = named.length === 1 && list === 'education';
  return { index: named[0] ?? null, isSame };
}

function readsAs(known: string | null, stands: string): boolean {
  return known !== null && toPlainWords(known) === toPlainWords(stands);
}

function isShownIn(list: EntryList, entry: HeldEntry, words: string): boolean {
  const parts: readonly EntryPart[] = list === 'experience' ? ['company', 'title'] : ['school'];
  return parts.every((part) => {
    const text = toPlainWords(readPart(part, entry) ?? '');
    return text !== '' && words.includes(text);
  });
}

/** -1 where the profile does not tell. */
function findLatest({ entries, latestCompany, latestTitle }: Applicant): number {
  const all: readonly (HeldExperience | HeldEducation)[] = entries?.experience ?? [];
  return all.findIndex(
    (entry) => 'company' in entry && entry.company === latestCompany && entry.title === latestTitle,
  );
}
