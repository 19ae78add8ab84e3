import { ERROR_TEXTS } from '@firsthand/contracts';
import { HostRestsError } from '@firsthand/outside';
import { expect, test } from 'vitest';
import { toRestText } from './rest-text.ts';

test.each([
  [
    ERROR_TEXTS.checkoutFailed,
    new HostRestsError('stripe', 'api.stripe.com', 9_200),
    'Failed to create checkout session. The payment service is not answering just now. Please try again in 10 seconds.',
  ],
  [
    ERROR_TEXTS.linkedinFailed,
    new HostRestsError('linkedin', 'www.linkedin.com', 0),
    'LinkedIn login failed. LinkedIn is not answering just now. Please try again in a second.',
  ],
  [
    ERROR_TEXTS.formUnreadable,
    new HostRestsError('ats', 'api.lever.co', 250_000),
    'The employer’s form could not be read just now. Nothing was sent. The employer’s hiring system is not answering just now. Please try again in 5 minutes.',
  ],
])('%s', (text, rest, said) => {
  expect(toRestText(text, rest)).toBe(said);
});
