import { ApiFailure } from '@firsthand/api-client';
import { AppError, ERROR_TEXTS } from '@firsthand/contracts/light';
import { expect, test, vi } from 'vitest';
import { saysExpired, toSignInFailureText } from './failure-text.ts';

test('the server’s own words come first', () => {
  expect(toSignInFailureText(new ApiFailure(429, 'Too many requests.'), ERROR_TEXTS.magicLinkFailed)).toBe(
    'Too many requests.',
  );
});

test('an answer without words gives the default', () => {
  expect(toSignInFailureText(new ApiFailure(502, undefined), ERROR_TEXTS.verifyFailed)).toBe(
    'Failed to verify magic link',
  );
});

test('no answer at all gives the default and what to check', () => {
  const away = new ApiFailure(0, 'The server could not be reached.');
  expect(toSignInFailureText(away, ERROR_TEXTS.verifyFailed)).toBe(
    'Failed to verify magic link. The server could not be reached.',
  );
  expect(toSignInFailureText(away, ERROR_TEXTS.magicLinkFailed)).toBe(
    'Failed to send magic link. Please try again. The server could not be reached.',
  );
});

test('an answer without a session says so', () => {
  const empty = new AppError(ERROR_TEXTS.verifyNoAccess, { code: 'no-session', status: 502 });
  expect(toSignInFailureText(empty, ERROR_TEXTS.verifyFailed)).toBe('Invalid response from server');
});

test('a defect is logged and admitted without its internals', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const defect = new TypeError('x is undefined');
  expect(toSignInFailureText(defect, ERROR_TEXTS.verifyFailed)).toBe(
    'Something went wrong. Please try again.',
  );
  expect(log).toHaveBeenCalledWith(defect);
  log.mockRestore();
});

test('only a text with the word "expired" is about an old link', () => {
  expect(saysExpired(ERROR_TEXTS.verifyExpired)).toBe(true);
  expect(saysExpired(ERROR_TEXTS.verifyInvalid)).toBe(true);
  expect(saysExpired(ERROR_TEXTS.verifyUnknown)).toBe(false);
  expect(saysExpired(ERROR_TEXTS.verifyNoToken)).toBe(false);
});
