import type { SessionResponse } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser } from './browser.ts';
import { findViolations } from './find-violations.ts';
import { codeIn, createMember, logIn, readMails, toStorage } from './members.ts';

const ENDED = 'Your session ended. What you typed is kept and comes back after you log in.';

describeBrowser('Nothing that was typed is lost', (openPage, productUrl) => {
  const send = (path: string, { access_token }: SessionResponse, body: object) =>
    fetch(`${productUrl}/v1/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
      body: JSON.stringify(body),
    });

  /** Signs the person out everywhere, from another browser. */
  async function endElsewhere(email: string): Promise<void> {
    const answer = await send('auth/logout', await logIn(productUrl, email), { everywhere: true });
    expect(answer.ok, 'every session ended').toBe(true);
  }

  /** From the page that the ended session led to, by the code of a mail. */
  async function logInAgain(page: Page, email: string): Promise<void> {
    await page.getByText(ENDED).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const codes = async () =>
      (await readMails(productUrl, email)).filter(({ text }) => /^\s*\d{6}\s*$/m.test(text));
    const before = (await codes()).length;
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Magic Link' }).click();
    const field = page.getByLabel(/digit code/);
    await field.waitFor();
    await expect.poll(async () => (await codes()).length, { timeout: 20_000 }).toBeGreaterThan(before);
    await field.fill(codeIn((await codes())[0]!));
    await page.keyboard.press('Enter');
  }

  test('when the session ends elsewhere while a note is typed', { timeout: 120_000 }, async () => {
    const member = await createMember(productUrl, 'notes');
    const { email } = member.user;
    const made = await send('job-applications', member, { title: 'Nurse', stage: 'applied' });
    const { application } = (await made.json()) as { application: { id: number } };
    const page = await openPage({
      localStorage: toStorage(member),
      expectedFaults: [/^401 /, /^4\d\d .*refresh/],
    });
    await page.goto(`/job-applications/${application.id}`);
    await page.getByRole('textbox', { name: /^Notes/ }).waitFor();
    await endElsewhere(email);
    await page.getByRole('textbox', { name: /^Notes/ }).fill('Call Ann on Monday');
    await page.waitForURL('**/login?redirect=**');
    await logInAgain(page, email);
    await page.waitForURL(`**/job-applications/${application.id}`);
    const notes = page.getByRole('textbox', { name: /^Notes/ });
    await expect.poll(() => notes.inputValue()).toBe('Call Ann on Monday');
    await page.getByText('Saved', { exact: true }).waitFor();
    const stored = await fetch(`${productUrl}/v1/api/job-applications/${application.id}`, {
      headers: { authorization: `Bearer ${(await logIn(productUrl, email)).access_token}` },
    });
    expect(((await stored.json()) as { application: { notes: string } }).application.notes).toBe(
      'Call Ann on Monday',
    );
  });

  test('and nobody else who logs in there sees it', { timeout: 120_000 }, async () => {
    const member = await createMember(productUrl, 'settings');
    const page = await openPage({
      localStorage: toStorage(member),
      expectedFaults: [/^401 /, /^4\d\d .*refresh/],
    });
    await page.goto('/profile');
    await page.getByLabel('Location').fill('A secret place');
    await endElsewhere(member.user.email);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const other = await createMember(productUrl, 'stranger');
    await logInAgain(page, other.user.email);
    await page.waitForURL('**/profile');
    await page.getByLabel('Location').waitFor();
    expect(await page.getByLabel('Location').inputValue()).toBe('');
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('A secret place');
  });

  test('a login page that is opened with an ended session leads nowhere first', async () => {
    const member = await createMember(productUrl, 'dead');
    await endElsewhere(member.user.email);
    const page = await openPage({
      localStorage: toStorage(member),
      expectedFaults: [/^401 /, /^4\d\d .*refresh/],
    });
    const paths: string[] = [];
    page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
    await page.goto('/login?redirect=%2Fsaved-jobs');
    await page.getByText('Your session ended. Log in again to go on where you were.').waitFor();
    expect(new Set(paths)).toEqual(new Set(['/login']));
  });

  test(
    'without a network pages say so, and go on by themselves when it is back',
    { timeout: 120_000 },
    async () => {
      const member = await createMember(productUrl, 'offline');
      const made = await send('job-applications', member, { title: 'Nurse', stage: 'applied' });
      const { application } = (await made.json()) as { application: { id: number } };
      const page = await openPage({
        localStorage: toStorage(member),
        expectedFaults: [/ERR_INTERNET_DISCONNECTED/, /^failed /],
      });
      await page.goto(`/job-applications/${application.id}`);
      const notes = page.getByRole('textbox', { name: /^Notes/ });
      await notes.waitFor();
      await page.context().setOffline(true);
      await notes.fill('Typed in a tunnel');
      await page.getByText(/You are offline\./).waitFor();
      await page.context().setOffline(false);
      await page.getByText('Saved', { exact: true }).waitFor();
    },
  );

  test('a list that could not be read is read again when the network is back', async () => {
    const member = await createMember(productUrl, 'back');
    const page = await openPage({
      localStorage: toStorage(member),
      expectedFaults: [/ERR_INTERNET_DISCONNECTED/, /^failed /],
    });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Upload your resume' }).waitFor();
    await page.route('**/v1/api/bookmarks**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('link', { name: 'View saved jobs' }).click();
    await page.getByText(/Failed to fetch bookmarks/).waitFor();
    await page.unroute('**/v1/api/bookmarks**');
    await page.evaluate(`window.dispatchEvent(new Event('online'))`);
    await page.getByText(/Failed to fetch bookmarks/).waitFor({ state: 'hidden' });
  });
});
