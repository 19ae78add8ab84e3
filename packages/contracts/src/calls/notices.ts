import type {
  NoticesResponse,
  noticesQuerySchema,
  ReadNoticesRequest,
  readNoticesResponseSchema,
} from '../schemas/notice-schemas.ts';
import type { Of, RoutesOf } from './call.ts';

/** What happened to what a person keeps. */
export interface NoticeCalls {
  listNotices: { query: Partial<Of<typeof noticesQuerySchema>>; answer: NoticesResponse };
  readNotices: { body: ReadNoticesRequest; answer: Of<typeof readNoticesResponseSchema> };
}

export const NOTICE_ROUTES = {
  listNotices: 'GET /v1/api/notices',
  readNotices: 'POST /v1/api/notices/read',
} as const satisfies RoutesOf<NoticeCalls>;
