import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HistoryResponse, JobProfile, SessionResponse } from '@firsthand/contracts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSealedPacket } from '../../apps/api/src/testing/a-sealed-packet.ts';
import { packAccountFile } from '../../apps/api/src/testing/pack-account-file.ts';
import { readExport } from '../../apps/api/src/testing/read-export.ts';
import { describeBrowser } from './browser.ts';
import { bookmark, createMember, toStorage } from './members.ts';
import { HOSTILE_HTML, LURES, SWALLOWING_HTML } from './recorded-board/hostile-html.ts';
import { findJob, getJson } from './search-api.ts';
import { watchPlace } from './watch-place.ts';

const TITLE = 'Diver "><img src=x onerror=alert(1)>';
/** Of a person's own text pictures of the web stay. */
const OWN_HTML = HOSTILE_HTML.replace(/<img src="http[^>]*>/, '');
// What swallows stands at the end: the words before it are to be seen.
const HTML = `<p>You dive for sensors.</p>${HOSTILE_HTML}<p>You write reports.</p>${SWALLOWING_HTML.join('')}`;

type Row = Record<string, unknown>;

/** An account of which every posting, packet and profile holds what no text is. */
function makeHostile(lists: Record<string, Row[]>): Buffer {
  const applications = lists['applications']!.map((row) => ({
    ...row,
    job_data: { ...(row['job_data'] as Row), title: TITLE, description: HTML },
  }));
  const sealed = aSealedPacket(TITLE, {
    job: { title: TITLE, company: TITLE, description: HTML, requirements: HTML, benefits: HTML },
    profile: { profile_name: TITLE, experience: [{ job_title: TITLE, description: HTML }] },
    files: [],
  });
  return packAccountFile({
    ...lists,
    applications,
    'application-packets': [{ application_id: applications[0]!['id' as never], packet: sealed }],
    bookmarks: lists['bookmarks']!.map((row) => ({
      ...row,
      posting: { ...(row['posting'] as Row), title: TITLE, description: HTML, summary: HTML },
    })),
    experience: lists['experience']!.map((row) => ({
      ...row,
      description: `<p>You dived.</p>${OWN_HTML}`,
    })),
  });
}

describeBrowser('HTML that came in with somebody’s account', (openPage, productUrl) => {
  let directory: string;
  let brought: Promise<SessionResponse> | undefined;

  const callAs = async <Answer>(who: SessionResponse, path: string, body: object): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${productUrl}/v1/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${who.access_token}`,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    expect([path, answer.ok ? '' : await answer.clone().text()]).toEqual([path, '']);
    return (await answer.json()) as Answer;
  };

  const readBytes = async (who: SessionResponse, path: string): Promise<Buffer> => {
    const answer = await fetch(`${productUrl}/v1/api${path}`, {
      headers: { authorization: `Bearer ${who.access_token}` },
    });
    expect([path, answer.status]).toEqual([path, 200]);
    return Buffer.from(await answer.arrayBuffer());
  };

  /** Looks at a page in which the words of the descriptions stand, and tries to be led away by them. */
  async function expectHeld(page: Page, url: string, show: (page: Page) => Promise<Locator>): Promise<void> {
    const place = watchPlace(page, [productUrl, 'file:', 'data:', 'blob:']);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const part = await show(page);
    const at = { url: page.url(), title: await page.title() };
    expect(at.url).toBe(url);
    const lures = await part.getByText(LURES).all();
    expect(lures.length).toBeGreaterThanOrEqual(3);
    for (const lure of lures) await lure.click();
    await place.expectUnmoved(at, part);
    expect(await part.getByText('You write reports.').first().isVisible()).toBe(true);
  }

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'firsthand-brought-in-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  /** Who brought the file in. */
  const getMember = () => (brought ??= bringIn());
  async function bringIn(): Promise<SessionResponse> {
    const before = await createMember(productUrl, 'stranger');
    const { job } = await findJob(productUrl, '');
    await bookmark(productUrl, before, job);
    await callAs(before, '/job-applications', { requisition_id: job.id, source: job.source });
    const profile = await callAs<JobProfile>(before, '/job-profiles', { profile_name: 'Diver' });
    await callAs(before, `/job-profiles/${profile.id}/experience`, {
      ...{ job_title: 'Diver', company_name: 'Harbourline', start_date: '2020-01-01', end_date: null },
      ...{ is_current_job: true, description: '<p>Dived.</p>' },
    });
    const zip = makeHostile((await readExport(await readBytes(before, '/users/export'))).lists);
    const member = await createMember(productUrl, 'victim');
    const form = new FormData();
    form.append('file', new File([new Uint8Array(zip)], 'account.zip', { type: 'application/zip' }));
    await callAs(member, '/users/import', form);
    return member;
  }

  async function findApplication(member: SessionResponse): Promise<number> {
    const { data } = await getJson<HistoryResponse>(productUrl, '/v1/api/job-applications/history', member);
    return data.applications[0]!.id;
  }

  test('does not move or cover the page of an application or of the saved jobs', async () => {
    const member = await getMember();
    const page = await openPage({ localStorage: toStorage(member) });
    await expectHeld(page, `${productUrl}/job-applications/${await findApplication(member)}`, async () => {
      await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
      await page.getByText('Read the description').click();
      return page.getByRole('region', { name: 'The posting as it was' });
    });
    await expectHeld(page, `${productUrl}/saved-jobs`, async () => {
      await page.getByText('Show full description').click();
      await page.getByText('You write reports.').waitFor();
      return page.getByRole('article').locator('details');
    });
  });

  test('does not move the editor of the profile', async () => {
    const member = await getMember();
    const page = await openPage({ localStorage: toStorage(member) });
    const place = watchPlace(page, [productUrl, 'data:', 'blob:']);
    await page.goto(`${productUrl}/job-profiles`);
    await page
      .getByRole('navigation', { name: 'Profile sections' })
      .getByRole('button', { name: 'Experience' })
      .click();
    await page.getByText('You dived.').waitFor();
    const at = { url: page.url(), title: await page.title() };
    await page.getByText('press me', { exact: true }).click();
    await place.expectUnmoved(at);
  });

  test('does not move or cover the pages that are opened from a disk', async () => {
    const member = await getMember();
    const { files } = await readExport(
      await readBytes(member, `/job-applications/${await findApplication(member)}/download`),
    );
    const page = await openPage();
    for (const name of ['application.html', 'posting.html']) {
      const path = join(directory, name);
      await writeFile(path, files[name]!);
      await expectHeld(page, pathToFileURL(path).href, async () => page.locator('body'));
    }
  });
});
