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

/** Addresses on the nine systems' hosts, with or without what stands before the host. */
const ADDRESSES_IN_PAGE = new RegExp(
  '(?:[a-z0-9-]{1,63}\\.){1,4}(?:greenhouse\\.io|lever\\.co|adp\\.com|bamboohr\\.com|breezy\\.hr|dover\\.com' +
    '|jobvite\\.com|smartrecruiters\\.com|myworkdayjobs\\.com|myworkdaysite\\.com)(?![a-z0-9.-])' +
    '(?:/[^\\s"\'<>\\\\)]{0,500})?',
  'gi',
);

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

/** The boards that an employer's own page embeds or links to, the one it names most first. */
export function findBoardsInPage(html: string): BoardName[] {
  const found = new Map<string, { name: BoardName; times: number }>();
  const add = (name: BoardName | null) => {
    if (!name) return;
    const key = `${name.source}:${name.board}`;
    found.set(key, { name, times: (found.get(key)?.times ?? 0) + 1 });
  };
  const text = html
    .replaceAll('\\/', '/')
    .replaceAll(/\\u002f/gi, '/')
    .replaceAll(/&amp;|\\u0026/gi, '&');
  for (const [address] of text.matchAll(ADDRESSES_IN_PAGE)) {
    const given = `https://${address.replace(/[.,;:!?]+$/, '')}`;
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

function toBoard(source: Source, named: string): string | null {
  try {
    return CONNECTORS[source].parseBoard(decodeURIComponent(named));
  } catch {
    // Not how a board of this system is written: a page of its own, or a path that is cut.
    return null;
  }
}
