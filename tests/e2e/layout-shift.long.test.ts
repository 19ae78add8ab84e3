import { expect, test } from 'vitest';
import { describeBrowser, WIDTHS } from './browser.ts';
import { findJob } from './search-api.ts';
import { OBSERVE_SHIFTS, readShifts, SUM_OF_SHIFTS } from './shifts.ts';

/** A fifth of what Google calls good. */
const LARGEST_SHIFT = 0.02;

describeBrowser('Nothing moves while a page arrives', (openPage, productUrl) => {
  test.each(WIDTHS)('on home, search and job page, %s', async (_, viewport) => {
    const { path } = await findJob(productUrl, 'q=manager&country=US', (job) => job.salary !== null);
    for (const address of ['/', '/search', '/search?q=manager&country=US', path]) {
      const page = await openPage({ viewport });
      await page.addInitScript({ content: OBSERVE_SHIFTS });
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      const shifts = `${address}\n${await readShifts(page)}`;
      expect(await page.evaluate<number>(SUM_OF_SHIFTS), shifts).toBeLessThan(LARGEST_SHIFT);
      await page.close();
    }
  });

  test.each(WIDTHS)('when the results of a search and their summaries come in, %s', async (_, viewport) => {
    const page = await openPage({ viewport });
    await page.addInitScript({ content: OBSERVE_SHIFTS });
    await page.goto('/search');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/v1/api/summaries/jobs', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('Search jobs').fill('manager');
    await page.getByLabel('Search jobs').press('Enter');
    await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
    const before = await page.evaluate<number>(SUM_OF_SHIFTS);
    release();
    await page.waitForResponse('**/v1/api/summaries/jobs');
    await expect.poll(() => page.getByText('Loading summary').count()).toBe(0);
    expect((await page.evaluate<number>(SUM_OF_SHIFTS)) - before).toBeLessThan(LARGEST_SHIFT);
  });
});
