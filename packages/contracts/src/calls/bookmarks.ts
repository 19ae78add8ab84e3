import type * as account from '../schemas/account-schemas.ts';
import type { Of, RoutesOf } from './call.ts';

/** Kept jobs. */
export interface BookmarkCalls {
  /** A page of the list, beside the numbers of all. */
  listBookmarks: { query: Of<typeof account.bookmarksQuerySchema>; answer: account.BookmarksResponse };
  /** With the whole description. */
  getBookmark: { answer: account.Bookmark };
  addBookmark: {
    body: Of<typeof account.addBookmarkRequestSchema>;
    answer: Of<typeof account.addBookmarkResponseSchema>;
  };
  removeBookmark: { body: account.RemoveBookmarkRequest; answer: account.RemoveBookmarkResponse };
  restoreBookmark: {
    body: Of<typeof account.restoreBookmarkRequestSchema>;
    answer: account.RestoreBookmarkResponse;
  };
  clearBookmarks: { answer: account.MessageResponse };
}

export const BOOKMARK_ROUTES = {
  listBookmarks: 'GET /v1/api/bookmarks',
  getBookmark: 'GET /v1/api/bookmarks/:id',
  addBookmark: 'POST /v1/api/bookmarks',
  removeBookmark: 'DELETE /v1/api/bookmarks',
  restoreBookmark: 'POST /v1/api/bookmarks/restore',
  clearBookmarks: 'DELETE /v1/api/bookmarks/clear',
} as const satisfies RoutesOf<BookmarkCalls>;
