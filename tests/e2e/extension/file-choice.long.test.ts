import type { JobView } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeBrowser } from '../browser.ts';
import { searchApi } from '../search-api.ts';
import { createApplicant, pair, type Applicant } from './applicant.ts';
import { openPanel } from './beside-form.ts';
import { toRealAddress } from './employer-page.ts';
import { findProvided } from './find-provided.ts';
import { openExtension, type OpenExtension } from './open-extension.ts';

const FORM = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Apply</title><form id="application-form">
<label for="name">Full name</label><input id="name" name="name">
<label for="resume" style="border:1px solid #333;padding:6px">Resume<input id="resume" name="resume" type="file"></label></form></html>`;

describeBrowser('Whether a file is attached', (_openPage, productUrl) => {
  let opened: OpenExtension;
  let applicant: Applicant | undefined;
  let jobs: JobView[] = [];

  beforeAll(async () => {
    opened = await openExtension();
  });
  beforeEach(async () => {
    if (applicant) return;
    applicant = await createApplicant(findProvided(), 'files');
    await pair(opened, applicant);
    const { data } = await searchApi(productUrl, 'limit=20&country=US&source=lever');
    jobs = data.slice(0, 3);
    await opened.context.route('https://jobs.lever.co/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: FORM }),
    );
  });
  afterEach(async () => {
    for (const page of opened.context.pages().slice(1)) await page.close();
  });
  afterAll(() => opened.close());

  async function begin(job: JobView): Promise<{ form: Page; panel: Page }> {
    await applicant!.prepare(job);
    const form = await opened.context.newPage();
    await form.goto(`${toRealAddress(job)}/apply`);
    const panel = await openPanel(opened, form);
    await panel.getByRole('button', { name: /^Fill \d/ }).waitFor();
    return { form, panel };
  }

  const attached = (form: Page) => form.evaluate<number>(`document.getElementById('resume').files.length`);

  test('is ticked by the person once, holds for the next forms, and is unticked as well', async () => {
    expect(jobs).toHaveLength(3);
    const [first, second, third] = jobs as [JobView, JobView, JobView];
    const one = await begin(first);
    const box = (panel: Page) => panel.getByRole('checkbox', { name: /resume/i });
    expect(await box(one.panel).isChecked()).toBe(false);
    await one.panel.getByText('The page sends a file to the employer’s system').waitFor();
    await box(one.panel).check();
    await one.panel.getByRole('button', { name: 'Fill 2 fields' }).click();
    await one.panel.getByText('2 fields were filled.').waitFor();
    expect(await attached(one.form)).toBe(1);

    const two = await begin(second);
    expect(await box(two.panel).isChecked()).toBe(true);
    await box(two.panel).uncheck();
    await two.panel.getByRole('button', { name: 'Fill 1 field' }).click();
    await two.panel.getByText('1 field was filled.').waitFor();
    expect(await attached(two.form)).toBe(0);

    const three = await begin(third);
    expect(await box(three.panel).isChecked()).toBe(false);
  });
});
