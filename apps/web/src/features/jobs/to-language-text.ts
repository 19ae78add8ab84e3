import type { JobView } from '@firsthand/contracts';
import { toLanguageCode, toLanguageName } from '@firsthand/contracts/light';

/** ISO 639-1: what the site is written in, and its readers read. */
const INTERFACE_LANGUAGE = 'en';

/** "In German", of a posting in another language than this site; null of the others and where no language is stated. */
export function toLanguageText({ language }: Pick<JobView, 'language'>): string | null {
  const code = language === null ? null : toLanguageCode(language);
  return code === null || code === INTERFACE_LANGUAGE ? null : `In ${toLanguageName(code)}`;
}
