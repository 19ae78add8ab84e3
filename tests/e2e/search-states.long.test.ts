import type { SearchResponse } from '@firsthand/contracts';
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, hasFocus, PHONE, PHONE_FIRST } from './browser.ts';
import { searchApi } from './search-api.ts';
import { unfold } from './unfold.ts';

const SEARCH = '**/v1/api/requisitions/search?*';

describeBrowser('The search page', (openPage, productUrl) => {
  test.each(PHONE_FIRST)('teaches the next step before any search, %s', async (_, viewport) => {
    const page = await openPage({ viewport });
    await page.goto('/search');
    await page.getByRole('heading', { name: 'Ready To Find Jobs' }).waitFor();
    const button = page.getByRole('button', { name: 'Search Jobs' });
    await expect.poll(() => button.isDisabled()).toBe(true);
    expect(await page.getByPlaceholder('Search jobs by title, company, or keyword').inputValue()).toBe('');
    expect(await page.getByRole('heading', { name: 'Job Listings' }).count()).toBe(0);
    await page.getByLabel('Search jobs').fill('   ');
    expect(await button.isDisabled()).toBe(true);
    await page.getByLabel('Search jobs').fill('nurse');
    expect(await button.isEnabled()).toBe(true);
  });

  test.each(PHONE_FIRST)('says that nothing was found and offers wider searches, %s', async (_, viewport) => {
    const page = await openPage({ viewport });
    await page.goto('/search?q=zzqqxxyy&country=US&remote=yes');
    await page.getByRole('heading', { name: 'No jobs found' }).waitFor();
    await page.getByText('Try adjusting your search filters or try a different search term').waitFor();
    await page.getByRole('link', { name: 'Search without “Remote”' }).click();
    await page.waitForURL((url) => !url.searchParams.has('remote'));
    // The address changes before the answer is there.
    const status = page.getByRole('region', { name: 'Results' }).getByRole('status');
    await expect.poll(() => status.textContent()).toBe('No jobs found');
    await page.getByRole('heading', { name: 'No jobs found' }).waitFor();
  });

  test('shows that it is loading, with the button disabled, until the answer comes', async () => {
    const page = await openPage();
    await page.goto('/search');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SEARCH, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('Search jobs').fill('manager');
    await page.getByLabel('Search jobs').press('Enter');
    const results = page.getByRole('region', { name: 'Results' });
    await results.getByText('Loading jobs...').last().waitFor();
    expect(await results.getAttribute('aria-busy')).toBe('true');
    expect(await page.getByRole('button', { name: 'Search Jobs' }).isDisabled()).toBe(true);
    release();
    await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
    await expect.poll(() => results.getAttribute('aria-busy')).toBe('false');
    await expect.poll(() => results.getByText('Loading jobs...').count()).toBe(0);
  });

  test.each([
    [
      'with the server’s reason',
      { status: 503, json: { error: 'The store is resting.' } },
      ' The store is resting.',
    ],
    ['without one', { status: 502, body: '<html>Bad Gateway</html>' }, ''],
  ])('says that a search failed %s, and tries again', async (_, answer, reason) => {
    const page = await openPage({ expectedFaults: [/^50[23] GET \/v1\/api\/requisitions\/search/] });
    await page.goto('/search');
    await page.route(SEARCH, (route) => route.fulfill(answer));
    await page.getByLabel('Search jobs').fill('manager');
    await page.getByRole('button', { name: 'Search Jobs' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.getByRole('paragraph').first().textContent()).toBe(
      `Failed to fetch jobs. Please try again.${reason}`,
    );
    await page.unroute(SEARCH);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
  });

  test('says so when the connection is lost, and works again when it is back', async () => {
    const page = await openPage({ expectedFaults: [/^failed: net::ERR_INTERNET_DISCONNECTED/] });
    await page.goto('/search');
    await page.context().setOffline(true);
    await page.getByLabel('Search jobs').fill('manager');
    await page.getByRole('button', { name: 'Search Jobs' }).click();
    await page.getByText(/You are offline\./).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
  });

  test('a page past the last job says so and leads back', async () => {
    const { total } = await searchApi(productUrl, 'q=manager&country=US');
    expect(total).toBeLessThan(2_000);
    const page = await openPage();
    await page.goto('/search?q=manager&country=US&page=900');
    await page.getByText('This page lies past the last job of this search.').waitFor();
    await page.getByRole('link', { name: 'Back to the first page' }).click();
    await page.waitForURL((url) => !url.searchParams.has('page'));
    await page.getByRole('article').first().waitFor();
  });

  test('a page beyond what a search reaches explains itself without asking', async () => {
    const page = await openPage();
    const response = await page.goto('/search?q=manager&page=1002');
    expect(response?.status()).toBe(200);
    await page.getByRole('heading', { name: 'This page is too far down' }).waitFor();
    const direct = await fetch(`${productUrl}/v1/api/requisitions/search?q=manager&offset=10010`);
    expect(direct.status).toBe(400);
    expect(await direct.json()).toEqual({ error: expect.stringContaining('offset') as string });
  });

  test('an address that makes no sense still gives a page', async () => {
    const page = await openPage();
    const response = await page.goto('/search?q=manager&country=%3Cb%3E&source=77&remote=perhaps&page=-3');
    expect(response?.status()).toBe(200);
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('list', { name: 'Active filters' }).count()).toBe(0);
  });

  test('filters on a phone live in a sheet that counts them', async () => {
    const page = await openPage({ viewport: PHONE });
    await page.goto('/search?q=manager&country=US');
    const open = page.getByRole('button', { name: /^Filters/ });
    expect(await open.textContent()).toBe('Filters1');
    await open.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Remote Work').selectOption('No');
    await sheet.getByRole('button', { name: 'Search Jobs' }).click();
    await page.waitForURL((url) => url.searchParams.get('remote') === 'no');
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => open.textContent()).toBe('Filters2');
  });

  test('after a first search every filter acts at once and keeps what was typed', async () => {
    const page = await openPage();
    await page.goto('/search');
    await page.getByLabel('Remote Work').selectOption('No');
    expect(new URL(page.url()).search).toBe('');
    await page.getByLabel('Search jobs').fill('manager');
    await page.getByLabel('Search jobs').press('Enter');
    await page.waitForURL((url) => url.searchParams.get('remote') === 'no');

    await page.getByLabel('Search jobs').fill('engineer');
    const remote = page.getByLabel('Remote Work');
    await remote.focus();
    await remote.selectOption('');
    await page.waitForURL(
      (url) => !url.searchParams.has('remote') && url.searchParams.get('q') === 'engineer',
    );
    await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
    expect(await hasFocus(remote)).toBe(true);
    await page.getByLabel('Job Source').selectOption('Workday');
    await page.waitForURL((url) => url.searchParams.get('source') === '2');
    await page.getByLabel('Country').selectOption('DE');
    await page.waitForURL((url) => url.searchParams.get('country') === 'DE');
    expect(await page.getByLabel('Search jobs').inputValue()).toBe('engineer');
  });

  test('what is typed while a search runs is still there when it is done', async () => {
    const page = await openPage();
    await page.goto('/search?q=manager&country=US');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SEARCH, async (route) => {
      await held;
      await route.continue();
    });
    const query = page.getByLabel('Search jobs');
    await expect
      .poll(async () => {
        await page.getByLabel('Remote Work').selectOption('No');
        return page.getByRole('region', { name: 'Results' }).getAttribute('aria-busy');
      })
      .toBe('true');
    await query.fill('nurse');
    release();
    await page.waitForURL((url) => url.searchParams.get('remote') === 'no');
    await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
    expect(await query.inputValue()).toBe('nurse');
  });

  test('filters chosen one after the other, before the answers are there, all count', async () => {
    const page = await openPage();
    await page.goto('/search?q=manager&country=US');
    await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
    let answered = 0;
    await page.route(SEARCH, async (route) => {
      answered += 1;
      await new Promise((resolve) => setTimeout(resolve, 250));
      await route.continue();
    });
    await unfold(page, 'Pay');
    const past = page.getByLabel('Date posted');
    // The second while the first one runs, the third about when the first one's answer would be drawn.
    await page.getByLabel('Remote Work').selectOption('No');
    await expect.poll(() => answered).toBe(1);
    await past.selectOption('30');
    await new Promise((resolve) => setTimeout(resolve, 250));
    await page.getByLabel('Minimum pay').selectOption({ index: 1 });
    expect(await past.inputValue()).toBe('30');
    await page.waitForURL(({ searchParams }) => searchParams.has('pay_min'));
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('remote'), searchParams.get('posted_within')]).toEqual(['no', '30']);
    expect(await page.getByLabel('Remote Work').inputValue()).toBe('no');
    expect(await past.inputValue()).toBe('30');
  });

  test('filters in the sheet of a phone act at once and leave it open', async () => {
    const page = await openPage({ viewport: PHONE });
    await page.goto('/search?q=manager&country=US');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Remote Work').selectOption('No');
    await page.waitForURL((url) => url.searchParams.get('remote') === 'no');
    expect(await sheet.isVisible()).toBe(true);
  });

  test('the limit the server returns is how far apart pages are', async () => {
    const page = await openPage();
    await page.goto('/search');
    const offsets: string[] = [];
    await page.route(SEARCH, async (route) => {
      offsets.push(new URL(route.request().url()).searchParams.get('offset') ?? '0');
      await answerChanged(route, (answer) => ({ ...answer, total: 60, limit: 25 }));
    });
    await page.getByLabel('Search jobs').fill('manager');
    await page.getByLabel('Search jobs').press('Enter');
    const pages = page.getByRole('navigation', { name: 'Pagination top' });
    await pages.waitFor();
    expect(await pages.getByRole('listitem').allTextContents()).toEqual(['Page 1', 'Page 2', 'Page 3']);
    await pages.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => [...new Set(offsets)]).toEqual(['0', '25']);
  });

  test('a job whose address cannot be made leads nowhere and keeps the results', async () => {
    const page = await openPage();
    await page.goto('/search');
    await page.route(SEARCH, (route) =>
      answerChanged(route, (answer) => ({
        ...answer,
        data: answer.data.map((job, index) => (index === 0 ? { ...job, navigation: null as never } : job)),
      })),
    );
    await page.getByLabel('Search jobs').fill('manager');
    await page.getByLabel('Search jobs').press('Enter');
    await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
    const card = page.getByRole('article').first();
    const links = card.getByRole('link');
    await links.first().waitFor();
    const address = page.url();
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toBe('#');
      await link.click();
    }
    expect(page.url()).toBe(address);
    expect(await page.getByRole('article').count()).toBeGreaterThan(1);
  });

  test.each(PHONE_FIRST)(
    'from the home page the room for results is there at once on a slow network, %s',
    async (_, viewport) => {
      const page = await openPage({ viewport });
      await page.goto('/');
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(SEARCH, async (route) => {
        await held;
        await route.continue();
      });
      const button = page.getByRole('button', { name: 'Search Jobs' });
      await expect.poll(() => button.isDisabled()).toBe(true);
      await page.getByLabel('Job title').fill('manager');
      await page.getByLabel('Job title').press('Enter');
      await page.getByText('Loading jobs...').last().waitFor();
      expect(await page.getByRole('heading', { name: 'Find Your Dream Job Today' }).count()).toBe(0);
      expect(await page.getByRole('main').getByText('manager', { exact: true }).isVisible()).toBe(true);
      release();
      await page.waitForURL(/\/search\?/);
      await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
    },
  );
});

/** Lets the server answer and changes what it says. */
async function answerChanged(
  route: Route,
  change: (answer: SearchResponse) => SearchResponse,
): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: change((await response.json()) as SearchResponse) });
}
