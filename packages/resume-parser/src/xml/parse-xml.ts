import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ResumeError } from '../resume-error.ts';

/** An element by its local name, as in `<w:p>` → `p`; text stands in elements without children of their own. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
}

type ParsedElement = Record<string, unknown>;

const DEEPEST = 200;
const TEXT = '#text';
const CDATA = '#cdata';
const ATTRIBUTES = ':@';
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  cdataPropName: CDATA,
  processEntities: false, // Decoded below: nothing may be expanded.
  maxNestedTags: DEEPEST,
});

/** Whether XML declares anything of its own, such as entities that grow or that name other files. */
export function declaresOwn(xml: string): boolean {
  return /<!(?:DOCTYPE|ENTITY)/i.test(xml);
}

/** The root of XML, be it a part of a Word document or a file. Throws for what is no XML, declares anything of its own or nests too deep. */
export function parseXml(xml: string): XmlNode {
  if (declaresOwn(xml)) throw new ResumeError('damaged', { cause: new Error('it declares entities') });
  // Ships with the parser we have; its successor is a package of its own with another interface.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const fault = XMLValidator.validate(xml);
  if (fault !== true) throw new Error(`no XML: ${fault.err.msg}`);
  let parsed: ParsedElement[];
  try {
    parsed = parser.parse(xml) as ParsedElement[];
  } catch (error) {
    const isDeep = error instanceof Error && /nested/.test(error.message);
    throw isDeep ? new ResumeError('too-complex', { cause: error }) : error;
  }
  const root = parsed.map(toNode).find(({ name }) => !name.startsWith('?') && name !== TEXT);
  if (!root) throw new Error('no XML: no element');
  return root;
}

export function findChild(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>(
    (found, name) => found?.children.find((child) => child.name === name),
    node,
  );
}

export function listChildren(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** Every element of these names, wherever it stands, in the order of the document. */
export function findAll(node: XmlNode, ...names: string[]): XmlNode[] {
  return node.children.flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...findAll(child, ...names),
  ]);
}

function toNode(element: ParsedElement): XmlNode {
  const name = Object.keys(element).find((key) => key !== ATTRIBUTES) ?? '';
  const content = element[name];
  // What stands in CDATA is as it is meant.
  if (name === CDATA) return { name: TEXT, attributes: {}, children: [], text: toRawText(content) };
  const attributes = Object.fromEntries(
    Object.entries((element[ATTRIBUTES] ?? {}) as Record<string, string>).map(([key, value]) => [
      key,
      decode(value),
    ]),
  );
  if (!Array.isArray(content)) return { name, attributes, children: [], text: decode(String(content)) };
  const nodes = (content as ParsedElement[]).map(toNode);
  return {
    ...{ name, attributes },
    children: nodes.filter((node) => node.name !== TEXT),
    text: nodes.map((node) => (node.name === TEXT ? node.text : '')).join(''),
  };
}

function toRawText(content: unknown): string {
  const parts = Array.isArray(content) ? (content as ParsedElement[]) : [];
  return parts.map((part) => (typeof part[TEXT] === 'string' ? part[TEXT] : '')).join('');
}

/** `'R&amp;D &#233;'` → `'R&D é'` */
function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, ...parts) => {
    const [decimal, hexadecimal, name] = parts as (string | undefined)[];
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
