import { splitWords } from '@firsthand/contracts';
import type { WorkMode } from '@firsthand/contracts';
import { dropPlaceNames, dropStateCodes, toNames, type PlaceNames } from './place-names.ts';

/** "(m/w/d)", "H/F", "(gn)", "(all genders)": whom an employer may not turn away says nothing about the work. */
const GENDER_LETTERS = /(?<![\p{L}\p{N}/|])(?:[mwfhvdx]\s?[/|*]\s?)+[mwfhvdx](?![\p{L}\p{N}/|])/giu;
const GENDER_WORDS = /\(\s*(?:gn|mwd|mwx|all genders?|alle geschlechter)\s*\)/giu;
/** "Mecánico/a", "Verkäufer:in". */
const GENDER_ENDING =
  /(?<=\p{L}{3})(?:[:*_/]-?(?:innen|in|euse|trice|rice|ère|a|o|e|r)|\((?:in|a|e)\))(?!\p{L})/giu;
/** "R-204418", "#88213", "Req 558213", "(4418)"; not a year. */
const NUMBER =
  /(?:(?<!\p{L})(?:req(?:uisition)?|ref(?:erence)?|job|id)[\s.:#]*)?(?:#\s?\d+|\((?!(?:19|20)\d\d\))\d{3,}\)|(?<![\p{L}\p{N}])(?:\p{L}{0,4}-?|\d{2,4}-)\d{5,}(?![\p{L}\p{N}]))/giu;
/** "Store 433", "Filiale Nr. 12". */
const BRANCH =
  /(?<!\p{L})(?:store|shop|branch|restaurant|site|location|clinic|salon|club|filiale|magasin|tienda|winkel)\s*(?:(?:#|n[or]\.?)\s*)?\d+/giu;
/** What parts a place from the rest: "Driver - Memphis, TN", "Nurse (Boston, MA)". */
const SEPARATOR = /\s[-–—]+\s?|\s?(?<![-–—])[-–—]+\s|[–—|,;:()[\]]/u;

const WORK_MODE_NAMES: Record<WorkMode, PlaceNames> = {
  remote: toNames(['fully remote', '100 remote', 'work from home', 'home office', 'remote', 'wfh']),
  hybrid: toNames(['hybrid']),
  on_site: toNames(['on site', 'onsite', 'in office', 'in person', 'vor ort']),
};

const SPELLINGS: Readonly<Record<string, string>> = { sr: 'senior', jr: 'junior', and: '' };

interface Own {
  places: PlaceNames;
  workMode: WorkMode | null;
}

/**
 * A title or department without what is the posting's own: its place, its number, whether it is remote when it is.
 */
export function toRoleName(name: string, { places, workMode }: Own): string {
  const bare = name
    .replace(GENDER_WORDS, ' ')
    .replace(GENDER_LETTERS, ' ')
    .replace(GENDER_ENDING, '')
    .replace(BRANCH, ' ')
    .replace(NUMBER, ' ');
  const own = workMode === null ? places : new Map([...places, ...WORK_MODE_NAMES[workMode]]);
  const words: string[] = [];
  let wasPlace = false;
  for (const part of bare.split(SEPARATOR)) {
    const written = splitWords(part);
    const kept = dropPlaceNames(written, own);
    const isCode = written.length === 1 && splitWords(dropStateCodes(part)).length === 0;
    // A code stands behind its city: alone it could be an operating room.
    if (isCode && wasPlace) continue;
    if (kept.length > 0) wasPlace = kept.length < written.length;
    else if (written.length > 0) wasPlace = true;
    words.push(...kept);
  }
  const spelled = words.map((word) => SPELLINGS[word] ?? word).filter((word) => word !== '');
  return spelled.join(' ');
}
