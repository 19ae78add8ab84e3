import { AppError } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { toPasskeyFailure } from './passkey-failure.ts';

const named = (name: string) => Object.assign(new Error('from the browser'), { name });

test.each([
  ['make', 'NotAllowedError', /^No passkey was added/],
  ['make', 'InvalidStateError', /already holds/],
  ['make', 'SecurityError', /at this address/],
  ['sign', 'NotAllowedError', /^No passkey was used/],
  ['sign', 'AbortError', /^No passkey was used/],
] as const)('to %s, %s is said in words', (act, name, text) => {
  const failure = toPasskeyFailure(named(name), act);
  expect(failure).toBeInstanceOf(AppError);
  expect((failure as AppError).message).toMatch(text);
});

test('what is no refusal of the browser stays what it is', () => {
  const defect = named('TypeError');
  expect(toPasskeyFailure(defect, 'make')).toBe(defect);
  expect(toPasskeyFailure('text', 'sign')).toBe('text');
});
