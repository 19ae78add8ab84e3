import { startSandbox, type SandboxTruth } from '@firsthand/sandbox';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { describeBrowser } from './browser.ts';

/*
 * What these forms do not take, as those they imitate do not. That each of the nine systems' forms can be filled and sent is
 * tested with the browser extension, in `extension/filling.long.test.ts`.
 */

const RESUME = {
  name: 'ada-byron.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4 Ada Byron, from-resume@mail.example'),
};

/** The open postings of the demo, which are the same in every sandbox at one time. */
let postings: SandboxTruth[];
beforeAll(async () => {
  const sandbox = await startSandbox();
  const answer = await fetch(`${sandbox.url}/_sandbox/postings`);
  ({ postings } = (await answer.json()) as { postings: SandboxTruth[] });
  await sandbox.close();
});

function findPosting(source: string, fits: (posting: SandboxTruth) => boolean = () => true): SandboxTruth {
  const found = postings.find((posting) => posting.source === source && fits(posting));
  if (!found) throw new Error(`No posting of ${source} fits`);
  return found;
}

const toPage = ({ hostedUrl }: SandboxTruth, suffix = ''): string =>
  `/sandbox/page/${hostedUrl.replace(/^https?:\/\//, '')}${suffix}`;

/** Sets a value as a careless script does: on the element, without an event. */
const setSilently = (box: Locator, value: string) =>
  box.evaluate((element: unknown, text) => {
    (element as { value: string }).value = text;
  }, value);

describeBrowser('employers’ forms', (openPage) => {
  test('Greenhouse forgets what is only set, and takes the box away once it has its file', async () => {
    const page = await openPage();
    await page.goto(toPage(findPosting('greenhouseio', ({ hostedUrl }) => hostedUrl.includes('job-boards'))));
    await page.locator('#root[data-hydrated]').waitFor();
    const firstName = page.locator('#first_name');
    await setSilently(firstName, 'Nobody');
    await page.getByRole('button', { name: 'Submit application' }).click();
    await page.locator('.field-wrapper', { has: firstName }).locator('.helper-text--error').waitFor();
    expect(await firstName.inputValue()).toBe('');
    await page.locator('#resume').setInputFiles(RESUME);
    await page.getByText(RESUME.name).waitFor();
    expect(await page.locator('#resume').count()).toBe(0);
  });

  test('Lever keeps a place only when it was picked, and reads the resume at once', async () => {
    const page = await openPage();
    await page.goto(toPage(findPosting('lever', ({ countries }) => countries.includes('US'))));
    await page.getByText('Apply for this job').click();
    // The box is there before the script that reads what is put into it.
    await page.waitForURL(/\/apply$/);
    await page.locator('[data-qa=input-resume]').setInputFiles(RESUME);
    await page.getByText('Success!').waitFor();
    expect(await page.locator('[name=email]').inputValue()).toBe('from-resume@mail.example');
    const place = page.locator('#location-input');
    await place.pressSequentially('Chica');
    await page.locator('[name=org]').click();
    expect(await place.inputValue()).toBe('');
    await place.pressSequentially('Chica');
    await page.locator('.dropdown-location').first().click();
    expect(await page.locator('[name=selectedLocation]').inputValue()).toContain('Chicago, Illinois');
  });

  test('Dover’s first drop zone fills and attaches nothing', async () => {
    const page = await openPage();
    await page.goto(toPage(findPosting('dover')));
    await page.locator('.dropzone-input').first().setInputFiles(RESUME);
    await expect.poll(() => page.locator('[name=email]').inputValue()).toBe('from-resume@mail.example');
    await setSilently(page.locator('[name=firstName]'), 'Nobody');
    await page.getByRole('button', { name: 'Apply' }).click();
    expect(await page.locator('[name=firstName]').inputValue()).toBe('');
  });

  test('BambooHR’s lists open for a pointer, and not for a click without one', async () => {
    const page = await openPage();
    await page.goto(toPage(findPosting('bamboohr', ({ countries }) => countries.includes('US'))));
    expect(await page.locator('#job-application-form').count()).toBe(0);
    await page.getByRole('button', { name: 'Apply for This Job' }).click();
    const toggle = page.locator('.fab-SelectToggle').first();
    await toggle.dispatchEvent('click');
    expect(await page.locator('.fab-Menu').count()).toBe(0);
    await toggle.click();
    await page.locator('.fab-MenuOption').first().click();
    expect(await page.locator('.fab-Menu').count()).toBe(0);
  });

  test('Breezy asks again for what was only set, and fills the summary from the resume', async () => {
    const page = await openPage();
    await page.goto(toPage(findPosting('breezy'), '/apply'));
    await setSilently(page.locator('[name=cName]'), 'Nobody');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByText('Full Name: this field is required').waitFor();
    await page.locator('#main-attachment').setInputFiles(RESUME);
    await expect
      .poll(() => page.locator('[name=cSummary]').inputValue())
      .toContain('from-resume@mail.example');
  });
});
