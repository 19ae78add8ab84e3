import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OperationsResponse, SessionResponse } from '@firsthand/contracts';
import { startSandbox } from '@firsthand/sandbox';
import { startBuiltProduct, type BuiltProduct } from '@firsthand/test-support';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBrowser, hasFocus, PHONE, WIDTHS, type PageOptions } from './browser.ts';
import { findViolations, findViolationsAt } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';
import { ROOT } from './start-product.ts';

const OPERATIONS = '/operations';
const ADMIN_API = '**/v1/api/admin';
const SOURCE = 'greenhouseio';
/** Boards that are nowhere: with these there is a second page of failing ones. */
const GONE = 26;
const WIDTH = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

describeBrowser('The operations page', (openPage) => {
  let product: BuiltProduct;
  let directory: string;
  /** Made in the first test that needs one. */
  let member: Promise<SessionResponse> | null = null;
  let admin: Promise<SessionResponse> | null = null;
  let company: string;
  /** The board of that company. */
  let known: string;

  beforeAll(async () => {
    const sandbox = await startSandbox();
    await sandbox.close();
    const board = sandbox.boards.find(({ source }) => source === SOURCE)!;
    known = board.board;
    company = `Employer of ${board.board}`;
    directory = await mkdtemp(join(tmpdir(), 'firsthand-operations-'));
    const file = join(directory, 'boards.csv');
    const rows = [`${SOURCE},${board.board},${company}`];
    for (let number = 1; number <= GONE; number += 1) {
      rows.push(`${SOURCE},nowhere${number},Nowhere ${number}`);
    }
    await writeFile(file, ['source,board,company', ...rows, ''].join('\n'));
    product = await startBuiltProduct(ROOT, { BOARDS_FILE: file, DATA_DIR: directory });
  });
  afterAll(async () => {
    await product.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const getMember = () => (member ??= createMember(product.url, 'without-role'));
  const getAdmin = () => (admin ??= createAdmin());

  /** From then on every board was tried, so that no figure moves under a test. */
  async function createAdmin(): Promise<SessionResponse> {
    const session = await promote(await createMember(product.url, 'with-role'));
    const none = { paused: 0, quiet: 0, gone: 0, retired: 0, kept_out: 0 };
    const counts = { crawled: GONE + 1, failing: GONE, never_read: GONE, ...none };
    await expect.poll(async () => (await getOverview(session)).boards, { timeout: 90_000 }).toEqual(counts);
    return session;
  }

  /** As the operator does; the session hears of it when it is renewed. */
  async function promote({ user, refresh_token }: SessionResponse): Promise<SessionResponse> {
    const { PATH, HOME } = process.env;
    await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'dist/server/user.mjs'), 'promote', user.email, 'admin'],
      { cwd: directory, env: { PATH, HOME, DATA_DIR: directory } },
    );
    const renewed = await fetch(`${product.url}/v1/api/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
    });
    expect(renewed.ok, 'the session was renewed').toBe(true);
    const session = (await renewed.json()) as SessionResponse;
    expect(session.user.roles).toEqual(['admin']);
    return session;
  }

  async function getOverview({ access_token }: SessionResponse): Promise<OperationsResponse> {
    const response = await fetch(`${product.url}/v1/api/admin/operations`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(response.status).toBe(200);
    return (await response.json()) as OperationsResponse;
  }

  /** A page of this product, which is not the one the other tests share. */
  async function openAs(session: SessionResponse | null, options?: PageOptions): Promise<Page> {
    const page = await openPage(options);
    await page.goto(`${product.url}/faq`);
    if (session) {
      await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(toStorage(session))})`);
    }
    return page;
  }

  async function openOperations(query = '', options?: PageOptions): Promise<Page> {
    const page = await openAs(await getAdmin(), options);
    await page.goto(`${product.url}${OPERATIONS}${query}`);
    await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor();
    await page.getByText(/^As of /).waitFor();
    return page;
  }

  const boards = (page: Page) => page.getByRole('region', { name: 'Boards', exact: true });
  const row = (page: Page, name: string) => boards(page).getByRole('rowheader', { name });

  test('leads a guest to the login and from there back to what was wanted', async () => {
    const page = await openAs(null);
    await page.goto(`${product.url}${OPERATIONS}?state=failing`);
    await page.waitForURL('**/login?*');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${OPERATIONS}?state=failing`);
  });

  test('is no page to a member without the role, and no entry of their menus', async () => {
    const page = await openAs(await getMember());
    await page.goto(`${product.url}${OPERATIONS}`);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    expect(await page.title()).toBe('Page Not Found – Firsthand');
    expect(await page.getByText('Operations').count()).toBe(0);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(await page.getByRole('link', { name: 'Operations' }).count()).toBe(0);
  });

  test('is no page, and leaves the menu, once the role was taken away', async () => {
    const session = await getMember();
    const page = await openAs(
      { ...session, user: { ...session.user, roles: ['admin'] } },
      { expectedFaults: [/^403 GET \/v1\/api\/admin\//] },
    );
    await page.goto(`${product.url}${OPERATIONS}`);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(await page.getByRole('link', { name: 'Operations' }).count()).toBe(0);
    // The visit has renewed the session; what it left is the only one that holds.
    member = readSession(page, session);
    await member;
  });

  test('stands last in both menus of an admin and shows how things are', async () => {
    const page = await openAs(await getAdmin());
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    const links = page.locator('#account-menu').getByRole('link');
    await expect.poll(async () => (await links.allTextContents()).at(-1)).toBe('Operations');
    await links.last().click();
    await page.waitForURL(`**${OPERATIONS}`);
    await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor();
    expect(await page.title()).toBe('Operations – Firsthand');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

    const { jobs } = await getOverview(await getAdmin());
    const figures = page.getByRole('region', { name: 'Figures' });
    const read = async (label: string) =>
      figures
        .locator('div')
        .filter({ has: page.locator(`dt:text-is("${label}")`) })
        .last()
        .textContent();
    expect(await read('Crawled')).toBe(`Crawled${GONE + 1}`);
    expect(await read('Failing')).toContain(`Failing${GONE}Needs attention`);
    expect(await read('Never read')).toBe(`Never read${GONE}`);
    expect(await read('No longer crawled')).toBe('No longer crawled0');
    expect(jobs.open).toBeGreaterThan(0);
    expect(await read('Open')).toBe(`Open${jobs.open}`);
    expect(await read('Verified in the last day')).toBe(
      `Verified in the last day${jobs.verified_last_day}100% of open jobs`,
    );
    const asOf = page.getByText(/^As of /).locator('time');
    const before = await asOf.getAttribute('datetime');
    await page.getByRole('button', { name: 'Refresh', exact: true }).press('Enter');
    await expect.poll(() => asOf.getAttribute('datetime')).not.toBe(before);

    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const entries = page.getByRole('navigation', { name: 'Mobile' }).getByRole('link');
    await expect.poll(async () => (await entries.allTextContents()).at(-1)).toBe('Operations');
  });

  test('narrows the boards to those that fail and to a name, and goes back', async () => {
    const page = await openOperations(`?search=${encodeURIComponent(company)}`);
    await row(page, company).waitFor();
    await boards(page).getByText('Working', { exact: true }).waitFor();
    await boards(page).getByRole('link', { name: 'Failing' }).click();
    await page.getByText(`No board here has “${company}” in its name or its company’s.`).waitFor();
    await boards(page).getByRole('link', { name: 'Show all boards' }).click();
    await page.getByText(`Showing 1 to 25 of ${GONE + 1} boards`).waitFor();
    await boards(page).getByRole('link', { name: 'Failing' }).click();
    await page.getByText(`Showing 1 to 25 of ${GONE} boards`).waitFor();
    expect(new URL(page.url()).search).toBe('?state=failing');
    expect(await boards(page).getByText('The board is not there').count()).toBe(25);

    const search = boards(page).getByLabel('Company or board');
    await search.fill('  NOWHERE 26 ');
    await search.press('Enter');
    await page.getByText('Showing 1 to 1 of 1 board', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?state=failing&search=NOWHERE+26');
    await row(page, 'Nowhere 26').waitFor();
    expect(await hasFocus(search)).toBe(true);

    await boards(page).getByRole('link', { name: 'No longer crawled' }).click();
    await page.getByText('No board here has “NOWHERE 26” in its name or its company’s.').waitFor();
    await page.goBack();
    await row(page, 'Nowhere 26').waitFor();
    await page.goBack();
    await page.getByText(`Showing 1 to 25 of ${GONE} boards`).waitFor();
    expect(await search.inputValue()).toBe('');
    await page.goBack();
    await page.getByText(`Showing 1 to 25 of ${GONE + 1} boards`).waitFor();
  });

  test('shows of two quick choices the later one, whichever answer comes last', async () => {
    const page = await openOperations();
    await page.getByText(`of ${GONE + 1} boards`).waitFor();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(`${ADMIN_API}/boards?*state=failing*`, async (route) => {
      await held;
      await route.continue();
    });
    const slow = page.waitForRequest((request) => request.url().includes('state=failing'));
    await boards(page).getByRole('link', { name: 'Failing' }).click();
    await slow;
    await boards(page).getByRole('link', { name: 'No longer crawled' }).click();
    await page.getByText('Every board that was ever crawled still is.').waitFor();
    const late = page.waitForEvent('requestfinished', (request) => request.url().includes('state=failing'));
    letGo();
    await late;
    await page.getByRole('button', { name: 'Refresh', exact: true }).waitFor();
    expect(await page.getByText('Every board that was ever crawled still is.').count()).toBe(1);
    expect(await boards(page).getByRole('row').count()).toBe(0);
  });

  test('is paged by keyboard, and knows no page behind the last', async () => {
    const page = await openOperations('?state=failing');
    const pager = page.getByRole('navigation', { name: 'Pages of boards' });
    await pager.getByRole('link', { name: 'Next' }).press('Enter');
    await page.getByText(`Showing 26 to 26 of ${GONE} boards`).waitFor();
    expect(new URL(page.url()).search).toBe('?state=failing&page=2');
    expect(await hasFocus(boards(page).getByRole('heading', { level: 2 }))).toBe(true);
    expect(await boards(page).getByRole('rowheader').count()).toBe(1);
    await page.goto(`${product.url}${OPERATIONS}?state=failing&page=99&requests=7`);
    await page.getByText(`Showing 26 to 26 of ${GONE} boards`).waitFor();
    expect(new URL(page.url()).search).toBe('?state=failing&page=2');
  });

  test('shows a request and an address as soon as they are sent, as text', async () => {
    const page = await openOperations();
    const requests = page.getByRole('region', { name: 'Integration requests' });
    const addresses = page.getByRole('region', { name: 'Careers addresses' });
    await requests.getByText('No employer has asked for another system yet.').waitFor();
    await addresses.getByText('Nobody has left an address').waitFor();
    await page.getByRole('region', { name: 'Work that gave up' }).getByText('Nothing gave up.').waitFor();

    const description = `<img src=x onerror=alert(1)> ${'our own system, '.repeat(40)}the end`;
    await page.goto(`${product.url}/employer-integrations`);
    await page.getByLabel('Company name').fill('Acme <b>&</b> Söhne');
    await page.getByLabel('Contact name').fill('Ada');
    await page.getByLabel('Email').fill('ada+ats@acme.example');
    await page.getByLabel('ATS description').fill(description);
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await page.getByText('Request Submitted Successfully!').waitFor();
    await page.goto(`${product.url}/careers`);
    await page.getByLabel(/email/i).fill('grace@mail.example');
    await page.getByLabel(/email/i).press('Enter');
    await page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).first().waitFor();

    await page.goto(`${product.url}${OPERATIONS}`);
    await requests.getByRole('heading', { level: 3, name: 'Acme <b>&</b> Söhne' }).waitFor();
    const mail = requests.getByRole('link', { name: 'ada+ats@acme.example' });
    expect(await mail.getAttribute('href')).toBe('mailto:ada%2Bats@acme.example');
    const whole = requests.getByText(description);
    expect(await whole.isVisible()).toBe(false);
    await requests.getByText('Show all').click();
    await whole.waitFor();
    expect(await requests.locator('img').count()).toBe(0);
    await addresses.getByRole('link', { name: 'grace@mail.example' }).waitFor();
  });

  test('loses one part without the others, and gets it back', async () => {
    const page = await openAs(await getAdmin(), { expectedFaults: [/^503 GET .*\/admin\/boards$/] });
    await page.route(`${ADMIN_API}/boards?*`, (route) =>
      route.fulfill({ status: 503, json: { error: 'The boards rest for a minute.' } }),
    );
    await page.goto(`${product.url}${OPERATIONS}`);
    await boards(page).getByRole('alert').getByText('The boards rest for a minute.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    await page.getByRole('region', { name: 'Figures' }).getByText('Needs attention').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.unroute(`${ADMIN_API}/boards?*`);
    await boards(page).getByRole('button', { name: 'Try again' }).click();
    await page.getByText(`Showing 1 to 25 of ${GONE + 1} boards`).waitFor();
  });

  test('pauses a board, reads one at once and adds one, by keyboard, and says what came of it', async () => {
    const page = await openAs(await getAdmin(), { expectedFaults: [/^400 POST .*\/admin\/boards$/] });
    await page.goto(`${product.url}${OPERATIONS}?state=failing&search=nowhere26`);
    await boards(page).getByRole('button', { name: 'Crawl now Nowhere 26' }).press('Enter');
    await page.getByText('Nowhere 26 (GreenhouseIO) is read next.').waitFor();
    await boards(page).getByRole('button', { name: 'Pause Nowhere 26' }).press('Enter');
    await page
      .getByText('Nowhere 26 (GreenhouseIO) is paused: it is not read until you resume it.')
      .waitFor();
    await page.getByText('No board here has “nowhere26” in its name').waitFor();
    expect(await hasFocus(boards(page).getByRole('heading', { level: 2 }))).toBe(true);
    await boards(page).getByRole('link', { name: 'Paused' }).press('Enter');
    await row(page, 'Nowhere 26').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await boards(page).getByRole('button', { name: 'Resume Nowhere 26' }).press('Enter');
    await page.getByText('Nowhere 26 (GreenhouseIO) is read again.').waitFor();

    await boards(page).getByText('Add a board').press('Enter');
    const address = boards(page).getByLabel('Careers address');
    await address.fill('https://127.0.0.1/careers');
    await address.press('Enter');
    await boards(page).getByRole('alert').getByText('The page at 127.0.0.1 could not be read.').waitFor();
    await address.fill(`https://boards.greenhouse.io/${known}`);
    await address.press('Enter');
    await boards(page).getByText('(GreenhouseIO) is here already.').waitFor();

    const trail = page.getByRole('region', { name: 'Audit trail' });
    const { user } = await getAdmin();
    await trail.getByText(`The operator gave the role admin to ${user.email}`).waitFor();
    await trail.getByRole('link', { name: 'Boards' }).press('Enter');
    await trail.getByText(`${user.email} resumed ${SOURCE}:nowhere26`).waitFor();
    await trail.getByText(`${user.email} had ${SOURCE}:nowhere26 read at once`).waitFor();
    await trail.getByRole('link', { name: 'Reads' }).press('Enter');
    await trail.getByText(`${user.email} read the audit trail`).waitFor();
    await trail.getByRole('link', { name: user.email }).first().press('Enter');
    await trail.getByText('Only what one person did').waitFor();
    expect(await hasFocus(trail.getByRole('heading', { level: 2 }))).toBe(true);
    expect(await findViolations(page)).toEqual([]);
  });

  test.each(WIDTHS)('has nothing for axe and nothing to scroll sideways, %s', async (_, viewport) => {
    for (const query of ['', '?state=retired']) {
      const page = await openOperations(query, { viewport });
      expect(await findViolationsAt(page, viewport), query).toEqual([]);
      expect(await page.evaluate<number>(WIDTH), query).toBeLessThanOrEqual(0);
      await page.close();
    }
  });
});

/** The session as the page keeps it now. */
async function readSession(page: Page, { user }: SessionResponse): Promise<SessionResponse> {
  const stored = await page.evaluate<[string, string]>(
    "['access_token', 'refresh_token'].map((name) => localStorage.getItem(name))",
  );
  return { access_token: stored[0], refresh_token: stored[1], user };
}
