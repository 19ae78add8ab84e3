import { describeCalls } from '../call.ts';
import { BOOKMARK_ROUTES } from './routes.ts';
import {
  addBookmarkRequestSchema,
  addBookmarkResponseSchema,
  bookmarkSchema,
  bookmarksQuerySchema,
  bookmarksResponseSchema,
  removeBookmarkRequestSchema,
  removeBookmarkResponseSchema,
  restoreBookmarkRequestSchema,
  restoreBookmarkResponseSchema,
} from './schemas.ts';
import { messageResponseSchema } from '../schema-parts.ts';

/** Kept jobs. */
export const bookmarkCalls = describeCalls('Bookmarks', BOOKMARK_ROUTES, {
  listBookmarks: {
    summary: 'The kept jobs, newest first, and what became of each posting since',
    access: 'read',
    query: bookmarksQuerySchema,
    answer: bookmarksResponseSchema,
  },
  getBookmark: {
    summary: 'One kept job with the whole description',
    access: 'read',
    answer: bookmarkSchema,
  },
  addBookmark: {
    summary: 'Keeps a job with a copy of its posting; 200 when it was kept before',
    access: 'write',
    body: addBookmarkRequestSchema,
    answer: addBookmarkResponseSchema,
    status: [200, 201],
    errors: [404, 409, 410],
  },
  removeBookmark: {
    summary: 'Removes a bookmark, named in the body or, since proxies drop bodies, in the address',
    access: 'write',
    query: removeBookmarkRequestSchema,
    body: removeBookmarkRequestSchema.nullish(),
    answer: removeBookmarkResponseSchema,
  },
  restoreBookmark: {
    summary: 'Puts a removed bookmark back as it was; 410 when that can no longer be done',
    access: 'write',
    body: restoreBookmarkRequestSchema,
    answer: restoreBookmarkResponseSchema,
    errors: [409, 410],
  },
  clearBookmarks: {
    summary: 'Removes all bookmarks',
    access: 'write',
    answer: messageResponseSchema,
  },
});
