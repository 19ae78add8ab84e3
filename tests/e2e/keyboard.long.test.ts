import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, hasFocus, PHONE } from './browser.ts';

/** More than any page has; a trap would be met long before. */
const MOST_STOPS = 250;

interface Stop {
  name: string;
  /** Whether an outline, border or shadow tells where the keyboard is. */
  isVisible: boolean;
}

const DESCRIBE_FOCUS = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const name = [element.tagName, element.id, element.getAttribute('aria-label') || element.textContent.trim().slice(0, 40),
    element.getAttribute('href')].filter(Boolean).join(' ');
  const hasMark = (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none';
  return { name, isVisible: hasMark && box.width > 0 && box.height > 0 };
})()`;

/** Presses Tab from the top until the browser's own controls are reached. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < MOST_STOPS; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop | null>(DESCRIBE_FOCUS);
    if (stop === null || (stops.length > 3 && stop.name === stops[0]?.name)) return stops;
    stops.push(stop);
  }
  throw new Error(
    `The keyboard does not get out: ${stops
      .slice(-5)
      .map((stop) => stop.name)
      .join(' | ')}`,
  );
}

describeBrowser('The keyboard alone', (openPage) => {
  test.each([
    ['the home page', '/'],
    ['a page of results', '/search?q=manager&country=US'],
  ])('walks through %s, sees where it is, and gets out at the end', async (_, path) => {
    const page = await openPage();
    await page.goto(path);
    const stops = await walk(page);
    expect(stops[0]?.name).toContain('Skip to content');
    expect(stops.filter((stop) => !stop.isVisible).map((stop) => stop.name)).toEqual([]);
    expect(stops.length).toBeGreaterThan(20);
  });

  test('skips the header', async () => {
    const page = await openPage();
    await page.goto('/search?q=manager&country=US');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.locator('#main'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByLabel('Search jobs'))).toBe(true);
  });

  test('goes to the search box with / and through the results with j and k', async () => {
    const page = await openPage();
    await page.goto('/search?q=manager&country=US');
    const query = page.getByLabel('Search jobs');
    const links = page.locator('[data-result-link]');
    await links.first().waitFor();
    // The keys work once the scripts run, which the button of an emptied form shows.
    await expect.poll(() => page.getByRole('button', { name: 'Search Jobs' }).isEnabled()).toBe(true);
    await expect
      .poll(async () => {
        await page.keyboard.press('/');
        return hasFocus(query);
      })
      .toBe(true);
    expect(await query.inputValue(), 'the key itself is not typed').toBe('manager');
    await page.keyboard.type('j');
    expect(await query.inputValue(), 'the box is selected, and j is a letter in it').toBe('j');
    await page.keyboard.press('Escape');
    await links.first().focus();
    await page.keyboard.press('j');
    expect(await hasFocus(links.nth(1))).toBe(true);
    await page.keyboard.press('j');
    expect(await hasFocus(links.nth(2))).toBe(true);
    await page.keyboard.press('k');
    expect(await hasFocus(links.nth(1))).toBe(true);
    const title = await links.nth(1).textContent();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title ?? '', exact: true }).waitFor();
  });

  test('opens the menu of a phone, stays in it, and comes back with Escape', async () => {
    const page = await openPage({ viewport: PHONE });
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await menu.waitFor();
    expect(await menu.getByRole('link').allTextContents()).toEqual([
      'FAQ',
      'Find Jobs',
      'Features',
      'Pricing',
      'About',
      'Log in/Create Account',
    ]);
    await page.keyboard.press('Tab');
    expect(await hasFocus(menu.locator(':focus'))).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(button)).toBe(true);
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Find Jobs' }).press('Enter');
    await page.waitForURL('**/search');
    await menu.waitFor({ state: 'hidden' });
  });

  test('opens the filters of a phone, stays in them, and comes back with Escape', async () => {
    const page = await openPage({ viewport: PHONE });
    await page.goto('/search?q=manager&country=US');
    const button = page.getByRole('button', { name: /^Filters/ });
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect
      .poll(async () => {
        await button.press('Enter');
        return sheet.isVisible();
      })
      .toBe(true);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate<boolean>(
        `document.activeElement !== document.body && !document.activeElement.closest('dialog')`,
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(button)).toBe(true);
  });

  test('after Enter the keys act on the results instead of being typed, and Escape leaves the box', async () => {
    const page = await openPage();
    await page.goto('/search');
    const query = page.getByLabel('Search jobs');
    const region = page.getByRole('region', { name: 'Results' });
    await query.fill('manager');
    await query.press('Enter');
    await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
    expect(await hasFocus(region)).toBe(true);
    await expect.poll(() => region.getByRole('status').textContent()).toMatch(/^[\d,]+ jobs found$/);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    expect(await hasFocus(page.locator('[data-result-link]').nth(1))).toBe(true);
    expect(await query.inputValue()).toBe('manager');

    await page.keyboard.press('/');
    expect(await hasFocus(query)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await hasFocus(query)).toBe(false);
    await page.keyboard.press('j');
    expect(await hasFocus(page.locator('[data-result-link]').first())).toBe(true);
    expect(await query.inputValue()).toBe('manager');
  });

  test('a page of results read with the keyboard keeps it after the next page came', async () => {
    const page = await openPage();
    await page.goto('/search?q=manager&country=US');
    await page
      .getByRole('navigation', { name: 'Pagination top' })
      .getByRole('link', { name: 'Next' })
      .press('Enter');
    await page.waitForURL(/page=2/);
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => hasFocus(page.getByRole('region', { name: 'Results' }))).toBe(true);
    await page.keyboard.press('j');
    expect(await hasFocus(page.locator('[data-result-link]').first())).toBe(true);
  });
});
