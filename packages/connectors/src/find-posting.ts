import type { Source } from '@firsthand/contracts';
import { findPostingId as adp } from './adp/board-address.ts';
import { findPostingId as bamboohr } from './bamboohr/board-address.ts';
import { findPostingId as breezy } from './breezy/board-address.ts';
import { findPostingId as dover } from './dover/board-address.ts';
import { findBoardByAddress } from './find-board.ts';
import { findPostingId as greenhouseio } from './greenhouseio/board-address.ts';
import { findPostingId as jobvite } from './jobvite/board-address.ts';
import { findPostingId as lever } from './lever/board-address.ts';
import { findPostingId as smartrecruiters } from './smartrecruiters/board-address.ts';
import { findPostingPaths, readBoard } from './workday/board-address.ts';

/** A posting as the address of a page for people names it. */
export interface PostingAddress {
  source: Source;
  /** The board it is on, in each way it may be written; none where the address does not say. */
  boards: string[];
  /** What it may be kept under. */
  externalIds: string[];
}

const FINDERS: Readonly<Record<Exclude<Source, 'workday'>, (url: URL) => string | null>> = {
  ...{ adp, bamboohr, breezy, dover, greenhouseio, jobvite, lever, smartrecruiters },
};
const EXTERNAL_ID_MAX = 300;

/**
 * The posting that an address is of: its page, any step of its form, or what follows the form. Null when it is none of
 * the nine systems', or names no posting. Whether there is such a posting is not asked.
 */
export function findPostingByAddress(url: URL): PostingAddress | null {
  const named = url.hostname === 'app.dover.com' ? null : findBoardByAddress(url);
  if (!named) return findOnDover(url);
  const { source, board } = named;
  const externalIds = (source === 'workday' ? toWorkdayIds(board, url) : [FINDERS[source](url)]).flatMap(
    toUsableId,
  );
  return externalIds.length === 0 ? null : { source, boards: toSpellings(named), externalIds };
}

/** Its postings' addresses name no board. */
function findOnDover(url: URL): PostingAddress | null {
  if (url.protocol !== 'https:' || url.host !== 'app.dover.com') return null;
  const id = dover(url);
  return id === null ? null : { source: 'dover', boards: [], externalIds: [id] };
}

function toWorkdayIds(board: string, url: URL): string[] {
  const { tenant, site } = readBoard(board);
  return findPostingPaths(url).map((path) => `${tenant}/${site}${path}`);
}

/** One board of Jobvite has two addresses. */
function toSpellings({ source, board }: { source: Source; board: string }): string[] {
  if (source !== 'jobvite') return [board];
  const slug = board.replace(/^careers\//, '');
  return [slug, `careers/${slug}`];
}

function toUsableId(id: string | null): string[] {
  if (id === null || id === '' || id.length > EXTERNAL_ID_MAX) return [];
  try {
    return [...new Set([id, decodeURIComponent(id)])];
  } catch {
    // Cut in the middle of a sign: as it stands it may still be one.
    return [id];
  }
}
