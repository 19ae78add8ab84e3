import type { ResumeSource } from '../resume.ts';
import { decodeText } from '../decode-text.ts';

/** The header may stand behind a few bytes of something else (PDF 1.7, implementation note 13). */
const HEADER_WITHIN = 1_024;
const JSON_OBJECT = /^\s*\{\s*["}]/;
/** XML that says that it is, that declares anything, or that begins as Europass does; pages of the web are none. */
const XML =
  /^\ufeff?\s*(?:<!--(?:(?!-->)[^])*-->\s*)*<(?:\?xml\s|!DOCTYPE(?!\s+html\b)|(?:[\w.-]+:)?(?:SkillsPassport|Candidate|learnerinfo)[\s/>])/i;
/** Names stand in archives as they are, before what they name and together at the end: a list of 1,000 has some 100 kB. */
const NAMES_WITHIN = 128 * 1_024;
const LINKEDIN = /(?:Profile|Positions|Skills|Email Addresses|PhoneNumbers)\.csv/i;

/**
 * What a file may be read as, by a glance; null for anything else. An archive counts as a Word document unless it has tables
 * of LinkedIn's: whether it is one, only the reading says.
 */
export function findDocumentType(file: Uint8Array): ResumeSource | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const head = bytes.subarray(0, HEADER_WITHIN);
  if (head.includes('%PDF-')) return 'pdf';
  const text = decodeText(head);
  if (JSON_OBJECT.test(text)) return 'json-resume';
  if (XML.test(text)) return 'europass';
  if (!head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return null;
  const parts = [bytes.subarray(0, NAMES_WITHIN), bytes.subarray(NAMES_WITHIN).subarray(-NAMES_WITHIN)];
  const isWord = parts.some((part) => part.includes('word/document.xml'));
  return !isWord && parts.some((part) => LINKEDIN.test(part.toString('latin1'))) ? 'linkedin' : 'docx';
}
