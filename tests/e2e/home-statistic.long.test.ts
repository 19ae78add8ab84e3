import type { StatisticsResponse } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser } from './browser.ts';
import { getJson } from './search-api.ts';

const line = (page: Page) => page.locator('[data-shown]');
const isShown = (page: Page) => line(page).getAttribute('data-shown');

describeBrowser('The line of counts on the home page', (openPage, productUrl) => {
  test('shows each count for five seconds, rests for five, and waits while the window has no focus', async () => {
    const { data } = await getJson<StatisticsResponse>(productUrl, '/v1/api/requisitions/statistics');
    expect(data.remoteUsJobs).toBeGreaterThan(0);
    const page = await openPage();
    await page.clock.install();
    await page.goto('/');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    // A minute was skipped, so the line may be resting now.
    if ((await isShown(page)) === 'false') await page.clock.runFor(5_000);
    const words = ['jobs available worldwide', 'opportunities in the US', 'remote positions in the US'];
    const seen: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await expect.poll(() => isShown(page)).toBe('true');
      seen.push((await line(page).textContent())?.replace(/^[\d,]+ /, '') ?? '');
      await page.clock.runFor(5_000);
      await expect.poll(() => isShown(page)).toBe('false');
      await page.clock.runFor(5_000);
    }
    expect(words).toContain(seen[0]);
    const start = words.indexOf(seen[0] ?? '');
    expect(seen).toEqual([0, 1, 2, 3].map((turn) => words[(start + turn) % 3]));

    await expect.poll(() => isShown(page)).toBe('true');
    const resting = await line(page).textContent();
    await page.evaluate(`dispatchEvent(new Event('blur'))`);
    await page.clock.runFor(30_000);
    expect([await isShown(page), await line(page).textContent()]).toEqual(['true', resting]);
    await page.evaluate(`dispatchEvent(new Event('focus'))`);
    await page.clock.runFor(5_000);
    await expect.poll(() => isShown(page)).toBe('false');
  });

  test('tells all counts at once to whoever wants no motion', async () => {
    const page = await openPage({ reducedMotion: 'reduce' });
    await page.goto('/');
    await line(page).waitFor({ state: 'hidden' });
    const counts = page.getByRole('listitem').filter({ hasText: /worldwide|in the US/ });
    expect(await counts.count()).toBe(3);
    for (const count of await counts.all()) expect(await count.isVisible()).toBe(true);
  });
});
