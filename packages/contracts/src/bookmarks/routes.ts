export const BOOKMARK_ROUTES = {
  listBookmarks: 'GET /v1/api/bookmarks',
  getBookmark: 'GET /v1/api/bookmarks/:id',
  addBookmark: 'POST /v1/api/bookmarks',
  removeBookmark: 'DELETE /v1/api/bookmarks',
  restoreBookmark: 'POST /v1/api/bookmarks/restore',
  clearBookmarks: 'DELETE /v1/api/bookmarks/clear',
} as const;
