import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser } from './browser.ts';

/** Opens a page whose scripts come when `release` is called. */
async function openBeforeScripts(page: Page, path: string): Promise<{ release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { release };
}

describeBrowser('What is entered before the scripts run', (openPage) => {
  test('on the search page is searched for', async () => {
    const page = await openPage();
    const { release } = await openBeforeScripts(page, '/search');
    await page.getByLabel('Search jobs').fill('manager');
    await page.getByLabel('Remote Work').selectOption('No');
    await page.getByLabel('Job Source').selectOption('Workday');
    await page.getByLabel('Country').selectOption('DE');
    release();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Search Jobs' }).click();
    await page.waitForURL(/\?/);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      q: 'manager',
      remote: 'no',
      source: '2',
      country: 'DE',
    });
  });

  test('on the home page is searched for', async () => {
    const page = await openPage();
    const { release } = await openBeforeScripts(page, '/');
    await page.getByLabel('Job title').fill('nurse');
    await page.getByLabel('Remote?').selectOption('Yes');
    release();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Search Jobs' }).click();
    await page.waitForURL((url) => url.pathname === '/search');
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('q'), searchParams.get('remote')]).toEqual(['nurse', 'yes']);
  });

  test('on the login is where the mail goes', async () => {
    const page = await openPage();
    const { release } = await openBeforeScripts(page, '/login');
    await page.getByLabel('Email address').fill('early.bird@mail.example');
    release();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Send Magic Link' }).click();
    await page.getByText('Magic link sent! Check your email to log in.').waitFor();
    expect(await page.getByRole('main').textContent()).toContain('early.bird@mail.example');
  });
});
