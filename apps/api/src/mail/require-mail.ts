import { refuse, type MissingMail } from '@firsthand/contracts';
import type { ApiContext } from '../api-context.ts';

/** As whom mails speak. */
export const PRODUCT_NAME = 'Firsthand';

/** Throws 503 where no mail can be sent. `missing` says what cannot be done then. */
export function requireMail({ auth }: Pick<ApiContext, 'auth'>, missing: MissingMail = 'link'): void {
  if (auth.canSendMail) return;
  throw refuse('mail-unavailable', { missing });
}
