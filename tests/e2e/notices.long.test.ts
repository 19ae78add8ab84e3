import { expect, test } from 'vitest';
import { describeBrowser, PHONE, WIDTHS } from './browser.ts';
import { findViolations, findViolationsAt } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';

/** A board that the sandbox answers for, and that no catalogue names. */
const CAREERS_PATH = '/sandbox/page/marrowstone-optics.example/careers';

describeBrowser('notices', (openPage, productUrl) => {
  test('a pasted careers address gives a company, its jobs in searches, and a notice of them', async () => {
    const member = await createMember(productUrl, 'watcher');
    const page = await openPage({
      viewport: PHONE,
      localStorage: toStorage(member),
      expectedFaults: [/^400 POST .*\/companies$/],
    });
    await page.goto('/notices');
    await page.getByRole('heading', { name: 'Nothing has happened yet' }).waitFor();
    expect(await findViolations(page), 'no notices').toEqual([]);
    await page.getByRole('link', { name: 'Watched companies' }).click();
    const field = page.getByLabel('Address of its careers page');
    await field.fill('https://www.nobody.example/careers');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'could not be read' }).waitFor();
    expect(await findViolations(page), 'refused').toEqual([]);

    await field.fill(productUrl + CAREERS_PATH);
    await page.keyboard.press('Enter');
    await page.getByText('You watch Marrowstone Optics.').waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Watching Marrowstone Optics' }).waitFor();
    expect(await findViolations(page), 'added').toEqual([]);

    const bell = page.getByRole('link', { name: /^Notices, 1 unread$/ });
    await expect
      .poll(
        async () => {
          await page.goto('/notices');
          await page.getByRole('heading', { name: 'Notices', exact: true }).waitFor();
          await page.waitForLoadState('networkidle');
          return bell.filter({ visible: true }).count();
        },
        { timeout: 60_000, interval: 2_000 },
      )
      .toBe(1);
    await page.getByRole('heading', { name: /Marrowstone Optics opened \d+ jobs?$/ }).waitFor();
    for (const [width, viewport] of WIDTHS) {
      await page.setViewportSize(viewport);
      expect(await findViolationsAt(page, viewport), `notices ${width}`).toEqual([]);
    }

    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByText('Nothing unread').waitFor();
    await page.reload();
    await page.getByText('Nothing unread').waitFor();
    const job = page.getByRole('article').getByRole('link').first();
    const title = await job.textContent();
    await job.click();
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
    await page.goto(`/search?q=${encodeURIComponent(`company:marrowstone ${title}`)}`);
    await page
      .getByRole('heading', { name: title ?? '' })
      .first()
      .waitFor();
  });
});
