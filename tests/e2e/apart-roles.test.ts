import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, hasFocus, WIDTHS } from './browser.ts';
import { findViolations } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';
import { searchApi, showsWhatIsFound } from './search-api.ts';

const cardOf = (page: Page, id: number) => page.locator(`article:has(#job-${id})`);
const kept = (page: Page) => page.evaluate(`localStorage.getItem('apart_roles')`);

describeBrowser('Somebody who wants the openings of a role apart', (openPage, productUrl) => {
  test.each(WIDTHS)(
    'sees them as separate jobs, also after a reload, and as one again, %s',
    async (_, viewport) => {
      const all = await searchApi(productUrl, 'country=US&group=true&limit=100');
      const role = all.data.find((job) => (job.openings ?? []).length === 3)!;
      // In quotes the title finds little else.
      const query = `q=${encodeURIComponent(`"${role.title}"`)}&country=US`;
      const page = await openPage({ viewport });
      await page.goto(`/search?${query}`);
      const { total, data } = await showsWhatIsFound(page, productUrl, `${query}&group=true`);
      const found = data.find((job) => job.openings?.some(({ requisition_id: id }) => id === role.id))!;
      const ids = found.openings!.map(({ requisition_id: id }) => id);
      const apart = await searchApi(productUrl, `${query}&group=true&apart=${ids[1]}`);
      expect(apart.total).toBeGreaterThan(total);

      const card = cardOf(page, found.id);
      const shows = (count: number) => page.getByText(`${count} jobs found`).first().waitFor();
      await card.getByText('more openings of this role').click();
      const split = card.getByRole('button', { name: 'Show these as separate jobs' });
      await split.scrollIntoViewIfNeeded();
      await split.click();
      await shows(apart.total);
      const join = card.getByRole('button', { name: 'Show as one job' });
      expect(await hasFocus(join)).toBe(true);
      expect(await findViolations(page)).toEqual([]);

      // The usual keys take it back, and doing it again stays.
      await page.keyboard.press('Control+z');
      await shows(total);
      expect(await kept(page)).toBeNull();
      await split.click();
      await shows(apart.total);
      await page.reload();
      await shows(apart.total);

      // Of a role that is apart, hiding hides one job.
      await card.getByRole('button', { name: `Hide ${found.title}` }).click();
      await page.getByRole('button', { name: 'Hide this job' }).waitFor();
      await page.keyboard.press('Escape');

      await card.getByText('more openings of this role').click();
      await join.click();
      await shows(total);
      await page
        .getByRole('status')
        .filter({ hasText: `One job: ${found.title}` })
        .waitFor();
      expect(await kept(page)).toBeNull();
    },
  );

  test('is forgotten by the device when somebody signs out', async () => {
    const session = await createMember(productUrl, 'apart');
    const page = await openPage({ localStorage: { ...toStorage(session), apart_roles: '[[1,2]]' } });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => kept(page)).toBeNull();
  });
});
