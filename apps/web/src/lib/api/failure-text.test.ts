import { ApiFailure } from '@firsthand/api-client';
import { AppError } from '@firsthand/contracts/light';
import { expect, test, vi } from 'vitest';
import { OFFLINE_TEXT } from '../network.ts';
import { toFailureText } from './failure-text.ts';

const away = new ApiFailure(0, 'The server could not be reached.');

test('the server’s own words come first, and are missed by nobody when there are none', () => {
  expect(toFailureText(new ApiFailure(409, 'Changed elsewhere.'), 'It failed.')).toBe('Changed elsewhere.');
  expect(toFailureText(new ApiFailure(502, undefined), 'It failed.')).toBe('It failed.');
});

test.each([
  ['It failed', undefined, 'It failed'],
  ['It failed', 'fallback', 'It failed'],
  ['It failed', 'advice', 'It failed. Please try again.'],
  ['It failed. Please try again.', 'advice', 'It failed. Please try again.'],
  ['It failed', 'reason', 'It failed. The server could not be reached.'],
  ['It failed.', 'reason', 'It failed. The server could not be reached.'],
] as const)('without an answer “%s” says with %s: %s', (fallback, difference, text) => {
  expect(toFailureText(away, fallback, difference && { away: difference })).toBe(text);
});

test.each([
  ['Failed to fetch bookmarks', 'fallback', 'You are offline. Failed to fetch bookmarks'],
  ['It failed. Please try again.', 'advice', 'You are offline. It failed. Please try again.'],
  ['It failed.', 'reason', 'It failed. You are offline.'],
] as const)('without a network “%s” says with %s: %s', (fallback, away, text) => {
  expect(toFailureText(new ApiFailure(0, OFFLINE_TEXT), fallback, { away })).toBe(text);
});

test('an error with a text for people says it', () => {
  const error = new AppError('Invalid response from server', { code: 'no-session', status: 502 });
  expect(toFailureText(error, 'It failed.')).toBe('Invalid response from server');
});

test('a defect is logged, and said without its internals', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const defect = new TypeError('x is undefined');
  expect(toFailureText(defect, 'It failed.')).toBe('It failed.');
  expect(toFailureText(defect, 'It failed.', { defect: 'Something went wrong.' })).toBe(
    'Something went wrong.',
  );
  expect(log.mock.calls).toEqual([[defect], [defect]]);
  log.mockRestore();
});
