import { ERROR_TEXTS, type SessionResponse } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser } from './browser.ts';
import { findViolations } from './find-violations.ts';
import { codeIn, createMember, logIn, readMails, toStorage, waitForMail } from './members.ts';
import { plugIn } from './plug-in.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The next such call is refused as if the last login were long ago: the product's clock is that of the machine. */
async function letProofBeOld(page: Page, method: string, path: RegExp): Promise<void> {
  let isRefused = false;
  await page.route(path, (route) => {
    if (isRefused || route.request().method() !== method) return route.fallback();
    isRefused = true;
    return route.fulfill({ status: 403, json: { error: ERROR_TEXTS.confirmFirst } });
  });
}

const mailsWithCodes = async (productUrl: string, to: string) =>
  (await readMails(productUrl, to)).filter(({ text }) => /^\s*\d{6}\s*$/m.test(text)).length;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

describeBrowser('Where somebody is logged in', (openPage, productUrl) => {
  test('is listed, and each is logged out by itself', async () => {
    const member = await createMember(productUrl, 'sessions');
    const other = await logIn(productUrl, member.user.email, FIREFOX);
    const page = await openPage({ localStorage: toStorage(member) });
    await page.goto('/profile');
    const places = page.getByRole('region', { name: 'Where you are logged in' });
    await places.getByText('This device').waitFor();
    expect(await places.getByRole('listitem').count()).toBe(2);

    await places.getByRole('button', { name: 'Log out Firefox on Linux' }).click();
    await places.getByRole('status').getByText('Firefox on Linux is logged out.').waitFor();
    expect(await places.getByRole('listitem').count()).toBe(1);
    expect([await refresh(other), await refresh(member)]).toEqual([401, 200]);
    expect(await findViolations(page)).toEqual([]);
  });

  async function refresh({ refresh_token }: SessionResponse): Promise<number> {
    const answer = await fetch(`${productUrl}/v1/api/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
    });
    return answer.status;
  }
});

describeBrowser('What wants a recent proof', (openPage, productUrl) => {
  test('goes on by itself after the code of a mail', async () => {
    const member = await createMember(productUrl, 'proof');
    const page = await openPage({
      ...{ localStorage: toStorage(member), expectedFaults: [/^403 GET .*export/] },
    });
    await page.goto('/profile');
    await letProofBeOld(page, 'GET', /users\/export/);
    await page.getByRole('button', { name: 'Download my data' }).click();
    const field = dialogOf(page).getByLabel(/digit code/);
    await field.waitFor();
    expect(await findViolations(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await field.fill(codeIn(await waitForMail(productUrl, member.user.email, /Confirm that it is you/)));
    await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect((await download).suggestedFilename()).toMatch(/^firsthand-data-.*\.zip$/);
  });

  test('goes on after a passkey, for whoever has one, and no mail is sent', async () => {
    const member = await createMember(productUrl, 'unlock');
    const page = await openPage({
      ...{ localStorage: toStorage(member), expectedFaults: [/^403 DELETE .*passkeys/] },
    });
    await plugIn(page);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Remove Passkey 1' }).waitFor();
    await page.reload();
    await letProofBeOld(page, 'DELETE', /auth\/passkeys/);
    await page.getByRole('button', { name: 'Remove Passkey 1' }).click();
    await page.getByRole('button', { name: 'Remove passkey', exact: true }).click();
    await dialogOf(page).getByRole('button', { name: 'Send a code' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialogOf(page).getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('button', { name: 'Remove Passkey 1' }).waitFor({ state: 'detached' });
    // What was done is told of, and the only code is that of the sign-in.
    await waitForMail(productUrl, member.user.email, /A passkey was removed/);
    expect(await mailsWithCodes(productUrl, member.user.email)).toBe(1);
  });
});
