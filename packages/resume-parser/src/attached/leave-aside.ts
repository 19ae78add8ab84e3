import type { LeftOverText } from '../resume.ts';

export const DIFFERS =
  'A resume is attached to this file that says something else than the text you see. Only the text was read.';

/** An attached file that is not taken, with the reason. */
export function leaveAside(fileName: string, reason: string): LeftOverText {
  return { text: fileName, place: null, inWords: 'attached to the file', isUsed: false, reason };
}
