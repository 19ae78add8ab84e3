import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, PHONE } from './browser.ts';
import { findViolations } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
/** The header's place with the dot of premium members. */
const memberDot = (page: Page) => page.getByRole('link', { name: 'Dashboard (premium member)' });

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/subscription');
  await button(page, 'Upgrade to Premium').click();
  await page.waitForURL('**/sandbox/stripe/checkout/*');
}

async function cancel(page: Page): Promise<void> {
  await link(page, 'Cancel Subscription').click();
  await heading(page, 'Cancel Subscription').waitFor();
  expect(await findViolations(page), 'cancel').toEqual([]);
  await button(page, 'Yes, Cancel My Subscription').click();
  await heading(page, 'Subscription Canceled Successfully').waitFor();
}

/** Moves the clock of the demo's payments to the end of the period. */
async function endPeriod(productUrl: string): Promise<void> {
  const response = await fetch(`${productUrl}/sandbox/stripe/clock.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'period-end' }),
  });
  expect(response.ok, 'the clock moved').toBe(true);
}

describeBrowser('A subscription', (openPage, productUrl) => {
  test('goes from checkout to its end, and Premium with it', { timeout: 240_000 }, async () => {
    const page = await openPage({ localStorage: toStorage(await createMember(productUrl, 'subscriber')) });
    await openCheckout(page);
    const looked = page.waitForRequest('**/api/subscription/refresh');
    await button(page, 'Subscribe').click();
    await page.getByText('Your premium subscription has been activated successfully!').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/subscription');
    await looked;
    await heading(page, 'Premium Account').waitFor();
    await memberDot(page).waitFor();
    expect(await findViolations(page), 'active').toEqual([]);

    await memberDot(page).click();
    await page.getByRole('heading', { level: 2, name: 'Premium account' }).waitFor();
    expect(await link(page, 'Upgrade to Premium').count()).toBe(0);

    await page.goto('/subscription');
    await cancel(page);
    expect(await findViolations(page), 'canceled').toEqual([]);
    await link(page, 'View Subscription').click();
    await page.getByText(/^Premium continues until [^(]+\(\d+ days remaining\)\.$/).waitFor();
    expect(await link(page, 'Cancel Subscription').count()).toBe(0);
    await memberDot(page).waitFor();
    expect(await findViolations(page), 'ending').toEqual([]);

    await button(page, 'Reactivate Subscription').click();
    await link(page, 'Cancel Subscription').waitFor();
    await button(page, 'Manage Billing').click();
    await page.waitForURL('**/sandbox/stripe/portal/*');
    await link(page, 'Back to Firsthand').click();
    await heading(page, 'Premium Account').waitFor();

    await cancel(page);
    await endPeriod(productUrl);
    await expect
      .poll(
        async () => {
          await page.goto('/subscription');
          await page.getByRole('term').first().waitFor();
          return page.getByRole('heading', { level: 1 }).textContent();
        },
        { timeout: 60_000, interval: 2_000 },
      )
      .toBe('Upgrade to Premium');
    await expect.poll(() => memberDot(page).count()).toBe(0);
    await page.getByRole('definition').getByText('Canceled').waitFor();
    await page.goto('/subscription/cancel');
    await page.waitForURL('**/subscription');
  });

  test('that was not begun says so, on a phone', async () => {
    const member = await createMember(productUrl, 'undecided');
    const page = await openPage({ viewport: PHONE, localStorage: toStorage(member) });
    await openCheckout(page);
    await page.getByRole('link', { name: 'Back to Firsthand without subscribing' }).click();
    await page.getByText('Subscription setup was canceled. You can try again anytime.').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/subscription');
    await heading(page, 'Upgrade to Premium').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});
