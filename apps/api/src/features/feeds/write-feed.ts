import { escapeXml, withoutForbidden } from '../../http/escape-xml.ts';
import { toUpdatedAt, type Feed, type FeedEntry } from './feed.ts';

/** The formats feeds are given in, by how their addresses end. */
export const FEED_FORMATS = {
  atom: { contentType: 'application/atom+xml; charset=utf-8', write: writeAtom },
  json: { contentType: 'application/feed+json; charset=utf-8', write: writeJsonFeed },
} as const;

export type FeedFormat = keyof typeof FEED_FORMATS;

const PUBLISHER = 'Firsthand';

interface Addresses {
  /** Of the feed itself. */
  selfUrl: string;
  siteUrl: string;
}

/** Atom 1.0 (RFC 4287). */
function writeAtom(feed: Feed, { selfUrl, siteUrl }: Addresses): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', feed.id),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    element('updated', toUpdatedAt(feed).toISOString()),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(selfUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.pageUrl)}"/>`,
    `<author>${element('name', PUBLISHER)}${element('uri', siteUrl)}</author>`,
    ...feed.entries.map(toAtomEntry),
    '</feed>\n',
  ].join('\n');
}

function toAtomEntry(entry: FeedEntry): string {
  const language = entry.language === null ? '' : ` xml:lang="${escapeXml(entry.language)}"`;
  return [
    `<entry${language}>`,
    element('id', entry.id),
    element('title', entry.title),
    `<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>`,
    `<author>${element('name', entry.author)}</author>`,
    element('published', entry.publishedAt.toISOString()),
    element('updated', entry.updatedAt.toISOString()),
    element('summary', entry.summary),
    `<content type="html">${escapeXml(entry.html + entry.stampHtml)}</content>`,
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** JSON Feed 1.1 (jsonfeed.org/version/1.1), its texts as in Atom. */
function writeJsonFeed(feed: Feed, { selfUrl, siteUrl }: Addresses): string {
  const view = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.subtitle,
    home_page_url: feed.pageUrl,
    feed_url: selfUrl,
    language: 'en',
    authors: [{ name: PUBLISHER, url: siteUrl }],
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      content_html: entry.html + entry.stampHtml,
      summary: entry.summary,
      date_published: entry.publishedAt.toISOString(),
      date_modified: entry.updatedAt.toISOString(),
      authors: [{ name: entry.author }],
      ...(entry.language !== null && { language: entry.language }),
    })),
  };
  return JSON.stringify(view, (_name, value: unknown) =>
    typeof value === 'string' ? withoutForbidden(value) : value,
  );
}
