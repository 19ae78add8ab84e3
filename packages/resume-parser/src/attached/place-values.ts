import type { ReadPage, TextItem } from '../page.ts';
import type { Found, FoundEntry, FoundExperience, FoundSections, ParsedResume, Place } from '../resume.ts';
import { squeeze, toShownWords } from './shown-words.ts';

type PlacedItem = TextItem & { page: number };

/** How pages write what data has in a form of its own. */
interface Written {
  phone?: string | undefined;
  /** Of each position. */
  dates: readonly string[];
}

/** The values of data with the places on the pages that say the same; one that no page says in a row keeps its words. */
export function placeValues(
  resume: ParsedResume,
  written: Written,
  pages: readonly ReadPage[],
): ParsedResume {
  const items: PlacedItem[] = pages.flatMap((page, index) =>
    page.items.map((item) => ({ ...item, page: index + 1 })),
  );
  const words = toShownWords(items);
  const find = (text: string, from = 0): { where: Place[]; end: number } | null => {
    const squeezed = squeeze(text);
    const at = squeezed === '' ? -1 : words.text.indexOf(squeezed, from);
    if (at < 0) return null;
    const end = at + squeezed.length;
    const indexes = new Set(words.pieces.subarray(at, end));
    return { where: toLines([...indexes].flatMap((index) => items[index] ?? [])), end };
  };
  const place = <Value extends Found<string> | null>(
    found: Value,
    shown = found?.value ?? '',
    from = 0,
  ): Value => {
    const places = found && find(shown, from);
    return places ? { ...found, where: places.where, inWords: undefined } : found;
  };
  let cursor = 0;
  const experience = resume.experience.map((entry, index): FoundExperience => {
    const dates = written.dates[index] ?? '';
    const from = cursor;
    cursor = find(entry.jobTitle?.value ?? '', from)?.end ?? from;
    return {
      ...entry,
      jobTitle: place(entry.jobTitle, undefined, from),
      companyName: place(entry.companyName, undefined, from),
      startDate: place(entry.startDate, dates, from),
      endDate: place(entry.endDate, dates, from),
      description: place(entry.description, undefined, from),
    };
  });
  const { linkedinUrl, websiteUrl } = resume;
  const bare = (found: Found<string> | null) =>
    found?.value.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return {
    ...resume,
    desiredJobTitle: place(resume.desiredJobTitle),
    firstName: place(resume.firstName),
    lastName: place(resume.lastName),
    email: place(resume.email),
    phone: place(resume.phone, written.phone),
    phoneCountryCode: place(resume.phoneCountryCode, written.phone),
    address: place(resume.address),
    city: place(resume.city),
    state: place(resume.state),
    zip: place(resume.zip),
    linkedinUrl: place(linkedinUrl, bare(linkedinUrl)),
    websiteUrl: place(websiteUrl, bare(websiteUrl)),
    skills: resume.skills.map((skill) => place(skill)),
    experience,
    summary: place(resume.summary ?? null),
    sections: placeSections(resume.sections ?? {}, find),
  };
}

/** Each entry behind what names it; dates and short words such as a level are looked for there alone. */
function placeSections(
  sections: FoundSections,
  find: (text: string, from?: number) => { where: Place[]; end: number } | null,
): FoundSections {
  let cursor = 0;
  const placeEntry = (entry: FoundEntry): FoundEntry => {
    const names = Object.values(entry).filter((field) => typeof field?.value === 'string');
    const from = cursor;
    cursor = find(names[0]?.value ?? '', from)?.end ?? from;
    const placed = Object.entries(entry).map(([name, field]) => {
      const places = typeof field?.value === 'string' ? find(field.value, from) : null;
      return [name, field && places ? { ...field, where: places.where, inWords: undefined } : field];
    });
    return Object.fromEntries(placed) as FoundEntry;
  };
  return Object.fromEntries(
    Object.entries(sections).map(([section, entries]) => {
      cursor = 0;
      return [section, entries.map(placeEntry)];
    }),
  );
}

/** The pieces of each line as one rectangle. */
function toLines(items: readonly PlacedItem[]): Place[] {
  const lines = new Map<string, Place>();
  for (const { page, x, y, width, size } of items) {
    const key = `${page}:${Math.round(y)}`;
    const line = lines.get(key) ?? { page, x, y: y - size, width, height: size * 1.2 };
    const right = Math.max(line.x + line.width, x + width);
    const left = Math.min(line.x, x);
    lines.set(key, { ...line, x: left, width: right - left });
  }
  return [...lines.values()];
}
