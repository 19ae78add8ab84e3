import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toLogin } from '../../lib/login-address.ts';
import { findLoginReason } from './login-reason.ts';

test('says what was pressed, with the name of what it was pressed for', () => {
  const { to, state } = toLogin('/ats/lever/acme/job/nurse-7', 'save Warehouse Operative - Returns');
  expect(to).toBe('/login?redirect=%2Fats%2Flever%2Facme%2Fjob%2Fnurse-7');
  expect(findLoginReason(state, '/ats/lever/acme/job/nurse-7')).toBe(
    'Log in to save Warehouse Operative - Returns',
  );
});

test.each([
  ['/saved-jobs?page=2', 'Log in to see your saved jobs'],
  ['/job-applications/prepared/7', 'Log in to see the applications you prepared'],
  ['/job-applications/7', 'Log in to see your applications'],
  ['/ats/lever/acme/job/nurse-7', 'Log in to go on with this job'],
  ['/about', null],
  ['//evil.example', 'Log in to see your dashboard'],
  [null, null],
])('else the page that was wanted, %s: %s', (redirect, reason) => {
  expect(findLoginReason(null, redirect)).toBe(reason);
});

test.each([[{ loginFor: 7 }], [{ loginFor: '' }], [{ loginFor: 'x'.repeat(401) }], ['text'], [undefined]])(
  'takes nothing that is no reason of ours (%#)',
  (state) => {
    expect(findLoginReason(state, null)).toBeNull();
  },
);

test('every page for who is signed in has a reason', () => {
  const app = join(import.meta.dirname, '../../app');
  const routes = readFileSync(join(app, 'routes.ts'), 'utf8');
  const guarded = readdirSync(app, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .filter((name) => /requireSignedIn|account-page/.test(readFileSync(join(app, name), 'utf8')));
  const paths = [...routes.matchAll(/route\('([^']+)', '([^']+)'/g)]
    .filter(([, , file]) => guarded.includes(file ?? ''))
    .map(([, path]) => `/${path}`);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) expect([path, findLoginReason(null, path)]).toEqual([path, expect.any(String)]);
});
