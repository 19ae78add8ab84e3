import { expect, test } from 'vitest';
import { toLoginAddress } from './login-address.ts';

test('the login leads back to the page that was wanted, with its query', () => {
  expect(toLoginAddress('/saved-jobs?page=2&q=a b')).toBe(
    '/login?redirect=%2Fsaved-jobs%3Fpage%3D2%26q%3Da%2520b',
  );
});

test('the login alone serves when no page was wanted', () => {
  expect(toLoginAddress(null)).toBe('/login');
});

test.each(['//evil.example', 'https://evil.example', '/%5Cevil.example', 'javascript:alert(1)'])(
  'the login never leads to %s',
  (wanted) => expect(toLoginAddress(wanted)).toBe('/login?redirect=%2Fdashboard'),
);
