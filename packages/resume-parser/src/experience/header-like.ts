import { hasBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/lines.ts';
import { isEntryPart } from '../words/entry-parts.ts';
import { hasLegalForm } from '../words/titles.ts';

export const LONGEST_HEADER = 110;

/** Whether a line can name a title or an employer: no point of a list and no sentence. */
export function isHeaderLike(line: Line | undefined): boolean {
  if (!line || hasBullet(line.text) || line.text.length > LONGEST_HEADER || isEntryPart(line.text))
    return false;
  const words = line.text.split(' ').length;
  const isSentence = /[.;:]$/.test(line.text) && words > 2 && !hasLegalForm(line.text);
  return !isSentence && !/^\p{Ll}/u.test(line.text);
}
