import { ResumeError } from '../../resume-error.ts';
import { decodeText } from '../../decode-text.ts';
import { readZip } from '../../zip/read-zip.ts';
import { parseXml, type XmlNode } from '../../xml/parse-xml.ts';

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
  /** Properties of the writer's own, by their names. */
  properties: ReadonlyMap<string, string>;
}

const MAIN = 'word/document.xml';
const CONTENT_TYPES = '[Content_Types].xml';
const RELATIONS = 'word/_rels/document.xml.rels';
const READ =
  /^(?:\[Content_Types\]\.xml|docProps\/custom\.xml|word\/(?:_rels\/document\.xml\.rels|[\w-]+\.xml))$/;
const UNREAD = /^word\/(?:settings|webSettings|fontTable|comments\w*|people|footnotes|endnotes)\.xml$/;

/** Opens the archive within its limits. Throws `ResumeError`, or what the libraries throw for a damaged file. */
export async function openDocx(file: Uint8Array): Promise<Docx> {
  const { names, parts } = await unzip(file);
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
    properties: new Map(
      find('docProps/custom.xml')?.children.map(({ attributes, children }) => [
        attributes['name'] ?? '',
        children[0]?.text ?? '',
      ]) ?? [],
    ),
  };
}

async function unzip(file: Uint8Array): Promise<{ names: Set<string>; parts: Map<string, string> }> {
  const { names, parts } = await readZip(file, (name) => READ.test(name) && !UNREAD.test(name));
  return {
    names: new Set(names),
    parts: new Map([...parts].map(([name, bytes]) => [name, decodeText(bytes)])),
  };
}

/** `'header1.xml'`, `'/word/header1.xml'` → `'word/header1.xml'` */
function toName(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `word/${target}`;
}
