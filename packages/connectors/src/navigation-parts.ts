import type { Source } from '@firsthand/contracts';
import { toNavigationParts as ofWorkday } from './workday/board-address.ts';

/** What of a board stands in the addresses of our own pages: three parts for Workday; null elsewhere. */
export function toNavigationParts(source: Source, board: string): ReturnType<typeof ofWorkday> | null {
  return source === 'workday' ? ofWorkday(board) : null;
}
