import { startSandbox, type SandboxTruth } from '@firsthand/sandbox';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { describeBrowser } from './browser.ts';

interface Received {
  posting_url: string;
  fields: { name: string; value: string }[];
  files: { field: string; filename: string; size: number; sha256: string }[];
}

const RESUME = {
  name: 'ada-byron.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4 Ada Byron, from-resume@mail.example'),
};
const LONG = 'Typed by hand, in a few words.';

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

async function findReceived(page: Page, posting: SandboxTruth): Promise<Received | undefined> {
  const answer = await page.request.get('/sandbox/applications.json');
  const { applications } = (await answer.json()) as { applications: Received[] };
  return applications.find(({ posting_url: url }) => url === posting.hostedUrl);
}

const valuesOf = (received: Received | undefined): Record<string, string> =>
  Object.fromEntries((received?.fields ?? []).map(({ name, value }) => [name, value]));

/** Sets a value as a careless script does: on the element, without an event. */
const setSilently = (box: Locator, value: string) =>
  box.evaluate((element: unknown, text) => {
    (element as { value: string }).value = text;
  }, value);

describeBrowser('employers’ forms', (openPage) => {
  test('Greenhouse takes what is typed and pressed, and nothing that is only set', async () => {
    const posting = findPosting(
      'greenhouseio',
      ({ hostedUrl }) => hostedUrl.includes('job-boards') && hostedUrl.includes('quillmere'),
    );
    const page = await openPage();
    await page.goto(toPage(posting));
    await page.locator('#root[data-hydrated]').waitFor();
    await setSilently(page.locator('#first_name'), 'Nobody');
    await page.getByRole('button', { name: 'Submit application' }).click();
    const error = page
      .locator('.field-wrapper', { has: page.locator('#first_name') })
      .locator('.helper-text--error');
    await error.waitFor();
    expect(await page.locator('#first_name').inputValue()).toBe('');

    await page.locator('#first_name').fill('Ada');
    await page.locator('#last_name').fill('Byron');
    await page.locator('#email').fill('ada@mail.example');
    await page.locator('#phone').fill('2025550147');
    await page.locator('#resume').setInputFiles(RESUME);
    await page.getByText(RESUME.name).waitFor();
    expect(await page.locator('#resume').count()).toBe(0);
    for (const box of await page.locator('.select__input[aria-required=true]').all()) {
      await box.click();
      if ((await box.getAttribute('id')) === 'candidate-location') await box.fill('Ohio');
      await page.locator('.select__option').first().click();
    }
    for (const box of await page.locator('.input[aria-required=true]:not([id$=name], #email, #phone)').all())
      await box.fill(LONG);
    for (const set of await page.locator('fieldset.checkbox[aria-required=true]').all())
      await set.locator('input').first().check();
    await page.getByRole('button', { name: 'Submit application' }).click();
    const code = /The code is (\w{8})/.exec(
      (await page
        .locator('#email-verification')
        .textContent({ timeout: 1_500 })
        .catch(() => '')) ?? '',
    )?.[1];
    if (code) {
      await page.locator('#security-input-0').click();
      await page.keyboard.type(code);
      await page.getByRole('button', { name: 'Submit application' }).click();
    }
    await page.waitForURL(/\/confirmation$/);
    const received = await findReceived(page, posting);
    expect(valuesOf(received)).toMatchObject({
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@mail.example',
      phone: '2025550147',
      country: 'US',
    });
    expect(received?.files).toMatchObject([
      { field: 'resume', filename: RESUME.name, size: RESUME.buffer.length },
    ]);
  });

  test('Lever keeps a place only when it was picked, and reads the resume at once', async () => {
    const posting = findPosting('lever', ({ countries }) => countries.includes('US'));
    const page = await openPage();
    await page.goto(toPage(posting));
    await page.getByText('Apply for this job').click();
    await page.locator('[data-qa=input-resume]').setInputFiles(RESUME);
    await page.getByText('Success!').waitFor();
    expect(await page.locator('[name=email]').inputValue()).toBe('from-resume@mail.example');
    await page.locator('[name=name]').fill('Ada Byron');
    await page.locator('[name=phone]').fill('+12025550147');
    const place = page.locator('#location-input');
    await place.pressSequentially('Chica');
    await page.locator('[name=org]').click();
    expect(await place.inputValue()).toBe('');
    await place.pressSequentially('Chica');
    await page.locator('.dropdown-location').first().click();
    for (const list of await page.locator('ul[data-qa=multiple-choice]').all())
      await list.locator('label').first().click();
    for (const select of await page.locator('.custom-question select[required]').all())
      await select.selectOption({ index: 1 });
    for (const box of await page.locator('.card-field-input[required]').all()) await box.fill(LONG);
    await page.locator('#btn-submit').click();
    await page.waitForURL(/\/thanks$/);
    const received = await findReceived(page, posting);
    const values = valuesOf(received);
    expect(values).toMatchObject({
      name: 'Ada Byron',
      phone: '+12025550147',
      location: 'Chicago, Illinois, United States',
    });
    expect(JSON.parse(values.selectedLocation ?? '')).toMatchObject({
      name: 'Chicago, Illinois, United States',
    });
    expect(received?.files).toMatchObject([{ field: 'resume', filename: RESUME.name }]);
  });

  test('Dover tells its two drop zones apart', async () => {
    const posting = findPosting('dover');
    const page = await openPage();
    await page.goto(toPage(posting));
    const [parser, resume] = [page.locator('.dropzone-input').nth(0), page.locator('.dropzone-input').nth(1)];
    await parser.setInputFiles(RESUME);
    await expect.poll(() => page.locator('[name=email]').inputValue()).toBe('from-resume@mail.example');
    await setSilently(page.locator('[name=firstName]'), 'Nobody');
    await page.getByRole('button', { name: 'Apply' }).click();
    expect(await page.locator('[name=firstName]').inputValue()).toBe('');
    await page.locator('[name=firstName]').fill('Ada');
    await page.locator('[name=lastName]').fill('Byron');
    await page.locator('[name=linkedinUrl]').fill('https://linkedin.example/ada');
    await resume.setInputFiles(RESUME);
    for (const group of await page.locator('[role=radiogroup]').all())
      await group.locator('label').first().click();
    for (const box of await page.locator('textarea').all()) await box.fill(LONG);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Thanks for applying!').waitFor();
    const received = await findReceived(page, posting);
    expect(valuesOf(received)).toMatchObject({ firstName: 'Ada', email: 'from-resume@mail.example' });
    expect(received?.files).toMatchObject([{ field: 'resume', filename: RESUME.name }]);
  });

  test('BambooHR’s lists open for a pointer, and close over what was picked', async () => {
    const posting = findPosting('bamboohr', ({ countries }) => countries.includes('US'));
    const page = await openPage();
    await page.goto(toPage(posting));
    expect(await page.locator('#job-application-form').count()).toBe(0);
    await page.getByRole('button', { name: 'Apply for This Job' }).click();
    await page.locator('#firstName').fill('Ada');
    await page.locator('#lastName').fill('Byron');
    await page.locator('#email').fill('ada@mail.example');
    await page.locator('#phone').fill('2025550147');
    for (const box of await page.locator('input[type=file]').all()) await box.setInputFiles(RESUME);
    await page.waitForTimeout(600);
    for (const toggle of (await page.locator('.fab-SelectToggle').all()).reverse()) {
      await toggle.dispatchEvent('click');
      expect(await page.locator('.fab-Menu').count()).toBe(0);
      await toggle.click();
      await page.locator('.fab-MenuOption').first().click();
    }
    for (const group of await page.locator('fieldset').all()) await group.locator('label').first().click();
    for (const box of await page
      .locator(
        '#job-application-form .fab-TextInput:not([id=firstName], [id=lastName], [id=email], [id=phone])',
      )
      .all())
      await box.fill('2026');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByText('Your application was submitted successfully').waitFor();
    const received = await findReceived(page, posting);
    expect(valuesOf(received)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@mail.example',
    });
    expect(valuesOf(received)).not.toHaveProperty('nickname_hpcsaf');
  });

  test('Breezy fills the summary from the resume, and takes answers below headings', async () => {
    const posting = findPosting('breezy');
    const page = await openPage();
    await page.goto(toPage(posting));
    await page.getByText('Apply To Position').click();
    await setSilently(page.locator('[name=cName]'), 'Nobody');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByText('Full Name: this field is required').waitFor();
    await page.locator('[name=cName]').fill('Ada Byron');
    await page.locator('[name=cEmail]').fill('ada@mail.example');
    await page.locator('[name=cPhoneNumber]').fill('+12025550147');
    await page.locator('#main-attachment').setInputFiles(RESUME);
    await expect
      .poll(() => page.locator('[name=cSummary]').inputValue())
      .toContain('from-resume@mail.example');
    for (const block of await page.locator('.question').all()) {
      const control = block.locator('select, textarea, input[type=text]').first();
      if ((await control.count()) === 0) await block.locator('label').first().click();
      else if ((await control.evaluate('(element) => element.tagName')) === 'SELECT')
        await control.selectOption({ index: 1 });
      else await control.fill(LONG);
    }
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page.waitForURL(/\/apply\/submitted$/);
    const received = await findReceived(page, posting);
    expect(valuesOf(received)).toMatchObject({ cName: 'Ada Byron', cEmail: 'ada@mail.example' });
    expect(received?.files).toMatchObject([{ field: 'cResume', filename: RESUME.name }]);
  });

  test('Jobvite asks where one lives first, and shows its form in steps', async () => {
    const posting = findPosting('jobvite', ({ countries }) => countries.includes('US'));
    const page = await openPage();
    await page.goto(toPage(posting, '/apply'));
    await page.locator('#jv-country-select').selectOption('United States');
    const accept = page.getByRole('button', { name: 'I Accept' });
    if (await accept.isVisible()) await accept.click();
    await page.locator('[autocomplete=given-name]').fill('Ada');
    await page.locator('[autocomplete=family-name]').fill('Byron');
    await page.locator('[autocomplete=email]').fill('ada@mail.example');
    await page.locator('[autocomplete=country-name]').selectOption('United States');
    await page.locator('[autocomplete=address-level1]').selectOption('Ohio');
    await page.locator('[attachment-label=Resume]').click();
    await page.locator('#file-input-0').setInputFiles(RESUME);
    await page.locator('.jv-file-list').getByText(RESUME.name).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    const step = page.locator('.jv-apply-step:not(.ng-hide)');
    for (const group of await step.locator('fieldset').all()) await group.locator('label').first().click();
    for (const select of await step.locator('select').all()) await select.selectOption({ index: 1 });
    for (const box of await step.locator('textarea').all()) await box.fill(LONG);
    const next = page.getByRole('button', { name: 'Next' });
    if (await next.isVisible()) await next.click();
    await page.getByRole('button', { name: 'Send Application' }).click();
    await page.locator('.jv-page-applyconfirm').waitFor();
    const received = await findReceived(page, posting);
    expect(valuesOf(received)).toMatchObject({ firstName: 'Ada', country: 'United States', state: 'Ohio' });
    expect(received?.files).toMatchObject([{ field: 'resume', filename: RESUME.name }]);
  });

  test('SmartRecruiters is filled through its open roots, in two steps', async () => {
    const posting = findPosting('smartrecruiters');
    const page = await openPage();
    await page.goto(toPage(posting));
    await page.getByText('I’m interested').click();
    await page.locator('input#first-name-input').fill('Ada');
    await page.locator('input#last-name-input').fill('Byron');
    await page.locator('input#email-input').fill('ada@mail.example');
    await page.locator('input#confirm-email-input').fill('ada@mail.example');
    const city = page.locator('[data-sr-id=location-autocomplete-search-search-input]');
    await city.fill('Chicago');
    await page.locator('spl-select-option').first().click();
    await page.locator('[data-test=resume-upload] input[type=file]').setInputFiles(RESUME);
    await page.locator('[data-test=resume-upload]').getByText(RESUME.name).waitFor();
    await page.locator('[data-test=footer-next]').click();
    const form = page.locator('[data-test=screening-questions-form]');
    const { questions } = JSON.parse((await form.getAttribute('definition')) ?? '{}') as {
      questions: { id: string; type: string }[];
    };
    expect(questions.length).toBeGreaterThan(0);
    for (const group of await form.locator('spl-radio-group').all())
      await group.locator('spl-radio').first().click();
    for (const group of await form.locator('spl-checkbox-group').all())
      await group.locator('label').first().click();
    for (const box of await form.locator('input[role=combobox]').all()) {
      await box.click();
      await page.locator('spl-select-option:visible').first().click();
    }
    for (const box of await form.locator('spl-input > input, textarea').all()) await box.fill(LONG);
    for (const box of await form.locator('sr-question-field-text input, textarea').all())
      await box.fill(LONG);
    await page.locator('[data-test=consent-box] input').check();
    await page.locator('[data-test=footer-submit]').click();
    await page.waitForURL(/\/success$/);
    const received = await findReceived(page, posting);
    expect(valuesOf(received)).toMatchObject({
      firstName: 'Ada',
      location: 'Chicago, Illinois, United States',
      consent: 'true',
    });
    expect(received?.files).toMatchObject([{ field: 'resume', filename: RESUME.name }]);
  });
});
