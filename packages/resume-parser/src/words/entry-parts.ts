import { dropBullet } from '../layout/bullets.ts';
import { fold } from './clean-text.ts';

const PART =
  /^(?:(?:key |main )?(?:highlights|achievements|accomplishments|responsibilities|results|duties|technologies)|tools|courses|coursework|keywords|projects|cours|kurse|erfolge|logros)$/;

/** Whether a line is the name of a part of an entry, such as `Highlights` under a position. */
export function isEntryPart(text: string): boolean {
  return PART.test(fold(dropBullet(text)).replace(/[:\s]+$/, ''));
}
