import type { applicationResponseSchema } from '../schemas/applying-schemas.ts';
import type {
  ApplyPage,
  FillPageRequest,
  FillPageResponse,
  RecordPageRequest,
} from '../schemas/apply-page-schemas.ts';
import type { Of, RoutesOf } from './call.ts';

/** What the browser extension asks about an employer's application page. */
export interface ApplyPageCalls {
  findApplyPage: { query: { url?: string; from?: string }; answer: ApplyPage };
  fillPage: { body: FillPageRequest; answer: FillPageResponse };
  recordPage: { body: RecordPageRequest; answer: Of<typeof applicationResponseSchema> };
}

export const APPLY_PAGE_ROUTES = {
  findApplyPage: 'GET /v1/api/apply/page',
  fillPage: 'POST /v1/api/apply/page/values',
  recordPage: 'POST /v1/api/apply/page/record',
} as const satisfies RoutesOf<ApplyPageCalls>;
