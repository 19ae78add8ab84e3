import type { Found, FoundEntry } from '../../resume.ts';
import { toLanguage } from '../json/read-sections.ts';

const CODE = /^(?:[\w:/.-]*\/)?([a-z]{2,3})$/i;
/** Of a code that nobody here has a name for. */
const UNNAMED_CONFIDENCE = 0.5;
const MOTHER_TONGUE = 'Mother tongue';

/** `'deu'` → `'German'`, in the language of the document; words stay as they are. */
export function nameLanguage(found: Found<string>, locale: string): Found<string> {
  const code = CODE.exec(found.value)?.[1]?.toLowerCase();
  if (code === undefined) return found;
  const name = getNames(locale).of(code);
  if (name === undefined || name.toLowerCase() === code) return { ...found, confidence: UNNAMED_CONFIDENCE };
  return { ...found, value: name };
}

function getNames(locale: string): Intl.DisplayNames {
  const isKnown = /^[a-z]{2,3}$/.test(locale) && Intl.DisplayNames.supportedLocalesOf([locale]).length > 0;
  return new Intl.DisplayNames([isKnown ? locale : 'en'], { type: 'language' });
}

export function toMotherTongue(language: Found<string>): FoundEntry {
  return toLanguage(language, { ...language, value: MOTHER_TONGUE });
}

/** Five levels of one language, each with what it is of: one where they are the same, else all. */
export function toSpoken(
  language: Found<string>,
  levels: readonly { of: string; level: Found<string> }[],
): FoundEntry {
  const [first] = levels;
  if (!first) return toLanguage(language, null);
  const isSame = levels.every(({ level }) => level.value === first.level.value);
  const value = isSame ? first.level.value : levels.map(({ of, level }) => `${of} ${level.value}`).join(', ');
  return toLanguage(language, { ...first.level, value });
}
