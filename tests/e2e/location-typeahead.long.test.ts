import type { LocationSuggestion } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, hasFocus, type OpenPage } from './browser.ts';
import { suggestLocations } from './search-api.ts';

/** Begins the names of many places. */
const COMMON = 'sa';

async function openSearch(openPage: OpenPage): Promise<Page> {
  const page = await openPage();
  await page.goto('/search?q=manager&country=US');
  return page;
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Locations' });

/** A place whose full name suggests that place alone. */
async function findSingle(productUrl: string): Promise<LocationSuggestion> {
  for (const start of ['sa', 'de', 'ch', 'po', 'au']) {
    for (const suggestion of await suggestLocations(productUrl, start)) {
      if ((await suggestLocations(productUrl, suggestion.display)).length === 1) return suggestion;
    }
  }
  throw new Error('Every place is suggested together with others');
}

describeBrowser('The location typeahead', (openPage, productUrl) => {
  test('offers places after a pause, takes one by keyboard and searches there at once', async () => {
    const page = await openSearch(openPage);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/v1/api/location/search')) asked += 1;
    });
    await field(page).pressSequentially(COMMON, { delay: 30 });
    const options = list(page).getByRole('option');
    await options.first().waitFor();
    expect(asked, 'questions for two letters typed at once').toBe(1);
    const offered = await suggestLocations(productUrl, COMMON);
    expect(await options.locator('span:first-child').allTextContents()).toEqual(
      offered.map((place) => place.display),
    );

    await field(page).press('ArrowDown');
    await field(page).press('ArrowDown');
    await field(page).press('ArrowUp');
    expect(await options.first().getAttribute('aria-selected')).toBe('true');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(
      await options.first().getAttribute('id'),
    );
    await field(page).press('Enter');

    const chosen = offered[0]!;
    await page.waitForURL((url) => url.searchParams.get('place') === chosen.display);
    const address = new URL(page.url()).searchParams;
    expect(address.get('city') ?? '').toBe(chosen.city ?? '');
    expect(address.get('q')).toBe('manager');
    expect(address.has('location')).toBe(false);
    await expect.poll(() => field(page).isDisabled()).toBe(true);
    await expect.poll(() => field(page).inputValue()).toBe(chosen.display);

    const clear = page.getByRole('button', { name: 'Clear location' });
    await expect.poll(() => hasFocus(clear)).toBe(true);
    await clear.press('Enter');
    await expect.poll(() => field(page).inputValue()).toBe('');
    await expect.poll(() => hasFocus(field(page))).toBe(true);
  });

  test('closes with Escape, opens again with an arrow, and closes when the field is left', async () => {
    const page = await openSearch(openPage);
    await field(page).fill(COMMON);
    await list(page).waitFor();
    await field(page).press('Escape');
    await list(page).waitFor({ state: 'hidden' });
    expect(await field(page).inputValue()).toBe(COMMON);
    await field(page).press('ArrowDown');
    await list(page).waitFor();
    await page.getByLabel('Remote Work').focus();
    await list(page).waitFor({ state: 'hidden' });
  });

  test('chooses with a click', async () => {
    const page = await openSearch(openPage);
    await field(page).fill(COMMON);
    const second = list(page).getByRole('option').nth(1);
    await second.waitFor();
    const [name] = await second.locator('span').allTextContents();
    await second.click();
    await page.waitForURL((url) => url.searchParams.get('place') === name);
  });

  test('takes a single suggestion by itself', async () => {
    const single = await findSingle(productUrl);
    const page = await openSearch(openPage);
    await field(page).fill(single.display);
    await page.waitForURL((url) => url.searchParams.get('place') === single.display);
    await expect.poll(() => field(page).isDisabled()).toBe(true);
  });

  test('says when nothing matches, and stays silent when the question fails', async () => {
    const page = await openPage({ expectedFaults: [/^500 GET \/v1\/api\/location\/search/] });
    await page.goto('/search?q=manager&country=US');
    await field(page).fill('zzqqxx');
    await page.getByText('No locations found for "zzqqxx"').first().waitFor();
    await page.route('**/v1/api/location/search?*', (route) => route.fulfill({ status: 500, json: {} }));
    const failed = page.waitForResponse('**/v1/api/location/search?*');
    await field(page).fill('sacra');
    await failed;
    await list(page).waitFor({ state: 'hidden' });
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('asks nothing for a single letter', async () => {
    const page = await openSearch(openPage);
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('q') ?? ''));
    await field(page).fill('s');
    await page.clock.fastForward(2_000);
    const answered = page.waitForResponse('**/v1/api/location/search?*');
    await field(page).fill('sa');
    await page.clock.fastForward(501);
    await answered;
    expect(asked.filter((text) => text !== '')).toEqual(['sa']);
  });
});
