import type { SessionResponse } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser } from './browser.ts';
import { expectNoViolations } from './find-violations.ts';
import { NORA } from '../../packages/resume-parser/src/testing/nora.ts';
import { writeDocx } from '../../packages/resume-parser/src/testing/write-docx.ts';
import { createMember, toStorage } from './members.ts';

/** Nothing was read of a resume that was put into a profile as a file. */
const NO_READING = /^404 GET \/v1\/api\/job-profiles\/\d+\/resume\/reading$/;
const FILE_NAME = 'Nora Lindqvist.pdf';

const RESUME = `<style>body { font: 11pt sans-serif } h2 { font-size: 13pt }</style>
  <h1>Nora Lindqvist</h1>
  <p>nora.lindqvist@mail.example | +1 415 555 0132 | Portland, OR 97201</p>
  <h2>EXPERIENCE</h2>
  <p><b>Senior Data Engineer</b><br>Bluewater Analytics<br>March 2021 – Present</p>
  <ul><li>Led a team of four engineers</li></ul>
  <p><b>Data Engineer</b><br>Kestrel Health<br>June 2017 – February 2021</p>
  <ul><li>Moved reporting from nightly jobs to streams</li></ul>
  <h2>SKILLS</h2>
  <p>Python, SQL, Airflow, Terraform</p>`;

/** A resume as a browser prints it, with its text. */
async function printResume(page: Page): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setContent(RESUME);
  const pdf = await paper.pdf({ format: 'Letter', margin: { top: '2cm', left: '2cm' } });
  await paper.close();
  return pdf;
}

/** Opens a section by its button at the side. */
async function choose(page: Page, section: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Profile sections' });
  await nav.getByRole('button', { name: section }).click();
}

/** Answers the open dialog by one of its buttons. */
async function answer(page: Page, text: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(text).waitFor();
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Chooses the PDF, and gets from it to what was read. */
async function uploadResume(page: Page): Promise<void> {
  const input = page.getByLabel(/Click to browse|Choose another file/);
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') });
  await page.getByText(/^Only PDF files, Word documents .* are supported for resume parsing\.$/).waitFor();
  await input.setInputFiles({
    name: FILE_NAME,
    mimeType: 'application/pdf',
    buffer: await printResume(page),
  });
  expect(await page.getByLabel('Profile Name').inputValue()).toBe('Nora Lindqvist Profile');
  await page.getByRole('button', { name: 'Create Profile from Resume' }).click();
  await page
    .getByText(/^Profile created from your resume: .* 4 skills and 2 experience entries found/)
    .waitFor();
}

/** Finds a value's place in the resume, corrects another and approves the rest. */
async function review(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Read from your resume' }).waitFor();
  await page.getByText('Page 1 of 1', { exact: true }).waitFor({ state: 'hidden' });
  await expectNoViolations(page, 'the review');
  const email = page.getByRole('listitem').filter({ has: page.getByLabel('Email', { exact: true }) });
  const show = email.getByRole('button', { name: 'Show in resume' });
  await show.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-mark][data-active]').first().waitFor();
  await page.getByLabel('City', { exact: true }).fill('Astoria');
  await page.getByText('Read as: Portland').waitFor();
  await page.getByRole('button', { name: 'Looks right' }).click();
  await page.getByRole('heading', { level: 2, name: 'Contact Information' }).waitFor();

  await page.reload();
  await expect.poll(() => page.getByLabel('City', { exact: true }).inputValue()).toBe('Astoria');
  expect(await page.getByLabel('First Name').inputValue()).toBe('Nora');
}

