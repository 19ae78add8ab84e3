import { expect, test } from 'vitest';
import { toOwnPath } from './own-path.ts';

test.each([
  '/saved-jobs',
  '/search?q=a%20b&country=US',
  '/ats/lever/acme/job/nurse-12#history',
  '/profile?x=//y',
])('keeps our own path %s', (path) => {
  expect(toOwnPath(path)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'saved-jobs',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/%2Fevil.example',
  '/%252Fevil.example',
  '/%2525252525252Fevil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/..//evil.example',
  '/./\\evil.example',
  '/%E0%A4%A',
  '/login',
  '/login?redirect=/dashboard',
  '/auth/verify?token=x',
  '/v1/docs',
  `/${'a'.repeat(3_000)}`,
])('sends %j to the dashboard', (wanted) => {
  expect(toOwnPath(wanted)).toBe('/dashboard');
});
