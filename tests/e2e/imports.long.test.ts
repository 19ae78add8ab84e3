import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Bookmark, JobProfile, SessionResponse } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { POSITIONS, PROFILE } from '../../packages/resume-parser/src/testing/an-export.ts';
import { writeZip } from '../../packages/resume-parser/src/testing/write-docx.ts';
import { describeBrowser } from './browser.ts';
import { expectNoViolations } from './find-violations.ts';
import { bookmark, createMember, toStorage } from './members.ts';
import { findJob, getJson } from './search-api.ts';

/** Larger than a resume may be, as real exports are. */
const EXPORT = Buffer.from(
  writeZip({
    'Profile.csv': PROFILE,
    'Positions.csv': POSITIONS,
    'Skills.csv': 'Name\nTriage\nWound care\n',
    'messages.csv': randomBytes(1_500_000),
  }),
);
const REFUSED = /^(?:415|422) POST \/v1\/api\/job-profiles\/import$/;

const readProfiles = (productUrl: string, member: SessionResponse) =>
  getJson<JobProfile[]>(productUrl, '/v1/api/job-profiles', member);

async function offer(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.getByLabel(/Click to browse|Choose another file/).setInputFiles({ name, mimeType, buffer });
  await page.getByRole('button', { name: 'Create Profile from Resume' }).click();
}

/** The bytes of what a button saves. */
async function download(page: Page, button: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await coming).path());
}

describeBrowser('Who brings something along', (openPage, productUrl) => {
  test('makes a profile of LinkedIn’s export and a PDF of that; a damaged resume leaves nothing', async () => {
    const member = await createMember(productUrl, 'linkedin');
    const page = await openPage({ localStorage: toStorage(member), expectedFaults: [REFUSED] });
    await page.goto('/job-profiles');
    for (const [json, words] of [
      ['{"basics": {"name": "Nora"', /^This JSON file is damaged/],
      ['{"name": "a package"}', /^This JSON file is no resume/],
      ['{"basics": {"name": 7}, "work": ["Nurse"]}', /^Nothing in this JSON file is as JSON Resume has it/],
    ] as const) {
      await offer(page, 'resume.json', 'application/json', Buffer.from(json));
      await page.getByText(words).waitFor();
    }
    await expectNoViolations(page, 'a refused resume');
    expect(await readProfiles(productUrl, member)).toEqual([]);

    await offer(page, 'Complete_LinkedInDataExport.zip', 'application/zip', EXPORT);
    await page.getByRole('heading', { name: 'Read from your resume' }).waitFor();
    await page.getByText('From: Positions.csv, row 2, Title').waitFor();
    await page.getByText('messages.csv', { exact: true }).waitFor();
    await expectNoViolations(page, 'the review of LinkedIn’s export');
    await page.getByLabel('City', { exact: true }).fill('Bonn');
    await page.getByRole('button', { name: 'Looks right' }).click();
    await page.getByRole('heading', { level: 2, name: 'Contact Information' }).waitFor();
    const [profile] = await readProfiles(productUrl, member);
    expect(profile).toMatchObject({ first_name: 'Nora', city: 'Bonn', has_resume: false });
    expect(profile?.experience.map(({ company_name }) => company_name)).toEqual([
      ...['Lakeside Clinic', 'City Hospital'],
    ]);

    await page
      .getByRole('navigation', { name: 'Profile sections' })
      .getByRole('button', { name: 'Job Information' })
      .click();
    const pdf = await download(page, 'Download PDF');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(5_000);
  }, 120_000);

  test('finds a whole account again in an empty one', async () => {
    const [before, after] = [
      await createMember(productUrl, 'moving'),
      await createMember(productUrl, 'moved'),
    ];
    await bookmark(productUrl, before, (await findJob(productUrl, '')).job);
    await fetch(`${productUrl}/v1/api/job-profiles`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${before.access_token}` },
      body: JSON.stringify({ profile_name: 'Nights', desired_job_title: 'Head Nurse' }),
    });
    const old = await openPage({ localStorage: toStorage(before) });
    await old.goto('/profile');
    const file = await download(old, 'Download my data');

    const page = await openPage({ localStorage: toStorage(after) });
    await page.goto('/profile');
    await page
      .getByLabel('Choose the ZIP')
      .setInputFiles({ name: 'data.zip', mimeType: 'application/zip', buffer: file });
    await page.getByRole('button', { name: 'Bring it in' }).click();
    const result = page.getByRole('region', { name: 'Bring an account in' }).getByRole('status');
    await result.getByText('Saved jobs').waitFor();
    await expectNoViolations(page, 'what came in');
    const namesOf = async (member: SessionResponse) => {
      const saved = await getJson<{ bookmarks: Bookmark[] }>(productUrl, '/v1/api/bookmarks', member);
      const profiles = await readProfiles(productUrl, member);
      return {
        jobs: saved.bookmarks.map(({ title }) => title),
        profiles: profiles.map((each) => [each.profile_name, each.desired_job_title]),
      };
    };
    const brought = await namesOf(after);
    expect(brought.jobs).toHaveLength(1);
    expect(brought).toEqual(await namesOf(before));
    await page.goto('/saved-jobs');
    await page.getByRole('link', { name: brought.jobs[0]! }).first().waitFor();
  }, 120_000);
});
