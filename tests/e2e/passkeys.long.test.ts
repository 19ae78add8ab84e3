import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBuiltProduct, type BuiltProduct } from '@firsthand/test-support';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBrowser } from './browser.ts';
import { findViolations } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';
import { plugIn } from './plug-in.ts';
import { ROOT } from './start-product.ts';

const addButton = (page: Page) => page.getByRole('button', { name: 'Add a passkey' });
const enterButton = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

describeBrowser('A passkey', (openPage, productUrl) => {
  test('is added, logs in from then on, gets a name and is removed', async () => {
    const member = await createMember(productUrl, 'passkey');
    const page = await openPage({ localStorage: toStorage(member), expectedFaults: [/^400 POST/] });
    await plugIn(page);
    await page.goto('/profile');
    await addButton(page).click();
    const entry = page.getByRole('listitem').filter({ hasText: 'Passkey 1' });
    await entry.getByText('not used yet').waitFor();
    expect(await findViolations(page)).toEqual([]);

    await signOut(page);
    await page.goto('/login?redirect=/saved-jobs');
    await enterButton(page).click();
    await page.waitForURL((url) => url.pathname === '/saved-jobs');

    await page.goto('/profile');
    await entry.getByText(/last used/).waitFor();
    await page.getByRole('button', { name: 'Rename Passkey 1' }).click();
    await page.getByLabel('Name of the passkey').fill('My laptop');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await page.getByRole('button', { name: 'Remove My laptop' }).waitFor({ state: 'detached' });

    // The device holds it still, and is told in words that we do not know it.
    await signOut(page);
    await page.goto('/login');
    await enterButton(page).click();
    await page
      .getByRole('alert')
      .getByText(/^This passkey is not known here/)
      .waitFor();
  });

  test('that was not unlocked, or is none, is told in words', async () => {
    const page = await openPage();
    const device = await plugIn(page);
    await page.goto('/login');
    await device.lock();
    await enterButton(page).click();
    await page
      .getByRole('alert')
      .getByText(/^No passkey was used\./)
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test('is not offered by a browser that knows none', async () => {
    const page = await openPage();
    await page.addInitScript('delete window.PublicKeyCredential');
    await page.goto('/login');
    await enterButton(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).waitFor();
  });
});

describeBrowser('Operations, where admins need a passkey,', (openPage) => {
  let product: BuiltProduct;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'firsthand-passkeys-'));
    product = await startBuiltProduct(ROOT, { DATA_DIR: directory, ADMIN_PASSKEYS: 'required' });
  });
  afterAll(async () => {
    await product.stop();
    await rm(directory, { recursive: true, force: true });
  });

  test('open with it only', async () => {
    const member = await createMember(product.url, 'admin');
    const { PATH, HOME } = process.env;
    await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'dist/server/user.mjs'), 'promote', member.user.email, 'admin'],
      { cwd: directory, env: { PATH, HOME, DATA_DIR: directory } },
    );
    const page = await openPage({ expectedFaults: [/^403 GET \/v1\/api\/admin/] });
    await plugIn(page);
    await page.goto(`${product.url}/login`);
    await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(toStorage(member))})`);
    await page.goto(`${product.url}/operations`);
    await page.getByText(/^Admins need a passkey here/).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await addButton(page).click();
    await page
      .getByRole('status')
      .getByText(/^As of/)
      .waitFor();

    await signOut(page);
    await page.goto(`${product.url}/login?redirect=/operations`);
    await enterButton(page).click();
    await page
      .getByRole('status')
      .getByText(/^As of/)
      .waitFor();
  });
});
