import type { Source } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeBrowser } from '../../browser.ts';
import { expectNoViolations } from '../../find-violations.ts';
import { findJob } from '../../search-api.ts';
import { createApplicant, pair, type Applicant } from '../applicant.ts';
import { openPanel } from '../beside-form.ts';
import { toRealAddress } from '../employer-page.ts';
import { findProvided } from '../find-provided.ts';
import { openExtension, type OpenExtension } from '../open-extension.ts';
import { addEntries } from './add-entries.ts';
import { BAMBOOHR } from './bamboohr-page.ts';
import { GREENHOUSE } from './greenhouse-page.ts';
import { LEVER } from './lever-page.ts';
import { SMARTRECRUITERS } from './smartrecruiters-page.ts';
import { WORKDAY } from './workday-page.ts';

type Entry = Record<string, string | boolean | null>;
interface Kept {
  model: { experience: Entry[]; education: Entry[] };
  seen: { next: number; sent: number };
}

const FURTHER = (words: string) => `Your profile holds ${words}. Where the page lets you add an entry`;

describeBrowser('Lists of experience and education', (_openPage, productUrl) => {
  let opened: OpenExtension;
  let applicant: Applicant | undefined;

  beforeAll(async () => {
    opened = await openExtension();
  });
  beforeEach(async () => {
    if (applicant) return;
    applicant = await createApplicant(findProvided(), 'entries');
    await addEntries(applicant);
    await pair(opened, applicant);
  });
  afterEach(async () => {
    for (const page of opened.context.pages().slice(1)) await page.close();
    await opened.context.unrouteAll();
  });
  afterAll(() => opened.close());

  /** Opens a page of ours where the form of a job that is held would be. */
  async function begin(source: Source, html: string, path = '') {
    const { job } = await findJob(productUrl, `country=US&source=${source}`);
    await applicant!.prepare(job);
    const url = new URL(toRealAddress(job));
    url.pathname += path;
    await opened.context.route(`https://${url.host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    const form = await opened.context.newPage();
    await form.goto(url.href);
    const panel = await openPanel(opened, form);
    return { job, form, panel };
  }

  const read = (form: Page) => form.evaluate<Kept>('({ model, seen })');

  /** Presses "Fill" once the panel says what goes into this many fields, and gives what it said. */
  async function fill(panel: Page, form: Page, fields: number): Promise<string> {
    await form.bringToFront();
    const action = panel.getByRole('button', {
      name: `Fill ${fields} field${fields === 1 ? '' : 's'}`,
      exact: true,
    });
    await action.waitFor();
    const words = await panel.locator('main').innerText();
    await action.click();
    await panel.getByText(/fields? (was|were) filled\./).waitFor();
    return words.replace(/\s+/g, ' ');
  }

  async function expectNothingSent(form: Page) {
    expect((await read(form)).seen).toEqual({ next: 0, sent: 0 });
  }

  test('are filled on Workday entry by entry, beside one that the person filled in part', async () => {
    const { form, panel } = await begin('workday', WORKDAY, '/apply/applyManually');
    const [addJob, addSchool] = ['experience', 'education'].map((kind) =>
      form.locator(`[data-adds=${kind}]`),
    );
    await addJob!.click();
    await form.locator('[name=jobTitle]').fill('Clerk');
    await form.locator('[name=companyName]').fill('Cotton Mills');
    await form.locator('[name=companyName]').blur();
    await addJob!.click();
    await addSchool!.click();
    // Nothing is written before it is shown.
    await panel.getByText(FURTHER('1 more job and 1 more school')).waitFor();
    expect((await read(form)).model.experience).toEqual([
      { jobTitle: 'Clerk', companyName: 'Cotton Mills' },
      {},
    ]);
    const shown = await fill(panel, form, 13);
    expect(shown).toContain('Work Experience 1: From 01/2015 Your profile: experience 2, Cotton Mills');
    expect(shown).toContain(
      'Work Experience 2: I currently work here Yes Your profile: experience 1, Engine Works',
    );
    expect(shown).toContain('Work Experience 2: To required You work there now');
    await expectNoViolations(panel, 'panel, entries filled');
    expect((await read(form)).model).toEqual({
      experience: [
        {
          ...{ jobTitle: 'Clerk', companyName: 'Cotton Mills', startDate: '01/2015', endDate: '12/2018' },
          roleDescription: 'Kept books.',
        },
        {
          ...{ jobTitle: 'Analyst', companyName: 'Engine Works', currentlyWorkHere: true },
          ...{ startDate: '04/2021', roleDescription: 'Wrote notes.' },
        },
      ],
      education: [
        {
          ...{ school: 'University of London', degree: 'Bachelor of Science', gradeAverage: '3.9' },
          ...{ firstYearAttended: '2011', lastYearAttended: '2014' },
        },
      ],
    });
    // The next ones come once the person adds a place for them; the panel looks again by itself.
    await addJob!.click();
    await addSchool!.click();
    await fill(panel, form, 8);
    const { model } = await read(form);
    expect(model.experience[2]).toEqual({
      ...{ jobTitle: 'Tutor', companyName: 'Lambeth School', startDate: '09/2012', endDate: '06/2014' },
    });
    expect(model.education[1]).toEqual({
      ...{ school: 'Trinity College', degree: 'Master of Arts' },
      ...{ firstYearAttended: '2008', lastYearAttended: '2011' },
    });
    await expectNothingSent(form);
  });

  test('are filled on Greenhouse through its lists, the months and years apart', async () => {
    const { form, panel } = await begin('greenhouseio', GREENHOUSE);
    for (const kind of ['experience', 'experience', 'education'])
      await form.locator(`[data-adds=${kind}]`).click();
    const shown = await fill(panel, form, 29);
    expect(shown).toContain(
      'Education 2: Start date month Your profile does not hold this for Trinity College.',
    );
    const { model } = await read(form);
    expect(model.education).toEqual([
      {
        ...{ school: 'University of London', degree: 'Bachelor of Science', discipline: 'Mathematics' },
        ...{ startMonth: 'October', startYear: '2011', endMonth: 'June', endYear: '2014' },
      },
      {
        ...{ school: 'Trinity College', degree: 'Master of Arts', discipline: 'History' },
        ...{ startYear: '2008', endYear: '2011' },
      },
    ]);
    expect(model.experience).toEqual([
      {
        ...{
          company: 'Engine Works',
          title: 'Analyst',
          current: true,
          startMonth: 'April',
          startYear: '2021',
        },
      },
      {
        ...{ company: 'Cotton Mills', title: 'Clerk', startMonth: 'January', startYear: '2015' },
        ...{ endMonth: 'December', endYear: '2018' },
      },
      {
        ...{ company: 'Lambeth School', title: 'Tutor', startMonth: 'September', startYear: '2012' },
        ...{ endMonth: 'June', endYear: '2014' },
      },
    ]);
    await expectNothingSent(form);
  });

  test('are filled in Lever’s cards, and an entry of somebody’s own gets nothing beside it', async () => {
    const { form, panel } = await begin('lever', LEVER, '/apply');
    await form.locator('[name="cards[aa-0][field0]"]').fill('The Bakery');
    await form.locator('[name="cards[aa-0][field0]"]').blur();
    for (const kind of ['experience', 'education']) await form.locator(`[data-adds=${kind}]`).click();
    const shown = await fill(panel, form, 13);
    expect(shown).toContain(
      'Work experience 1: Title required Something else than in your profile stands in this entry',
    );
    expect((await read(form)).model).toEqual({
      experience: [
        { Company: 'The Bakery' },
        {
          ...{ Company: 'Engine Works', Title: 'Analyst', 'Start month': 'Apr', 'Start year': '2021' },
          Responsibilities: 'Wrote notes.',
        },
      ],
      education: [
        {
          ...{ School: 'University of London', Degree: 'Bachelor of Science', Major: 'Mathematics' },
          'Graduation date (MM/YYYY)': '06/2014',
        },
        {
          ...{ School: 'Trinity College', Degree: 'Master of Arts', Major: 'History' },
          'Graduation date (MM/YYYY)': '2011',
        },
      ],
    });
    await expectNothingSent(form);
  });

  test('are filled on BambooHR, of dates in two boxes each its own, and the highest degree is the person’s', async () => {
    const { form, panel } = await begin('bamboohr', BAMBOOHR);
    await form.locator('[data-adds=experience]').click();
    const shown = await fill(panel, form, 13);
    expect(shown).toContain('Employment history 1: Start date month April');
    expect(shown).toMatch(/Yours to answer Highest Education Obtained/);
    expect((await read(form)).model).toEqual({
      experience: [
        {
          ...{ employer: 'Engine Works', position: 'Analyst', startMonth: '04', startYear: '2021' },
          duties: 'Wrote notes.',
        },
        {
          ...{ employer: 'Cotton Mills', position: 'Clerk', startMonth: '01', startYear: '2015' },
          ...{ endMonth: '12', endYear: '2018', duties: 'Kept books.' },
        },
      ],
      education: [{ school: 'University of London' }],
    });
    await expectNothingSent(form);
  });

  test('are filled on SmartRecruiters one form after the other, and what is saved is not offered again', async () => {
    const { form, panel } = await begin('smartrecruiters', SMARTRECRUITERS);
    const press = (test: string) => form.locator(`[data-test=${test}]`).click();
    await press('add-experience');
    await press('add-education');
    await fill(panel, form, 10);
    await press('experience-save');
    await press('education-save');
    await press('add-experience');
    await press('add-education');
    await panel.getByRole('checkbox', { name: /Experience 1: Title/ }).waitFor();
    const shown = await fill(panel, form, 10);
    expect(shown).toContain('Clerk Your profile: experience 2, Cotton Mills');
    await panel
      .getByText('The page asks for the month too, and your profile holds the year alone.')
      .first()
      .waitFor();
    await press('experience-save');
    await press('education-save');
    expect((await read(form)).model).toEqual({
      experience: [
        {
          ...{ title: 'Analyst', company: 'Engine Works', description: 'Wrote notes.' },
          ...{ from: '2021-04-01', current: true },
        },
        {
          ...{ title: 'Clerk', company: 'Cotton Mills', description: 'Kept books.' },
          ...{ from: '2015-01-01', to: '2018-12-01' },
        },
      ],
      education: [
        {
          ...{ institution: 'University of London', major: 'Mathematics', degree: 'Bachelor of Science' },
          ...{ from: '2011-10-01', to: '2014-06-01' },
        },
        { institution: 'Trinity College', major: 'History', degree: 'Master of Arts' },
      ],
    });
    await expectNothingSent(form);
  });

  test('are left where something else came to stand in an entry after it was shown', async () => {
    const { form, panel } = await begin('lever', LEVER, '/apply');
    await panel.getByText('Work experience 1: Company').waitFor();
    // Typed past the panel, which does not look again for that.
    await form.locator('[name="cards[aa-0][field1]"]').fill('Baker');
    await fill(panel, form, 9);
    await panel.getByText('Something else came to stand in this entry').first().waitFor();
    expect((await read(form)).model.experience).toEqual([{ Title: 'Baker' }]);
    await expectNothingSent(form);
  });
});
