import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, hasFocus, PHONE } from './browser.ts';
import { expectNoViolations } from './find-violations.ts';
import { findJob } from './search-api.ts';
import { OBSERVE_SHIFTS, SUM_OF_SHIFTS } from './shifts.ts';

const SEARCH = '/search?q=manager&country=US';
const JOB = '**/v1/api/ats/**';

const beside = (page: Page) => page.getByRole('region', { name: 'Chosen job' });
const titleBeside = (page: Page) => beside(page).getByRole('heading', { level: 2 });
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');
const titles = (page: Page) => page.locator('[data-result-link]');
const chosen = (page: Page) => new URL(page.url()).searchParams.get('job');

/** A click on the card, beside its words. */
async function choose(page: Page, index: number): Promise<string> {
  const title = await titles(page).nth(index).textContent();
  await cards(page)
    .nth(index)
    .click({ position: { x: 4, y: 4 } });
  return title ?? '';
}

describeBrowser('The job beside the results', (openPage, productUrl) => {
  test('is the first one until another is chosen, and the address tells which', async () => {
    const page = await openPage();
    let searches = 0;
    page.on('request', (request) => {
      if (request.url().includes('/requisitions/search')) searches += 1;
    });
    await page.goto(SEARCH);
    await expect.poll(() => titleBeside(page).textContent()).toBe(await titles(page).first().textContent());
    expect(chosen(page)).toBe(null);
    await beside(page).locator('#description-heading').waitFor();
    expect(await cards(page).first().getByText('Viewed').count(), 'nobody chose it').toBe(0);

    const third = await choose(page, 2);
    await expect.poll(() => titleBeside(page).textContent()).toBe(third);
    expect(await cards(page).nth(2).getAttribute('aria-current')).toBe('true');
    await cards(page).nth(2).getByText('Viewed').waitFor();
    const second = await choose(page, 1);
    await expect.poll(() => titleBeside(page).textContent()).toBe(second);
    const address = page.url();
    await page.goBack();
    await expect.poll(() => titleBeside(page).textContent()).toBe(third);
    await page.goForward();
    await expect.poll(() => page.url()).toBe(address);
    expect(searches, 'choosing searches nothing').toBe(0);

    await page.reload();
    await expect.poll(() => titleBeside(page).textContent()).toBe(second);
    await beside(page).getByRole('link', { name: 'Open full page' }).click();
    await page.getByRole('heading', { level: 1, name: second, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Back to results' }).click();
    await expect.poll(() => page.url()).toBe(address);
    await expect.poll(() => titleBeside(page).textContent()).toBe(second);
  });

  test('gives way to the next result when it is hidden', async () => {
    const page = await openPage();
    await page.goto(SEARCH);
    const second = await titles(page).nth(1).textContent();
    const first = await choose(page, 0);
    await expect.poll(() => titleBeside(page).textContent()).toBe(first);
    const hidden = chosen(page);
    await titles(page).first().focus();
    await page.keyboard.press('x');
    await expect.poll(() => titles(page).first().textContent()).toBe(second);
    await expect.poll(() => titleBeside(page).textContent()).toBe(second);
    expect(chosen(page)).not.toBe(hidden);
    expect(await hasFocus(titles(page).first())).toBe(true);
  });

  test('follows the keys, which keep the focus in the list and take one step of the way back', async () => {
    const page = await openPage();
    await page.goto('/search');
    await page.goto(SEARCH);
    await titleBeside(page).waitFor();
    const names = await titles(page).allTextContents();
    for (const index of [0, 1, 2]) {
      await page.keyboard.press('j');
      await expect.poll(() => titleBeside(page).textContent()).toBe(names[index]);
      expect(await hasFocus(titles(page).nth(index))).toBe(true);
    }
    await page.keyboard.press('k');
    await expect
      .poll(() => beside(page).getByRole('status').textContent())
      .toBe(`Beside the results: ${names[1]}`);
    await page.goBack();
    await page.waitForURL((url) => url.search === '');
    await page.goForward();
    await expect.poll(() => titleBeside(page).textContent()).toBe(names[1]);
    await titles(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: names[1] ?? '', exact: true }).waitFor();
  });

  test('is left alone by clicks on the title, on View Details and with a key held down', async () => {
    const page = await openPage();
    await page.goto(SEARCH);
    await titleBeside(page).waitFor();
    const opened = page.context().waitForEvent('page');
    await cards(page)
      .nth(3)
      .click({ position: { x: 4, y: 4 }, modifiers: ['ControlOrMeta'] });
    expect((await opened).url()).toContain('/ats/');
    expect(chosen(page)).toBe(null);
    const title = (await titles(page).nth(3).textContent()) ?? '';
    await titles(page).nth(3).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.goBack();
    await cards(page).nth(3).getByRole('link', { name: 'View Details' }).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  });

  test('says so when it is gone or cannot be asked for, and moves nothing when it comes', async () => {
    const page = await openPage({ expectedFaults: [/^410 GET/, /^503 GET/] });
    await page.addInitScript({ content: OBSERVE_SHIFTS });
    await page.goto(SEARCH);
    await titleBeside(page).waitFor();
    const answer = (status: number, body: object) =>
      page.route(JOB, (route) => route.fulfill({ status, json: body }), { times: 1 });
    await answer(503, { error: 'The server is busy.' });
    const second = await choose(page, 1);
    await beside(page).getByText('Failed to fetch job details. Please try again.').waitFor();
    await beside(page).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => titleBeside(page).textContent()).toBe(second);
    const seen = '2026-11-01T00:00:00.000Z';
    await answer(410, {
      error: 'Job not found',
      similar: [],
      closed_job: {
        ...{ id: 1, title: 'Lamplighter', company: 'Acme', location: null, source: 'lever' },
        ...{ first_seen_at: seen, last_verified_at: seen, closed_at: seen },
      },
    });
    await choose(page, 4);
    await beside(page).getByRole('heading', { name: 'Job Not Found' }).waitFor();
    await beside(page).getByRole('heading', { name: 'Lamplighter' }).waitFor();
    expect(await page.evaluate<number>(SUM_OF_SHIFTS)).toBeLessThan(0.02);
  });

  test('is found by its address when it is not among the results', async () => {
    const page = await openPage();
    const { job } = await findJob(productUrl, 'q=nurse&country=US');
    await page.goto(`${SEARCH}&job=${job.atsType}-${job.id}`);
    await expect.poll(() => titleBeside(page).textContent()).toBe(job.title);
  });

  test('has no fault that axe finds, and stands on no paper', async () => {
    const page = await openPage();
    await page.goto(SEARCH);
    await titleBeside(page).waitFor();
    await choose(page, 1);
    await expectNoViolations(page, 'a job beside the results');
    await page.emulateMedia({ media: 'print' });
    expect(await beside(page).count()).toBe(0);
  });

  test.each([PHONE, { width: 1279, height: 800 }])(
    'is not there on narrower screens: %o',
    async (viewport) => {
      const page = await openPage({ viewport });
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      await page.goto(SEARCH);
      await page.waitForLoadState('networkidle');
      expect(asked.filter((url) => /job-beside-[^/]*\.js|\/v1\/api\/ats\//.test(url))).toEqual([]);
      const title = (await titles(page).nth(1).textContent()) ?? '';
      await choose(page, 1);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    },
  );
});
