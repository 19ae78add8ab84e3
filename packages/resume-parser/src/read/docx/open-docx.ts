import { unzipSync } from 'fflate';
import { ResumeError } from '../../resume-error.ts';
import { parseXml, type XmlNode } from './parse-xml.ts';

/** The parts of a Word document that say what it shows. */
export interface Docx {
  document: XmlNode;
  styles: XmlNode | null;
  numbering: XmlNode | null;
  /** A header or footer by the number of its relation. */
  findPart: (relation: string) => XmlNode | null;
  /** Addresses behind links; they are shown, never asked for. */
  findAddress: (relation: string) => string | null;
  hasPicture: boolean;
}

const MOST_ENTRIES = 1_000;
/** Of all entries as the archive states them; pictures hardly grow. */
const MOST_UNPACKED = 16 * 1024 * 1024;
/** A resume of three pages has some 300 kB. */
const LARGEST_PART = 1024 * 1024;
const MOST_XML = 2 * LARGEST_PART;

const MAIN = 'word/document.xml';
const CONTENT_TYPES = '[Content_Types].xml';
const RELATIONS = 'word/_rels/document.xml.rels';
const READ = /^(?:\[Content_Types\]\.xml|word\/(?:_rels\/document\.xml\.rels|[\w-]+\.xml))$/;
const UNREAD = /^word\/(?:settings|webSettings|fontTable|comments\w*|people|footnotes|endnotes)\.xml$/;

/** Opens the archive within its limits. Throws `ResumeError`, or what the libraries throw for a damaged file. */
export function openDocx(file: Uint8Array): Docx {
  const { names, parts } = unzip(file);
  const types = parts.get(CONTENT_TYPES);
  if (!names.has(MAIN) || types === undefined) throw new ResumeError('not-pdf');
  if ([...names].some((name) => /vbaproject\.bin$/i.test(name)) || /macroEnabled/i.test(types)) {
    throw new ResumeError('damaged', { cause: new Error('it holds macros') });
  }
  const find = (name: string): XmlNode | null => {
    const xml = parts.get(name);
    return xml === undefined ? null : parseXml(xml);
  };
  const relations = new Map(
    find(RELATIONS)?.children.map(({ attributes }) => [attributes['Id'] ?? '', attributes]) ?? [],
  );
  const isExternal = (relation: string) => relations.get(relation)?.['TargetMode'] === 'External';
  return {
    document: parseXml(parts.get(MAIN) ?? ''),
    styles: find('word/styles.xml'),
    numbering: find('word/numbering.xml'),
    findPart: (relation) => {
      const target = relations.get(relation)?.['Target'];
      return target === undefined || isExternal(relation) ? null : find(toName(target));
    },
    findAddress: (relation) => (isExternal(relation) ? (relations.get(relation)?.['Target'] ?? null) : null),
    hasPicture: [...names].some((name) => name.startsWith('word/media/')),
  };
}

function unzip(file: Uint8Array): { names: Set<string>; parts: Map<string, string> } {
  const names = new Set<string>();
  let unpacked = 0;
  let xml = 0;
  const entries = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      names.add(name);
      unpacked += originalSize;
      const isRead = READ.test(name) && !UNREAD.test(name);
      if (isRead) xml += originalSize;
      const isTooMuch = names.size > MOST_ENTRIES || unpacked > MOST_UNPACKED || xml > MOST_XML;
      if (isTooMuch || (isRead && originalSize > LARGEST_PART)) throw new ResumeError('too-complex');
      return isRead;
    },
  });
  // An entry of more than it states is cut there, and so is no XML.
  return { names, parts: new Map(Object.entries(entries).map(([name, bytes]) => [name, toText(bytes)])) };
}

function toText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** `'header1.xml'`, `'/word/header1.xml'` → `'word/header1.xml'` */
function toName(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `word/${target}`;
}
