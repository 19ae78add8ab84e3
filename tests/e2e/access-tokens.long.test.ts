import { expect, test } from 'vitest';
import { describeBrowser, hasFocus, PHONE } from './browser.ts';
import { expectNoViolations } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';

describeBrowser('Access tokens', (openPage, productUrl) => {
  const useToken = async (token: string) =>
    (await fetch(`${productUrl}/v1/api/bookmarks`, { headers: { authorization: `Bearer ${token}` } })).status;

  test('are made by keyboard, shown once, used, and revoked', async () => {
    const member = await createMember(productUrl, 'tokens');
    const page = await openPage({ localStorage: toStorage(member) });
    await page.goto(`${productUrl}/profile`);
    const create = page.getByRole('button', { name: 'Create a token' });
    await create.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expectNoViolations(page, 'the form');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await dialog.getByText('Please name what the token is for.').waitFor();
    await dialog.getByLabel('What it is for').fill('Nightly script');
    await page.keyboard.press('Enter');
    const shown = page.locator('#new-access-token');
    await shown.waitFor();
    await expectNoViolations(page, 'the new token');
    const token = (await shown.textContent()) ?? '';
    expect(token).toMatch(/^fh_[\w-]{43}$/);
    expect(await useToken(token)).toBe(200);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await hasFocus(create)).toBe(true);
    await page.reload();
    const revoke = page.getByRole('button', { name: 'Revoke Nightly script' });
    await revoke.waitFor();
    expect(await page.content()).not.toContain(token);
    await expectNoViolations(page, 'the list');
    await revoke.click();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await revoke.waitFor({ state: 'detached' });
    expect(await useToken(token)).toBe(401);
  });

  test('are asked for by a link, with what it names filled in, and leaving it is remembered', async () => {
    const member = await createMember(productUrl, 'linked-tokens');
    const page = await openPage({ localStorage: toStorage(member), viewport: PHONE });
    await page.goto(`${productUrl}/profile?token=apply#access-tokens`);
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('What it is for').inputValue()).toBe('Browser extension');
    expect(await dialog.getByLabel('Apply').isChecked()).toBe(true);
    expect(await dialog.getByLabel('Write').isChecked()).toBe(false);
    await page.keyboard.press('Escape');
    await page.waitForURL(/\/profile(#.*)?$/);
    expect(await dialog.count()).toBe(0);
  });
});
