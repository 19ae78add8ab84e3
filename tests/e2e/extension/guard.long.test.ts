import type { JobView } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeBrowser } from '../browser.ts';
import { expectNoViolations } from '../find-violations.ts';
import { findJob } from '../search-api.ts';
import { createApplicant, pair, type Applicant } from './applicant.ts';
import { openPanel } from './beside-form.ts';
import { toRealAddress } from './employer-page.ts';
import { findProvided } from './find-provided.ts';
import { toHostilePage } from './hostile-page.ts';
import { openExtension, type OpenExtension } from './open-extension.ts';

/** Everything that stands in the page's boxes, and what its script got to see. */
const READ = `JSON.stringify([...document.querySelectorAll('input')].map(({ name, value }) => [name, value])
  .filter(([, value]) => value !== ''))`;
const PROFILE = ['Ada', 'King', 'ada@mail.example', '303', 'Denver', 'linkedin.com', 'Engine Street'];

describeBrowser('A hostile page', (_openPage, productUrl) => {
  let opened: OpenExtension;
  let applicant: Applicant | undefined;
  let job: JobView;

  beforeAll(async () => {
    opened = await openExtension();
  });
  beforeEach(async () => {
    if (applicant) return;
    applicant = await createApplicant(findProvided(), 'guard');
    await pair(opened, applicant);
    ({ job } = await findJob(productUrl, 'country=US&source=lever'));
  });
  afterEach(async () => {
    for (const page of opened.context.pages().slice(1)) await page.close();
    await opened.context.unrouteAll();
  });
  afterAll(() => opened.close());

  async function openPage(count: number): Promise<{ page: Page; countNavigations: () => number }> {
    await opened.context.route('https://jobs.lever.co/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: toHostilePage(count) }),
    );
    const page = await opened.context.newPage();
    await page.goto(`${toRealAddress(job)}/apply`);
    let navigations = 0;
    page.on('framenavigated', () => (navigations += 1));
    return { page, countNavigations: () => navigations };
  }

  test('gets what the person was shown and left ticked, and nothing is sent or pressed', async () => {
    const { page, countNavigations } = await openPage(0);
    const panel = await openPanel(opened, page);
    await panel.getByRole('heading', { name: 'Nothing is prepared yet' }).waitFor();
    await expectNoViolations(panel, 'panel, nothing prepared');
    await panel.getByRole('button', { name: 'Prepare' }).click();
    const action = panel.getByRole('button', { name: 'Fill 5 fields' });
    await action.waitFor();
    await expectNoViolations(panel, 'panel, to be filled, with a label that does not end');
    await page.bringToFront();
    const html = await page.content();
    expect(PROFILE.filter((part) => html.includes(part))).toEqual([]);
    expect(await page.evaluate(READ)).toBe('[]');
    // A label may lie, but it is shown with what would go there.
    await panel.getByText(/^Favourite colour\s*ada@mail\.example$/).waitFor();
    await panel.getByLabel(/^A question that does not end/).uncheck();
    await panel.getByRole('button', { name: 'Fill 4 fields' }).click();
    await panel.getByText('2 fields were filled.').waitFor();
    await panel.getByText('The page changed since it was shown.').waitFor();
    await expectNoViolations(panel, 'panel, filled in part');
    expect(JSON.parse(await page.evaluate<string>(READ))).toEqual([
      ['name', 'Ada King'],
      ['email', 'ada@mail.example'],
    ]);
    expect(await page.frames()[1]?.evaluate(READ)).toBe('[]');
    expect(await page.evaluate('seen')).toEqual({ sent: 0, pressed: 0, keys: 0, messages: [] });
    expect(countNavigations()).toBe(0);
  });

  test('has no way to ask, to read the token, or to open what is the extension’s', async () => {
    const { page } = await openPage(0);
    expect(await page.evaluate('typeof chrome === "undefined" || chrome.runtime === undefined')).toBe(true);
    expect(await page.evaluate('JSON.stringify({ ...localStorage })')).toBe('{}');
    const { host } = new URL(opened.worker.url());
    for (const file of ['panel.html', 'worker.js', 'content.js', 'manifest.json']) {
      const asked = `fetch('chrome-extension://${host}/${file}').then(() => 'read', () => 'refused')`;
      expect(await page.evaluate(asked), file).toBe('refused');
    }
    await page.evaluate(`new Promise((resolve) => {
      for (const say of ['hello', 'token']) postMessage({ name: 'firsthand-extension', say, token: 'fh_0123456789' });
      setTimeout(resolve, 300);
    })`);
    expect(await page.evaluate<string[]>('seen.messages')).toHaveLength(2);
  });

  test('of a thousand fields is looked at up to two hundred, and those beyond are told', async () => {
    const { page } = await openPage(1_000);
    const panel = await openPanel(opened, page);
    await panel.getByText('more fields than are looked at').waitFor();
    const tabId = await opened.findTabId(page);
    const { keys, beyond } = await panel.evaluate<{ keys: string[]; beyond: number }>(
      `chrome.tabs.sendMessage(${tabId}, { order: 'look' }, { frameId: 0 }).then(({ fields, beyond }) => ({ keys: fields.map(({ key }) => key), beyond }))`,
    );
    expect([keys.length, beyond]).toEqual([200, 805]);
    expect(keys.filter((key) => /first_name|last_name|phone2|GitHub|hp_|^address$/.test(key))).toEqual([]);
  });
});
