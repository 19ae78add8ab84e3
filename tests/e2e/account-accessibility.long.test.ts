import type { SessionResponse } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, PHONE, WIDTHS } from './browser.ts';
import { findViolations, findViolationsAt } from './find-violations.ts';
import { bookmark, createMember, toStorage } from './members.ts';
import { findJob } from './search-api.ts';

const api = (path: string) => `**/v1/api/auth/${path}`;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Answers the calls of a sign-in as the server would, so that no mail has to be sent for each state. */
async function answerSignIn(page: Page, mailState: 'sent' | 'failed'): Promise<void> {
  await page.route(api('send-magic-link'), (route) =>
    route.fulfill({ json: { message: 'Sent', request_token: 'r'.repeat(43), expires_at: inAnHour() } }),
  );
  await page.route(api('magic-link-status'), (route) => route.fulfill({ json: { state: mailState } }));
}

async function askForMail(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('ada@mail.example');
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await page.getByText('Magic link sent!').waitFor();
}

describeBrowser('axe finds nothing where one signs in', (openPage) => {
  test('on the login, from the empty form to a wrong code', async () => {
    const page = await openPage({ viewport: PHONE, expectedFaults: [/^400 POST .*verify-code$/] });
    await answerSignIn(page, 'sent');
    await page.route(api('verify-code'), (route) =>
      route.fulfill({ status: 400, json: { error: 'This is not the code of the mail.' } }),
    );
    await page.goto('/login');
    expect(await findViolations(page), 'empty').toEqual([]);
    await page.getByRole('button', { name: 'Send Magic Link' }).click();
    await page.getByText('Please enter your email address').waitFor();
    expect(await findViolations(page), 'no address').toEqual([]);
    await askForMail(page);
    expect(await findViolations(page), 'sent').toEqual([]);
    await page.getByLabel(/6-digit code/).fill('123456');
    await page.keyboard.press('Enter');
    await page.getByText('This is not the code of the mail.').waitFor();
    expect(await findViolations(page), 'wrong code').toEqual([]);
  });

  test('on the login when the mail failed, and when LinkedIn refused', async () => {
    const page = await openPage({ viewport: PHONE });
    await answerSignIn(page, 'failed');
    await page.goto('/login?error=access_denied');
    await page.getByText('LinkedIn login failed.').waitFor();
    expect(await findViolations(page), 'refused').toEqual([]);
    await askForMail(page);
    await page.getByText('could not be delivered').waitFor();
    expect(await findViolations(page), 'failed').toEqual([]);
  });

  test.each([
    ['Verification Failed', '/auth/verify', null],
    ['Verification Failed', '/auth/verify?token=used', 'Invalid magic link'],
    ['Magic Link Expired', '/auth/verify?token=old', 'Magic link has expired'],
  ])('on %s at %s', async (heading, path, error) => {
    const page = await openPage({ viewport: PHONE, expectedFaults: [/^400 POST .*preview$/] });
    await page.route(api('magic-link-preview'), (route) => route.fulfill({ status: 400, json: { error } }));
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});

describeBrowser('axe finds nothing for members', (openPage, productUrl) => {
  let member: Promise<SessionResponse> | null = null;
  const getMember = () => (member ??= createMember(productUrl, 'axe'));

  test('on the verification, while it waits and once it is done', async () => {
    const session = await getMember();
    const page = await openPage({ viewport: PHONE });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { email } = session.user;
    await page.route(api('magic-link-preview'), (route) =>
      route.fulfill({ json: { kind: 'sign-in', email, asked_here: true, expires_at: inAnHour() } }),
    );
    await page.route(api('verify?*'), async (route) => {
      await held;
      await route.fulfill({ json: session });
    });
    // The page goes on after three seconds, sooner than it is judged.
    await page.addInitScript(
      `const real = setTimeout; window.setTimeout = (act, ms, ...rest) => ms === 3000 ? 0 : real(act, ms, ...rest)`,
    );
    await page.goto('/auth/verify?token=good');
    await page.getByText('Verifying your email...').waitFor();
    expect(await findViolations(page), 'waiting').toEqual([]);
    answer();
    await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
    expect(await findViolations(page), 'done').toEqual([]);
  });

  test('on the dashboard and saved jobs without and with a job, and on the profile', async () => {
    const session = await getMember();
    const { job } = await findJob(productUrl, 'q=manager', ({ salary }) => salary !== null);
    // A text that only the page itself has, not what stands there while it loads.
    const screens: [path: string, sign: string][] = [
      ['/dashboard', 'bookmarked any jobs yet'],
      ['/saved-jobs', 'No bookmarked jobs yet'],
      ['/profile', 'Full Name'],
      ['/dashboard', job.title],
      ['/saved-jobs', job.title],
    ];
    for (const [index, [path, sign]] of screens.entries()) {
      if (index === 3) await bookmark(productUrl, session, job);
      for (const [width, viewport] of WIDTHS) {
        const page = await openPage({ viewport, localStorage: toStorage(session) });
        await page.goto(path);
        await page.getByRole('main').getByText(sign).first().waitFor();
        expect(await findViolationsAt(page, viewport), `${path} with ${sign}, ${width}`).toEqual([]);
        await page.close();
      }
    }
  });

  test('on the open menus of a premium member', async () => {
    const session = await getMember();
    const localStorage = toStorage(session, { premium: true, name: 'Ada King' });
    for (const [width, viewport] of WIDTHS) {
      const page = await openPage({ viewport, localStorage });
      // An opened menu asks who this is now.
      await page.route(api('profile'), (route) =>
        route.fulfill({ json: { user: { ...session.user, premium: true, name: 'Ada King' } } }),
      );
      await page.goto('/search');
      const name = viewport === PHONE ? 'Menu' : 'Account';
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('link', { name: 'Premium Account' }).waitFor();
      expect(await findViolationsAt(page, viewport), width).toEqual([]);
    }
  });
});
