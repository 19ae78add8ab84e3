import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, DESKTOP, hasFocus, PHONE } from './browser.ts';
import { findViolations } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';
import { findJob } from './search-api.ts';

const PAGES: [string, string][] = [
  ['/features', 'Feature Comparison'],
  ['/pricing', 'Pricing Plans'],
  ['/faq', 'Frequently Asked Questions'],
  ['/extension', 'The browser extension'],
  ['/about', 'About'],
  ['/careers', 'Careers'],
  ['/employer-integrations', 'Employer Integrations'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/accessibility', 'Accessibility Statement'],
  ['/terms-of-service', 'Terms of Service'],
];
/** Pages for members that are no part of what this file looks at. */
const BUILT_ELSEWHERE = ['/subscription', '/job-applications', '/profile#access-tokens'];
/** WCAG 1.4.10: 1280 px at 400 %, or a small phone. */
const NARROWEST = { width: 320, height: 640 };
const WIDTH = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
/** Pixels of the page below its footer. */
const BELOW_FOOTER = `Math.round(document.documentElement.scrollHeight - scrollY -
  document.querySelector('body > footer').getBoundingClientRect().bottom) + 0`;

/** Holds the form's call until it is let go, and counts how often it is made. */
async function holdCall(page: Page, path: string) {
  const held = { calls: 0, letGo: () => {} };
  const gate = new Promise<void>((resolve) => (held.letGo = resolve));
  await page.route(`**${path}`, async (route) => {
    held.calls += 1;
    await gate;
    await route.continue();
  });
  return held;
}

describeBrowser('The public pages', (openPage, productUrl) => {
  test('all are there, say what they are, fit a phone and have nothing for axe to find', async () => {
    const page = await openPage({ viewport: PHONE });
    const titles = new Set<string>();
    const descriptions = new Set<string | null>();
    for (const [path, heading] of PAGES) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
      expect(await page.locator('h1').allTextContents()).toEqual([heading]);
      titles.add(await page.title());
      descriptions.add(await page.locator('meta[name=description]').getAttribute('content'));
      const canonical = page.locator('link[rel=canonical]');
      expect(await canonical.getAttribute('href')).toBe(productUrl + path);
      expect([path, await page.evaluate(WIDTH)]).toEqual([path, 0]);
      expect([path, await findViolations(page)]).toEqual([path, []]);
    }
    expect([titles.size, descriptions.size]).toEqual([PAGES.length, PAGES.length]);
    for (const title of titles) expect(title).toMatch(/ – Firsthand$/);
    for (const description of descriptions) expect(description?.length).toBeGreaterThan(70);
  });

  test('end with the footer on phones, in light and dark: no room is kept below it', async () => {
    const { path } = await findJob(productUrl, 'q=manager&country=US');
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openPage({ viewport: PHONE, colorScheme });
      for (const address of ['/', path, '/search', '/search?q=manager', '/companies', '/about', '/login']) {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
        expect([address, await page.evaluate<number>(BELOW_FOOTER)]).toEqual([address, 0]);
      }
      await page.close();
    }
  });

  test('every link of header, footer and text leads to a page and a place that are there', async () => {
    const read = async (path: string) => {
      const answer = await fetch(productUrl + path);
      return { status: answer.status, html: await answer.text() };
    };
    const htmls = await Promise.all(PAGES.map(async ([path]) => (await read(path)).html));
    const hrefs = htmls.flatMap((html) =>
      [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, to = '']) => to),
    );
    const links = [...new Set(hrefs)].filter((href) => !BUILT_ELSEWHERE.includes(href));
    expect(links.length).toBeGreaterThan(15);
    const pages = new Map<string, Awaited<ReturnType<typeof read>>>();
    for (const href of links) {
      const [path = '', id] = href.split('#');
      const page = pages.get(path) ?? (await read(path));
      pages.set(path, page);
      expect([href, page.status]).toEqual([href, 200]);
      if (id !== undefined) expect([href, page.html.includes(`id="${id}"`)]).toEqual([href, true]);
    }
  });

  test('FAQ answers open by click and by address, and search engines get them all', async () => {
    const page = await openPage({ viewport: PHONE });
    await page.goto('/faq');
    const questions = page.locator('details');
    expect(await questions.count()).toBe(30);
    const ld = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect((JSON.parse(ld[0] ?? '') as { mainEntity: unknown[] }).mainEntity).toHaveLength(30);
    const first = questions.first();
    await first.locator('summary').click();
    expect(await first.getAttribute('open')).not.toBeNull();

    await page.goto('/faq#delete-data');
    await expect.poll(() => page.locator('#delete-data').getAttribute('open')).not.toBeNull();
    await page.getByText('“Delete account” in').waitFor();
    await page.getByRole('link', { name: 'Contact Us' }).click();
    await page.waitForURL('**/about#contact');
    await page.getByRole('heading', { name: 'Contact Us' }).waitFor();
  });

  test('features explain themselves to pointer, keyboard and finger', async () => {
    const page = await openPage({ viewport: DESKTOP });
    await page.goto('/features');
    const name = page.getByRole('button', { name: 'Turbo Apply' });
    const tip = page.getByRole('tooltip', { name: /^Fills the employer’s form from a job profile/ });
    await name.hover();
    await tip.waitFor();
    await page.mouse.move(5, 5);
    await tip.waitFor({ state: 'hidden' });
    const before = page.getByRole('button', { name: 'Job profiles', exact: true });
    await before.focus();
    await page.keyboard.press('Tab');
    expect(await hasFocus(name)).toBe(true);
    await tip.waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });

    const phone = await openPage({ viewport: PHONE });
    await phone.goto('/features');
    const shown = phone.getByRole('tooltip', { name: /^Fills the employer’s form from a job profile/ });
    // Before scripts run a tap does nothing yet.
    await expect
      .poll(async () => {
        if (!(await shown.isVisible())) await phone.getByRole('button', { name: 'Turbo Apply' }).tap();
        return shown.isVisible();
      })
      .toBe(true);
    expect(await phone.evaluate(WIDTH)).toBe(0);
    await phone.getByRole('button', { name: 'Turbo Apply' }).tap();
    await shown.waitFor({ state: 'hidden' });
  });

  test('features keep every column on the narrowest screens', async () => {
    const page = await openPage({ viewport: NARROWEST });
    await page.goto('/features');
    await page.getByRole('table').waitFor();
    const edges = await page.evaluate<number[]>(
      "[...document.querySelectorAll('th, td')].flatMap((cell) => { const range = document.createRange(); range.selectNodeContents(cell.querySelector('button') ?? cell); const box = range.getBoundingClientRect(); return [box.left, box.right]; })",
    );
    expect(edges.length).toBeGreaterThan(2 * 4 * 13);
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...edges)).toBeLessThanOrEqual(NARROWEST.width);
    expect(await page.evaluate(WIDTH)).toBe(0);
    expect(
      await page
        .getByRole('row', { name: /^Application tracking/ })
        .getByRole('cell')
        .count(),
    ).toBe(3);
    expect(await findViolations(page)).toEqual([]);
  });

  test('features call a guest to log in and a member to upgrade', async () => {
    const guest = await openPage();
    await guest.goto('/features');
    expect(await guest.getByRole('link', { name: 'Get Started for Free' }).getAttribute('href')).toBe(
      '/login',
    );
    expect(await guest.getByRole('link', { name: 'Upgrade to Premium' }).count()).toBe(0);
    const page = await openPage({ localStorage: toStorage(await createMember(productUrl, 'features')) });
    await page.goto('/features');
    const main = page.getByRole('main');
    const upgrade = main.getByRole('link', { name: 'Upgrade to Premium' });
    expect(await upgrade.getAttribute('href')).toBe('/subscription');
    expect(await main.getByRole('link', { name: 'Get Started for Free' }).count()).toBe(0);
    expect(await main.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/search');
  });

  test('an employer asks for an integration, once, by keyboard', async () => {
    const page = await openPage({ expectedFaults: [/^429 POST/] });
    const call = await holdCall(page, '/v1/api/ats-integration/request');
    await page.goto('/employer-integrations');
    const submit = page.getByRole('button', { name: 'Submit Request' });
    const error = page.getByRole('alert');
    const say = async (text: string) => {
      await submit.press('Enter');
      await expect.poll(async () => (await error.textContent()) ?? '').toBe(`Error${text}`);
    };
    await expect
      .poll(async () => {
        await submit.press('Enter');
        return error.textContent();
      })
      .toBe('ErrorCompany name is required');
    await page.getByLabel('Company name').fill('Acme <b>&</b> Söhne');
    await say('Contact name is required');
    await page.getByLabel('Contact name').fill('Ada');
    await say('Email is required');
    await page.getByLabel('Email').fill('ada@acme');
    await say('ATS description is required');
    await page.getByLabel('ATS description').fill('Our own system');
    await say('Please enter a valid email address');
    expect(await findViolations(page)).toEqual([]);
    expect(call.calls).toBe(0);

    await page.getByLabel('Email').fill('ada@acme.example');
    await page.getByLabel('Email').press('Enter');
    const busy = page.getByRole('button', { name: 'Submitting...' });
    await busy.waitFor();
    expect(await page.getByLabel('Company name').isDisabled()).toBe(true);
    expect(await page.getByLabel('ATS description').isDisabled()).toBe(true);
    await busy.press('Enter');
    call.letGo();
    const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Request Submitted' });
    await status.getByText('We will contact you within 24-48 hours').waitFor();
    expect(call.calls).toBe(1);
    expect(await page.getByLabel('Company name').inputValue()).toBe('');
    await status.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await status.waitFor({ state: 'detached' });
  });

  test('somebody leaves an address on the careers page, and hears of a failure', async () => {
    const page = await openPage({ expectedFaults: [/^500 POST/] });
    let isBroken = true;
    await page.route('**/v1/api/careers/notify', (route) =>
      isBroken ? route.fulfill({ status: 500, body: 'nonsense' }) : route.continue(),
    );
    await page.goto('/careers');
    const notify = page.getByRole('button', { name: 'Notify Me' });
    const error = page.getByRole('alert');
    await expect
      .poll(async () => {
        await notify.click();
        return error.textContent();
      })
      .toBe('ErrorPlease enter your email address');
    await page.getByLabel('Email').fill('ada@example.com');
    await notify.click();
    await error.getByText('Failed to save your address. Please try again.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com');
    isBroken = false;
    await notify.click();
    await page.getByText('Your address is on the list').waitFor();
  });
});
