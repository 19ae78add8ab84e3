import { ApiFailure } from '@firsthand/api-client';
import { expect, test } from 'vitest';
import { toProfileFailureText } from './failure-text.ts';

test('the server’s own words come first', () => {
  expect(toProfileFailureText(new ApiFailure(409, 'Profile not found'), 'Failed to save profile')).toBe(
    'Profile not found',
  );
});

test('an answer without words gets the fallback', () => {
  expect(toProfileFailureText(new ApiFailure(502, undefined), 'Failed to save profile')).toBe(
    'Failed to save profile',
  );
});

test('without an answer the advice to try again is added once', () => {
  const away = new ApiFailure(0, 'The server could not be reached.');
  expect(toProfileFailureText(away, 'Failed to save profile')).toBe(
    'Failed to save profile. Please try again.',
  );
  expect(toProfileFailureText(away, 'Failed to read it. Please try again.')).toBe(
    'Failed to read it. Please try again.',
  );
});
