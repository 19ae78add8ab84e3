import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, describeBrowser, hasFocus, PHONE, WIDTHS } from './browser.ts';
import { findJob } from './search-api.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Back to results' });
/** Whether a link whose text begins so is wholly in the window. */
const isInSight = (page: Page, text: string) =>
  page.evaluate<boolean>(`[...document.querySelectorAll('main a')].some((link) => {
    const box = link.getBoundingClientRect();
    return link.textContent.startsWith(${JSON.stringify(text)}) && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
  })`);

describeBrowser('The page of a job', (openPage, productUrl) => {
  test('leads back to the search page when it was opened directly', async () => {
    const { path } = await findJob(productUrl, 'q=manager&country=US');
    const page = await openPage();
    await page.goto('about:blank');
    await page.goto(path);
    await back(page).click();
    await page.waitForURL((url) => url.pathname === '/search');
  });

  test('leads from a similar job back to the search and the place in it, not to the job before', async () => {
    const page = await openPage({ viewport: PHONE });
    await page.goto('/search?q=manager&country=US');
    const links = page.locator('[data-result-link]');
    await page
      .getByRole('navigation', { name: 'Pagination top' })
      .getByRole('link', { name: 'Next' })
      .click();
    await page.waitForURL(/page=2/);
    await page.getByRole('article').nth(5).waitFor();
    for (let index = 9; index >= 0; index -= 1) {
      await links.nth(index).scrollIntoViewIfNeeded();
      const scrolledTo = await page.evaluate<number>('scrollY');
      await links.nth(index).click();
      await page.waitForURL(/\/ats\//);
      await page.getByRole('heading', { name: 'Job Description', level: 2 }).waitFor();
      const similar = page
        .getByRole('region', { name: 'Similar jobs' })
        .getByRole('heading')
        .getByRole('link')
        .first();
      if ((await similar.count()) > 0) {
        const first = page.url();
        await similar.click();
        await page.waitForURL((url) => url.href !== first);
        await page.getByRole('heading', { name: 'Job Description', level: 2 }).waitFor();
        await back(page).click();
        await page.waitForURL(/\/search\?.*page=2/);
        await expect
          .poll(async () => Math.abs((await page.evaluate<number>('scrollY')) - scrolledTo))
          .toBeLessThan(3);
        return;
      }
      await back(page).click();
      await page.waitForURL(/page=2/);
    }
    throw new Error('No job of the page has a similar one');
  });

  test('printed it keeps title, company, pay and stamp, and leaves out what is pressed', async () => {
    const { job, path } = await findJob(productUrl, 'q=manager', ({ salary }) => salary !== null);
    const page = await openPage();
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1, name: job.title }).isVisible()).toBe(true);
    expect(
      await main
        .getByText(job.company ?? '')
        .first()
        .isVisible(),
    ).toBe(true);
    expect(
      await main
        .getByRole('definition')
        .filter({ hasText: job.salary ?? '' })
        .first()
        .isVisible(),
    ).toBe(true);
    expect(
      await main
        .getByText(/^Verified .* ago|^Verified just now/)
        .first()
        .isVisible(),
    ).toBe(true);
    for (const gone of [page.getByRole('banner').first(), page.getByRole('contentinfo').first(), back(page)])
      expect(await gone.isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: /^Snail Apply/ }).count()).toBe(0);
  });

  test('printed results keep their list and leave out the form and its filters', async () => {
    const page = await openPage();
    await page.goto('/search?q=manager&country=US');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('article').first().isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Job Listings' }).isVisible()).toBe(true);
    expect(await page.getByLabel('Search jobs').isVisible()).toBe(false);
    expect(await page.getByLabel('Job Source').isVisible()).toBe(false);
  });

  test.each(WIDTHS)('keeps the ways to act in sight while it is read, %s', async (_, viewport) => {
    const { path } = await findJob(productUrl, 'q=manager', ({ description }) => description.length > 1_800);
    const page = await openPage({ viewport });
    await page.goto(path);
    expect(await isInSight(page, 'Snail Apply')).toBe(true);
    await page.evaluate('scrollTo(0, innerHeight * 1.2)');
    await expect.poll(() => isInSight(page, 'Snail Apply')).toBe(true);
    if (viewport === DESKTOP) expect(await isInSight(page, 'Verified')).toBe(true);
  });

  test('says once when it was verified, and its times where the stamp leads', async () => {
    const { path } = await findJob(productUrl, 'q=manager');
    const page = await openPage({ viewport: DESKTOP });
    await page.goto(path);
    const said = `[...document.querySelectorAll('main *')].filter((one) => one.checkVisibility() && !one.closest('[aria-labelledby=similar-heading]') &&
      one.getBoundingClientRect().height > 0 && /^(last )?verified|text .*read/i.test([...one.childNodes]
        .map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join(''))).length`;
    expect(await page.evaluate(said)).toBe(1);
    await page
      .getByRole('complementary', { name: 'Evidence' })
      .getByRole('link', { name: /^Verified/ })
      .click();
    const history = page.getByRole('region', { name: 'History' });
    await history.getByRole('term').filter({ hasText: 'Last verified' }).waitFor();
    await history.getByRole('term').filter({ hasText: 'Text last read' }).waitFor();
  });

  test('has targets for fingers and for a pointer, and side buttons of one width', async () => {
    const { path } = await findJob(productUrl, 'q=engineer&years=3-5');
    const heights = `[...document.querySelectorAll('main header :is(dd button, dd a)')].map((one) =>
      one.getBoundingClientRect().height)`;
    const phone = await openPage({ viewport: PHONE, hasTouch: true });
    await phone.goto(path);
    const touched = await phone.evaluate<number[]>(heights);
    expect(touched.length).toBeGreaterThan(1);
    expect(Math.min(...touched)).toBeGreaterThanOrEqual(44);

    const page = await openPage({ viewport: DESKTOP });
    await page.goto(path);
    expect(Math.min(...(await page.evaluate<number[]>(heights)))).toBeGreaterThanOrEqual(24);
    const aside = page.getByRole('complementary', { name: 'Evidence' });
    const widths = await Promise.all(
      [/^Turbo Apply/, /^Save/].map(
        async (name) => (await aside.getByRole('link', { name }).boundingBox())?.width,
      ),
    );
    expect(widths[0]).toBeGreaterThan(100);
    expect(widths[1]).toBe(widths[0]);
    await aside.getByRole('link', { name: /^Snail Apply on the employer’s site/ }).waitFor();
  });

  test('covers nothing with its bar in a window that is magnified four times', async () => {
    const { path } = await findJob(productUrl, 'q=manager');
    const page = await openPage({ viewport: { width: 320, height: 256 } });
    await page.goto(path);
    await page.evaluate('scrollTo(0, 400)');
    expect(await isInSight(page, 'Snail Apply')).toBe(false);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  });

  test.each([
    ['Save', 'Log in to save '],
    ['Turbo Apply', 'Log in to use Turbo Apply for '],
  ])('%s tells a visitor at the login what it is for', async (name, words) => {
    const { job, path } = await findJob(productUrl, 'q=manager');
    const page = await openPage({ viewport: DESKTOP });
    await page.goto(path);
    const aside = page.getByRole('complementary', { name: 'Evidence' });
    await aside.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await page.waitForURL(/\/login\?redirect=/);
    await page.getByText(`${words}${job.title}`, { exact: true }).waitFor();
  });

  test('one that is gone offers similar searches', async () => {
    const page = await openPage({ expectedFaults: [/^404 GET \/ats/] });
    await page.goto('/ats/lever/nobody/job/registered-nurse-night-shift-2000000000');
    const searches = page.getByRole('region', { name: 'Similar searches' }).getByRole('link');
    expect(await searches.allTextContents()).toEqual(['registered nurse night shift', 'registered nurse']);
    expect(await searches.last().getAttribute('href')).toBe('/search?q=registered+nurse');
  });

  test('what the posting does not state stands behind those words', async () => {
    const { path } = await findJob(productUrl, 'q=manager', ({ salary }) => salary === null);
    const page = await openPage();
    await page.goto(path);
    const pay = page
      .locator('dl > div', { has: page.getByText('Pay', { exact: true }) })
      .getByRole('definition');
    expect(await pay.textContent()).toBe('Not stated (Competitive)');
    const weights = await page.evaluate<Record<string, number>>(`Object.fromEntries(
      [...document.querySelectorAll('main header dd')].map((fact) =>
        [fact.textContent.startsWith('Not stated') ? 'unstated' : 'stated', Number(getComputedStyle(fact).fontWeight)]))`);
    expect(weights['unstated']).toBeLessThan(weights['stated'] ?? 0);
  });

  test('says once since when it is known, and times on the reader’s own clock', async () => {
    const { job, path } = await findJob(productUrl, 'q=manager', ({ posted_at }) => posted_at !== null);
    const page = await openPage({ timezoneId: 'Asia/Kolkata' });
    await page.goto(path);
    const main = page.getByRole('main');
    expect(await main.getByText('First seen').count()).toBe(1);
    const seen = main.locator(`dd > time[datetime="${job.updated_at}"]`).first();
    const local = new Date(Date.parse(job.updated_at) + 5.5 * 3_600_000).toISOString().slice(11, 16);
    await expect.poll(() => seen.textContent()).toMatch(new RegExp(`, ${local}$`));

    const withoutScripts = await openPage({
      javaScriptEnabled: false,
      expectedFaults: [/^failed: csp GET \/assets\/[^/]+\.js$/],
    });
    await withoutScripts.goto(path);
    expect(await withoutScripts.locator('dd > time').first().textContent()).toMatch(/, \d\d:\d\d UTC$/);
  });

  test.for(WIDTHS)(
    'shows the words that a fact was read from, and where they stand, on %s',
    async ([, viewport]) => {
      const { path } = await findJob(productUrl, 'q=engineer&years=3-5');
      const page = await openPage({ viewport });
      await page.goto(path);
      const value = page.getByRole('button', { name: /^\d years or more$/ });
      await value.press('Enter');
      const opened = page.locator('[popover]:popover-open');
      const words = (await opened.locator('blockquote').textContent()) ?? '';
      expect(words).toMatch(/years|jahre/i);
      const box = await opened.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      await opened.getByRole('button', { name: 'Show in the description' }).press('Enter');
      await opened.waitFor({ state: 'hidden' });
      expect(await page.evaluate<string>(`[...CSS.highlights.get('evidence')].join()`)).toBe(words);
      const focused = `document.activeElement.hasAttribute('data-description-text')`;
      expect(await page.evaluate<boolean>(focused)).toBe(true);
      if (viewport === PHONE) return;
      await value.hover();
      await opened.waitFor();
      await page.mouse.move(5, 5);
      await opened.waitFor({ state: 'hidden' });
    },
  );

  test('Featured opens to what it means, by keyboard and by touch', async () => {
    const page = await openPage({ viewport: PHONE });
    const answers = '**/v1/api/requisitions/search?*';
    await page.goto('/search');
    await page.route(answers, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as {
        data: { featured: boolean; featured_by: string }[];
      };
      answer.data.forEach((job) => Object.assign(job, { featured: true, featured_by: 'employer' }));
      await route.fulfill({ response, json: answer });
    });
    await page.getByLabel('Search jobs').fill('manager');
    await page.getByLabel('Search jobs').press('Enter');
    const mark = page.getByRole('article').first().locator('summary');
    const hint = page
      .getByRole('article')
      .first()
      .getByText(/^Marked by the employer on its board\./);
    await mark.waitFor();
    expect(await hint.isVisible()).toBe(false);
    await mark.tap();
    await hint.waitFor();
    await mark.tap();
    await hint.waitFor({ state: 'hidden' });
    await mark.focus();
    await page.keyboard.press('Enter');
    await hint.waitFor();
    expect(await hasFocus(mark)).toBe(true);
  });
});
