import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, hasFocus, PHONE_FIRST } from './browser.ts';
import { findViolations } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';
import { searchApi } from './search-api.ts';

const cardOf = (page: Page, id: number) => page.locator(`article:has(#job-${id})`);
const kept = (page: Page) => page.evaluate(`localStorage.getItem('apart_roles')`);

/** A role that a search for its title finds with several openings, all on one page. */
async function findRole(productUrl: string) {
  const { data } = await searchApi(productUrl, 'country=US&group=true&limit=100');
  for (const { title, openings = [] } of data) {
    if (openings.length < 3) continue;
    const query = `q=${encodeURIComponent(`"${title}"`)}&country=US`;
    const found = await searchApi(productUrl, `${query}&group=true`);
    const role = found.data.find((job) => (job.openings ?? []).length >= 3);
    if (!role) continue;
    const apart = await searchApi(
      productUrl,
      `${query}&group=true&apart=${role.openings?.[1]?.requisition_id}`,
    );
    if (apart.total > found.total && apart.total <= 10) {
      return { role, query, together: found.total, apart: apart.total };
    }
  }
  throw new Error('No role of the first hundred has several openings of one title');
}

describeBrowser('Somebody who wants the openings of a role apart', (openPage, productUrl) => {
  test.each(PHONE_FIRST)(
    'sees them as separate jobs, also after a reload, and as one again, %s',
    async (_, viewport) => {
      const { role, query, together, apart } = await findRole(productUrl);
      const page = await openPage({ viewport });
      await page.goto(`/search?${query}`);
      const shows = (count: number) => expect.poll(() => page.getByRole('article').count()).toBe(count);
      await shows(together);

      const card = cardOf(page, role.id);
      const openings = card.getByText(/more openings? of this role/);
      const split = card.getByRole('button', { name: 'Show these as separate jobs' });
      const join = card.getByRole('button', { name: 'Show as one job' });
      await openings.click();
      await split.click();
      await shows(apart);
      expect(await hasFocus(join)).toBe(true);
      expect(await findViolations(page)).toEqual([]);

      // The usual keys take it back, and doing it again stays.
      await page.keyboard.press('Control+z');
      await shows(together);
      expect(await kept(page)).toBeNull();
      await split.click();
      await shows(apart);
      await page.reload();
      await shows(apart);

      // Of a role that is apart, hiding hides one job.
      await card.getByRole('button', { name: `Hide ${role.title}` }).click();
      await page.getByRole('button', { name: 'Hide this job' }).waitFor();
      await page.keyboard.press('Escape');

      await openings.click();
      await join.click();
      await shows(together);
      await page
        .getByRole('status')
        .filter({ hasText: `One job: ${role.title}` })
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
