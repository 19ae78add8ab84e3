import { expect, test } from 'vitest';
import { describeBrowser, PHONE_FIRST } from './browser.ts';
import { searchApi, showsWhatIsFound } from './search-api.ts';

/** Chromium reports the scripts it then leaves out as failed. */
const WITHOUT_SCRIPTS = {
  javaScriptEnabled: false,
  expectedFaults: [/^failed: csp GET \/assets\/[^/]+\.js$/],
};

describeBrowser('Without scripts', (openPage, productUrl) => {
  test.each(PHONE_FIRST)(
    'a search from the home page leads to results, page 2 and a job, %s',
    async (_, viewport) => {
      const page = await openPage({ viewport, ...WITHOUT_SCRIPTS });
      await page.goto('/');
      await page.getByLabel('Job title').fill('manager');
      await page.getByRole('button', { name: 'Search Jobs' }).click();
      await page.waitForURL(/\/search\?/);
      expect(new URL(page.url()).searchParams.get('q')).toBe('manager');
      const { data } = await showsWhatIsFound(page, productUrl, 'q=manager&country=US&group=true');
      expect(await page.locator('[data-result-link]').allTextContents()).toEqual(
        data.map((job) => job.title),
      );
      expect(await page.getByText('Summary not available').count()).toBeLessThan(10);

      await page
        .getByRole('navigation', { name: 'Pagination top' })
        .getByRole('link', { name: 'Next' })
        .click();
      await page.waitForURL(/page=2/);
      const link = page.locator('[data-result-link]').first();
      const title = await link.textContent();
      await link.click();
      await page.waitForURL(/\/ats\//);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
      expect(
        (await page.getByRole('region', { name: 'Job Description' }).innerText()).length,
      ).toBeGreaterThan(200);
      expect(
        await page
          .getByRole('link', { name: /^Snail Apply/ })
          .first()
          .getAttribute('href'),
      ).toMatch(/^http/);
    },
  );

  test('the jobs of a company, or of any filters alone, are there', async () => {
    const page = await openPage({ ...WITHOUT_SCRIPTS });
    const { data } = await searchApi(productUrl, 'q=manager&limit=1');
    const company = encodeURIComponent(data[0]?.company_key ?? '');
    await page.goto(`/search?company=${company}`);
    const listed = await searchApi(productUrl, `company=${company}&sort=newest&group=true`);
    const newest = page.getByRole('region', { name: 'Newest jobs', exact: true });
    expect(await newest.locator('[data-result-link]').allTextContents()).toEqual(
      listed.data.map((job) => job.title),
    );
  });

  test('the form of the search page sends its filters', async () => {
    const page = await openPage({ ...WITHOUT_SCRIPTS });
    await page.goto('/search');
    await page.getByLabel('Search jobs').fill('manager');
    await page.getByLabel('Remote Work').selectOption('No');
    await page.getByLabel('Job Source').selectOption('Workday');
    await page.getByRole('button', { name: 'Search Jobs' }).click();
    await page.waitForURL(/source=2/);
    await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
    expect(await page.getByLabel('Job Source').inputValue()).toBe('2');
  });
});
