import type { ProfileFileKind } from '@firsthand/contracts';
import type { FileType } from './file-type.ts';

const MAX_LENGTH = 200;
/** Control and formatting characters, among them those that turn "fdp.exe" around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** What no file system of today takes in a name. */
const FORBIDDEN = /[<>:"|?*/\\]/g;
const EXTENSION = /\.(?:pdf|docx?|json|zip)$/i;

/**
 * A name for people and their file systems, with the extension of what the file is:
 *
 *     toFileName('C:\\My "CV".doc', '.pdf', 'resume') // 'My _CV_.pdf'
 */
export function toFileName(given: string, extension: FileType['extension'], kind: ProfileFileKind): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = cleanFileStem(last.replace(EXTENSION, ''));
  // By characters: half an emoji is none.
  let kept = '';
  for (const character of stem) {
    if (kept.length + character.length > MAX_LENGTH - extension.length) break;
    kept += character;
  }
  return `${kept.trim() === '' ? kind : kept.trim()}${extension}`;
}

/** A text as the name of a file, without its extension: 'a/b: "c"' → 'a_b_ _c_'. */
export function cleanFileStem(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
}

/** The header that makes a browser save an answer under a name of any script (RFC 6266, RFC 5987). */
export function toContentDisposition(given: string): string {
  const name = given.toWellFormed();
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
