import type { JobProfile, SessionResponse } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, WIDTHS } from './browser.ts';
import { expectNoViolations } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';
import { getJson } from './search-api.ts';

async function makeProfile(productUrl: string, { access_token }: SessionResponse): Promise<JobProfile> {
  const answer = await fetch(`${productUrl}/v1/api/job-profiles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ profile_name: 'Nurse' }),
  });
  return (await answer.json()) as JobProfile;
}

/** Opens a section by its button at the side, or by the field in its place. */
async function choose(page: Page, section: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Profile sections' });
  await nav
    .or(page.getByLabel('Section', { exact: true }))
    .filter({ visible: true })
    .first()
    .waitFor();
  if (await nav.isVisible()) await nav.getByRole('button', { name: section }).click();
  else {
    const chooser = page.getByLabel('Section', { exact: true });
    const option = chooser.locator('option', { hasText: section }).first();
    await chooser.selectOption((await option.getAttribute('value')) ?? '');
  }
  await page.getByRole('heading', { level: 2, name: section }).waitFor();
}

const cards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });

describeBrowser('The sections of a job profile', (openPage, productUrl) => {
  test.each(WIDTHS)(
    'are filled, ordered and kept %s',
    async (_where, viewport) => {
      const session = await createMember(productUrl, 'sections');
      const { id } = await makeProfile(productUrl, session);
      const page = await openPage({ viewport, localStorage: toStorage(session) });
      await page.goto('/job-profiles');
      await choose(page, 'Education');
      await page.getByText('No education entry added').waitFor();
      await page.getByRole('button', { name: 'Add your first education entry' }).press('Enter');
      // The keyboard is in the first box of the new entry.
      await page.keyboard.type('Universität zu Köln');
      await page.getByLabel('Degree').fill('B.Sc.');
      await page.getByLabel('From', { exact: true }).fill('0');
      await page.getByLabel('Notes').fill('Thesis on triage');
      await page.getByText('The field “From” must be a month such as 2019-09 or a year.').waitFor();
      await expectNoViolations(page, 'a wrong month');
      await page.reload();
      await choose(page, 'Education');
      expect(await page.getByLabel('From', { exact: true }).inputValue(), 'what was typed').toBe('0');
      await page.getByLabel('From', { exact: true }).fill('2015-10');
      await page.getByText('Saved', { exact: true }).waitFor();

      await page.getByRole('button', { name: 'Add education entry' }).click();
      await cards(page).nth(1).getByLabel('School').fill('Charité');
      await cards(page).nth(1).getByText('Saved', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Move Charité up' }).click();
      await page.getByText('Moved to place 1 of 2').waitFor();
      await page.getByText('All changes saved').waitFor();
      await expectNoViolations(page, 'the education');

      await choose(page, 'Languages');
      await page.getByRole('button', { name: 'Add your first language' }).click();
      await page.getByRole('textbox', { name: 'Language', exact: true }).fill('Deutsch');
      await page.getByLabel('Level', { exact: true }).selectOption('native');
      await page.getByText('Saved', { exact: true }).filter({ visible: true }).waitFor();

      await choose(page, 'Summary');
      await page.getByLabel('Summary', { exact: true }).fill('x'.repeat(4_001));
      await page.getByText('These are 4,001 characters; 4,000 can be saved.').waitFor();
      await page.getByLabel('Summary', { exact: true }).fill('Nurse with ten years on the ward.');
      await page.getByRole('button', { name: 'Save Profile' }).click();
      await page.getByText('Profile saved').waitFor();

      const kept = await getJson<JobProfile>(productUrl, `/v1/api/job-profiles/${id}`, session);
      expect(kept.summary).toBe('Nurse with ten years on the ward.');
      expect(kept.sections.education.map((entry) => [entry.school, entry.degree, entry.start_date])).toEqual([
        ['Charité', null, null],
        ['Universität zu Köln', 'B.Sc.', '2015-10'],
      ]);
      expect(kept.sections.languages).toMatchObject([{ language: 'Deutsch', level: null, cefr: 'native' }]);
      const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      expect(isWide, 'scrolls sideways').toBe(false);

      await choose(page, 'Education');
      await page.getByRole('button', { name: 'Remove Charité' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Are you sure you want to remove this education entry?').waitFor();
      await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByRole('heading', { name: 'Entries (1 / 20)' }).waitFor();
    },
    120_000,
  );
});
