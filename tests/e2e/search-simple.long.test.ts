import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, DESKTOP, hasFocus, PHONE } from './browser.ts';
import { searchApi } from './search-api.ts';
import { unfold } from './unfold.ts';

const SEVEN = [
  'q=manager&country=US&remote=no&posted_within=30&pay_stated=true&employment_type=full_time',
  'seniority=senior&language=en',
].join('&');
const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

/** How many controls a place shows; with `isOnScreen` those of the first screen alone. */
const countControls = (page: Page, place: string, isOnScreen = false) =>
  page.evaluate<number>(`[...document.querySelectorAll(${JSON.stringify(place)})]
    .flatMap((place) => [...place.querySelectorAll(${JSON.stringify(CONTROLS)})])
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((control) => {
      const { width, top, bottom } = control.getBoundingClientRect();
      return width > 1 && (!${isOnScreen} || (bottom > 0 && top < innerHeight));
    }).length`);

/** By how much the page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate<number>(`Math.max(0, document.documentElement.scrollWidth - innerWidth)`);

describeBrowser('The search page', (openPage, productUrl) => {
  test('has few controls: filters behind their headings, and cards of few pieces', async () => {
    const wide = await openPage({ viewport: DESKTOP });
    await wide.goto('/search?q=manager&country=US');
    await wide.getByRole('link', { name: 'Open full page' }).waitFor();
    expect(await countControls(wide, '[aria-label=Filters]', true)).toBeLessThanOrEqual(10);
    const [all, cards] = [
      await countControls(wide, 'body', true),
      await countControls(wide, 'article', true),
    ];
    expect(all).toBeLessThanOrEqual(48);
    expect(cards).toBeLessThanOrEqual(16);

    const phone = await openPage({ viewport: PHONE });
    await phone.goto('/search?q=manager&country=US');
    await phone.waitForLoadState('networkidle');
    await phone.getByRole('button', { name: /^Filters/ }).click();
    await phone.getByRole('dialog', { name: 'Filters' }).waitFor();
    expect(await countControls(phone, 'dialog[open]')).toBeLessThanOrEqual(15);
  });

  test.each([320, 360, 390, 412])('keeps its width with seven filters at %i px', async (width) => {
    const page = await openPage({ viewport: { width, height: 844 } });
    await page.goto(`/search?${SEVEN}`);
    await page.waitForLoadState('networkidle');
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.waitFor();
    expect(await overflowOf(page)).toBe(0);
    const box = await sheet.getByRole('button', { name: 'Search Jobs' }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  });

  test('keeps its width, and what a button says inside the button, with text twice as large', async () => {
    const page = await openPage({ viewport: PHONE });
    await page.goto(`/search?${SEVEN}`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    expect(await overflowOf(page)).toBe(0);
    const outside = await page.evaluate(`[...document.querySelectorAll('main button, main a')]
      .filter((control) => control.checkVisibility() && control.scrollWidth > control.clientWidth + 1 && control.clientWidth > 0)
      .filter((control) => getComputedStyle(control).display !== 'inline')
      .map((control) => control.textContent)`);
    expect(outside).toEqual([]);
  });

  test('is skipped through to its results and its filters', async () => {
    const page = await openPage();
    await page.goto('/search?q=manager&country=US');
    await page.getByRole('article').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('link', { name: 'Skip to results' }))).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(page.locator('[data-result-link]').first())).toBe(true);
    await page.getByRole('link', { name: 'Skip to filters' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(page.getByLabel('Country', { exact: true }))).toBe(true);
  });

  test('searches several countries, and any', async () => {
    const page = await openPage();
    await page.goto('/search?q=manager&country=US');
    const country = page.getByLabel('Country', { exact: true });
    expect(await country.locator('option').first().textContent()).toBe('Any country');
    const { facets } = await searchApi(productUrl, 'q=manager&facets=true&group=true');
    const other = facets?.country.find(({ value }) => value !== 'US');
    if (!other) throw new Error('All jobs are in one country');
    await page.locator('summary').filter({ hasText: 'Several countries' }).click();
    await page.getByLabel(other.label).check();
    const both = ['US', other.value].sort().join(',');
    await page.waitForURL((url) => url.searchParams.get('country') === both);
    const { total } = await searchApi(productUrl, `q=manager&country=${both}&group=true`);
    await page
      .getByText(`${total.toLocaleString('en-US')} jobs found`)
      .first()
      .waitFor();
    expect(await country.inputValue()).toBe(both);
    await country.selectOption('Any country');
    await page.waitForURL((url) => !url.searchParams.has('country'));
  });

  test('asks for remote once: select and box agree, and who may work there comes with it', async () => {
    const page = await openPage();
    await page.goto('/search?q=manager&isRemote=true');
    const select = page.getByLabel('Remote Work');
    await expect.poll(() => select.inputValue()).toBe('yes');
    await page.getByLabel('Open to people in').waitFor();
    await select.selectOption('Remote?');
    await page.waitForURL((url) => !url.searchParams.has('remote'));
    await expect.poll(() => page.getByLabel('Open to people in').count()).toBe(0);
    await unfold(page, 'Work mode');
    await page.getByRole('group', { name: 'Work mode' }).getByLabel('Remote').check();
    await expect.poll(() => select.inputValue()).toBe('yes');
  });

  test('says what it left out of an address', async () => {
    const page = await openPage();
    await page.goto('/search?q=manager&country=XX');
    await page.getByText('Left out of this search, as nothing is known by it: country “XX”.').waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  });

  test('hiding with x changes the count and says how many, with a job beside the results', async () => {
    const page = await openPage();
    await page.goto('/search?q=manager&country=US');
    await page.getByRole('link', { name: 'Open full page' }).waitFor();
    const before = await searchApi(productUrl, 'q=manager&country=US&group=true');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const left = (before.total - 1).toLocaleString('en-US');
    await page.getByText(`${left} jobs found`).first().waitFor();
    await page.getByRole('button', { name: '1 hidden', exact: true }).waitFor();
  });

  test('says that hiding is why it is empty, and shows again what was hidden', async () => {
    const { data } = await searchApi(productUrl, 'q=manager&country=US');
    const job = data[0]!;
    const page = await openPage({
      localStorage: {
        guest_hidden: JSON.stringify([
          { kind: 'company', value: job.company_key, label: job.company, id: null },
        ]),
      },
    });
    await page.goto(`/search?q=manager&company=${job.company_key}`);
    await page.getByText(/hidden by what you chose to hide/).waitFor();
    expect(await page.getByText('Try adjusting your search filters').count()).toBe(0);
    await page.getByRole('list', { name: 'Hidden from these results' }).getByRole('button').first().click();
    await page.getByRole('article').first().waitFor();
  });

  test('is light on paper, whatever the screen', async () => {
    const page = await openPage({ colorScheme: 'dark' });
    await page.goto('/search?q=manager&country=US');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const ink = await page.evaluate(`getComputedStyle(document.querySelector('article h3 a')).color`);
    expect(ink).toBe('rgb(28, 26, 23)');
    expect(await page.getByRole('link', { name: 'View Details' }).first().isVisible()).toBe(false);
  });
});
