import type { JobView } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeBrowser } from '../browser.ts';
import { findJob } from '../search-api.ts';
import { createApplicant, pair, type Applicant } from './applicant.ts';
import { toRealAddress } from './employer-page.ts';
import { findProvided } from './find-provided.ts';
import { FRAMED_FORM, SEEN_FRAMES, UNSEEN_FRAMES } from './frame-cases.ts';
import { openExtension, type OpenExtension } from './open-extension.ts';

const READ = `[...document.querySelectorAll('input')].map(({ value }) => value)`;
const UNSEEN = /The form stands in a frame that cannot be seen here|This page shows no fields/;

describeBrowser('A form in a frame of an employer’s own page', (_openPage, productUrl) => {
  let opened: OpenExtension;
  let applicant: Applicant | undefined;
  let job: JobView;

  beforeAll(async () => {
    opened = await openExtension();
  });
  beforeEach(async () => {
    if (applicant) return;
    applicant = await createApplicant(findProvided(), 'frames');
    await pair(opened, applicant);
    ({ job } = await findJob(productUrl, 'country=US&source=lever'));
    await applicant.prepare(job);
  });
  afterEach(async () => {
    for (const page of opened.context.pages().slice(1)) await page.close();
    await opened.context.unrouteAll();
  });
  afterAll(() => opened.close());

  async function open(around: (address: string) => string) {
    const address = `${toRealAddress(job)}/apply`;
    await opened.context.route('https://jobs.lever.co/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: FRAMED_FORM }),
    );
    await opened.context.route('https://careers.employer.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Jobs</title><body style="margin:0">${around(address)}`,
      }),
    );
    const page = await opened.context.newPage();
    await page.goto('https://careers.employer.example/jobs');
    // The extension may not know the address of a page of the employer's own.
    const tabId = await opened.worker.evaluate<number>(
      '(async () => (await chrome.tabs.query({ active: true }))[0].id)()',
    );
    const panel = await opened.openOwnPage(`panel.html?tab=${tabId}`);
    await page.bringToFront();
    return { page, panel };
  }

  const read = (page: Page) =>
    page
      .frames()
      .find((frame) => frame.url().includes('lever'))
      ?.evaluate<string[]>(READ);

  test.each(Object.entries(UNSEEN_FRAMES))(
    'that is %s gets nothing, and the panel says so',
    async (_what, around) => {
      const { page, panel } = await open(around);
      await panel.getByText(UNSEEN).waitFor();
      expect(await panel.getByRole('button', { name: /^Fill/ }).count()).toBe(0);
      expect(await read(page)).toEqual(['', '', '']);
    },
  );

  test.each(Object.entries(SEEN_FRAMES))('is filled as on a page of its own: %s', async (_what, around) => {
    const { page, panel } = await open(around);
    await panel.getByRole('button', { name: 'Fill 3 fields' }).click();
    await panel.getByText('3 fields were filled.').waitFor();
    expect(await read(page)).toEqual(['Ada King', 'ada@mail.example', 'https://www.linkedin.com/in/ada']);
  });

  test('gets nothing more once the page around hides it after the panel has shown what goes there', async () => {
    const { page, panel } = await open(SEEN_FRAMES['a plain frame']!);
    const action = panel.getByRole('button', { name: 'Fill 3 fields' });
    await action.waitFor();
    await page.evaluate(`document.querySelector('iframe').style.opacity = '0.01'`);
    await action.click();
    await panel.getByText('0 fields were filled.').waitFor();
    await panel.getByText('The page changed since it was shown.').first().waitFor();
    expect(await read(page)).toEqual(['', '', '']);
  });
});
