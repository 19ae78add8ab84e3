import type { ApplicationDetail, ApplicationDraft, HistoryResponse, JobView } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeBrowser } from '../browser.ts';
import { createApplicant, type Applicant } from './applicant.ts';
import { findChromium } from './find-chromium.ts';
import { openExtension, type OpenExtension } from './open-extension.ts';
import { toGreenhousePage } from './pages/greenhouse-page.ts';
import type { FormPage } from './pages/form-page.ts';
import { toLeverPage } from './pages/lever-page.ts';
import { startApplyingProduct, type ApplyingProduct } from './start-applying.ts';

const why = ({ fields }: ApplicationDraft) =>
  Object.fromEntries(
    fields
      .filter(
        ({ required, value, kind }) =>
          required && value === null && (kind === 'text' || kind === 'long-text'),
      )
      .map(({ key }) => [key, 'Because of the people.']),
  );

describeBrowser('The extension', () => {
  let product: ApplyingProduct;
  let applicant: Applicant | undefined;
  let opened: OpenExtension;

  beforeAll(async () => {
    product = await startApplyingProduct();
    opened = await openExtension(product.url, findChromium());
  });
  beforeEach(async () => {
    // The mailbox is waited for, which only a test may.
    if (applicant) return;
    applicant = await createApplicant(product, 'extension');
    await pair(opened, applicant);
  });
  afterEach(async () => {
    // One page of the browser stays, so that it does not end.
    for (const page of opened.context.pages().slice(1)) await page.close();
    await opened.context.unrouteAll();
  });
  afterAll(async () => {
    await opened.close();
    await product.stop();
  });

  /** The employer's page at its real address, and the panel beside it. */
  async function openForm(url: string, page: FormPage) {
    const { host } = new URL(url);
    await opened.context.route(`https://${host}/**`, (route) => {
      const html = page.html(new URL(route.request().url()).pathname);
      return route.fulfill({ status: html === null ? 404 : 200, contentType: 'text/html', body: html ?? '' });
    });
    const form = await opened.context.newPage();
    await form.goto(url);
    await form.locator('form').waitFor();
    return form;
  }

  /** As the sandbox shows it, at the address that the system itself has for it. */
  async function openSandboxForm(url: string) {
    const { host } = new URL(url);
    await opened.context.route(`https://${host}/**`, async (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      const answer = await fetch(`${product.url}/sandbox/page/${host}${pathname}${search}`, {
        method: request.method(),
        redirect: 'manual',
        headers: { 'content-type': request.headers()['content-type'] ?? '' },
        ...(request.method() === 'POST' ? { body: new Uint8Array(request.postDataBuffer() ?? []) } : {}),
      });
      const location = answer.headers.get('location');
      await route.fulfill({
        status: answer.status,
        headers: {
          'content-type': answer.headers.get('content-type') ?? 'text/html',
          ...(location === null ? {} : { location: toRealUrl(location, request.url()) }),
        },
        body: Buffer.from(await answer.arrayBuffer()),
      });
    });
    const form = await opened.context.newPage();
    await form.goto(url);
    await form.locator('form').first().waitFor();
    return form;
  }

  async function openPanel(form: Page): Promise<Page> {
    const panel = await opened.openOwnPage(`panel.html?tab=${await opened.findTabId(form)}`);
    // Timers of a page that is not seen are slow, and nothing is filled there.
    await form.bringToFront();
    return panel;
  }

  async function fill(panel: Page): Promise<void> {
    await panel.getByLabel(/^Resume/).check();
    await panel.getByRole('button', { name: /^Fill \d+ fields?$/ }).click();
    await panel.getByText(/fields? (was|were) filled\./).waitFor();
  }

  async function record(panel: Page, job: JobView): Promise<ApplicationDetail> {
    await panel.getByRole('heading', { name: 'Record this application?' }).waitFor();
    await panel.getByRole('button', { name: 'Record' }).click();
    await panel.getByRole('heading', { name: 'Recorded' }).waitFor();
    const { data } = await applicant!.call<HistoryResponse>('GET', '/job-applications/history');
    const application = data.applications.find(({ requisition_id }) => requisition_id === job.id);
    return applicant!.call('GET', `/job-applications/${application?.id}`);
  }

  test('fills a form of Greenhouse, says where it came from, and records what was sent', async () => {
    const job = product.findJobOf('greenhouseio');
    const draft = await applicant!.prepare(job, why);
    const url = toRealAddress(job);
    const form = await openForm(url, toGreenhousePage(draft.fields, new URL(url).pathname));
    const panel = await openPanel(form);
    await panel.getByRole('heading', { level: 1, name: job.title }).waitFor();
    await fill(panel);
    expect(await form.locator('#first_name').inputValue()).toBe('Ada');
    expect(await form.locator('#phone').inputValue()).toBe('3035550147');
    expect(await form.locator('.select__single-value').allTextContents()).toEqual(
      expect.arrayContaining(['United States +1', 'Denver, Colorado, United States']),
    );
    expect(await form.locator('#website_url').inputValue()).toBe('');
    expect(await form.locator('#gdpr_1').isChecked()).toBe(false);
    expect(await form.evaluate('window.uploads')).toBe(1);
    expect(await form.locator('firsthand-marks').count()).toBe(1);
    expect(new URL(form.url()).pathname).toBe(new URL(url).pathname);
    await form.locator('#first_name').fill('Augusta');
    await form.getByRole('button', { name: 'Submit application' }).click();
    await form.waitForURL('**/confirmation');
    const { application, packet } = await record(panel, job);
    expect(application).toMatchObject({ way: 'packet', application_status: 'completed', stage: 'applied' });
    expect(packet?.fields.find(({ key }) => key === 'first_name')).toMatchObject({
      ...{ value: 'Augusta', source: { detail: 'Typed by you on the employer’s page' } },
    });
    expect(packet?.fields.find(({ key }) => key === 'last_name')?.source?.detail).toBe(
      'Your profile: last name',
    );
    expect(packet?.files.map(({ filename }) => filename)).toEqual(['ada-king.pdf']);
  });

  test('fills a form of Lever past what its parser wrote, and leaves what is the person’s', async () => {
    const job = product.findJobOf('lever');
    await applicant!.prepare(job, why);
    const url = `${toRealAddress(job)}/apply`;
    const form = await openForm(url, toLeverPage(new URL(url).pathname));
    const panel = await openPanel(form);
    await fill(panel);
    const read = (name: string) => form.locator(`[name="${name}"]`).first().inputValue();
    expect(await read('email')).toBe('ada@mail.example');
    // The parser was first, and what it wrote is shown as different.
    expect(await read('name')).toBe('ADA KING PARSED');
    await panel.getByText('On the page: ADA KING PARSED').first().waitFor();
    expect(await read('location')).toBe('Denver, CO, USA');
    expect(await read('urls[LinkedIn]')).toBe('https://www.linkedin.com/in/ada');
    expect(await read('urls[Other website]')).toBe('');
    expect(await read('eeo[gender]')).toBe('Female');
    expect(await read('eeo[disabilitySignature]')).toBe('');
    expect(await form.locator('[type=checkbox]').isChecked()).toBe(false);
    await panel.getByText('Are you willing to travel?').first().waitFor();
    await form.locator('[name$="[field0]"]').fill('I like it.');
    await form.getByRole('button', { name: 'Submit application' }).click();
    const { packet } = await record(panel, job);
    expect(packet?.fields.find(({ label }) => label === 'Why do you want to work here?')?.value).toBe(
      'I like it.',
    );
  });

  test('fills a form of Dover, whose names are the only sign of what a box is for', async () => {
    const job = product.findJobOf('dover');
    await applicant!.prepare(job, why);
    const form = await openSandboxForm(toRealAddress(job));
    const panel = await openPanel(form);
    await fill(panel);
    expect(await form.locator('[name=firstName]').inputValue()).toBe('Ada');
    expect(await form.locator('[name=email]').inputValue()).toBe('ada@mail.example');
    expect(await form.locator('[name=linkedinUrl]').inputValue()).toBe('https://www.linkedin.com/in/ada');
    await form.getByText('ada-king.pdf').first().waitFor();
    expect(await form.getByText('ada-king.pdf').count()).toBe(1);
  });
});

function toRealUrl(location: string, asked: string): string {
  const below = /\/sandbox\/page\/(.*)$/.exec(location)?.[1];
  return below === undefined ? new URL(location, asked).href : `https://${below}`;
}

/** Where the page would be on the system's own host; the demo shows it below its own. */
function toRealAddress({ external_url }: JobView): string {
  return (external_url ?? '').replace(/^.*\/sandbox\/page\//, 'https://');
}

async function pair({ openOwnPage }: OpenExtension, { token, email }: Applicant): Promise<void> {
  const options = await openOwnPage('options.html');
  await options.getByLabel('Access token').fill(token);
  await options.getByRole('button', { name: 'Connect' }).click();
  await options.getByText(email).waitFor();
}
