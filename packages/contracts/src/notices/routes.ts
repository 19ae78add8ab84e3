export const NOTICE_ROUTES = {
  listNotices: 'GET /v1/api/notices',
  readNotices: 'POST /v1/api/notices/read',
} as const;
