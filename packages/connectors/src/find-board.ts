import { SOURCES, type BoardName, type Source } from '@firsthand/contracts';
import { findBoard as adp } from './adp/board-address.ts';
import { findBoard as bamboohr } from './bamboohr/board-address.ts';
import { findBoard as breezy } from './breezy/board-address.ts';
import { findBoard as dover } from './dover/board-address.ts';
import { findBoard as greenhouseio } from './greenhouseio/board-address.ts';
import { findBoard as jobvite } from './jobvite/board-address.ts';
import { findBoard as lever } from './lever/board-address.ts';
import { CONNECTORS } from './registry.ts';
import { findBoard as smartrecruiters } from './smartrecruiters/board-address.ts';
import { findBoard as workday } from './workday/board-address.ts';

/** What of an address names a board, as an operator may write it; null where it names none of that system. */
const FINDERS: Readonly<Record<Source, (url: URL) => string | null>> = {
  ...{ adp, bamboohr, breezy, dover, greenhouseio, jobvite, lever, smartrecruiters, workday },
};

/** How the hosts of the nine systems end, with what may follow: no further name, and a path. */
const HOSTS_IN_PAGE =
  /\.(?:greenhouse\.io|lever\.co|adp\.com|bamboohr\.com|breezy\.hr|dover\.com|jobvite\.com|smartrecruiters\.com|myworkdayjobs\.com|myworkdaysite\.com)(?![a-z0-9.-])(?:\/[^\s"'<>\\)]{0,500})?/gi;
const OF_A_NAME = /[a-z0-9.-]/i;
/** How far it is looked back from the ending of a host for what stands before it, and how many names of it count. */
const LOOK_BACK = 256;
const MOST_LABELS = 4;
/** Bytes of an employer's own page that are asked for, and the most characters of it that are looked at. */
export const LONGEST_PAGE = 512 * 1024;
/** Addresses in it: a list of jobs has some hundreds. */
const MOST_ADDRESSES = 5_000;

/** Scripts that embed a board and name it beside themselves. */
const NAMES_IN_PAGE: readonly { source: Source; pattern: RegExp }[] = [
  { source: 'smartrecruiters', pattern: /company_code["']?\s{0,9}:\s{0,9}["']([\w.-]{1,100})["']/g },
  { source: 'lever', pattern: /accountName["']?\s{0,9}:\s{0,9}["']([\w.-]{1,100})["']/g },
];

/** The board an address names: that of its page, of one of its jobs or of its data. Null when it is none of the nine systems'. */
export function findBoardByAddress(url: URL): BoardName | null {
  if (!/^https?:$/.test(url.protocol) || url.port !== '' || url.username !== '') return null;
  for (const source of SOURCES) {
    const named = FINDERS[source](url);
    const board = named === null ? null : toBoard(source, named);
    if (board !== null) return { source, board };
  }
  return null;
}

/** The boards that an employer's own page embeds or links to in its first 512 kB, the one it names most first. */
export function findBoardsInPage(html: string): BoardName[] {
  const found = new Map<string, { name: BoardName; times: number }>();
  const add = (name: BoardName | null) => {
    if (!name) return;
    const key = `${name.source}:${name.board}`;
    found.set(key, { name, times: (found.get(key)?.times ?? 0) + 1 });
  };
  const text = html
    .slice(0, LONGEST_PAGE)
    .replaceAll('\\/', '/')
    .replaceAll(/\\u002f/gi, '/')
    .replaceAll(/&amp;|\\u0026/gi, '&');
  for (const address of findAddresses(text)) {
    const given = `https://${address.replace(/(?<![.,;:!?])[.,;:!?]+$/, '')}`;
    if (URL.canParse(given)) add(findBoardByAddress(new URL(given)));
  }
  for (const { source, pattern } of NAMES_IN_PAGE) {
    for (const [, named = ''] of text.matchAll(pattern)) {
      const board = toBoard(source, named);
      add(board === null ? null : { source, board });
    }
  }
  return [...found.values()].sort((a, b) => b.times - a.times).map(({ name }) => name);
}

/**
 * Addresses on the nine systems' hosts, with or without what stands before the host. Looked for from the endings of the hosts
 * and a bounded way back: a pattern that begins with any name tries anew at each of its characters.
 */
function findAddresses(text: string): string[] {
  const found: string[] = [];
  for (const { 0: ending, index } of text.matchAll(HOSTS_IN_PAGE)) {
    const labels = readLabels(text, index);
    if (labels !== null) found.push(labels + ending);
    if (found.length === MOST_ADDRESSES) break;
  }
  return found;
}

/** What stands before the ending of a host: "see https://jobs.eu" → "jobs.eu". */
function readLabels(text: string, end: number): string | null {
  let start = end;
  while (start > 0 && end - start < LOOK_BACK && OF_A_NAME.test(text.charAt(start - 1))) start -= 1;
  const labels = text.slice(start, end).split('.');
  const first = labels.findLastIndex((label) => label === '' || label.length > 63) + 1;
  const named = labels.slice(Math.max(first, labels.length - MOST_LABELS));
  return named.length === 0 ? null : named.join('.');
}

function toBoard(source: Source, named: string): string | null {
  try {
    return CONNECTORS[source].parseBoard(decodeURIComponent(named));
  } catch {
    // Not how a board of this system is written: a page of its own, or a path that is cut.
    return null;
  }
}
