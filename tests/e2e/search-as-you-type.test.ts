import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, hasFocus, PHONE } from './browser.ts';

const SEARCH = '**/v1/api/requisitions/search?*';
/** Longer than the pause after which what was typed is searched. */
const LETTER_MS = 200;

const box = (page: Page) => page.getByLabel('Search jobs');
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const queryOf = (page: Page) => new URL(page.url()).searchParams.get('q');
/** `null` once nothing is typed any more, 'resting' once what was typed is found. */
const typing = (page: Page) => results(page).getAttribute('data-typing');

/** The queries that were searched for, and which of them as beginnings. */
function watchSearches(page: Page): string[] {
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.endsWith('/requisitions/search')) return;
    searches.push(`${searchParams.get('q')}${searchParams.get('prefix') === 'true' ? '*' : ''}`);
  });
  return searches;
}

describeBrowser('Search as you type', (openPage) => {
  test('follows what is typed, and takes one step of the way back', async () => {
    const page = await openPage();
    await page.goto('/search');
    await page.getByRole('heading', { name: 'Newest jobs' }).waitFor();
    const searches = watchSearches(page);
    await box(page).fill('m');
    await page.waitForTimeout(400);
    expect(searches, 'one letter searches nothing').toEqual([]);
    expect(await page.getByRole('heading', { name: 'Ready To Find Jobs' }).count()).toBe(1);

    await box(page).fill('man');
    await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
    await box(page).pressSequentially('ag', { delay: 400 });
    await expect.poll(() => queryOf(page)).toBe('manag');
    await expect.poll(() => typing(page)).toBe('resting');
    expect(searches).toContain('manag*');
    expect(await box(page).inputValue()).toBe('manag');
    expect(await hasFocus(box(page))).toBe(true);
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    const completions = page.getByRole('listbox', { name: 'Suggestions' });
    await expect.poll(() => completions.count(), { message: 'completions stay' }).toBe(1);

    await box(page).press('Enter');
    await expect.poll(() => searches.at(-1)).toBe('manag');
    await expect.poll(() => typing(page)).toBe(null);
    await page.goBack();
    await page.getByRole('heading', { name: 'Ready To Find Jobs' }).waitFor();
    expect(queryOf(page)).toBe(null);
  });

  test('a new stretch of typing is a step of its own', async () => {
    const page = await openPage({ viewport: PHONE });
    await page.goto('/search?q=manager&country=US');
    await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
    await expect
      .poll(async () => {
        await box(page).fill('nurs');
        return queryOf(page);
      })
      .toBe('nurs');
    await box(page).fill('nurse');
    await expect.poll(() => queryOf(page)).toBe('nurse');
    await page.goBack();
    await expect.poll(() => queryOf(page)).toBe('manager');
    await expect.poll(() => box(page).inputValue()).toBe('manager');
  });

  test('of answers on a slow network only the last is drawn, and the old results stay until then', async () => {
    const page = await openPage();
    await page.goto('/search?q=manager&country=US');
    const first = page.locator('[data-result-link]').first();
    const before = await first.textContent();
    const held: { query: string | null; release: () => void }[] = [];
    let isHolding = true;
    await page.route(SEARCH, async (route) => {
      const query = new URL(route.request().url()).searchParams.get('q');
      if (isHolding) await new Promise<void>((release) => held.push({ query, release }));
      await route.continue().catch(() => undefined);
    });
    const isAskedFor = (text: string) => held.some(({ query }) => query === text);
    await expect
      .poll(async () => {
        await box(page).fill('nurs');
        return typing(page);
      })
      .toBe('searching');
    await expect.poll(() => isAskedFor('nurs')).toBe(true);
    await box(page).fill('engin');
    await expect.poll(() => isAskedFor('engin')).toBe(true);
    expect(await page.getByText('Loading jobs...').count()).toBe(0);
    expect(await first.textContent()).toBe(before);
    expect(await results(page).getAttribute('aria-busy')).toBe('true');
    expect(await page.getByRole('button', { name: 'Search Jobs' }).isEnabled()).toBe(true);
    isHolding = false;
    for (const { release } of held.reverse()) release();
    await expect.poll(() => queryOf(page)).toBe('engin');
    await expect.poll(() => typing(page)).toBe('resting');
    expect(await box(page).inputValue()).toBe('engin');
    await expect.poll(() => first.textContent()).toMatch(/engin/i);
    // What is emptied, or one letter, leaves what stands.
    await box(page).fill('');
    await page.waitForTimeout(400);
    expect(queryOf(page)).toBe('engin');
    expect(await box(page).inputValue()).toBe('');
  });

  test('recent searches hold what was asked for, not what was typed on the way', async () => {
    const page = await openPage();
    await page.goto('/search');
    await page.getByRole('heading', { name: 'Newest jobs' }).waitFor();
    await box(page).pressSequentially('manage', { delay: 300 });
    await expect.poll(() => typing(page)).toBe('resting');
    const recent = () => page.evaluate<string | null>(`localStorage.getItem('recent_searches')`);
    expect(await recent()).toBe(null);
    await box(page).pressSequentially('r');
    await box(page).press('Enter');
    await expect.poll(recent).toContain('"query":"manager"');
    expect(await recent()).not.toContain('"manage"');
  });

  test('is heard once, when the typing rests', async () => {
    const page = await openPage();
    await page.clock.install();
    await page.goto('/search?q=manager&country=US');
    await page.evaluate(`
      window.said = [];
      const status = document.querySelector('#results [role=status]');
      new MutationObserver(() => said.push(status.textContent)).observe(status, { characterData: true, childList: true, subtree: true })`);
    // Time stands still while the server answers: for the page, however busy the machine is, nobody rests that long.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const said = () => page.evaluate<string[]>('said');
    // Before scripts run, what is filled in is heard by nobody.
    await expect
      .poll(async () => {
        await box(page).fill('nu');
        await page.clock.runFor(LETTER_MS);
        return typing(page);
      })
      .not.toBe(null);
    await expect.poll(() => queryOf(page)).toBe('nu');
    for (const text of ['nur', 'nurs', 'nurse']) {
      await box(page).fill(text);
      await page.clock.runFor(LETTER_MS);
      await expect.poll(() => queryOf(page)).toBe(text);
    }
    expect(await said()).toEqual([]);
    await page.clock.runFor(1_500);
    await expect.poll(said).toHaveLength(1);
    expect(await results(page).getByRole('status').textContent()).toMatch(/jobs? found$/);
  });
});