/** From the four of the resume over one by one and many at once to the limit. */
async function fillSkills(page: Page): Promise<void> {
  await choose(page, 'Skills');
  const one = page.getByLabel('Skill', { exact: true });
  await one.fill('Rust');
  await one.press('Enter');
  await page.getByRole('heading', { name: 'Current Skills (5)' }).waitFor();
  await one.fill('rust');
  await one.press('Enter');
  await page.getByText('This skill already exists in your profile').waitFor();
  await one.fill('');

  const many = page.getByLabel('Or add multiple skills (comma-separated):');
  const skills = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `Skill ${from + index}`).join(', ');
  await many.fill(skills(5, 45));
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByText('You have 45 of 50 skills.').waitFor();
  await page.getByText('Approaching skill limit').waitFor();
  await page.getByText('Successfully added 40 skills').waitFor();
  await many.fill(`${skills(45, 52)}, RUST`);
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByText('Remove some skills to add new ones.').waitFor();
  expect(await many.inputValue(), 'what did not fit stays').toBe('Skill 50, Skill 51');
  await many.fill('');
  await expectNoViolations(page, 'all skills');

  await page.getByRole('button', { name: 'Remove Rust' }).click();
  await answer(page, 'Remove "Rust" from your skills?', 'Remove');
  await page.getByRole('heading', { name: 'Current Skills (49)' }).waitFor();
}

const titlesOf = (page: Page) => page.getByRole('heading', { level: 3, name: / at / }).allTextContents();
const PILOT = 'Pilot at Skyline Air';
const READ_TITLES = ['Senior Data Engineer at Bluewater Analytics', 'Data Engineer at Kestrel Health'];

async function fillExperience(page: Page): Promise<void> {
  await choose(page, 'Experience');
  await page.getByRole('button', { name: 'Add Experience' }).click();
  const added = page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Job Title') })
    .nth(2);
  await added.getByLabel('Job Title').fill('Pilot');
  await added.getByText('Not saved yet: company name and start date missing.', { exact: false }).waitFor();
  await added.getByLabel('Company Name').fill('Skyline Air');
  await added.getByLabel('Start Date').fill('2012-05-01');
  await added.getByLabel('End Date').fill('2012-04-30');
  await added.getByText('End date cannot be before start date').waitFor();
  await added.getByLabel('End Date').fill('2016-05-01');
  await added.getByRole('textbox', { name: 'Description' }).fill('Flew the mail.');
  await added.getByText('Saved', { exact: true }).waitFor();
  await expectNoViolations(page, 'the experience');

  await page.getByRole('button', { name: `Move ${PILOT} up` }).click();
  await page.getByText('Moved to place 2 of 3').waitFor();
  await page.getByText('All changes saved').waitFor();
  await page.reload();
  await choose(page, 'Experience');
  await page.getByText('Flew the mail.').waitFor();
  expect(await titlesOf(page)).toEqual([READ_TITLES[0], PILOT, READ_TITLES[1]]);
  await page.getByRole('button', { name: `Remove ${PILOT}` }).click();
  await answer(page, 'Are you sure you want to remove this experience?', 'Remove');
  await expect.poll(() => titlesOf(page)).toEqual(READ_TITLES);
}

/** A resume in the place of the one that was read, and a letter; down again and away. */
async function exchangeFiles(page: Page): Promise<void> {
  await choose(page, 'Job Information');
  const pdf = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  });
  await page
    .getByLabel('Upload cover letter')
    .setInputFiles({ ...pdf('letter.pdf'), buffer: Buffer.from('No') });
  await page.getByText('Only PDF, DOC, and DOCX files are allowed').waitFor();
  const files = [
    ['resume', 'Replace resume', 'Résumé of today.pdf'],
    ['cover letter', 'Upload cover letter', 'Letter.pdf'],
  ] as const;
  for (const [what, label, name] of files) {
    await page.getByLabel(label).setInputFiles(pdf(name));
    await page.getByText(name).waitFor();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${what}` }).click();
    expect((await coming).suggestedFilename()).toBe(name);
  }
  await expectNoViolations(page, 'the files');
  for (const [what] of files) {
    await page.getByRole('button', { name: `Remove ${what}` }).click();
    await answer(page, `Are you sure you want to remove your ${what}?`, 'Remove');
    await page.getByText(`No ${what} yet`).waitFor();
  }
}

async function deleteProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Profile' }).click();
  await page.getByRole('dialog').getByText('49 skills').waitFor();
  await page.getByRole('dialog').getByText('2 experience entries').waitFor();
  await expectNoViolations(page, 'the deletion');
  await answer(page, 'This action cannot be undone.', 'Delete Profile');
  await page.getByRole('heading', { name: 'Upload your resume' }).waitFor();
}

function postProfile(productUrl: string, { access_token }: SessionResponse, name: string): Promise<Response> {
  return fetch(`${productUrl}/v1/api/job-profiles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ profile_name: name }),
  });
}

