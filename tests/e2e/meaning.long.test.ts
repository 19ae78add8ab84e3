import type { SearchResponse } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, PHONE, type OpenPage } from './browser.ts';
import { getJson, searchApi } from './search-api.ts';
import { unfold } from './unfold.ts';

const REMOTE = 'q=software+engineer+work+from+home&country=US';
const SEVEN =
  'q=manager+in+Chicago+Illinois&country=US&posted_within=365&work_mode=on_site,hybrid,remote&employment_type=full_time&seniority=senior';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link');
const parametersOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const format = (count: number) => count.toLocaleString('en-US');

const occupationOf = ({ understood = [] }: SearchResponse) =>
  understood.find(({ kind }) => kind === 'occupation')?.label ?? '';

async function openSearch(openPage: OpenPage, query: string, viewport?: typeof PHONE): Promise<Page> {
  const page = await openPage({ ...(viewport && { viewport }) });
  await page.goto(`/search?${query}`);
  await page.getByRole('button', { name: 'Search Jobs' }).and(page.locator(':enabled')).waitFor();
  return page;
}

/** How wide the page is and how wide the screen: equal when nothing can be panned to. */
const WIDTHS = '[document.documentElement.scrollWidth, window.innerWidth]';

describeBrowser('What words of a query mean', (openPage, productUrl) => {
  test('is said, can be taken off for good, and understood again', async () => {
    const label = occupationOf(await searchApi(productUrl, REMOTE));
    expect(label).not.toBe('');
    const page = await openSearch(openPage, REMOTE);
    expect(await chips(page).allTextContents()).toEqual([
      'Remove filter United States',
      'Remove filter Remote from “work from home”',
      'Clear all',
    ]);
    await results(page).getByText(`Looking for: ${label}`).waitFor();
    await expect
      .poll(() => results(page).locator('[aria-live]').textContent())
      .toBe(`Understood: ${label}; Remote from “work from home”.`);

    await chips(page).filter({ hasText: 'work from home' }).click();
    await page.waitForURL((url) => url.searchParams.get('not_understood') === 'work_mode');
    await expect.poll(() => chips(page).allTextContents()).toEqual(['Remove filter United States']);
    await results(page).getByRole('link', { name: 'Understand all words' }).click();
    await page.waitForURL((url) => !url.searchParams.has('not_understood'));
    await chips(page).filter({ hasText: 'work from home' }).waitFor();
  });

  test('is left aside when the letters are asked for, until other words are', async () => {
    const page = await openSearch(openPage, REMOTE);
    await results(page).getByRole('link', { name: 'Search exactly these words' }).click();
    await page.waitForURL((url) => url.searchParams.get('literal') === 'true');
    await results(page).locator('p:visible', { hasText: 'Searching exactly these words' }).last().waitFor();
    expect(await chips(page).allTextContents()).toEqual(['Remove filter United States']);
    await results(page).getByRole('link', { name: 'Understand them again' }).waitFor();

    // It begins with a letter of the words before.
    await page.keyboard.press('/');
    await page.keyboard.type('welder');
    await page.getByLabel('Search jobs').press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'welder');
    expect(parametersOf(page)).toEqual({ q: 'welder', country: 'US' });
  });

  test('that finds next to nothing leads to fewer words, with their counts, and can be kept', async () => {
    const query = 'q=registered+nurse+forklift&country=US&group=true';
    const { total, fewer = [] } = await searchApi(productUrl, query);
    expect(total).toBeLessThan(5);
    const [most] = fewer;
    if (!most) throw new Error('Fewer words find nothing');
    const page = await openSearch(openPage, 'q=registered+nurse+forklift&country=US');
    await page.getByRole('heading', { name: 'More with fewer words' }).waitFor();
    expect(await page.getByRole('button', { name: 'Save this search' }).count()).toBe(1);
    await page.getByRole('link', { name: `${format(most.total)} jobs for ${most.q}`, exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('q') === most.q);
    await expect
      .poll(() => results(page).getByRole('status').textContent())
      .toBe(`${format(most.total)} jobs found`);
  });

  test('without a single job no filter is listed that finds none', async () => {
    const page = await openSearch(openPage, 'q=zzqqxxyy&country=US');
    await page.getByRole('heading', { name: 'No jobs found' }).waitFor();
    const filters = page.getByRole('region', { name: 'Filters' });
    const boxes = filters.locator('input[type=checkbox]');
    // What hides jobs is there once scripts run.
    await expect.poll(() => filters.locator('label').filter({ hasText: 'Hide viewed' }).count()).toBe(1);
    expect(await boxes.count()).toBe(1);
    expect(await filters.getByRole('group', { name: 'Work mode' }).count()).toBe(0);
    await unfold(filters, 'Pay');
    await filters.getByLabel('Minimum pay').waitFor();
  });

  test('is completed as a kind of work, and chosen by keyboard', async () => {
    const page = await openSearch(openPage, 'q=manager&country=US');
    const { suggestions } = await getJson<{ suggestions: { text: string; kind: string; count: number }[] }>(
      productUrl,
      '/v1/api/search/suggest?q=regist&country=US',
    );
    const [first] = suggestions;
    expect(first?.kind).toBe('occupation');
    const box = page.getByLabel('Search jobs');
    await box.fill('');
    await box.pressSequentially('regist');
    const option = page.getByRole('option').first();
    await expect
      .poll(() => option.textContent())
      .toBe(`${first?.text ?? ''} Kind of work, ${format(first?.count ?? 0)} jobs`);
    await box.press('ArrowDown');
    await box.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === first?.text);
  });

  test('can be chosen among the filters, which fold it', async () => {
    const page = await openSearch(openPage, 'q=manager&country=US');
    const filters = page.getByRole('region', { name: 'Filters' });
    const choices = filters.getByRole('group', { name: 'Kind of work' }).getByRole('checkbox');
    expect(await choices.count()).toBe(0);
    await unfold(filters, 'More filters');
    await filters.locator('summary', { hasText: 'Kind of work' }).focus();
    await page.keyboard.press('Enter');
    const first = choices.first();
    const id = await first.getAttribute('value');
    await first.check();
    await page.waitForURL((url) => url.searchParams.get('occupation') === id);
    const { facets } = await searchApi(productUrl, `q=manager&country=US&occupation=${id ?? ''}&facets=true`);
    const label = facets?.occupation.find(({ value }) => value === id)?.label ?? '';
    await chips(page).filter({ hasText: label }).waitFor();
    await filters.getByText('1 chosen').first().waitFor();
  });

  test.each([320, 390])('with seven filters fits a screen of %s pixels, as does the sheet', async (width) => {
    const page = await openSearch(openPage, SEVEN, { ...PHONE, width });
    expect(await chips(page).count()).toBeGreaterThan(7);
    expect(await page.evaluate(WIDTHS)).toEqual([width, width]);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const search = sheet.getByRole('button', { name: 'Search Jobs' });
    await search.waitFor();
    expect(await page.evaluate(WIDTHS)).toEqual([width, width]);
    await search.tap();
    await sheet.waitFor({ state: 'hidden' });
  });
});
