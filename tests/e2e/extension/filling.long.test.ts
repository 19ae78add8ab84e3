import type { JobView, Source } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeBrowser } from '../browser.ts';
import { expectNoViolations } from '../find-violations.ts';
import { searchApi } from '../search-api.ts';
import { createApplicant, pair, rememberPermission, type Applicant } from './applicant.ts';
import { fill, openPanel, record } from './beside-form.ts';
import {
  answerByHand,
  answerMyJobs,
  answerSmartRecruiters,
  answerWorkday,
  createWorkdayAccount,
  passCode,
} from './by-hand.ts';
import { findReceived, openEmployerPage, toRealAddress } from './employer-page.ts';
import { findProvided } from './find-provided.ts';
import { openExtension, type OpenExtension } from './open-extension.ts';

const RESUME = 'ada-king.pdf';
const QUILLMERE = /job-boards\..*quillmere/;
const LINKEDIN = 'https://www.linkedin.com/in/ada';

describeBrowser('The extension', (_openPage, productUrl) => {
  let applicant: Applicant | undefined;
  let opened: OpenExtension;

  beforeAll(async () => {
    opened = await openExtension();
  });
  beforeEach(async () => {
    // The mailbox is waited for, which only a test may.
    if (applicant) return;
    applicant = await createApplicant(findProvided(), 'extension');
    await pair(opened, applicant);
    await applicant.prepare(await findJob('greenhouseio', QUILLMERE), rememberPermission);
  });
  afterEach(async () => {
    // One page of the browser stays, so that it does not end.
    for (const page of opened.context.pages().slice(1)) await page.close();
    await opened.context.unrouteAll();
  });
  afterAll(() => opened.close());

  async function findJob(source: Source, address = /./): Promise<JobView> {
    for (let offset = 0; offset < 500; offset += 100) {
      const query = `limit=100&offset=${offset}&country=US&source=${source}`;
      const { data } = await searchApi(productUrl, query);
      const job = data.find((one) => address.test(toRealAddress(one)));
      if (job) return job;
    }
    throw new Error(`No job of ${source} is at ${address}`);
  }

  /** Prepares an application and opens the employer's page, with the panel beside it. */
  async function begin(
    source: Source,
    { path = '', address = /./ }: { path?: string; address?: RegExp } = {},
  ) {
    const job = await findJob(source, address);
    await applicant!.prepare(job);
    const url = new URL(toRealAddress(job));
    url.pathname += path;
    const form = await openEmployerPage(opened.context, productUrl, url.href);
    return { job, form };
  }

  async function beside(form: Page) {
    const panel = await openPanel(opened, form);
    await fill(panel);
    return panel;
  }

  async function expectRecorded(panel: Page, job: JobView, lastName = 'last_name') {
    const { application, packet } = await record(panel, applicant!, job);
    expect(application).toMatchObject({ way: 'packet', application_status: 'completed', stage: 'applied' });
    const field = packet?.fields.find(({ key }) => key === lastName);
    expect(field?.source?.detail).toMatch(/^Your profile: (first and )?last name$/);
    expect(packet?.files.map(({ filename }) => filename)).toEqual([RESUME]);
    return packet;
  }

  /** Fills one field past the panel, for what is asked there but never prepared. */
  async function order(panel: Page, form: Page, item: { key: string; label: string; value: string }) {
    const items = [{ ...item, kind: 'text', detail: 'Typed', isSensitive: false, file: null }];
    const tabId = await opened.findTabId(form);
    return panel.evaluate<string>(
      `chrome.tabs.sendMessage(${tabId}, ${JSON.stringify({ order: 'fill', items })}, { frameId: 0 }).then(([{ outcome }]) => outcome)`,
    );
  }

  test('fills Greenhouse’s lists and place search, and says in the record what was typed over', async () => {
    const { job, form } = await begin('greenhouseio', { address: QUILLMERE });
    const panel = await beside(form);
    expect(await form.locator('firsthand-marks').count()).toBe(1);
    expect(await form.locator('#phone').inputValue()).toBe('3035550147');
    const chosen = await form.locator('.select__single-value').allTextContents();
    expect(chosen).toEqual(expect.arrayContaining(['+1', 'Denver, Colorado, United States', 'Yes', 'No']));
    await form.locator('#first_name').fill('Augusta');
    for (const box of await form.locator('.input[aria-required=true]').all())
      if ((await box.inputValue()) === '') await box.fill('By hand.');
    for (const box of await form.locator('.select__input[aria-required=true]').all()) {
      if ((await box.locator('xpath=..').locator('.select__single-value, .select__multi-value').count()) > 0)
        continue;
      await box.click();
      await form.locator('.select__option').first().click();
    }
    await answerByHand(form.locator('fieldset.checkbox[aria-required=true]'));
    await form.getByRole('button', { name: 'Submit application' }).click();
    await passCode(form);
    await form.waitForURL('**/confirmation');
    await panel.getByRole('heading', { name: 'Record this application?' }).waitFor();
    await expectNoViolations(panel, 'panel, thanked');
    const packet = await expectRecorded(panel, job);
    await expectNoViolations(panel, 'panel, recorded');
    expect(packet?.fields.find(({ key }) => key === 'first_name')).toMatchObject({
      ...{ value: 'Augusta', source: { detail: 'Typed by you on the employer’s page' } },
    });
    const received = await findReceived(productUrl, job);
    expect(received?.values).toMatchObject({ first_name: 'Augusta', last_name: 'King', phone: '3035550147' });
    expect(received?.files).toEqual([`resume: ${RESUME}`]);
  });

  test('fills Lever once its parser is done, with a place that was picked', async () => {
    const { job, form } = await begin('lever', { path: '/apply' });
    const panel = await beside(form);
    await answerByHand(form.locator('.custom-question:has([required])'));
    await form.locator('#btn-submit').click();
    await form.waitForURL(/\/thanks$/);
    await expectRecorded(panel, job, 'full_name');
    const received = await findReceived(productUrl, job);
    expect(received?.values).toMatchObject({
      ...{ name: 'Ada King', email: 'ada@mail.example', 'urls[LinkedIn]': LINKEDIN },
      location: 'Denver, Colorado, United States',
      // What the page counts, beside what it shows.
      selectedLocation: expect.stringContaining('Denver, Colorado, United States') as unknown,
    });
    expect(received?.files).toEqual([`resume: ${RESUME}`]);
  });

  test('fills Dover, whose names are the only sign of what a box is for', async () => {
    const { job, form } = await begin('dover');
    const panel = await beside(form);
    await answerByHand(form.locator('[class*=Row-sc]:has(p:text("*"))'));
    await form.getByRole('button', { name: 'Apply', exact: true }).click();
    await expectRecorded(panel, job);
    const received = await findReceived(productUrl, job);
    expect(received?.values).toMatchObject({ firstName: 'Ada', linkedinUrl: LINKEDIN });
    expect(received?.files).toEqual([`resume: ${RESUME}`]);
  });

  test('fills BambooHR, whose form comes with a press that is the person’s', async () => {
    const { job, form } = await begin('bamboohr');
    const panel = await openPanel(opened, form);
    await panel.getByText('The form is not open yet.').waitFor();
    await expectNoViolations(panel, 'panel, form not open');
    await form.getByRole('button', { name: 'Apply for This Job' }).click();
    await fill(panel);
    await answerByHand(form.locator('.fab-FormRow:has(:text("*"))'));
    await form.getByRole('button', { name: 'Submit Application' }).click();
    await expectRecorded(panel, job, 'lastName');
    const received = await findReceived(productUrl, job);
    expect(received?.values).toMatchObject({ firstName: 'Ada', 'city.value': 'Denver' });
    expect(received?.values).not.toHaveProperty('nickname_hpcsaf');
    expect(received?.files).toEqual([`resumeFileId: ${RESUME}`]);
  });

  test('fills Breezy below its headings, and never the box that is off the page', async () => {
    const { job, form } = await begin('breezy', { path: '/apply' });
    const panel = await beside(form);
    await answerByHand(form.locator('.question[data-required]'));
    await form.getByRole('button', { name: 'Submit Application' }).click();
    await form.waitForURL(/\/apply\/submitted$/);
    await expectRecorded(panel, job, 'full_name');
    const received = await findReceived(productUrl, job);
    expect(received?.values).toMatchObject({
      cName: 'Ada King',
      cAddress: '12 Engine Street, Denver, CO 80202',
    });
    expect(Object.keys(received?.values ?? {}).filter((name) => /^hp_|gdpr/.test(name))).toEqual([]);
    expect(received?.files).toEqual([`cResume: ${RESUME}`]);
  });

  test('fills Jobvite step by step, the state once its country is chosen', async () => {
    const { job, form } = await begin('jobvite', { path: '/apply' });
    const panel = await openPanel(opened, form);
    await panel.getByText('This page shows no fields.').waitFor();
    await form.locator('#jv-country-select').selectOption('United States');
    const accept = form.getByRole('button', { name: 'I Accept' });
    if (await accept.isVisible()) await accept.click();
    await fill(panel);
    await panel.getByRole('button', { name: 'Fill 1 field' }).click();
    await panel.getByText('1 field was filled.').waitFor();
    const next = form.getByRole('button', { name: 'Next' });
    while (await next.isVisible()) {
      await next.click();
      const step = form.locator('.jv-apply-step:not(.ng-hide)');
      if ((await step.getByText('authorized').count()) > 0) await fill(panel);
      await answerByHand(step.locator('.jv-form-field:has(.jv-required-label)'));
    }
    await form.getByRole('button', { name: 'Send Application' }).click();
    await expectRecorded(panel, job);
    const received = await findReceived(productUrl, job);
    expect(received?.values).toMatchObject({ firstName: 'Ada', country: 'United States', state: 'Colorado' });
    expect(received?.files).toEqual([`resume: ${RESUME}`]);
  });

  test('fills SmartRecruiters through its open roots, the address twice', async () => {
    const { job, form } = await begin('smartrecruiters', { address: /Ostrander/ });
    await form.locator('a.apply').click();
    const panel = await beside(form);
    await form.locator('[data-test=footer-next] button').click();
    await fill(panel);
    await answerSmartRecruiters(form);
    await form.locator('[data-test=consent-box] input').check();
    await form.locator('[data-test=footer-submit] button').click();
    await form.waitForURL(/\/success$/);
    await expectRecorded(panel, job);
    const received = await findReceived(productUrl, job);
    expect(received?.values).toMatchObject({
      ...{ email: 'ada@mail.example', confirmEmail: 'ada@mail.example', phoneNumber: '3035550147' },
      ...{ location: 'Denver, Colorado, United States', 'question_diversity-gender': 'Female' },
    });
    expect(Object.values(received?.values ?? {})).toEqual(expect.arrayContaining(['Yes', 'No']));
    expect(received?.files).toEqual([`resume: ${RESUME}`]);
  });

  test('fills the step of Workday that is shown, behind an account it does not touch', async () => {
    const { job, form } = await begin('workday', { path: '/apply/applyManually' });
    const panel = await openPanel(opened, form);
    await panel.getByText('The page asks for a password.').waitFor();
    await createWorkdayAccount(form);
    const step = form.locator('[data-automation-id=progressBarActiveStep]');
    const next = form.locator(
      '[data-automation-id=pageFooterNextButton], [data-automation-id=bottom-navigation-next-button]',
    );
    await fill(panel);
    await answerWorkday(form);
    await next.click();
    await panel.getByText(/^Step: .*My Experience/).waitFor();
    await fill(panel);
    await form.getByRole('button', { name: 'Add' }).first().click();
    expect(
      await order(panel, form, { key: 'workExperience-1--startDate', label: 'From', value: '2024-03' }),
    ).toBe('filled');
    await answerWorkday(form);
    await next.click();
    while (!(await step.innerText()).includes('Review')) {
      if ((await form.getByText('authorized').count()) > 0) await fill(panel);
      await answerWorkday(form);
      await next.click();
    }
    await next.click();
    await expectRecorded(panel, job);
    const received = await findReceived(productUrl, job);
    expect(received?.values).toMatchObject({
      ...{ firstName: 'Ada', lastName: 'King', emailAddress: 'ada@mail.example', city: 'Denver' },
      ...{ countryRegion: 'Colorado', countryPhoneCode: 'United States (+1)', phoneNumber: '3035550147' },
    });
    expect(received?.files).toEqual([`resumeAttachments: ${RESUME}`]);
  });

  test('fills ADP Workforce Now before and after the code, but signs nothing', async () => {
    const { job, form } = await begin('adp', { address: /workforcenow/ });
    const panel = await openPanel(opened, form);
    await form.getByRole('button', { name: 'Apply', exact: true }).click();
    await fill(panel);
    expect(await form.locator('#login_view_phone').inputValue()).toBe('+13035550147');
    await form.getByRole('button', { name: 'Continue' }).click();
    const shown = await form.locator('#vdlContainerFluid').innerText();
    await form.getByLabel('Verification code').fill(/The code is (\d+)/.exec(shown)?.[1] ?? '');
    await form.getByRole('button', { name: 'Verify' }).click();
    await fill(panel);
    const blocks = form.locator('.mdf-validated-field:has(.mdf-required-indicator)');
    const next = form.locator('#ja_sv_cw_next_footer_btn');
    await next.click();
    await panel.getByText('Step: Questions').waitFor();
    await fill(panel);
    await answerByHand(blocks);
    await next.click();
    await panel.getByText('Step: Review').waitFor();
    await panel.getByText('Please type your full name.').waitFor();
    expect(await form.locator('#electronicSignature').inputValue()).toBe('');
    await answerByHand(blocks);
    await next.click();
    await expectRecorded(panel, job);
    const received = await findReceived(productUrl, job);
    expect(received?.values).toMatchObject({ firstName: 'Ada', lastName: 'King', country: 'United States' });
    expect(received?.files).toEqual([`resume: ${RESUME}`]);
  });

  test('fills ADP MyJobs after the sign-in, and leaves its Save to the person', async () => {
    const { job, form } = await begin('adp', { address: /myjobs/ });
    const panel = await openPanel(opened, form);
    await form.getByRole('button', { name: 'Apply', exact: true }).click();
    await panel.getByText('The page asks for a password.').waitFor();
    await form.getByRole('button', { name: 'Sign in' }).click();
    await fill(panel);
    await panel.getByText('ADP keeps the file once you press Save below it.').waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await answerMyJobs(form);
    await form.locator('.wizard-next-step-btn').click();
    await expectRecorded(panel, job);
    const received = await findReceived(productUrl, job);
    expect(received?.values).toMatchObject({ email: 'ada@mail.example', country: 'United States' });
    expect(received?.files).toEqual([`resume: ${RESUME}`]);
  });
});