describeBrowser('A member with a resume', (openPage, productUrl) => {
  test('makes a profile of it, corrects and completes it, and deletes it again', async () => {
    const session = await createMember(productUrl, 'nora');
    const localStorage = toStorage(session);
    const page = await openPage({ localStorage, expectedFaults: [NO_READING, /^415 POST .*cover-letter$/] });
    await page.goto('/job-profiles');
    await page.getByRole('heading', { name: 'Upload your resume' }).waitFor();
    await expectNoViolations(page, 'the first visit');
    await uploadResume(page);
    await review(page);
    await fillSkills(page);
    await fillExperience(page);
    await exchangeFiles(page);

    await page.getByText('Profile Limit Reached').waitFor();
    expect(await page.getByRole('button', { name: 'New Profile' }).isDisabled()).toBe(true);
    expect(await page.getByLabel('Upload Resume', { exact: true }).isDisabled()).toBe(true);
    expect((await postProfile(productUrl, session, 'A second one')).status).toBe(403);
    await deleteProfile(page);
  }, 240_000);

  test('may have it as a Word document, whose text stands beside what was read', async () => {
    const page = await openPage({ localStorage: toStorage(await createMember(productUrl, 'word')) });
    await page.goto('/job-profiles');
    await page.getByLabel('Click to browse').setInputFiles({
      ...{ name: 'Nora Lindqvist.docx', buffer: Buffer.from(writeDocx(Object.values(NORA).join(''))) },
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    });
    await page.getByRole('button', { name: 'Create Profile from Resume' }).click();
    await page.getByRole('heading', { name: 'Read from your resume' }).waitFor();
    await page.getByText('A Word document is shown as its text was read').waitFor();
    await expectNoViolations(page, 'the review of a Word document');
    const email = page.getByRole('listitem').filter({ has: page.getByLabel('Email', { exact: true }) });
    await email.getByRole('button', { name: 'Show in resume' }).click();
    const mark = await page.locator('[data-mark][data-active]').first().boundingBox();
    const line = await page.locator('svg text', { hasText: 'nora@mail.example' }).boundingBox();
    expect(Math.abs((mark?.x ?? 0) - (line?.x ?? 99))).toBeLessThan(3);
    expect(Math.abs((mark?.y ?? 0) - (line?.y ?? 99))).toBeLessThan(6);
    await page.getByRole('button', { name: 'Looks right' }).click();
    await page.getByRole('heading', { level: 2, name: 'Contact Information' }).waitFor();
    await choose(page, 'Job Information');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download resume' }).click();
    expect((await coming).suggestedFilename()).toBe('Nora Lindqvist.docx');
  }, 120_000);

  test('who signs out is asked about what is not saved, and leaves nothing of it', async () => {
    const session = await createMember(productUrl, 'leaving');
    expect((await postProfile(productUrl, session, 'Unsaved')).status).toBe(201);
    const page = await openPage({ localStorage: toStorage(session) });
    await page.goto('/job-profiles');
    await page.getByLabel('City', { exact: true }).fill('Rome');
    expect(await page.evaluate('sessionStorage.getItem("kept_drafts")')).toContain('Rome');
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await answer(page, 'You changed this profile and did not save it yet.', 'Leave without saving');
    await page.getByRole('link', { name: 'Log in/Create Account' }).first().waitFor();
    expect(await page.evaluate('sessionStorage.getItem("kept_drafts")')).toBeNull();
  });
});
