import type { SearchResponse } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, WIDTHS } from './browser.ts';

const QUERY = 'manager';

/** Does what starts a search and gives the API's own answer to compare the page with. */
async function answerTo(page: Page, act: () => Promise<void>): Promise<SearchResponse> {
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/v1/api/requisitions/search',
  );
  await act();
  return (await (await answered).json()) as SearchResponse;
}

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const titlesOn = (page: Page) => results(page).locator('[data-result-link]').allTextContents();
const titlesIn = (answer: SearchResponse) => answer.data.map((job) => job.title);

describeBrowser('From the home page to the employer', (openPage) => {
  test.each(WIDTHS)(
    'a search leads over two pages to a job and to the employer’s page, %s',
    async (_, viewport) => {
      const page = await openPage({ viewport });
      await page.goto('/');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Find Your Dream Job Today');

      const searchButton = page.getByRole('button', { name: 'Search Jobs' });
      await page.getByRole('main').getByRole('search').waitFor();
      await expect.poll(() => searchButton.isDisabled()).toBe(true);
      await page.getByLabel('Job title').fill(QUERY);
      const first = await answerTo(page, () => searchButton.click());
      await page.waitForURL(/\/search\?/);
      const address = new URL(page.url());
      expect(Object.fromEntries(address.searchParams)).toEqual({ q: QUERY, country: 'US' });

      const count = `${first.total.toLocaleString('en-US')} jobs found`;
      await results(page).getByRole('heading', { name: 'Job Listings' }).waitFor();
      expect(await results(page).getByRole('status').textContent()).toBe(count);
      expect(await titlesOn(page)).toEqual(titlesIn(first));
      expect(await page.title()).toContain(QUERY);

      const next = page
        .getByRole('navigation', { name: 'Pagination top' })
        .getByRole('link', { name: 'Next' });
      const second = await answerTo(page, () => next.click());
      await page.waitForURL(/[?&]page=2/);
      await expect.poll(() => titlesOn(page)).toEqual(titlesIn(second));
      expect(await page.getByLabel('Search jobs').inputValue()).toBe(QUERY);
      const current = page
        .getByRole('navigation', { name: 'Pagination bottom' })
        .locator('[aria-current=page]');
      expect(await current.textContent()).toBe('Page 2');

      await page.goBack();
      await expect.poll(() => titlesOn(page)).toEqual(titlesIn(first));
      expect(page.url()).toBe(address.href);
      await page.goForward();
      await expect.poll(() => titlesOn(page)).toEqual(titlesIn(second));
      await page.reload();
      await expect.poll(() => titlesOn(page)).toEqual(titlesIn(second));
      expect(await results(page).getByRole('status').textContent()).toBe(count);

      const job = second.data[6]!;
      const card = page.getByRole('article', { name: job.title }).filter({ hasText: `Job ID ${job.id}` });
      await card.getByRole('link', { name: 'View Details' }).scrollIntoViewIfNeeded();
      const scrolledTo = await page.evaluate<number>('scrollY');
      expect(scrolledTo).toBeGreaterThan(0);
      await card.getByRole('link', { name: 'View Details' }).click();
      await page.waitForURL(/\/ats\//);
      const title = page.getByRole('heading', { level: 1, name: job.title, exact: true });
      await title.waitFor();
      await expect.poll(() => page.evaluate('scrollY')).toBe(0);
      expect(await page.title()).toBe(job.meta_title);
      const evidence = page.getByRole('complementary', { name: 'Evidence' });
      expect(await evidence.getByText(/^First seen .* · changed .* · seen /).count()).toBe(1);
      await evidence.getByText('All times').click();
      for (const time of ['Last verified', 'Text last read', 'Last edited', 'Open for'])
        expect(await evidence.getByRole('term').filter({ hasText: time }).count(), time).toBe(1);

      const opened = page.context().waitForEvent('page');
      await page
        .getByRole('link', { name: /^Snail Apply/ })
        .first()
        .click();
      const employersPage = await opened;
      await employersPage.waitForLoadState();
      expect(await employersPage.getByRole('heading', { level: 1 }).first().textContent()).toBe(job.title);
      expect(await employersPage.evaluate('opener')).toBeNull();
      await employersPage.close();

      await page.getByRole('button', { name: 'Back to results' }).click();
      await page.waitForURL(/[?&]page=2/);
      await expect.poll(() => titlesOn(page)).toEqual(titlesIn(second));
      await expect
        .poll(async () => Math.abs((await page.evaluate<number>('scrollY')) - scrolledTo))
        .toBeLessThan(3);
    },
  );

  test('an address with every filter opens the search it describes', async () => {
    const page = await openPage();
    await page.goto('/search?q=manager&country=US&remote=no&source=2');
    expect(await page.getByLabel('Search jobs').inputValue()).toBe('manager');
    expect(await page.getByLabel('Country').inputValue()).toBe('US');
    expect(await page.getByLabel('Remote Work').inputValue()).toBe('no');
    expect(await page.getByLabel('Job Source').inputValue()).toBe('2');
    const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
    expect(await chips.allTextContents()).toEqual([
      'Remove filter United States',
      'Remove filter Not remote',
      'Remove filter Workday',
      'Clear all',
    ]);
    await chips.nth(2).click();
    await page.waitForURL((url) => !url.searchParams.has('source'));
    await expect.poll(() => page.getByLabel('Job Source').inputValue()).toBe('');
  });
});
