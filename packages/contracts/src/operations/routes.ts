export const OPERATIONS_ROUTES = {
  getOperations: 'GET /v1/api/admin/operations',
  listBoards: 'GET /v1/api/admin/boards',
  addBoard: 'POST /v1/api/admin/boards',
  pauseBoard: 'POST /v1/api/admin/boards/:boardId/pause',
  resumeBoard: 'POST /v1/api/admin/boards/:boardId/resume',
  readBoardNow: 'POST /v1/api/admin/boards/:boardId/crawl',
  listClosings: 'GET /v1/api/admin/closings',
  listHeldClosings: 'GET /v1/api/admin/held-closings',
  agreeToClosing: 'POST /v1/api/admin/held-closings/:boardId/agree',
} as const;
