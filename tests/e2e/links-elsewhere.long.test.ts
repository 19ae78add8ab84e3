import { expect, test } from 'vitest';
import { describeBrowser } from './browser.ts';
import { codeIn, createMember, newAddress, toStorage, waitForMail } from './members.ts';
import { searchApi } from './search-api.ts';

/** As it stands in the mail, from the path on. */
const linkIn = (mail: { text: string }) => /https?:\/\/[^/\s]+(\/auth\/\S+)/.exec(mail.text)![1]!;

describeBrowser('A mail’s link in a browser that did not ask for it', (openPage, productUrl) => {
  test('says whose it is and spends nothing: the digits still work where it was asked for', async () => {
    const asking = await openPage();
    const email = newAddress('ada');
    await asking.goto('/login');
    await asking.getByLabel('Email address').fill(email);
    await asking.getByRole('button', { name: 'Send Magic Link' }).click();
    await asking.getByText('Magic link sent! Check your email to log in.').waitFor();
    const mail = await waitForMail(productUrl, email);

    const other = await openPage();
    await other.goto(linkIn(mail));
    await other.getByRole('heading', { level: 1, name: 'Log in to Firsthand?' }).waitFor();
    expect(await other.getByRole('main').textContent()).toContain(email);
    await other.reload();
    await other.getByRole('button', { name: 'Log In', exact: true }).waitFor();
    expect(await other.evaluate(`localStorage.getItem('access_token')`)).toBeNull();

    await asking.getByLabel('Or enter the 6-digit code from the mail').fill(codeIn(mail));
    await asking.keyboard.press('Enter');
    await asking.waitForURL('**/dashboard');
  });

  test('logs in there by its button, once', async () => {
    const email = newAddress('grace');
    await fetch(`${productUrl}/v1/api/auth/send-magic-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const link = linkIn(await waitForMail(productUrl, email));
    const page = await openPage({ expectedFaults: [/^400 POST \/v1\/api\/auth\/magic-link-preview$/] });
    await page.goto(link);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
    await page.waitForURL('**/dashboard');
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Verification Failed' }).waitFor();
    const words = await page.getByRole('main').textContent();
    expect(words).toContain('Invalid magic link');
    expect(words).toContain('Ask for a new one and open the newest mail');
  });

  test('asks somebody who is logged in before it switches accounts, naming both', async () => {
    const bob = await createMember(productUrl, 'bob');
    const email = newAddress('eve');
    await fetch(`${productUrl}/v1/api/auth/send-magic-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const link = linkIn(await waitForMail(productUrl, email));
    const page = await openPage({ localStorage: toStorage(bob) });
    const userOf = async () =>
      (JSON.parse(String(await page.evaluate(`localStorage.getItem('user')`))) as { email: string }).email;
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Switch accounts?' }).waitFor();
    const words = await page.getByRole('main').textContent();
    for (const address of [email, bob.user.email]) expect(words).toContain(address);
    await page.getByRole('link', { name: 'Stay Logged In' }).click();
    await page.waitForURL('**/dashboard');
    expect(await userOf()).toBe(bob.user.email);
    await page.goto(link);
    await page.getByRole('button', { name: 'Switch Accounts' }).click();
    await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
    expect(await userOf()).toBe(email);
  });
});

describeBrowser('A guest’s bookmark on a card', (openPage, productUrl) => {
  test('says that it needs a login, and the job is saved after it', async () => {
    const { data } = await searchApi(productUrl, 'q=nurse&country=US');
    expect(data.length).toBeGreaterThan(0);
    const page = await openPage();
    await page.goto('/search?q=nurse&country=US');
    const toggle = page.getByRole('button', { name: 'Bookmark job' }).first();
    await toggle.click();
    await page.getByRole('link', { name: 'Log in to save' }).first().click();
    await page.waitForURL('**/login?*');
    expect(new URL(page.url()).searchParams.get('redirect')).toContain('/search?q=nurse');
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
    await page.getByRole('button', { name: 'Maren Okafor' }).click();
    await page.waitForURL('**/search?*');
    await page.getByRole('button', { name: 'Remove bookmark' }).first().waitFor();
  });
});
