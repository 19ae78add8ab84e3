import { AppError } from '@firsthand/contracts';
import type { ApiContext } from '../api-context.ts';

/** As whom mails speak. */
export const PRODUCT_NAME = 'Firsthand';

/** Throws 503 where no mail can be sent. `missing` says what cannot be done then. */
export function requireMail({ auth }: Pick<ApiContext, 'auth'>, missing = 'no magic link can be sent'): void {
  if (auth.canSendMail) return;
  throw new AppError(`Sending mail is not set up here, so ${missing}.`, {
    code: 'mail-unavailable',
    status: 503,
    expected: true,
  });
}
