import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Application, JobProfile, JobView, SessionResponse } from '@firsthand/contracts';
import { toJobPath } from '@firsthand/contracts';
import { startSandbox, type SandboxBoard } from '@firsthand/sandbox';
import { startBuiltProduct, type BuiltProduct } from '@firsthand/test-support';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBrowser, type OpenPage } from './browser.ts';
import { expectNoViolations } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';
import { findJob, getJson, searchApi } from './search-api.ts';
import { ROOT } from './start-product.ts';

const SOURCE = 'greenhouseio';
/** Typed into every open question, so that it can be found again where it arrived. */
const TYPED = 'Typed by hand in the dry run.';
const QUESTIONS_MAX = 40;
const PDF = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

interface Received {
  job_title: string;
  fields: { name: string; value: string }[];
  files: { field: string; filename: string; size: number }[];
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const turboButton = (page: Page) => button(page, 'Turbo Apply').and(page.locator(':visible')).first();

type Board = Pick<SandboxBoard, 'source' | 'board'>;

/** The sandbox's boards of one system, and for which of them the employer gave a key. */
async function listGreenhouse(): Promise<{ boards: Board[]; hasKey: (board: Board) => boolean }> {
  const sandbox = await startSandbox();
  await sandbox.close();
  const keys = sandbox.applyKeys.filter((key) => key.source === SOURCE);
  return {
    boards: sandbox.boards.filter(({ source }) => source === SOURCE),
    hasKey: ({ board }) => keys.some((key) => key.board === board),
  };
}

async function writeBoards(directory: string, boards: readonly Board[]): Promise<string> {
  const file = join(directory, 'boards.csv');
  const rows = boards.map(({ source, board }) => `${source},${board},Employer of ${board}`);
  await writeFile(file, ['source,board,company', ...rows, ''].join('\n'));
  return file;
}

async function callAs<T>(
  url: string,
  { access_token }: SessionResponse,
  method: string,
  body?: object | FormData,
): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${access_token}`,
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  expect(response.ok, `${method} ${url} answers ${response.status}`).toBe(true);
  return (await response.json()) as T;
}

/** A profile with a name, an address for mail and a resume. */
async function createProfile(productUrl: string, session: SessionResponse): Promise<void> {
  const path = `${productUrl}/v1/api/job-profiles`;
  const { id, version } = await callAs<JobProfile>(path, session, 'POST', { profile_name: 'Support' });
  await callAs(`${path}/${id}`, session, 'PUT', {
    ...{ profile_name: 'Support', first_name: 'Ada', last_name: 'King', email: 'ada@mail.example', version },
  });
  const form = new FormData();
  form.append('file', new Blob([PDF], { type: 'application/pdf' }), 'ada-king.pdf');
  await callAs(`${path}/${id}/resume`, session, 'POST', form);
}

/** Answers whatever has the keyboard: the first choice, a tick, or the words above. */
async function answerFocused(page: Page): Promise<void> {
  const control = page.locator(':focus');
  const kind = await page.evaluate<string>(
    'document.activeElement.type ?? document.activeElement.tagName.toLowerCase()',
  );
  if (kind === 'select-one') await control.selectOption({ index: 1 });
  else if (kind === 'radio' || kind === 'checkbox') await control.check();
  else if (kind === 'date') await control.fill('2027-01-05');
  else await control.fill(TYPED);
}

/** Before the review is asked for, what is open is no fault and what is filled is folded; pressing it marks both. */
async function expectCalm(page: Page): Promise<void> {
  const asked = page.getByRole('region', { name: /only you can answer$/ });
  await asked.waitFor();
  const invalid = page.locator('[aria-invalid="true"]');
  expect(await invalid.count(), 'faults before the review').toBe(0);
  const folded = page.locator('details').filter({ hasText: 'filled in First Name' });
  expect(await folded.getAttribute('open')).toBeNull();
  await folded.locator('summary').click();
  await folded.getByLabel(/^First Name/).waitFor();
  await button(page, 'Review and confirm').click();
  await page.getByRole('region', { name: /to put right first$/ }).waitFor();
  expect(await invalid.count(), 'faults after it').toBeGreaterThan(0);
}

/** Follows the list of what is in the way, from the first entry on, until nothing is. */
async function putEverythingRight(page: Page): Promise<void> {
  const isSaved = page.getByText('Everything is saved');
  // What is in the way is known once the page is there.
  await isSaved.waitFor();
  const inTheWay = page.getByRole('region', { name: /only you can answer$|to put right first$/ });
  for (let answered = 0; (await inTheWay.count()) > 0; answered += 1) {
    expect(answered, 'questions in the way').toBeLessThan(QUESTIONS_MAX);
    const read = async () => (await inTheWay.allTextContents()).join('\n');
    const before = await read();
    await inTheWay.getByRole('link').first().click();
    await answerFocused(page);
    await expect.poll(read).not.toBe(before);
    await isSaved.waitFor();
  }
}

async function startFromModal(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await turboButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Turbo Apply' });
  // The only one there is.
  await dialog.getByText('Support profile selected.').waitFor();
  await expect.poll(() => button(page, 'Continue').isEnabled()).toBe(true);
}

describeBrowser('Turbo Apply', (openPage) => {
  let product: BuiltProduct;
  let directory: string;
  /** Made in the first test that needs one; premium from the second on. */
  let member: SessionResponse | null = null;
  /** One of the board whose employer gave a key, and one of a board without. */
  let sent: JobView;
  let packed: JobView;

  beforeAll(async () => {
    const { boards, hasKey } = await listGreenhouse();
    const chosen = [boards.find(hasKey)!, boards.find((board) => !hasKey(board))!];
    directory = await mkdtemp(join(tmpdir(), 'firsthand-turbo-'));
    const file = await writeBoards(directory, chosen);
    product = await startBuiltProduct(ROOT, { BOARDS_FILE: file, FEATURE_TURBO_APPLY: 'true' });
    await product.crawl();
    const { data } = await searchApi(product.url, 'limit=100');
    const ofBoard = ({ board }: { board: string }) =>
      data.find((job) => job.external_url?.includes(`/${board}/`) || job.navigation.clientName === board)!;
    sent = ofBoard(chosen[0]!);
    packed = ofBoard(chosen[1]!);
  });
  afterAll(async () => {
    await product.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const toAddress = (job: JobView) => `${product.url}${toJobPath(job.navigation)}`;
  const listReceived = async () =>
    (await getJson<{ applications: Received[] }>(product.url, '/sandbox/applications.json')).applications;

  /** The product of this file is another origin than the one pages begin with. */
  async function openSignedIn(options: Parameters<OpenPage>[0] = {}): Promise<Page> {
    const page = await openPage(options);
    await page.goto(`${product.url}/faq`);
    member ??= await createMember(product.url, 'turbo');
    const entries = JSON.stringify(toStorage(member));
    await page.evaluate(`Object.assign(localStorage, ${entries})`);
    return page;
  }

  async function becomePremium(page: Page): Promise<void> {
    await page.goto(`${product.url}/subscription`);
    await button(page, 'Upgrade to Premium').click();
    await page.waitForURL('**/sandbox/stripe/checkout/*');
    await button(page, 'Subscribe').click();
    await page.getByRole('heading', { level: 1, name: 'Premium Account' }).waitFor();
    const [access_token, refresh_token, user] = await page.evaluate<[string, string, string]>(
      "['access_token', 'refresh_token', 'user'].map((name) => localStorage.getItem(name))",
    );
    member = { access_token, refresh_token, user: JSON.parse(user) as SessionResponse['user'] };
  }

  test('leads guests to the login and back, with lightning that has no words', async () => {
    const page = await openPage();
    await page.goto(toAddress(sent));
    const link: Locator = page.getByRole('link', { name: 'Turbo Apply', exact: true }).first();
    expect(await link.getAttribute('href')).toBe(
      `/login?redirect=${encodeURIComponent(toJobPath(sent.navigation))}`,
    );
    await link.hover();
    const bolts = page.locator('[aria-hidden="true"] > svg[viewBox="0 0 12 20"]');
    await expect.poll(() => bolts.count()).toBeGreaterThanOrEqual(2);
    expect(await bolts.count()).toBeLessThanOrEqual(4);
    await page.mouse.move(0, 0);
    await expect.poll(() => bolts.count()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await link.hover();
    expect(await bolts.count()).toBe(0);
  });

  test(
    'sends through the employer’s API what the person saw, and only once',
    { timeout: 400_000 },
    async () => {
      const page = await openSignedIn();
      await page.goto(toAddress(sent));
      await turboButton(page).click();
      await page.getByText('Turbo Apply is part of Premium.').waitFor();
      await expectNoViolations(page, 'free');
      await becomePremium(page);

      await page.goto(toAddress(sent));
      await turboButton(page).click();
      await page.getByText('No Job Profiles Found').waitFor();
      await expectNoViolations(page, 'no profiles');
      expect(await button(page, 'Continue').isDisabled()).toBe(true);
      await createProfile(product.url, member!);

      await startFromModal(page, toAddress(sent));
      await expectNoViolations(page, 'profile chosen');
      await button(page, 'Change').click();
      await page
        .getByLabel('Select a job profile to apply with:')
        .selectOption({ label: 'Support (Ada King)' });
      await expect.poll(() => button(page, 'Continue').isEnabled()).toBe(true);
      await button(page, 'Continue').click();
      await page.waitForURL('**/job-applications/prepared/*');
      await page.getByText(/^Read from the employer’s form/).waitFor();
      await expectNoViolations(page, 'dry run');
      await expectCalm(page);
      await putEverythingRight(page);

      await button(page, 'Review and confirm').click();
      await page.getByRole('heading', { level: 1, name: /^Send to .* through GreenhouseIO$/ }).waitFor();
      await expectNoViolations(page, 'last look');
      expect(await listReceived(), 'before the person confirmed').toEqual([]);
      await button(page, /^Send to .* through GreenhouseIO$/).dblclick();
      await page.waitForURL(/\/job-applications\/\d+$/);

      await expect.poll(() => listReceived(), { timeout: 60_000 }).toHaveLength(1);
      const [received] = await listReceived();
      expect(received?.job_title).toBe(sent.title);
      expect(received?.fields.map(({ value }) => value)).toEqual(expect.arrayContaining(['Ada', 'King']));
      expect(received?.files.map(({ filename }) => filename)).toEqual(['ada-king.pdf']);

      await page.goto(toAddress(sent));
      await page
        .getByText(/^You applied on /)
        .first()
        .waitFor();
    },
  );

  test(
    'prepares a packet where the employer gave no key, and sends nothing',
    { timeout: 400_000 },
    async () => {
      const before = (await listReceived()).length;
      const page = await openSignedIn();
      await startFromModal(page, toAddress(packed));
      await button(page, 'Continue').click();
      await page.waitForURL('**/job-applications/prepared/*');
      await page.goto(`${product.url}/job-applications/prepared`);
      await page.getByRole('article', { name: packed.title }).waitFor();
      await expectNoViolations(page, 'prepared list');
      await page.getByRole('link', { name: `Open ${packed.title}` }).click();
      await putEverythingRight(page);
      await button(page, 'Review and confirm').click();
      await page.getByRole('heading', { level: 1, name: /^Prepare packet: you send it on / }).waitFor();
      await expectNoViolations(page, 'last look at a packet');
      await button(page, 'Prepare packet').click();
      await page.waitForURL(/\/job-applications\/\d+$/);
      const id = Number(page.url().split('/').at(-1));
      const path = `${product.url}/v1/api/job-applications/${id}`;
      const { application } = await callAs<{ application: Application }>(path, member!, 'GET');
      expect(application).toMatchObject({ way: 'packet', application_status: 'pending' });
      expect(await listReceived()).toHaveLength(before);
    },
  );

  test('auto-apply is off until somebody saves it, and then is what was saved', async () => {
    const page = await openSignedIn();
    const isOn = page.getByLabel('Prepare applications for new jobs');
    await page.goto(`${product.url}/job-applications/prepared`);
    await page.getByText('Off. Nothing is saved yet.').waitFor();
    expect(await isOn.isChecked()).toBe(false);
    await page.getByLabel('Search for').fill('nurse');
    await button(page, 'Save auto-apply').click();
    await page.getByText('Auto-apply is saved. It is off.').waitFor();
    await page.reload();
    await page.getByText(/^Off\. 0 applications prepared today/).waitFor();
    expect(await isOn.isChecked()).toBe(false);
    await button(page, 'Remove auto-apply').click();
    await page.getByText('Off. Nothing is saved yet.').waitFor();
  });

  test('the tabs of the applications stay where they are', async () => {
    const page = await openSignedIn();
    const tabs = page.getByRole('navigation', { name: 'Applications' });
    const readPlace = async () => {
      const box = await tabs.boundingBox();
      return box && { x: box.x, width: box.width };
    };
    await page.goto(`${product.url}/job-applications`);
    await tabs.waitFor();
    // Nothing is compared with a page that is still arriving.
    await page.waitForLoadState('networkidle');
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const first = await readPlace();
    for (const path of ['/prepared', '/answers', '']) {
      await page.goto(`${product.url}/job-applications${path}`);
      await tabs.waitFor();
      await expect.poll(readPlace, { message: path }).toEqual(first);
    }
  });

  test('keeps the answers that were given, to be seen, changed and deleted', async () => {
    const page = await openSignedIn();
    await page.goto(`${product.url}/job-applications/answers`);
    const entry = page.getByRole('article').first();
    await entry.waitFor();
    await expectNoViolations(page, 'answers');
    const count = await page.getByRole('article').count();
    await entry.getByRole('button', { name: /^Edit/ }).click();
    await entry.getByRole('textbox').fill('Changed afterwards.');
    await entry.getByRole('button', { name: 'Save answer' }).click();
    await entry.getByText('Changed afterwards.').waitFor();
    await entry.getByRole('button', { name: /^Delete/ }).click();
    await entry.getByRole('button', { name: 'Delete answer' }).click();
    await page.getByText('The answer is deleted.').waitFor();
    expect(await page.getByRole('article').count()).toBe(count - 1);
  });
});

describeBrowser('Without Turbo Apply', (openPage) => {
  let product: BuiltProduct;
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'firsthand-plain-'));
    const file = await writeBoards(directory, (await listGreenhouse()).boards.slice(0, 1));
    product = await startBuiltProduct(ROOT, { BOARDS_FILE: file, FEATURE_TURBO_APPLY: 'false' });
    await product.crawl();
  });
  afterAll(async () => {
    await product.stop();
    await rm(directory, { recursive: true, force: true });
  });

  test('a job’s page has no such button, and its pages are not found', async () => {
    const session = await createMember(product.url, 'plain');
    const { data } = await searchApi(product.url, 'limit=1');
    const page = await openPage({ expectedFaults: [/^404 GET \/job-applications\/prepared/] });
    await page.goto(`${product.url}/faq`);
    const entries = JSON.stringify(toStorage(session, { premium: true }));
    await page.evaluate(`Object.assign(localStorage, ${entries})`);
    await page.goto(product.url + toJobPath(data[0]!.navigation));
    await page.getByRole('button', { name: 'Save', exact: true }).first().waitFor();
    expect(await page.getByText('Turbo Apply').count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    const response = await page.goto(`${product.url}/job-applications/prepared`);
    expect(response?.status()).toBe(404);
    await page.goto(`${product.url}/job-applications/answers`);
    await page.getByText('No remembered answers yet').waitFor();
    expect(await page.getByRole('link', { name: 'Prepared' }).count()).toBe(0);
    const refused = await fetch(`${product.url}/v1/api/job-applications/drafts`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(refused.status).toBe(404);
  });
});

describeBrowser('After Snail Apply', (openPage, productUrl) => {
  test('who comes back from the employer’s page may say that they applied', async () => {
    const session = await createMember(productUrl, 'snail');
    const { path, job } = await findJob(productUrl, 'q=manager', ({ apply_url }) => apply_url !== null);
    const page = await openPage({ localStorage: toStorage(session) });
    await page.goto(path);
    await page.getByRole('button', { name: 'Save', exact: true }).first().waitFor();
    const opened = page.context().waitForEvent('page');
    await page
      .getByRole('link', { name: /^Snail Apply/ })
      .and(page.locator(':visible'))
      .first()
      .click();
    await (await opened).close();
    // Chromium without a window tells no page that it was left.
    await page.evaluate("window.dispatchEvent(new Event('focus'))");
    const prompt = page.getByRole('region', { name: 'Did you apply?' });
    await prompt.waitFor();
    await expectNoViolations(page, 'the question');
    await prompt.getByRole('button', { name: 'I applied' }).click();
    const recorded = page.getByRole('region', { name: 'Recorded' });
    await recorded.getByRole('link', { name: 'Application History' }).waitFor();
    await recorded.getByRole('button', { name: 'Close' }).click();
    await page
      .getByText(/^You applied on /)
      .first()
      .waitFor();
    await expectNoViolations(page, 'applied');
    const query = new URLSearchParams({ q: job.title, country: job.country ?? '' });
    await page.goto(`/search?${query.toString()}`);
    await page
      .getByRole('article')
      .getByText(/^You applied on /)
      .first()
      .waitFor();
  });
});
