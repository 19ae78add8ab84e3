const MAX_LENGTH = 120;
/** Control and formatting characters, among them those that turn "fdp.exe" around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Separators, and what no file system of today takes in a name. */
const FORBIDDEN = /[<>:"|?*/\\]/g;
/** Windows takes these for devices, whatever the extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * A name that stays in its folder and that every file system takes:
 *
 *     toSafeName('../my "CV".pdf', 'resume') // '_my _CV_.pdf'
 */
export function toSafeName(given: string, fallback: string): string {
  const name = given
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .replace(DEVICE, '_$&');
  if (name === '') return fallback;
  const extension = /\.[a-z\d]{1,5}$/i.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length);
  // By characters: half an emoji is none.
  let kept = '';
  for (const character of stem) {
    if (kept.length + character.length > MAX_LENGTH - extension.length) break;
    kept += character;
  }
  return kept.trim() + extension;
}
