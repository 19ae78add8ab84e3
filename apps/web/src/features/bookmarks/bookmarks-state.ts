import type { Bookmark } from '@firsthand/contracts';

/** Said once, politely; what failed is also shown. */
export interface BookmarkNotice {
  /** Grows with each notice, so that the same words twice are two notices. */
  number: number;
  kind: 'done' | 'failed';
  text: string;
  /** Of a removal that can be undone. */
  undoToken: string | null;
}

/** A person's bookmarks as the pages show them: what the server confirmed, and over it what was just asked for. */
export interface BookmarksState {
  status: 'signed-out' | 'loading' | 'ready' | 'failed';
  /** The requisition ids of saved jobs. */
  ids: ReadonlySet<number>;
  /** The pages that were loaded, newest first; null until the server answered. */
  list: readonly Bookmark[] | null;
  /** Why there is no list, in words for people; null after a 401, which the session answers. */
  error: string | null;
  notice: BookmarkNotice | null;
}

export const SIGNED_OUT: BookmarksState = {
  status: 'signed-out',
  ids: new Set(),
  list: null,
  error: null,
  notice: null,
};
