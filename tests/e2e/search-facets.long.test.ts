import type { FacetsView } from '@firsthand/contracts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, DESKTOP, hasFocus, PHONE } from './browser.ts';
import { searchApi, showsWhatIsFound } from './search-api.ts';
import { unfold } from './unfold.ts';

const QUERY = 'q=manager&country=US';

const format = (count: number) => count.toLocaleString('en-US');
const parametersOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
/** The heading of a folded filter, with how many of its values are chosen. */
const heading = (page: Page | Locator, name: string) => page.locator('summary').filter({ hasText: name });
const postedWithin = (page: Page) => page.getByLabel('Date posted');
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link');
const statusOf = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('status');

/** "Hybrid 170" of each choice of a group. */
const choicesIn = async (choices: Locator) =>
  (await choices.locator('label').allTextContents()).map((text) => text.trim());

/** What the page finds: it shows the postings of one role as one. */
const rolesOf = (productUrl: string, query: string) => searchApi(productUrl, `${query}&group=true`);

async function facetsOf(productUrl: string, query: string): Promise<FacetsView> {
  const { facets } = await rolesOf(productUrl, `${query}&facets=true`);
  if (!facets) throw new Error(`The search of ${query} counted nothing`);
  return facets;
}

/** What a fact's choices read as when these were counted: what finds nothing is left out. */
const toTexts = (labels: Record<string, string>, counted: FacetsView['work_mode']) =>
  Object.entries(labels).flatMap(([value, label]) => {
    const count = counted.find((found) => found.value === value)?.count ?? 0;
    return count === 0 ? [] : [`${label} ${format(count)}`];
  });

const WORK_MODES = { remote: 'Remote', hybrid: 'Hybrid', on_site: 'On-site', unstated: 'Not stated' };

