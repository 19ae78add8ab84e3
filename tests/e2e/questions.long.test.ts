import type { QuestionsResponse } from '@firsthand/contracts';
import { ERROR_TEXTS } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { describeBrowser, PHONE, WIDTHS } from './browser.ts';
import { expectNoViolations } from './find-violations.ts';
import { findJob, getJson } from './search-api.ts';
import { OBSERVE_SHIFTS, readShifts, SUM_OF_SHIFTS } from './shifts.ts';

const LARGEST_SHIFT = 0.02;
const GREENHOUSE = 'source=3';

describeBrowser('what an employer’s form asks', (openPage, productUrl) => {
  test.each(WIDTHS)(
    'stands in one line of its job’s page, which nothing moves for, %s',
    async (_, viewport) => {
      const { job, path } = await findJob(productUrl, GREENHOUSE);
      const address = `/v1/api/jobs/${job.atsType}/${job.id}/questions`;
      const asked = await getJson<QuestionsResponse>(productUrl, address);
      expect(asked.origin).toBe('employer');
      const page = await openPage({ viewport });
      await page.addInitScript({ content: OBSERVE_SHIFTS });
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      let calls = 0;
      await page.route('**/questions', async (route) => {
        calls += 1;
        await held;
        await route.continue();
      });
      await page.goto(path);
      await page.getByText('Looking up what the employer’s form asks').scrollIntoViewIfNeeded();
      await expect.poll(() => calls).toBe(1);
      release();
      const line = page.locator('summary', { hasText: /^The form asks \d+ questions/ });
      await line.waitFor();
      expect(await page.evaluate<number>(SUM_OF_SHIFTS), await readShifts(page)).toBeLessThan(LARGEST_SHIFT);
      await line.focus();
      await page.keyboard.press('Enter');
      await page.getByText('Read at the employer’s system').waitFor();
      const section = page.getByRole('region', { name: 'What the employer’s form asks' });
      expect(await section.getByRole('listitem').count()).toBe(asked.questions.length);
      await expectNoViolations(page, 'what the form asks');
      expect(calls).toBe(1);
    },
  );

  test('is said not to be known when it is not, and looked up again on demand', async () => {
    const { path } = await findJob(productUrl, GREENHOUSE);
    const page = await openPage({ viewport: PHONE, expectedFaults: [/^503 GET .*\/questions$/] });
    await page.addInitScript({ content: OBSERVE_SHIFTS });
    const { questionsUnreadable } = ERROR_TEXTS;
    await page.route(
      '**/questions',
      (route) => route.fulfill({ status: 503, json: { error: questionsUnreadable } }),
      { times: 1 },
    );
    await page.goto(path);
    await page.getByText(questionsUnreadable).scrollIntoViewIfNeeded();
    expect(await page.evaluate<number>(SUM_OF_SHIFTS), await readShifts(page)).toBeLessThan(LARGEST_SHIFT);
    await expectNoViolations(page, 'a form that cannot be read');
    await page.getByRole('button', { name: 'Look again' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^The form asks \d+ questions/).waitFor();
  });
});
