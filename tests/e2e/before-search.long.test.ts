import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, hasFocus, PHONE, PHONE_FIRST } from './browser.ts';
import { findViolations } from './find-violations.ts';
import { searchApi } from './search-api.ts';
import { unfold } from './unfold.ts';

const CARDS = '**/v1/api/requisitions/cards?*';

const newest = (page: Page) => page.getByRole('region', { name: 'Newest jobs' });
const recent = (page: Page) => page.getByRole('region', { name: 'Recent searches' });
const titles = (page: Page) => newest(page).locator('[data-result-link]').allTextContents();

async function searchFor(page: Page, query: string): Promise<void> {
  await page.getByLabel('Search jobs').fill(query);
  await page.getByLabel('Search jobs').press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === query);
  await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
  // It is remembered once it was answered as it was asked for, not as it was typed.
  await page.waitForFunction(
    `(localStorage.getItem('recent_searches') ?? '').includes(${JSON.stringify(query)})`,
  );
}

describeBrowser('Before the first search', (openPage, productUrl) => {
  const newestTitles = async (filters: string) => {
    const { data } = await searchApi(productUrl, `${filters}&sort=newest&group=true`);
    return data.map((job) => job.title);
  };

  test('the newest jobs follow the filters, which start no search', async () => {
    const page = await openPage();
    await page.goto('/search');
    await page.getByRole('heading', { name: 'Ready To Find Jobs' }).waitFor();
    const all = await newestTitles('country=US');
    await expect.poll(() => titles(page)).toEqual(all);

    await unfold(page, 'Work mode');
    const remote = page.getByRole('group', { name: 'Work mode' }).getByLabel('Remote');
    expect(await remote.locator('..').textContent()).toMatch(/^Remote [\d,]+$/);
    await remote.check();
    const left = await newestTitles('country=US&work_mode=remote');
    expect(left).not.toEqual(all);
    await expect.poll(() => titles(page)).toEqual(left);
    expect(await hasFocus(remote)).toBe(true);
    await page.getByLabel('Country').selectOption('DE');
    const german = await newestTitles('country=DE&work_mode=remote');
    await expect.poll(() => titles(page)).toEqual(german);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByRole('heading', { name: 'Job Listings' }).count()).toBe(0);

    await searchFor(page, 'engineer');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      q: 'engineer',
      country: 'DE',
      work_mode: 'remote',
    });
  });

  test('what could not be loaded says so, and loads when tried again', async () => {
    const page = await openPage({ expectedFaults: [/^503 GET \/v1\/api\/requisitions\/cards/] });
    await page.route(CARDS, (route) => route.fulfill({ status: 503, json: { error: 'Resting.' } }));
    await page.goto('/search');
    await newest(page).getByText('They could not be loaded.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.unroute(CARDS);
    await newest(page).getByRole('button', { name: 'Try again' }).click();
    await newest(page).getByRole('article').first().waitFor();
  });

  test('filters that no job fits say so', async () => {
    const page = await openPage();
    await page.goto('/search?company=lever:nobody&country=US');
    await newest(page).getByText('No open job fits these filters.').waitFor();
  });

  test.each(PHONE_FIRST)(
    'recent searches stand with their filters, and go when cleared, %s',
    async (_, viewport) => {
      const page = await openPage({ viewport });
      await page.goto('/search');
      await newest(page).getByRole('article').first().waitFor();
      expect(await recent(page).count()).toBe(0);
      await searchFor(page, 'manager');
      await page.goto('/search?q=manager&country=US&work_mode=remote&posted_within=30');
      await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
      await searchFor(page, 'engineer');
      await page.goto('/search');
      const links = recent(page).getByRole('link');
      await expect
        .poll(() => links.allTextContents())
        .toEqual([
          'engineer United States · Past month · Remote',
          'manager United States · Past month · Remote',
        ]);
      expect(await findViolations(page)).toEqual([]);
      await links.last().click();
      await page.waitForURL((url) => url.searchParams.get('q') === 'manager');
      await page.goBack();
      await recent(page).getByRole('button', { name: 'Clear recent searches' }).click();
      await expect.poll(() => recent(page).count()).toBe(0);
      await page.reload();
      await newest(page).getByRole('article').first().waitFor();
      expect(await recent(page).count()).toBe(0);
    },
  );

  test('a job that was opened is marked as viewed', async () => {
    const page = await openPage({ viewport: PHONE });
    await page.goto('/search?q=manager&country=US');
    const card = page.getByRole('article').nth(1);
    expect(await card.getByText('Viewed', { exact: true }).count()).toBe(0);
    await card.getByRole('link', { name: 'View Details' }).click();
    await page.getByRole('region', { name: 'Job Description' }).waitFor();
    await page.getByRole('button', { name: 'Back to results' }).click();
    await card.getByText('Viewed', { exact: true }).waitFor();
    await page.reload();
    await card.getByText('Viewed', { exact: true }).waitFor();
    expect(await page.getByText('Viewed', { exact: true }).count()).toBe(1);
  });
});
