import type { Application, ApplicationDraft } from '@firsthand/contracts';
import { parseResume } from '@firsthand/resume-parser';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, hasFocus, PHONE } from './browser.ts';
import { createApplicant, type Applicant } from './extension/applicant.ts';
import { findProvided } from './extension/find-provided.ts';
import { expectNoViolations } from './find-violations.ts';
import { toStorage } from './members.ts';
import { findJob } from './search-api.ts';

const LED = 'Led a team of four through the move to a new till';
const TAUGHT = 'Taught <every> new colleague & wrote the handbook';
const PREPARED = '/job-applications/prepared';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const lines = (page: Page) => page.getByLabel('Shop Assistant, Northwind');
const panel = (page: Page) => page.getByRole('region', { name: 'A resume for this job' });

async function addExperience({ call, profileId }: Applicant): Promise<void> {
  const entries = [
    {
      ...{ job_title: 'Shop Assistant', company_name: 'Northwind', start_date: '2021-03-01' },
      ...{ is_current_job: true, description: '<p>Served customers.</p><ul><li>Counted the till</li></ul>' },
    },
    {
      ...{ job_title: 'Clerk', company_name: 'Hexley', start_date: '2018-01-01', end_date: '2021-02-01' },
      description: '<p>Kept the <strong>stock</strong>.</p>',
    },
  ];
  for (const entry of entries) await call('POST', `/job-profiles/${profileId}/experience`, entry);
}

async function readBytes(productUrl: string, { session }: Applicant, path: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const response = await fetch(`${productUrl}/v1/api/job-applications/${path}`, { headers });
  expect([path, response.status]).toEqual([path, 200]);
  return Buffer.from(await response.arrayBuffer());
}

describeBrowser('A resume for one job', (openPage, productUrl) => {
  const start = async (name: string, viewport?: { width: number; height: number }) => {
    const applicant = await createApplicant(findProvided(), name);
    // Its form is the one that most share: nothing in it but contact and documents is required.
    const { job } = await findJob(productUrl, 'source=lever');
    const draft = await applicant.prepare(job);
    const page = await openPage({
      localStorage: toStorage(applicant.session, { premium: true }),
      ...(viewport && { viewport }),
    });
    const open = async () => {
      await page.goto(`${PREPARED}/${draft.id}`);
      await panel(page).waitFor();
    };
    return { applicant, draft, page, open };
  };

  test(
    'is worded by the person, becomes the file, and is sealed byte for byte',
    { timeout: 300_000 },
    async () => {
      const { applicant, draft, page, open } = await start('version');
      await addExperience(applicant);
      await open();
      await button(page, 'Word my resume for this job').press('Enter');
      await lines(page).waitFor();
      await expect.poll(() => hasFocus(lines(page))).toBe(true);
      expect(await lines(page).inputValue()).toBe('Served customers.\nCounted the till');
      await expectNoViolations(page, 'editor');

      await lines(page).fill(' \n ');
      await button(page, 'Make the PDF').click();
      await page.getByText('Write at least one line, or take your profile’s lines again.').waitFor();
      await expect.poll(() => hasFocus(lines(page))).toBe(true);
      await button(page, /^Take my profile’s lines again/).click();
      expect(await lines(page).inputValue()).toBe('Served customers.\nCounted the till');
      await lines(page).fill(`${LED}\n\n${TAUGHT}`);
      await page.getByLabel('Design of the PDF').selectOption('two-columns');
      await button(page, 'Make the PDF').click();

      const name = `Resume - Ada King - ${draft.job.company}.pdf`;
      await panel(page).getByText('is now the file of this application.').waitFor();
      const files = page.getByRole('list', { name: 'Files of this application' });
      await files.getByText(name).waitFor();
      await files.getByText('Made for this job').waitFor();
      await expectNoViolations(page, 'made');
      const opened = page.context().waitForEvent('page');
      await button(page, 'Look at the PDF').click();
      await (await opened).close();

      await button(page, /^Change/).click();
      expect(await lines(page).inputValue()).toBe(`${LED}\n${TAUGHT}`);
      await button(page, 'Close').click();
      const made = await readBytes(productUrl, applicant, `drafts/${draft.id}/resume-version.pdf`);
      await button(page, 'Review and confirm').click();
      await page.getByText(name).first().waitFor();
      await button(page, /^(Prepare packet|Send to)/).click();
      await page.waitForURL(/\/job-applications\/\d+$/);
      const id = Number(page.url().split('/').at(-1));
      const { application } = await applicant.call<{ application: Application }>(
        'GET',
        `/job-applications/${id}`,
      );
      expect(application.has_packet).toBe(true);
      const sealed = await readBytes(productUrl, applicant, `${id}/files/resume`);
      expect(sealed.equals(made)).toBe(true);
      const { experience } = await parseResume(sealed);
      expect(experience.map(({ description }) => description?.value)).toEqual([
        `${LED}\n${TAUGHT}`,
        'Kept the stock.',
      ]);
    },
  );

  test('is not lost unseen, and makes way for one’s own again', { timeout: 300_000 }, async () => {
    const { applicant, draft, page, open } = await start('unsaved', PHONE);
    await open();
    await button(page, 'Word my resume for this job').click();
    await page.getByText('Your profile has no work experience to word yet.').waitFor();
    await expectNoViolations(page, 'no experience');
    await button(page, 'Close').click();
    await addExperience(applicant);
    await button(page, 'Word my resume for this job').click();
    await lines(page).fill(LED);
    await page.getByText('Your resume lines are kept here until you make the PDF').waitFor();
    expect(await page.getByText('Everything is saved').count()).toBe(0);
    await open();
    await expect.poll(() => lines(page).inputValue()).toBe(LED);
    await button(page, 'Review and confirm').click();
    await page.getByText(/^You worded lines of your resume and made no PDF of them/).waitFor();
    await page.getByRole('link', { name: 'Prepared applications' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByText(/^You worded lines of your resume/).waitFor();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    expect(await lines(page).inputValue()).toBe(LED);
    await button(page, 'Make the PDF').click();
    await panel(page).getByText('is now the file of this application.').waitFor();

    await applicant.call('PUT', `/job-profiles/${applicant.profileId}`, { city: 'Boulder' });
    await open();
    await page
      .getByText(/^Your resume for this job was made on .* from your profile, which has changed since/)
      .waitFor();
    await button(page, 'Use my own resume again').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('list', { name: 'Files of this application' }).getByText('ada-king.pdf').waitFor();
    const { resume_version } = await applicant.call<ApplicationDraft>(
      'GET',
      `/job-applications/drafts/${draft.id}`,
    );
    expect(resume_version).toBeNull();
    await expectNoViolations(page, 'own resume');
  });
});
