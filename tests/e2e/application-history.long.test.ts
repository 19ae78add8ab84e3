import { readFile } from 'node:fs/promises';
import type { Application, ApplicationDetail, JobView, SessionResponse } from '@firsthand/contracts';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, hasFocus } from './browser.ts';
import { expectNoViolations } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';
import { getJson } from './search-api.ts';

const HISTORY = '/job-applications';

/** A call of the person's own, as the pages make it. */
async function callAs<T>(
  productUrl: string,
  { access_token }: SessionResponse,
  [method, path]: [method: string, path: string],
  body?: object,
): Promise<T> {
  const response = await fetch(`${productUrl}/v1/api/job-applications${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.ok, `${method} ${path} answers ${response.status}`).toBe(true);
  return (await response.json()) as T;
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

async function downloadBy(page: Page, button: string | RegExp): Promise<Download> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return started;
}

describeBrowser('An application made elsewhere', (openPage, productUrl) => {
  test('is added by hand, followed with notes and a date, exported, and removed', async () => {
    const session = await createMember(productUrl, 'elsewhere');
    const page = await openPage({
      localStorage: toStorage(session),
      expectedFaults: [/^failed: net::ERR_INTERNET_DISCONNECTED DELETE /],
    });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'View application history' }).click();
    await page.getByRole('heading', { level: 2, name: 'No Applications Yet' }).waitFor();
    expect(await page.title()).toBe('Job Application History – Firsthand');
    await page.getByText('0 total applications').waitFor();
    expect(await page.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/search');
    await expectNoViolations(page, 'empty');

    await page.getByRole('button', { name: 'Add application' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add application' }).click();
    await dialog.getByText('Job title is required').waitFor();
    await expectNoViolations(page, 'adding');
    await dialog.getByLabel('Job title').fill('Head Gardener');
    await dialog.getByLabel('Link to the job').fill('gardens.example/jobs/7');
    await dialog.getByLabel('Applied on').fill('2026-01-05');
    await dialog.getByRole('button', { name: 'Add application' }).click();

    const card = page.getByRole('article', { name: 'Head Gardener' });
    await card.getByText('Unknown Company').waitFor();
    await page.getByText('1 total application', { exact: true }).waitFor();
    await page.getByText('Showing 1 to 1 of 1 application', { exact: true }).waitFor();
    await card.getByText('since Jan 5, 2026').waitFor();
    await card.getByText('Completed', { exact: true }).waitFor();
    expect(await card.textContent()).toMatch(/Applied Jan 5, 2026 \d{1,2}:\d\d [AP]M/);
    const job = card.getByRole('link', { name: /^View Job/ });
    expect(await job.getAttribute('href')).toBe('https://gardens.example/jobs/7');
    expect(await job.getAttribute('target')).toBe('_blank');
    expect(await page.getByRole('navigation', { name: 'Pages of applications' }).count()).toBe(0);

    await card.getByText('Dates and notes').click();
    await card.getByLabel('Notes').fill('Ask about the orchard');
    await card.getByText('Saved', { exact: true }).waitFor();
    await card.getByLabel('Follow up on').fill('2027-03-01');
    await card.getByLabel('Follow up on').blur();
    await expectNoViolations(page, 'following up');
    const calendar = await textOf(await downloadBy(page, /^Add to calendar/));
    expect(calendar).toContain('BEGIN:VEVENT');
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270301');
    const table = await textOf(await downloadBy(page, 'Export as CSV'));
    expect(table).toContain('Head Gardener');
    expect(table).toContain('Ask about the orchard');

    await page.reload();
    await card.getByText('Follow up on Mar 1, 2027').waitFor();
    await card.getByText('Dates and notes').click();
    expect(await card.getByLabel('Notes').inputValue()).toBe('Ask about the orchard');
    await card.getByRole('button', { name: /^Remove/ }).click();
    await dialog.getByRole('heading', { name: 'Remove this application?' }).waitFor();
    await expectNoViolations(page, 'removing');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await refuseToRemoveOnce(page);
    await dialog.getByRole('button', { name: 'Remove application' }).click();
    await page.getByRole('heading', { level: 2, name: 'No Applications Yet' }).waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
  });
});

/** Asks to remove the only application while the network is away. Leaves the question open. */
async function refuseToRemoveOnce(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Remove/ });
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: /^Remov/ });
  let answer: () => void = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/v1/api/job-applications/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    await isAnswered;
    await route.abort('internetdisconnected');
  });
  await opener.click();
  await confirm.click();
  // While it works it cannot be left, and the focus stays where the person is.
  await dialog.getByRole('button', { name: 'Removing...' }).waitFor();
  expect(await hasFocus(confirm)).toBe(true);
  expect(await confirm.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(true);
  answer();
  await dialog.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  expect(await dialog.getByRole('alert').innerText()).not.toBe('');
  expect(await hasFocus(confirm)).toBe(true);
  await page.unroute('**/v1/api/job-applications/*');
  // Left, the focus is back at the button that asked; asked again, the fault is forgotten.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await hasFocus(opener)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await dialog.getByRole('alert').count()).toBe(0);
}

describeBrowser('The Application History of somebody who applied a lot', (openPage, productUrl) => {
  let prepared: Promise<{ session: SessionResponse; jobs: JobView[] }> | null = null;

  /** 21 written down by hand and 4 to postings of ours, the newest. */
  async function prepare() {
    const session = await createMember(productUrl, 'busy');
    for (let number = 1; number <= 21; number += 1) {
      const day = `2026-02-${String(number).padStart(2, '0')}`;
      const entry = { title: `Role ${number}`, company: 'Harbor & Pine', applied_on: day };
      await callAs(productUrl, session, ['POST', ''], entry);
    }
    const search = '/v1/api/requisitions/search?limit=4&source=3';
    const { data: jobs } = await getJson<{ data: JobView[] }>(productUrl, search);
    expect(jobs).toHaveLength(4);
    for (const { id, source } of jobs) {
      await callAs(productUrl, session, ['POST', ''], { requisition_id: id, source });
    }
    return { session, jobs };
  }
  const getPrepared = () => (prepared ??= prepare());
  const open = async () => {
    const { session, jobs } = await getPrepared();
    const page = await openPage({ localStorage: toStorage(session) });
    return { page, session, jobs };
  };

  test('is paged by 20, filtered from page 1 on, and opens details from which one comes back to the same place', async () => {
    const { page } = await open();
    await page.goto(HISTORY);
    await page.getByText('25 total applications').waitFor();
    await page.getByText('Showing 1 to 20 of 25 applications').waitFor();
    expect(await page.getByRole('main').getByRole('article').count()).toBe(20);
    await expectNoViolations(page, 'many');

    const pager = page.getByRole('navigation', { name: 'Pages of applications' });
    await pager.getByRole('link', { name: 'Page 2' }).click();
    await page.getByText('Showing 21 to 25 of 25 applications').waitFor();
    await page.waitForURL((url) => url.search === '?page=2');
    await page
      .getByRole('article', { name: 'Role 3', exact: true })
      .getByRole('link', { name: /^Details/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Role 3' }).waitFor();
    expect(await page.title()).toBe('Role 3 – Application – Firsthand');
    await page.getByRole('button', { name: 'Application History' }).click();
    await page.getByText('Showing 21 to 25 of 25 applications').waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');

    await page.getByLabel('ATS source').selectOption({ label: 'GreenhouseIO' });
    await page.getByText('4 total applications').waitFor();
    expect(new URL(page.url()).search).toBe('?ats=greenhouse');
    await page.getByLabel('ATS source').selectOption({ label: 'Dover' });
    await page.getByRole('heading', { level: 2, name: 'No applications here' }).waitFor();
    await expectNoViolations(page, 'nothing with this filter');
    await page.getByRole('link', { name: 'Show all applications' }).click();
    await page.getByText('25 total applications').waitFor();
  });

  test('shows on a page behind the last one what is on the last', async () => {
    const { page } = await open();
    await page.goto(`${HISTORY}?page=9`);
    await page.getByText('Showing 21 to 25 of 25 applications').waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');
  });

  test('says why it could not be loaded, and is there after trying again', async () => {
    const { session } = await getPrepared();
    const page = await openPage({
      localStorage: toStorage(session),
      expectedFaults: [/^503 GET .*\/history$/],
    });
    await page.route('**/job-applications/history?*', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'The history rests for a minute.' } }),
    );
    await page.goto(HISTORY);
    await page.getByRole('alert').getByText('The history rests for a minute.').waitFor();
    await expectNoViolations(page, 'failed');
    await page.unroute('**/job-applications/history?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('25 total applications').waitFor();
  });

  test('is moved on the board by keyboard, and with the mouse', async () => {
    const { page, session } = await open();
    await page.goto(`${HISTORY}?view=board`);
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) });
    const applied = column('Applied');
    await applied.getByRole('button', { name: 'Show more in Applied (5 left)' }).click();
    await applied.getByRole('article', { name: 'Role 5', exact: true }).waitFor();
    const stage = page.getByRole('button', { name: 'Stage of Role 5: ' });
    await stage.focus();
    await page.keyboard.press('Enter');
    const choices = page.getByRole('list', { name: 'Move to' });
    await choices.waitFor();
    await expectNoViolations(page, 'board with the stages to choose from');
    await page.keyboard.press('Escape');
    await choices.waitFor({ state: 'detached' });
    expect(await hasFocus(stage)).toBe(true);
    await page.keyboard.press('Enter');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await column('Interview').getByRole('article', { name: 'Role 5', exact: true }).waitFor();
    await page.getByRole('status').getByText('Role 5 moved to Interview.').waitFor();
    await expect.poll(() => hasFocus(stage)).toBe(true);

    await applied.getByRole('article', { name: 'Role 6', exact: true }).dragTo(column('Offer'));
    await page.getByRole('status').getByText('Role 6 moved to Offer.').waitFor();
    const { data } = await callAs<{ data: { stageCounts: Record<string, number> } }>(productUrl, session, [
      'GET',
      '/history',
    ]);
    expect(data.stageCounts).toMatchObject({ applied: 23, interview: 1, offer: 1 });
  });

  test('keeps notes that another tab contests, and lets the person choose', async () => {
    const { session } = await getPrepared();
    const added = await callAs<{ application: Application }>(productUrl, session, ['POST', ''], {
      title: 'Contested',
      applied_on: '2026-03-01',
    });
    const { id, version } = added.application;
    const page = await openPage({
      localStorage: toStorage(session),
      expectedFaults: [/^409 PATCH /],
    });
    await page.goto(`${HISTORY}/${id}`);
    const notes = page.getByLabel('Notes');
    await notes.waitFor();
    await callAs(productUrl, session, ['PATCH', `/${id}`], { version, notes: 'Theirs' });
    await notes.fill('Mine');
    await page.getByText('These notes were changed in another tab.').waitFor();
    await page.getByText('Theirs').waitFor();
    expect(await notes.inputValue()).toBe('Mine');
    await expectNoViolations(page, 'contested');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    const detail = await callAs<ApplicationDetail>(productUrl, session, ['GET', `/${id}`]);
    expect(detail.application.notes).toBe('Mine');
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove application' }).click();
    await page.waitForURL((url) => url.pathname === HISTORY);
    await page.getByText('25 total applications').waitFor();
  });

  test('keeps the posting as it was, and all of it in one file', async () => {
    const { page, jobs, session } = await open();
    const job = jobs[0]!;
    const { data } = await callAs<{ data: { applications: Application[] } }>(productUrl, session, [
      'GET',
      '/history?atsSource=greenhouse',
    ]);
    const { id } = data.applications.find(({ requisition_id }) => requisition_id === job.id)!;
    await page.goto(`${HISTORY}/${id}`);
    await page.getByRole('heading', { level: 1, name: job.title }).waitFor();
    await page.getByText('You applied on the employer’s page and noted it here.').waitFor();
    await page.getByText('The posting is still open, unchanged since.').waitFor();
    await page.getByText('Read the description').click();
    await expectNoViolations(page, 'details');
    const zip = await readFile(await (await downloadBy(page, 'Download as one file')).path());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    await page.getByRole('link', { name: 'Application History' }).first().click();
    await page.waitForURL((url) => url.pathname === HISTORY);
  });

  test('says so where there is no such application', async () => {
    const { session } = await getPrepared();
    const page = await openPage({
      localStorage: toStorage(session),
      expectedFaults: [/^404 GET .*\/job-applications\/999999$/],
    });
    await page.goto(`${HISTORY}/999999`);
    await page.getByRole('heading', { level: 1, name: 'Application not found' }).waitFor();
    await expectNoViolations(page, 'not found');
  });
});

describeBrowser('A guest', (openPage) => {
  test('is led to the login and from there back to the history', async () => {
    const page = await openPage();
    await page.goto(`${HISTORY}?view=board`);
    await page.waitForURL('**/login?*');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${HISTORY}?view=board`);
  });
});
