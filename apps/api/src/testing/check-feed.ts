import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect } from 'vitest';

/** An entry as both formats tell it. */
export interface ReadEntry {
  id: string;
  title: string;
  url: string;
  author: string;
  summary: string;
  html: string;
  publishedAt: string;
  updatedAt: string;
  language: string | null;
}

export interface ReadFeed {
  id: string | null;
  title: string;
  subtitle: string;
  selfUrl: string;
  pageUrl: string;
  updatedAt: string | null;
  entries: ReadEntry[];
}

type Node = Record<string, unknown>;

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const UUID = /^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const LANGUAGE_TAG = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
/** XML 1.0, production 2; without `u` each half of a character would be taken for one. */
const XML_TEXT = /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u;
const FEED_ELEMENTS = ['id', 'title', 'subtitle', 'updated', 'link', 'author', 'entry'];
const ENTRY_ELEMENTS = ['id', 'title', 'link', 'author', 'published', 'updated', 'summary', 'content'];

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  isArray: (name) => ['entry', 'link', 'author'].includes(name),
});

/** Reads Atom as RFC 4287 has it: what the sections named here demand must hold. */
export function readAtom(xml: string): ReadFeed {
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed /);
  expect(XML_TEXT.test(xml)).toBe(true);
  // Ships with the parser we have; its successor is a package of its own with another interface.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  expect(XMLValidator.validate(xml)).toBe(true);
  const { feed } = parser.parse(xml) as { feed: Node };
  expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom');
  expectElements(feed, FEED_ELEMENTS);
  // 4.1.1: one author of the feed, or one of each entry.
  expect(feed.author).toEqual([{ name: expect.stringMatching(/\S/), uri: expect.any(String) }]);
  const entries = ((feed.entry as Node[] | undefined) ?? []).map(readAtomEntry);
  const read = {
    id: textOf(feed, 'id'),
    title: textOf(feed, 'title'),
    subtitle: textOf(feed, 'subtitle'),
    selfUrl: linkOf(feed, 'self', 'application/atom+xml'),
    pageUrl: linkOf(feed, 'alternate', 'text/html'),
    updatedAt: timeOf(feed, 'updated'),
    entries,
  };
  expect(read.id).toMatch(UUID);
  expectDistinct(read.entries);
  return read;
}

function readAtomEntry(entry: Node): ReadEntry {
  expectElements(entry, ENTRY_ELEMENTS);
  const content = entry.content as Node;
  // 4.1.3.3: of type html it holds text alone.
  expect(Object.keys(content).sort()).toEqual(['#text', '@type']);
  expect(content['@type']).toBe('html');
  const language = (entry['@xml:lang'] as string | undefined) ?? null;
  if (language !== null) expect(language).toMatch(LANGUAGE_TAG);
  const [author] = entry.author as Node[];
  return {
    id: textOf(entry, 'id'),
    title: textOf(entry, 'title'),
    url: linkOf(entry, 'alternate', 'text/html'),
    author: textOf(author ?? {}, 'name'),
    summary: textOf(entry, 'summary'),
    html: content['#text'] as string,
    publishedAt: timeOf(entry, 'published'),
    updatedAt: timeOf(entry, 'updated'),
    language,
  };
}

/** Each of ours stands once, but for links and entries, and nothing else does. */
function expectElements(node: Node, names: readonly string[]): void {
  const elements = Object.keys(node).filter((name) => !name.startsWith('@') && name !== '#text');
  expect(names).toEqual(expect.arrayContaining(elements));
  for (const name of names.filter((one) => one !== 'entry')) expect(elements).toContain(name);
}

/** Plain text, or a date or an IRI: no attributes, no elements, not twice. */
function textOf(node: Node, name: string): string {
  expect(node[name]).toEqual(expect.any(String));
  return node[name] as string;
}

function timeOf(node: Node, name: string): string {
  const time = textOf(node, name);
  expect(time).toMatch(RFC_3339);
  return time;
}

/** 4.1.1: at most one link of a relation and type. */
function linkOf(node: Node, relation: string, type: string): string {
  const links = (node.link as Node[]).filter((link) => link['@rel'] === relation);
  expect(links).toEqual([{ '@rel': relation, '@type': type, '@href': expect.any(String) }]);
  const address = links[0]?.['@href'] as string;
  expect(URL.canParse(address)).toBe(true);
  return address;
}

/** Reads JSON Feed as version 1.1 has it, with what it demands. */
export function readJsonFeed(json: string): ReadFeed {
  const feed = JSON.parse(json) as Node;
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.stringMatching(/\S/),
    home_page_url: expect.stringMatching(/^https:\/\//),
    feed_url: expect.stringMatching(/^https:\/\//),
    language: expect.stringMatching(LANGUAGE_TAG),
    authors: [{ name: expect.stringMatching(/\S/), url: expect.any(String) }],
    items: expect.any(Array),
  });
  const entries = (feed.items as Node[]).map((item): ReadEntry => {
    expect(item).toMatchObject({
      id: expect.stringMatching(UUID),
      url: expect.stringMatching(/^https:\/\//),
      title: expect.any(String),
      content_html: expect.any(String),
      summary: expect.any(String),
      date_published: expect.stringMatching(RFC_3339),
      date_modified: expect.stringMatching(RFC_3339),
      authors: [{ name: expect.any(String) }],
    });
    if ('language' in item) expect(item.language).toMatch(LANGUAGE_TAG);
    return {
      id: item.id as string,
      title: item.title as string,
      url: item.url as string,
      author: (item.authors as { name: string }[])[0]?.name ?? '',
      summary: item.summary as string,
      html: item.content_html as string,
      publishedAt: item.date_published as string,
      updatedAt: item.date_modified as string,
      language: (item.language as string | undefined) ?? null,
    };
  });
  expectDistinct(entries);
  return {
    ...{ id: null, updatedAt: null, entries },
    title: feed.title as string,
    subtitle: feed.description as string,
    selfUrl: feed.feed_url as string,
    pageUrl: feed.home_page_url as string,
  };
}

function expectDistinct(entries: readonly ReadEntry[]): void {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
}
