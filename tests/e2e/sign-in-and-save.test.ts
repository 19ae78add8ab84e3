import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, PHONE, WIDTHS, type PageOptions } from './browser.ts';
import { codeIn, newAddress, waitForMail } from './members.ts';
import { findJob } from './search-api.ts';

type Viewport = NonNullable<PageOptions['viewport']>;

const isPhone = (viewport: Viewport) => viewport.width === PHONE.width;
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Follows a link of the header, on phones in the menu. */
async function follow(page: Page, viewport: Viewport, name: string): Promise<void> {
  if (isPhone(viewport)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const nav = page.getByRole('navigation', { name: isPhone(viewport) ? 'Mobile' : 'Main' });
  await nav.getByRole('link', { name, exact: true }).click();
}

async function signOut(page: Page, viewport: Viewport): Promise<void> {
  await page.getByRole('button', { name: isPhone(viewport) ? 'Menu' : 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/** As a guest on a job's page; ends on the login that leads back to it. */
async function pressSave(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: 'Save', exact: true }).first().click();
  await page.waitForURL('**/login?*');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(path);
  await page.getByRole('heading', { level: 1, name: 'Welcome to Firsthand' }).waitFor();
}

async function askForMail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await page.getByText('Magic link sent! Check your email to log in.').waitFor();
  expect(await page.getByRole('main').textContent()).toContain(email);
}

/** Back on the job that was to be saved, which now is. */
async function expectSaved(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await page.getByRole('main').getByRole('button', { name: 'Saved', exact: true }).first().waitFor();
}

/** From the saved job over the dashboard to the list, where it is removed, and out. */
async function tidyUpAndLeave(page: Page, viewport: Viewport, title: string): Promise<void> {
  await follow(page, viewport, 'Dashboard');
  await page.waitForURL('**/dashboard');
  const count = page.getByRole('region', { name: 'Bookmarked Jobs', exact: true });
  await count.getByText('1', { exact: true }).waitFor();
  const recent = page.getByRole('region', { name: 'Recently Bookmarked Jobs' });
  await recent.getByRole('heading', { level: 3, name: title }).waitFor();

  await recent.getByRole('link', { name: 'View all' }).click();
  await page.waitForURL('**/saved-jobs');
  await page.getByText('You have bookmarked 1 job').waitFor();
  await page.getByRole('button', { name: `Remove bookmark: ${title}` }).click();
  await page.getByRole('heading', { name: 'No bookmarked jobs yet' }).waitFor();

  // Taken back by the button, and on wide screens by the keys, with the focus on what is there again.
  await page.getByRole('status').filter({ hasText: 'Bookmark removed' }).waitFor();
  if (isPhone(viewport)) await page.getByRole('button', { name: 'Undo', exact: true }).click();
  else await page.keyboard.press('Control+z');
  await page.getByText('You have bookmarked 1 job').waitFor();
  await page.getByRole('article', { name: title }).and(page.locator(':focus')).waitFor();
  await page.reload();
  await page.getByText('You have bookmarked 1 job').waitFor();
  await page.getByRole('button', { name: `Remove bookmark: ${title}` }).click();
  await page.getByRole('heading', { name: 'No bookmarked jobs yet' }).waitFor();
  // Shown at once; this says that the server has it.
  await page.getByRole('status').filter({ hasText: 'Bookmark removed' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'No bookmarked jobs yet' }).waitFor();

  await signOut(page, viewport);
  await page.waitForURL((url) => url.pathname === '/');
  // It names nobody, and is there for the next login.
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual(['known_browser']);
  await page.goto('/saved-jobs?page=2&from=a');
  await page.waitForURL('**/login?*');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/saved-jobs?page=2&from=a');
}

describeBrowser('A guest who wants to keep a job', (openPage, productUrl) => {
  test.each(WIDTHS)(
    'signs in by the mail’s link, finds the job saved, removes it and signs out, %s',
    async (_, viewport) => {
      const { job, path } = await findJob(productUrl, 'q=manager&country=US');
      const page = await openPage({ viewport });
      const email = newAddress('ada');
      await pressSave(page, path);
      await askForMail(page, email);
      await waitForMail(productUrl, email);

      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name: /^the sandbox mailbox/ }).click();
      const mailbox = await opened;
      await mailbox.getByRole('link', { name: /^Log in to Firsthand/ }).click();
      await mailbox.frameLocator('iframe').getByRole('link', { name: 'Log in to Firsthand' }).click();
      await mailbox.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
      expect(mailbox.url(), 'the token does not stay in the address').not.toContain('token=');

      // The page that asked follows; the mail's page leads to the same job by itself.
      await expectSaved(page, path);
      await expectSaved(mailbox, path);
      await mailbox.close();
      await tidyUpAndLeave(page, viewport, job.title);
    },
  );

  test('signs in by the mail’s code after a wrong one, and a reload in between', async () => {
    const { path } = await findJob(productUrl, 'q=engineer');
    const page = await openPage({ expectedFaults: [/^400 POST \/v1\/api\/auth\/verify-code$/] });
    const email = newAddress('grace');
    await pressSave(page, path);
    await askForMail(page, email);
    const code = codeIn(await waitForMail(productUrl, email));
    await page.reload();
    const field = page.getByLabel('Or enter the 6-digit code from the mail');
    await field.fill(code === '123456' ? '654321' : '123456');
    await field.press('Enter');
    await page
      .getByRole('alert')
      .filter({ hasText: 'This is not the code of the mail. 4 tries are left.' })
      .waitFor();
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await field.press('Enter');
    await expectSaved(page, path);
  });

  test.each([
    [...WIDTHS[0], 'Maren Okafor'],
    [...WIDTHS[1], 'Zoë Brânză-Nguyễn'],
  ] as const)(
    'signs in with LinkedIn, finds the job saved, removes it and signs out, %s',
    async (_, viewport, name) => {
      const { job, path } = await findJob(productUrl, 'q=nurse');
      const page = await openPage({ viewport });
      await pressSave(page, path);
      await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
      await page.waitForURL('**/sandbox/linkedin/**');
      await page.getByRole('button', { name }).click();
      await expectSaved(page, path);
      expect(await page.evaluate(`sessionStorage.getItem('linkedin_state')`)).toBeNull();
      await follow(page, viewport, 'Dashboard');
      await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
      await tidyUpAndLeave(page, viewport, job.title);
    },
  );
});

