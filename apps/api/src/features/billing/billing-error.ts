import { AppError } from '@firsthand/contracts';
import Stripe from 'stripe';
import { UnexpectedAnswerError } from './unexpected-answer-error.ts';

/** Does what needs the provider; trouble with it becomes a 502 with `text`. Our own refusals pass unchanged. */
export async function withProvider<T>(text: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError || error instanceof UnexpectedAnswerError)) throw error;
    throw new AppError(text, { code: 'payment-provider', status: 502, cause: error });
  }
}
