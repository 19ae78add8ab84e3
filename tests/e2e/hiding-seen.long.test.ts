import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, PHONE } from './browser.ts';
import { findViolations } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';
import { searchApi } from './search-api.ts';
import { unfold } from './unfold.ts';

const QUERY = 'q=manager&country=US';
const own = (page: Page) => page.getByRole('group', { name: 'Your jobs' });
const cardOf = (page: Page, id: number) => page.getByRole('article').filter({ hasText: `Job ID ${id}` });
const summaryOf = (page: Page) => page.getByRole('button', { name: /^[\d,]+ hidden$/ });

/** Some jobs of the search that are roles of one posting: of others the next one takes their place. */
async function findAlone(productUrl: string): Promise<number[]> {
  const { data } = await searchApi(productUrl, `${QUERY}&group=true&limit=10`);
  return data.filter(({ openings = [] }) => openings.length < 2).map(({ id }) => id);
}

describeBrowser('Somebody who has seen jobs', (openPage, productUrl) => {
  test('leaves those they viewed out of their searches, one viewed on the way from the next', async () => {
    const [first = 0, second = 0, third = 0] = await findAlone(productUrl);
    const page = await openPage({ localStorage: { viewed_jobs: JSON.stringify([first, second]) } });
    await page.goto(`/search?${QUERY}`);
    await cardOf(page, first).waitFor();
    await unfold(page, 'Your jobs');
    await own(page).getByLabel('Hide viewed').check();
    await page.getByRole('button', { name: '2 hidden', exact: true }).waitFor();
    await expect.poll(() => cardOf(page, first).count()).toBe(0);
    expect(await cardOf(page, second).count()).toBe(0);
    await unfold(page, 'Your jobs');
    expect(await own(page).getByLabel('Hide applied').count(), 'nobody is signed in').toBe(0);
    expect(await findViolations(page)).toEqual([]);

    await cardOf(page, third).getByRole('link', { name: 'View Details' }).click();
    await page.getByRole('button', { name: 'Back to results' }).click();
    await cardOf(page, third).getByText('Viewed').waitFor();
    await page.getByRole('button', { name: 'Search Jobs' }).click();
    await page.getByRole('button', { name: '3 hidden', exact: true }).waitFor();
    await expect.poll(() => cardOf(page, third).count()).toBe(0);

    // The device keeps the choice, and the summary leads back.
    await page.reload();
    await summaryOf(page).click();
    await page
      .getByRole('list', { name: 'Hidden from these results' })
      .getByText('3 viewed jobs')
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Show again 3 viewed jobs' }).click();
    await cardOf(page, first).waitFor();
    await unfold(page, 'Your jobs');
    expect(await own(page).getByLabel('Hide viewed').isChecked()).toBe(false);
    expect(await page.evaluate(`localStorage.getItem('hidden_seen')`)).toBe(null);
  });

  test('leaves those they applied to out as well once they are signed in', async () => {
    const session = await createMember(productUrl, 'seen');
    const { data } = await searchApi(productUrl, `${QUERY}&group=true`);
    const { id, source } = data.find(({ openings = [] }) => openings.length < 2)!;
    const answer = await fetch(`${productUrl}/v1/api/job-applications`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ requisition_id: id, source }),
    });
    expect(answer.ok).toBe(true);
    const page = await openPage({ localStorage: toStorage(session) });
    await page.goto(`/search?${QUERY}`);
    await cardOf(page, id).waitFor();
    await unfold(page, 'Your jobs');
    await own(page).getByLabel('Hide applied').check();
    await summaryOf(page).click();
    await page.getByRole('button', { name: 'Show again 1 job you applied to' }).waitFor();
    expect(await cardOf(page, id).count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: '1 hidden', exact: true }).waitFor();
    await expect.poll(() => cardOf(page, id).count()).toBe(0);
  });

  test('is told how many of them a search has room for, in the sheet of a phone too', async () => {
    const viewed = Array.from({ length: 1_500 }, (_, index) => 5_000_000 + index);
    const page = await openPage({
      viewport: PHONE,
      localStorage: { viewed_jobs: JSON.stringify(viewed), hidden_seen: 'viewed' },
    });
    await page.goto(`/search?${QUERY}`);
    await page.getByRole('heading', { name: 'Job Listings' }).waitFor();
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.waitFor();
    await unfold(sheet, 'Your jobs');
    const box = sheet.getByLabel(/^Hide viewed \(newest \d+ of 1,500\)$/);
    await expect.poll(() => box.isChecked()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await box.uncheck();
    expect(await sheet.isVisible()).toBe(true);
  });
});
