import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBrowser } from '../browser.ts';
import { expectNoViolations } from '../find-violations.ts';
import { toStorage } from '../members.ts';
import { createApplicant, type Applicant } from './applicant.ts';
import { findProvided } from './find-provided.ts';
import { openExtension, type OpenExtension } from './open-extension.ts';

describeBrowser('The pages of the extension', (_openPage, productUrl) => {
  let opened: OpenExtension;
  beforeAll(async () => {
    opened = await openExtension();
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
    await site.evaluate(`new Promise((resolve) => {
      addEventListener('message', ({ data }) => {
        if (data.name !== 'firsthand-extension' || data.say !== 'here') return;
        postMessage({ name: 'firsthand-extension', say: 'token', nonce: 'guessed', token: '${applicant.token}' });
        setTimeout(resolve, 500);
      });
      postMessage({ name: 'firsthand-extension', say: 'hello' });
    })`);
    expect(
      await opened.worker.evaluate(`chrome.storage.session.get('handed-over').then(JSON.stringify)`),
    ).toBe('{}');
    await signIn(site, applicant);
    await site.goto(`${productUrl}/profile?token=apply#access-tokens`);
    await site.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
    await site.getByRole('button', { name: 'Hand it to the extension' }).click();
    await site.getByText('The extension has opened a page of its own.').waitFor();
    const options = await opened.openOwnPage('options.html');
    await options.getByRole('heading', { name: 'Connect this browser?' }).waitFor();
    await options.getByText(applicant.email).waitFor();
    await expectNoViolations(options, 'options, handed over');
    await options.getByRole('button', { name: 'Connect', exact: true }).click();
    await options.getByRole('heading', { name: 'Connected' }).waitFor();
  });
});

/** As the site keeps a session. */
async function signIn(site: Page, { session }: Applicant): Promise<void> {
  const kept = JSON.stringify(toStorage(session));
  await site.evaluate(`Object.assign(localStorage, ${kept})`);
}
