import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, PHONE, WIDTHS, type PageOptions } from './browser.ts';
import { findViolations, findViolationsAt, waitForStillness } from './find-violations.ts';
import { findJob } from './search-api.ts';

describeBrowser('axe finds nothing', (openPage, productUrl) => {
  /** A screen, how to get there, and what shows that it is there. */
  const screens: [string, PageOptions, (page: Page) => Promise<unknown>][] = [
    [
      'the home page',
      {},
      async (page) => {
        await page.goto('/');
        // The line of counts rests while the window has lost the focus, so it is judged while it is shown.
        await expect.poll(() => page.getByRole('button', { name: 'Search Jobs' }).isDisabled()).toBe(true);
        await page.locator('[data-shown=true]').waitFor();
        await page.evaluate(`dispatchEvent(new Event('blur'))`);
      },
    ],
    ['the calls of the API', {}, (page) => page.goto('/v1/docs')],
    ['what is said of a call', {}, (page) => page.goto('/v1/docs/search')],
    ['the search page before any search', {}, (page) => page.goto('/search')],
    ['results', {}, (page) => page.goto('/search?q=manager&country=US&remote=no')],
    ['no results', {}, (page) => page.goto('/search?q=zzqqxxyy&country=US')],
    ['a page past the last', {}, (page) => page.goto('/search?q=manager&page=900')],
    ['a page too far down', {}, (page) => page.goto('/search?q=manager&page=1002')],
    [
      'a failed search',
      { expectedFaults: [/^503 GET/] },
      async (page) => {
        await page.goto('/search');
        await page.route('**/v1/api/requisitions/search?*', (route) =>
          route.fulfill({ status: 503, json: { error: 'The store is resting.' } }),
        );
        await page.getByLabel('Search jobs').fill('manager');
        await page.getByRole('button', { name: 'Search Jobs' }).click();
        await page.getByRole('alert').waitFor();
      },
    ],
    [
      'a search that is loading',
      {},
      async (page) => {
        await page.goto('/search');
        await page.route('**/v1/api/requisitions/search?*', () => new Promise<void>(() => {}));
        await page.getByLabel('Search jobs').fill('manager');
        await page.getByRole('button', { name: 'Search Jobs' }).click();
        await page.locator('[aria-busy=true]').waitFor();
        await waitForStillness(page);
      },
    ],
    [
      'a job with pay',
      {},
      async (page) => page.goto((await findJob(productUrl, 'q=manager', (job) => job.salary !== null)).path),
    ],
    [
      'a job that says little',
      {},
      async (page) => page.goto((await findJob(productUrl, 'q=manager', (job) => job.salary === null)).path),
    ],
    ['Page Not Found', { expectedFaults: [/^404 GET \/no$/] }, (page) => page.goto('/no')],
    [
      'Job Not Found',
      { expectedFaults: [/^404 GET \/ats\//] },
      (page) => page.goto('/ats/lever/nobody/job/nothing-999999999'),
    ],
  ];

  test.each(screens)('on %s, on a phone and on a desktop', async (_, options, open) => {
    for (const [width, viewport] of WIDTHS) {
      const page = await openPage({ ...options, viewport });
      await open(page);
      expect(await findViolationsAt(page, viewport), width).toEqual([]);
      await page.close();
    }
  });

  test('on the open menu of a phone', async () => {
    const page = await openPage({ viewport: PHONE });
    // Not the home page, whose line of counts fades in and out behind the menu.
    await page.goto('/search');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('navigation', { name: 'Mobile' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test('on the open filters of a phone', async () => {
    const page = await openPage({ viewport: PHONE });
    await page.goto('/search?q=manager&country=US');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test('on the open list of places', async () => {
    const page = await openPage();
    await page.goto('/search?q=manager&country=US');
    await page.getByRole('combobox', { name: 'Location' }).fill('sa');
    await page.getByRole('listbox', { name: 'Locations' }).waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await findViolations(page)).toEqual([]);
  });
});