describeBrowser('A sign-in that does not happen', (openPage) => {
  test('at LinkedIn, cancelled or with an address it has not verified, leads back to the login and says so', async () => {
    const page = await openPage({ expectedFaults: [/^409 GET \/v1\/api\/auth\/linkedin\/callback$/] });
    const start = async () => {
      await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
      await page.waitForURL('**/sandbox/linkedin/**');
    };
    await page.goto('/login?redirect=%2Fsearch%3Fq%3Dnurse');
    await start();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alert').filter({ hasText: 'LinkedIn login failed. Please try again.' }).waitFor();
    await expect.poll(() => pathOf(page)).toBe('/login?redirect=%2Fsearch%3Fq%3Dnurse');
    await start();
    await page.getByRole('button', { name: 'Tomasz Wilk' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'LinkedIn has not verified your email address' })
      .waitFor();
    expect(await page.evaluate('localStorage.length')).toBe(0);
  });

  test('with a state this tab did not store makes no call', async () => {
    const page = await openPage();
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/v1/api/auth/') && calls.push(request.url()));
    await page.goto('/login?code=abc&state=forged');
    await page.getByRole('alert').filter({ hasText: 'It may be a forgery.' }).waitFor();
    await expect.poll(() => pathOf(page)).toBe('/login');
    expect(calls).toEqual([]);
  });

  test('when no mail can be delivered says so', async () => {
    const page = await openPage();
    await page.goto('/login');
    await askForMail(page, newAddress('nobody').replace('mail.example', 'refused.example'));
    await page.getByRole('alert').filter({ hasText: 'could not be delivered' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await page.getByLabel('Email address').inputValue()).toContain('refused.example');
  });
});