describeBrowser('The filters by facts', (openPage, productUrl) => {
  test('come with exact counts, act at once, and live in the address, the chips and the way back', async () => {
    const page = await openPage();
    await page.goto(`/search?${QUERY}`);
    await showsWhatIsFound(page, productUrl, `${QUERY}&group=true`);
    const facets = await facetsOf(productUrl, QUERY);
    for (const name of ['Work mode', 'Company', 'Pay']) await unfold(page, name);
    expect(await choicesIn(group(page, 'Work mode'))).toEqual(toTexts(WORK_MODES, facets.work_mode));
    expect((await postedWithin(page).locator('option').allTextContents())[0]).toBe('Any time');
    expect((await choicesIn(group(page, 'Company'))).length).toBe(6);

    const hybrid = group(page, 'Work mode').getByLabel('Hybrid');
    await hybrid.check();
    await page.waitForURL((url) => url.searchParams.get('work_mode') === 'hybrid');
    const found = facets.work_mode.find(({ value }) => value === 'hybrid')?.count ?? 0;
    await expect.poll(() => statusOf(page).textContent()).toBe(`${format(found)} jobs found`);
    expect(await hasFocus(hybrid)).toBe(true);
    // A filter is not counted under its own choice.
    expect(await choicesIn(group(page, 'Work mode'))).toEqual(toTexts(WORK_MODES, facets.work_mode));

    await group(page, 'Work mode').getByLabel('Remote').check();
    await page.waitForURL((url) => url.searchParams.get('work_mode') === 'hybrid,remote');
    expect(await heading(page, 'Work mode').textContent()).toBe('Work mode 2 chosen');
    await postedWithin(page).selectOption('30');
    await page.waitForURL((url) => url.searchParams.get('posted_within') === '30');
    await page.getByLabel('Minimum pay').selectOption('At least $60,000 a year');
    await page.waitForURL((url) => url.searchParams.has('pay_min'));
    expect(parametersOf(page)).toEqual({
      q: 'manager',
      country: 'US',
      work_mode: 'hybrid,remote',
      posted_within: '30',
      pay_min: '60000',
      pay_currency: 'USD',
    });
    const query = new URL(page.url()).search.slice(1);
    const { total } = await rolesOf(productUrl, query);
    await expect.poll(() => statusOf(page).textContent()).toBe(`${format(total)} jobs found`);
    expect(await chips(page).allTextContents()).toEqual([
      ...['United States', 'Past month', 'Hybrid', 'Remote', 'At least $60,000 a year'].map(
        (label) => `Remove filter ${label}`,
      ),
      'Clear all',
    ]);

    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('pay_min'));
    await expect.poll(() => page.getByLabel('Minimum pay').inputValue()).toBe('');
    await page.getByRole('link', { name: 'Remove filter Remote' }).click();
    await page.waitForURL((url) => url.searchParams.get('work_mode') === 'hybrid');
    await expect.poll(() => group(page, 'Work mode').getByLabel('Remote').isChecked()).toBe(false);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL((url) => url.search === '?q=manager');
    await expect.poll(() => group(page, 'Work mode').getByLabel('Hybrid').isChecked()).toBe(false);
    expect(await chips(page).count()).toBe(0);
  });

  test('old counts stay until the new ones are there, and nothing in the column moves', async () => {
    const page = await openPage();
    await page.goto(`/search?${QUERY}`);
    await expect.poll(() => page.getByRole('button', { name: 'Search Jobs' }).isEnabled()).toBe(true);
    await unfold(page, 'Employment type');
    const counts = await choicesIn(group(page, 'Employment type'));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/v1/api/requisitions/search?*', async (route) => {
      await held;
      await route.continue();
    });
    const contract = group(page, 'Employment type').getByLabel('Contract');
    await page.evaluate(`document.querySelector('[value=contract]').scrollIntoView({ block: 'center' })`);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(0);
    // The page may rest between two pixels.
    const topOf = async () => Math.round((await contract.boundingBox())?.y ?? 0);
    const before = await topOf();
    await contract.check();
    await expect.poll(() => statusOf(page).textContent()).toBe('Loading jobs...');
    expect(await contract.isChecked()).toBe(true);
    expect(await choicesIn(group(page, 'Employment type'))).toEqual(counts);
    expect(await topOf()).toBe(before);
    release();
    await page.waitForURL((url) => url.searchParams.get('employment_type') === 'contract');
    await expect.poll(() => statusOf(page).textContent()).toMatch(/found$/);
    expect(await topOf()).toBe(before);
  });

  test('companies beyond the first are there on request, and one that finds nothing more keeps its name', async () => {
    const page = await openPage();
    await page.goto(`/search?${QUERY}`);
    await showsWhatIsFound(page, productUrl, `${QUERY}&group=true`);
    const { company } = await facetsOf(productUrl, QUERY);
    const companies = group(page, 'Company');
    await unfold(page, 'Company');
    await companies.getByRole('button', { name: 'Show more' }).click();
    expect(await choicesIn(companies)).toEqual(
      company.map(({ label, count }) => `${label} ${format(count)}`),
    );
    const wanted = company[8]!;
    await companies.getByLabel(wanted.label).check();
    await page.waitForURL((url) => url.searchParams.get('company') === wanted.value);
    await companies.getByRole('button', { name: 'Show fewer' }).click();
    expect(await companies.getByLabel(wanted.label).isChecked()).toBe(true);
    await page.getByLabel('Search jobs').fill('zzqqxxyy');
    await page.getByLabel('Search jobs').press('Enter');
    await page.getByRole('heading', { name: 'No jobs found' }).waitFor();
    expect(await companies.getByLabel(wanted.label).isChecked()).toBe(true);
    // Without it nothing would be found either.
    expect(await page.getByRole('link', { name: `Search without “${wanted.label}”` }).count()).toBe(0);
    await companies.getByLabel(wanted.label).click();
    await page.waitForURL((url) => !url.searchParams.has('company'));
  });

  test('are reached and set with the keyboard alone', async () => {
    const page = await openPage();
    await page.goto(`/search?${QUERY}`);
    await expect.poll(() => page.getByRole('button', { name: 'Search Jobs' }).isEnabled()).toBe(true);
    await page.getByLabel('Job Source').focus();
    await page.keyboard.press('Tab');
    expect(await hasFocus(postedWithin(page))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.waitForURL((url) => url.searchParams.has('posted_within'));
    await heading(page, 'More filters').focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Work mode').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.waitForURL((url) => url.searchParams.get('work_mode') === 'remote');
    expect(await hasFocus(group(page, 'Work mode').getByLabel('Remote'))).toBe(true);
    await page.keyboard.press('Space');
    await page.waitForURL((url) => !url.searchParams.has('work_mode'));
  });

  test('the currency follows the country until an amount is chosen', async () => {
    const page = await openPage();
    await page.goto(`/search?q=manager&country=GB`);
    await unfold(page, 'Pay');
    expect(await page.getByLabel('Currency').inputValue()).toBe('GBP');
    await page.getByLabel('Country', { exact: true }).selectOption('Germany');
    await page.waitForURL((url) => url.searchParams.get('country') === 'DE');
    await expect.poll(() => page.getByLabel('Currency').inputValue()).toBe('EUR');
    await page.getByLabel('Minimum pay').selectOption('At least €40,000 a year');
    await page.waitForURL((url) => url.searchParams.get('pay_currency') === 'EUR');
    await page.getByLabel('Currency').selectOption('CAD');
    await page.waitForURL((url) => url.searchParams.get('pay_currency') === 'CAD');
    expect(new URL(page.url()).searchParams.get('pay_min')).toBe('40000');
  });

  test('in the sheet of a phone they act at once, and its end says what is found', async () => {
    const page = await openPage({ viewport: PHONE });
    await page.goto(`/search?${QUERY}`);
    const open = page.getByRole('button', { name: /^Filters/ });
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await page.waitForLoadState('networkidle');
    await open.click();
    await sheet.waitFor();
    await unfold(sheet, 'Work mode');
    await sheet.getByRole('group', { name: 'Work mode' }).getByLabel('Remote').check();
    await page.waitForURL((url) => url.searchParams.get('work_mode') === 'remote');
    const { total } = await rolesOf(productUrl, `${QUERY}&work_mode=remote`);
    await expect
      .poll(() => sheet.getByRole('status').last().textContent())
      .toBe(`${format(total)} jobs found`);
    await sheet.getByRole('button', { name: 'Close filters' }).click();
    await expect.poll(() => open.textContent()).toBe('Filters2');

    await open.click();
    await sheet.waitFor();
    await page.setViewportSize(DESKTOP);
    await unfold(page, 'Work mode');
    await expect.poll(() => group(page, 'Work mode').getByLabel('Remote').isChecked()).toBe(true);
    await page.getByLabel('Search jobs').click();
    expect(await hasFocus(page.getByLabel('Search jobs'))).toBe(true);
  });

  test('without scripts the form sends them', async () => {
    const page = await openPage({
      javaScriptEnabled: false,
      expectedFaults: [/^failed: csp GET \/assets\/[^/]+\.js$/],
    });
    // A filter with one value alone is not there: of a company whose jobs are remote and on-site it is.
    let company: FacetsView['company'][number] | undefined;
    for (const candidate of (await facetsOf(productUrl, QUERY)).company) {
      const { work_mode: modes } = await facetsOf(productUrl, `${QUERY}&company=${candidate.value}`);
      company = ['remote', 'on_site'].every((mode) => modes.some(({ value }) => value === mode))
        ? candidate
        : undefined;
      if (company) break;
    }
    if (!company) throw new Error('No company has both remote and on-site jobs');
    await page.goto(`/search?${QUERY}&company=${company.value}`);
    for (const name of ['Work mode', 'Company']) await unfold(page, name);
    const chosen = group(page, 'Company').locator(`input[value="${company.value}"]`);
    expect(await chosen.isChecked()).toBe(true);
    await chosen.uncheck();
    await group(page, 'Work mode').getByLabel('Remote').check();
    await group(page, 'Work mode').getByLabel('On-site').check();
    await page.getByRole('button', { name: 'Search Jobs' }).click();
    await page.waitForURL(/work_mode=remote&work_mode=on_site/);
    const { total } = await rolesOf(productUrl, `${QUERY}&work_mode=remote,on_site`);
    await page
      .getByText(`${format(total)} jobs found`)
      .first()
      .waitFor();
    expect(await chips(page).allTextContents()).toEqual([
      'Remove filter United States',
      'Remove filter On-site',
      'Remove filter Remote',
      'Clear all',
    ]);
  });

  test('what is ticked and unticked before the scripts run counts', async () => {
    const page = await openPage();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/search?${QUERY}&work_mode=remote`, { waitUntil: 'commit' });
    await unfold(page, 'Work mode');
    await group(page, 'Work mode').getByLabel('Remote').uncheck();
    await group(page, 'Work mode').getByLabel('Hybrid').check();
    await group(page, 'Work mode').getByLabel('On-site').check();
    release();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Search Jobs' }).click();
    await page.waitForURL((url) => url.searchParams.get('work_mode') === 'hybrid,on_site');
  });
});

describeBrowser('The order of results', (openPage, productUrl) => {
  test('is chosen in their head, keeps the focus, and stands in the address', async () => {
    const page = await openPage();
    await page.goto(`/search?${QUERY}`);
    const sort = page.getByLabel('Sort by');
    await expect.poll(() => page.getByRole('button', { name: 'Search Jobs' }).isEnabled()).toBe(true);
    await sort.focus();
    await sort.selectOption('Newest');
    await page.waitForURL((url) => url.searchParams.get('sort') === 'newest');
    const titles = () => page.locator('[data-result-link]').allTextContents();
    const newest = await rolesOf(productUrl, `${QUERY}&sort=newest`);
    await expect.poll(titles).toEqual(newest.data.map((job) => job.title));
    expect(await hasFocus(sort)).toBe(true);
    await sort.selectOption('Highest pay (USD)');
    await page.waitForURL((url) => url.searchParams.get('sort') === 'pay');
    expect(parametersOf(page)).toEqual({ q: 'manager', country: 'US', sort: 'pay', pay_currency: 'USD' });
    const best = await rolesOf(productUrl, `${QUERY}&sort=pay&pay_currency=USD`);
    await expect.poll(titles).toEqual(best.data.map((job) => job.title));
    await sort.selectOption('Relevance');
    await page.waitForURL((url) => !url.searchParams.has('sort') && !url.searchParams.has('pay_currency'));
  });

  test('the words that were searched for are marked, those left out are not', async () => {
    const page = await openPage();
    await page.goto('/search?q=title:manager+-sales');
    await page.getByRole('article').first().waitFor();
    const marked = await page.locator('[data-result-link] mark').allTextContents();
    expect(marked.length).toBeGreaterThanOrEqual(10);
    expect(new Set(marked.map((text) => text.toLowerCase().slice(0, 6)))).toEqual(new Set(['manage']));
  });
});
