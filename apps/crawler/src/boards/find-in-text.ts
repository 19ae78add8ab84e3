import { findBoardsInPage, LONGEST_PAGE } from '@firsthand/connectors';
import type { BoardName } from '@firsthand/contracts';
import { takeTurn } from '@firsthand/contracts/take-turn';
import { formatBoardName } from './board-name.ts';

/** An address that begins at the end of one piece stands whole in the next. */
const OVERLAP = 2_000;

/** The boards that a text of any length names, such as a list of addresses, a page, a sitemap or a table: each once. */
export async function findBoardsInText(text: string): Promise<BoardName[]> {
  const found = new Map<string, BoardName>();
  const step = LONGEST_PAGE - OVERLAP;
  for (let start = 0; start === 0 || start < text.length - OVERLAP; start += step) {
    for (const name of findBoardsInPage(text.slice(start, start + LONGEST_PAGE))) {
      found.set(formatBoardName(name), name);
    }
    await takeTurn();
  }
  return [...found.values()];
}
