import type { HideRuleView } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, hasFocus, PHONE_FIRST } from './browser.ts';
import { findViolations } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';
import { getJson, showsWhatIsFound } from './search-api.ts';

const QUERY = 'q=manager&country=US';
const cardOf = (page: Page, { id }: { id: number }) =>
  page.getByRole('article').filter({ hasText: `Job ID ${id}` });
const summaryOf = (page: Page) => page.getByRole('button', { name: /^[\d,]+ hidden$/ });

describeBrowser('Somebody who is done with a job', (openPage, productUrl) => {
  test.each(PHONE_FIRST)(
    'hides it and a company as a guest, finds both on the account, and shows one again, %s',
    async (_, viewport) => {
      const page = await openPage({ viewport });
      await page.goto(`/search?${QUERY}`);
      const { data } = await showsWhatIsFound(page, productUrl, `${QUERY}&group=true`);
      const first = data[0]!;
      const isAlone = (job: (typeof data)[number]) => (job.openings ?? []).length < 2;
      const second = data.find((job) => isAlone(job) && job.company_key !== first.company_key)!;
      const after = data[data.indexOf(second) + 1] ?? data[data.indexOf(second) - 1]!;

      // The card goes, the next one has the focus, and the keys take it back.
      const hideByKey = async () => {
        await cardOf(page, second).getByRole('link', { name: second.title }).focus();
        await page.keyboard.press('x');
        await page
          .getByRole('status')
          .filter({ hasText: `Hidden: ${second.title}` })
          .waitFor();
        await page.getByRole('button', { name: '1 hidden', exact: true }).waitFor();
        await expect.poll(() => cardOf(page, second).count()).toBe(0);
      };
      await hideByKey();
      const next = cardOf(page, after).getByRole('link', { name: after.title });
      await expect.poll(() => hasFocus(next)).toBe(true);
      await page.keyboard.press('Control+z');
      await cardOf(page, second).waitFor();
      await hideByKey();

      await cardOf(page, first)
        .getByRole('button', { name: `Hide ${first.title}` })
        .click();
      await page.getByRole('button', { name: `Hide everything from ${first.company}` }).click();
      const isWithoutBoth = async () => {
        await expect.poll(() => summaryOf(page).textContent()).not.toBe('1 hidden');
        expect(await cardOf(page, first).count()).toBe(0);
        expect(await cardOf(page, second).count()).toBe(0);
      };
      await isWithoutBoth();
      await page.reload();
      await isWithoutBoth();

      await summaryOf(page).click();
      await page.getByRole('list', { name: 'Hidden from these results' }).waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Manage hidden' }).click();
      await page.getByRole('heading', { name: 'What you hide' }).waitFor();
      await page.getByLabel('Hide jobs with this word').fill('senior');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Show again senior' }).waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');

      // Signed in, on whatever page.
      const session = await createMember(productUrl, 'done');
      await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(toStorage(session))})`);
      await page.goto('/about');
      const listLabels = async () => {
        const { rules } = await getJson<{ rules: HideRuleView[] }>(productUrl, '/v1/api/hide-rules', session);
        return rules.map((rule) => rule.label);
      };
      const job = `${second.title} at ${second.company}`;
      await expect.poll(listLabels).toEqual(['senior', first.company, job]);
      await expect.poll(() => page.evaluate(`localStorage.getItem('guest_hidden')`)).toBeNull();

      await page.goto(`/search?${QUERY}`);
      await isWithoutBoth();
      await summaryOf(page).click();
      await page.getByRole('button', { name: `by company ${first.company}` }).click();
      await expect.poll(listLabels).toEqual(['senior', job]);
      expect(await cardOf(page, second).count()).toBe(0);
    },
  );
});
