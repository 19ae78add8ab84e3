import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from './start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const get = (path: string) => fetch(`${sandbox.url}${path}`);

test('an employer’s careers page lists what is on its board, to programs and to people', async () => {
  const { boards } = sandbox;
  expect(boards.find(({ company }) => company === 'Marrowstone Optics')).toBeUndefined();
  const listed = await get('/boards-api.greenhouse.io/v1/boards/marrowstoneoptics/jobs');
  const { jobs } = (await listed.json()) as { jobs: { absolute_url: string }[] };
  expect(jobs.length).toBeGreaterThan(3);
  for (const path of [
    '/marrowstone-optics.example/careers',
    '/page/www.marrowstone-optics.example/careers',
  ]) {
    const page = await get(path);
    const text = await page.text();
    expect([page.status, text.includes('<h1>Careers at Marrowstone Optics</h1>')]).toEqual([200, true]);
    for (const { absolute_url: address } of jobs) {
      const isForPeople = path.startsWith('/page');
      expect(text).toContain(`href="${isForPeople ? address.replace('https://', '../') : address}"`);
    }
  }
  const [first] = jobs;
  const posting = await get(`/page/${first?.absolute_url.replace('https://', '') ?? ''}`);
  expect(posting.status).toBe(200);
  expect((await get('/nobody.example/careers')).status).toBe(502);
  expect((await get('/marrowstone-optics.example/about')).status).toBe(502);
});
