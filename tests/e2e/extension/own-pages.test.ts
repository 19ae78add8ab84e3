import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBrowser } from '../browser.ts';
import { createApplicant } from './applicant.ts';
import { findProvided } from './find-provided.ts';
import { openExtension, type OpenExtension } from './open-extension.ts';
import { toPage } from './pages/form-page.ts';

const PATH = '/somebody/0a1b2c3d-0000-4000-8000-000000000000/apply';

describeBrowser('The pages of the extension', (_openPage, productUrl) => {
  let opened: OpenExtension;
  beforeAll(async () => {
    opened = await openExtension(productUrl, findProvided().chromium);
  });
  afterAll(() => opened.close());

  test('say that no account is connected, refuse a token that does not hold, and take one that does', async () => {
    const options = await opened.openOwnPage('options.html');
    await options.getByRole('heading', { name: 'Connect an account' }).waitFor();
    await expectNoViolations(options, 'options, unpaired');
    const connect = async (token: string) => {
      await options.getByLabel('Access token').fill(token);
      await options.getByRole('button', { name: 'Connect' }).click();
    };
    await connect('fh_this-is-none');
    await options.getByRole('alert').filter({ hasText: 'This access token does not hold' }).waitFor();
    await expectNoViolations(options, 'options, refused');
    const panel = await opened.openOwnPage('panel.html');
    await panel.getByRole('heading', { name: 'Connect this browser' }).waitFor();
    await expectNoViolations(panel, 'panel, unpaired');

    const applicant = await createApplicant(findProvided(), 'pairing');
    const { token: narrow } = await applicant.call<{ token: string }>('POST', '/access-tokens', {
      ...{ name: 'Reads', scopes: ['read'] },
    });
    await connect(narrow);
    await options.getByText('This token may read and not apply.').waitFor();
    await connect(applicant.token);
    await options.getByText(applicant.email).waitFor();
    await expectNoViolations(options, 'options, paired');
    const popup = await opened.openOwnPage('popup.html');
    await popup.getByText(`Connected to ${applicant.email}`).waitFor();
    await expectNoViolations(popup, 'popup');
    await options.getByRole('button', { name: 'Disconnect' }).click();
    await options.getByRole('heading', { name: 'Connect an account' }).waitFor();
    await connect(applicant.token);
    await options.getByText(applicant.email).waitFor();
  });

  test('take a token from our own site only after the person has confirmed it', async () => {
    const applicant = await createApplicant(findProvided(), 'handover');
    const site = await opened.context.newPage();
    await site.goto(productUrl);
    const handOver = (nonce: string) => `new Promise((resolve) => {
      addEventListener('message', ({ data }) => {
        if (data.name !== 'firsthand-extension' || data.say !== 'here') return;
        postMessage({ name: 'firsthand-extension', say: 'token', nonce: ${nonce}, token: '${applicant.token}' });
        setTimeout(resolve, 1000);
      });
      postMessage({ name: 'firsthand-extension', say: 'hello' });
    })`;
    await site.evaluate(handOver(`'guessed'`));
    expect(
      await opened.worker.evaluate(`chrome.storage.session.get('handed-over').then(JSON.stringify)`),
    ).toBe('{}');
    await site.evaluate(handOver('data.nonce'));
    const options = await opened.openOwnPage('options.html');
    await options.getByRole('heading', { name: 'Connect this browser?' }).waitFor();
    await options.getByText(applicant.email).waitFor();
    await expectNoViolations(options, 'options, handed over');
    await options.getByRole('button', { name: 'Connect', exact: true }).click();
    await options.getByRole('heading', { name: 'Connected' }).waitFor();
  });

  test('show a page nothing of what it hides, and give it nothing that was not shown', async () => {
    const fields = Array.from(
      { length: 1_000 },
      (_, at) => `<label>First name ${at}<input name="f${at}"></label>`,
    );
    const hidden = `<label style="opacity:0">Email<input name="email"></label><label style="position:absolute;left:-9999px">Phone<input name="phone"></label>
<div style="height:0;overflow:hidden"><label>Full name<input name="name"></label></div><input type="password" hidden><input name="location" style="width:1px;height:1px">`;
    await opened.context.route('https://jobs.lever.co/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: toPage('Hostile', `<form id="application-form">${hidden}${fields.join('')}</form>`),
      }),
    );
    const page = await opened.context.newPage();
    await page.goto(`https://jobs.lever.co${PATH}`);
    const look = await opened.worker.evaluate<number>(
      `new Promise((resolve) => chrome.tabs.query({}, async (tabs) => {
        resolve(await new Promise((done) => setTimeout(done, 1500)).then(() => tabs.find(({ url }) => url?.includes('jobs.lever.co'))?.id));
      }))`,
    );
    expect(look).toBeGreaterThan(0);
    const panel = await opened.openOwnPage(`panel.html?tab=${String(look)}`);
    await panel.getByText('We do not hold this posting').waitFor();
    const seen = await panel.evaluate<{ keys: string[]; beyond: number }>(
      `chrome.tabs.sendMessage(${String(look)}, { order: 'look' }, { frameId: 0 }).then(({ fields, beyond }) => ({ keys: fields.map(({ key }) => key), beyond }))`,
    );
    expect([seen.keys.length, seen.beyond]).toEqual([200, 800]);
    expect(seen.keys.filter((key) => !/^f\d+$/.test(key))).toEqual([]);
    // The page itself has no way to ask.
    expect(await page.evaluate('typeof chrome === "undefined" || chrome.runtime === undefined')).toBe(true);
    expect(await page.evaluate('JSON.stringify(localStorage)')).toBe('{}');
  });
});

async function expectNoViolations(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(axe.source);
    const found = await page.evaluate<string[]>(
      `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ target }) => target).join()))`,
    );
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
