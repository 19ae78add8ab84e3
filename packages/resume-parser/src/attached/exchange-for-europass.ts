import { readEuropass } from '../data/europass/read-europass.ts';
import type { AttachedEuropass } from '../page.ts';
import type { FoundEntry, FoundExperience, FoundSections, ParsedResume } from '../resume.ts';
import { DIFFERS, leaveAside } from './leave-aside.ts';
import { listUnsaid } from './list-unsaid.ts';
import { placeValues } from './place-values.ts';
import { createLinked, createShown, isReached, isText, listShown } from './shown-values.ts';

const BROKEN =
  'The XML of Europass that is attached to this file is damaged, or cannot be read safely. Only the text was read.';
/** Of a language that the page names otherwise, or not. */
const UNSHOWN_CONFIDENCE = 0.5;
const LINK = /<a\b/i;

/**
 * What was read from a PDF, exchanged for the XML of Europass attached to it where the pages show all that it says: it
 * knows which word is what. Europass prints words of its own between, in any order and in capitals, so each value is looked
 * for by itself; what the pages say besides stays left over. Where the XML says anything else it is left aside.
 */
export function exchangeForEuropass(read: ParsedResume, attached: AttachedEuropass): ParsedResume {
  const { fileName, pages } = attached;
  const keep = (reason: string) => ({ ...read, leftOver: [...read.leftOver, leaveAside(fileName, reason)] });
  const resume = parse(attached.xml);
  if (!resume) return keep(BROKEN);
  const isShown = createShown(pages);
  const isLinked = createLinked(pages, isShown);
  if (!hasWords(resume) || !listShown(resume).every(isShown) || !isReached(resume, pages, isLinked))
    return keep(DIFFERS);
  const known = dropHiddenAddresses(doubtUnshown(resume, isShown), isLinked);
  const placed = placeValues(known, { dates: [] }, pages);
  return {
    ...placed,
    ...{ pages: read.pages, source: read.source, language: read.language },
    experience: placed.experience.map(dropHiddenLinks),
    leftOver: [...placed.leftOver, ...listUnsaid(read, resume, pages)],
  };
}

/** Null for what cannot be read: the PDF is read all the same, and says so. */
function parse(xml: Uint8Array): ParsedResume | null {
  try {
    return readEuropass(xml);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return null;
  }
}

function hasWords({ firstName, lastName, experience, sections = {} }: ParsedResume): boolean {
  return (
    [firstName, lastName].some(Boolean) &&
    [experience, ...Object.values(sections)].some(({ length }) => length > 0)
  );
}

/** The XML has codes of languages: what the page calls them otherwise is for the person to look at. */
function doubtUnshown(resume: ParsedResume, isShown: (text: string) => boolean): ParsedResume {
  const { languages = [], ...others } = resume.sections ?? {};
  const doubted = languages.map((entry): FoundEntry => {
    const { language } = entry;
    if (!isText(language) || isShown(language.value)) return entry;
    const confidence = Math.min(language.confidence, UNSHOWN_CONFIDENCE);
    return { ...entry, language: { ...language, confidence } };
  });
  const sections: FoundSections = { ...others, languages: doubted };
  return { ...resume, sections };
}

/** Europass prints addresses of projects and the like behind links, or not. */
function dropHiddenAddresses(resume: ParsedResume, isLinked: (address: string) => boolean): ParsedResume {
  const dropOf = (entry: FoundEntry): FoundEntry => {
    const { url } = entry;
    return isText(url) && !isLinked(url.value) ? { ...entry, url: null } : entry;
  };
  const entries = Object.entries(resume.sections ?? {}).map(([name, list]) => [name, list.map(dropOf)]);
  return { ...resume, sections: Object.fromEntries(entries) as FoundSections };
}

/** Where a link of rich text leads, no page shows: such text is kept in plain lines. */
function dropHiddenLinks(entry: FoundExperience): FoundExperience {
  const { descriptionHtml, ...plain } = entry;
  return descriptionHtml !== undefined && LINK.test(descriptionHtml) ? plain : entry;
}
