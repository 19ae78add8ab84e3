import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser } from './browser.ts';

const distance = (page: Page) => page.getByLabel('Within');
const count = async (page: Page) => {
  const text = await page
    .getByText(/^\d+ jobs? found$/)
    .first()
    .textContent();
  return Number.parseInt(text ?? '', 10);
};

describeBrowser('A distance', (openPage) => {
  test('is chosen once there is a place, finds more, and is a filter of its own', async () => {
    const page = await openPage();
    await page.goto('/search?q=engineer&country=US');
    await expect.poll(() => distance(page).count()).toBe(0);

    await page.goto('/search?q=engineer OR nurse OR manager&country=US&city=Austin&state=TX');
    await distance(page).waitFor();
    const alone = await count(page);
    await distance(page).selectOption('100 miles');
    await page.waitForURL((url) => url.searchParams.get('radius') === '161');
    await expect.poll(() => count(page)).toBeGreaterThanOrEqual(alone);
    await page.getByText('Within 100 miles').first().waitFor();

    await page.getByRole('button', { name: 'Clear location' }).click();
    await page.waitForURL((url) => !url.searchParams.has('radius') && !url.searchParams.has('city'));
    await expect.poll(() => distance(page).count()).toBe(0);
  });

  test('from a place nobody knows leads to the search without it', async () => {
    const page = await openPage();
    await page.goto('/search?q=nurse&country=US&location=Nowhereville&radius=40');
    await page.getByRole('heading', { name: 'Distance not known' }).waitFor();
    await page.getByRole('link', { name: 'Search “Nowhereville” alone' }).click();
    await page.waitForURL((url) => !url.searchParams.has('radius'));
    expect(new URL(page.url()).searchParams.get('location')).toBe('Nowhereville');
  });
});
