import type { SessionResponse } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { describeBrowser, hasFocus, PHONE_FIRST, WIDTHS } from './browser.ts';
import { findViolations } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';
import { OBSERVE_SHIFTS, SUM_OF_SHIFTS } from './shifts.ts';

/** The header's places changing late would move it by about 0.0003. */
const LARGEST_SHIFT = 0.0001;

describeBrowser('A member', (openPage, productUrl) => {
  let member: Promise<SessionResponse> | null = null;
  const getMember = () => (member ??= createMember(productUrl, 'member'));

  test.each(WIDTHS)('sees no page move because the header knows them, %s', async (_, viewport) => {
    const page = await openPage({ viewport, localStorage: toStorage(await getMember(), { premium: true }) });
    // The font is there before anything is measured: text that gets it late moves for another reason.
    await page.goto('/about');
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.addInitScript({ content: OBSERVE_SHIFTS });
    for (const path of ['/', '/search?q=manager&country=US']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      expect(await page.evaluate<number>(SUM_OF_SHIFTS), path).toBeLessThan(LARGEST_SHIFT);
    }
  });

  test.each([
    ['/login', '/dashboard'],
    ['/login?redirect=%2Fsaved-jobs%3Fpage%3D2', '/saved-jobs?page=2'],
    ['/login?redirect=%2F%2Fevil.example', '/dashboard'],
    ['/login?redirect=%2F%255Cevil.example', '/dashboard'],
  ])('is led from %s to %s', async (from, to) => {
    const page = await openPage({ localStorage: toStorage(await getMember()) });
    await page.goto(from);
    await page.waitForURL((url) => url.pathname + url.search === to && url.origin === productUrl);
  });

  test('walks the account menu with the keyboard', async () => {
    const page = await openPage({ localStorage: toStorage(await getMember()) });
    await page.goto('/search');
    const button = page.getByRole('button', { name: 'Account', exact: true });
    const first = page.getByRole('link', { name: 'Profile', exact: true });
    await expect
      .poll(async () => {
        await button.focus();
        return hasFocus(button);
      })
      .toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    // Dashboard and Saved Searches stand before it.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
    expect(await hasFocus(first)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(button)).toBe(true);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');

    await page.keyboard.press('Enter');
    await first.waitFor();
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('Tab');
    await first.waitFor({ state: 'hidden' });
    expect(await page.evaluate('document.activeElement !== document.body')).toBe(true);
  });

  test.each(PHONE_FIRST)('asks for another address and takes that back, %s', async (width, viewport) => {
    const page = await openPage({ viewport, localStorage: toStorage(await getMember()) });
    await page.goto('/profile');
    const email = page.getByRole('textbox', { name: 'Email Address' });
    const present = await email.inputValue();
    await page.getByRole('textbox', { name: 'Full Name' }).fill(`Typed at ${width}`);
    await email.fill(`another.${viewport.width}@example.com`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const note = page.getByText('A confirmation was sent to');
    await note.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Location' }).fill('Ghent');
    await page.getByRole('button', { name: 'Cancel this change' }).click();
    await note.waitFor({ state: 'hidden' });
    expect(await email.inputValue()).toBe(present);
    expect(await hasFocus(email)).toBe(true);
    expect(await page.getByRole('textbox', { name: 'Location' }).inputValue()).toBe('Ghent');
    await page.reload();
    await email.waitFor();
    expect(await note.count()).toBe(0);
    expect(await page.getByRole('textbox', { name: 'Full Name' }).inputValue()).toBe(`Typed at ${width}`);
  });

  test('who signs out in one tab is signed out in the other', async () => {
    const session = await createMember(productUrl, 'tabs');
    const page = await openPage({ localStorage: toStorage(session) });
    await page.goto('/');
    const other = await page.context().newPage();
    await other.goto('/dashboard');
    await other.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Log in/Create Account' }).first().waitFor();
    await other.waitForURL('**/login?redirect=%2Fdashboard');
    const refused = await fetch(`${productUrl}/v1/api/auth/profile`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(refused.status, 'the server ended the session too').toBe(401);
  });
});
