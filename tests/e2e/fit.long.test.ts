import type { FitResponse, JobProfile, SearchResponse, SessionResponse } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { describeBrowser, PHONE } from './browser.ts';
import { expectNoViolations } from './find-violations.ts';
import { createMember, toStorage } from './members.ts';
import { getJson } from './search-api.ts';

/** A call as a member makes it. */
async function callAs<Answer>(
  productUrl: string,
  { access_token }: SessionResponse,
  [method, path]: [string, string],
  payload?: object,
): Promise<Answer> {
  const response = await fetch(`${productUrl}/v1/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    ...(payload && { body: JSON.stringify(payload) }),
  });
  expect(response.ok, `${method} ${path}`).toBe(true);
  return (await response.json()) as Answer;
}

describeBrowser('how jobs fit a job profile', (openPage, productUrl) => {
  test('is told on cards and job pages, a skill is added with one press, and results stand in its order', async () => {
    const member = await createMember(productUrl, 'fit');
    const page = await openPage({ localStorage: toStorage(member) });
    const found = await getJson<SearchResponse>(
      productUrl,
      '/v1/api/requisitions/search?q=engineer&skill=SQL&group=true',
    );
    await page.goto('/search?q=engineer&skill=SQL');
    await page.getByRole('article').first().waitFor();
    expect(await page.getByText(/in your profile/).count()).toBe(0);

    const profile = await callAs<JobProfile>(productUrl, member, ['POST', 'job-profiles'], {
      profile_name: 'My work',
    });
    const ids = found.data.map(({ id }) => id).join(',');
    const { data } = await callAs<FitResponse>(productUrl, member, ['GET', `fit?ids=${ids}`]);
    const asking = data.find(
      ({ requirements }) => requirements.filter(({ kind }) => kind === 'skill').length > 1,
    )!;
    const [first, second] = asking.requirements.filter(({ kind }) => kind === 'skill');
    await callAs(productUrl, member, ['POST', `job-profiles/${profile.id}/skills`], {
      skill_name: first!.label,
    });

    await page.goto('/search?q=engineer&skill=SQL');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Most requirements met' });
    await page.waitForURL(/sort=fit/);
    const lines = page.getByRole('button', { name: /in your profile/ });
    await expect.poll(() => lines.count()).toBeGreaterThan(3);
    const met = async () =>
      (await lines.allTextContents()).map((text) => Number(/^(\d+) of/.exec(text)?.[1] ?? 0));
    await expect
      .poll(async () => (await met()).every((count, index, all) => count <= (all[index - 1] ?? count)))
      .toBe(true);
    await page.reload();
    await expect.poll(() => lines.count()).toBeGreaterThan(3);
    await page.goto('/search?q=engineer&skill=SQL');
    const job = found.data.find(({ id }) => id === asking.requisition_id)!;
    const card = page.locator('article', { hasText: `Job ID ${job.id}` });
    const all = asking.requirements.length;
    await card.getByRole('button', { name: `1 of ${all} shown in your profile: ${first!.label}` }).click();
    await page.getByText('Not in your profile').first().waitFor();
    await expectNoViolations(page, 'what a card tells');
    await page.keyboard.press('Escape');

    await page.goto((await card.getByRole('link', { name: 'View Details' }).getAttribute('href'))!);
    const line = page.locator('summary', {
      hasText: `1 of ${all} stated requirements shown in your profile`,
    });
    await line.focus();
    await page.keyboard.press('Enter');
    await page.getByText('In your skills').waitFor();
    await expectNoViolations(page, 'what a job page tells');
    const add = page.getByRole('button', { name: `Add ${second!.label} to my profile` });
    await add.focus();
    await page.keyboard.press('Enter');
    await page.getByText(`2 of ${all} stated requirements shown in your profile`).waitFor();
    await page.getByText(`${second!.label} is in your profile now.`).waitFor({ state: 'attached' });
    expect(await page.locator('button:focus, summary:focus').count()).toBe(1);
    const { skills } = await callAs<JobProfile>(productUrl, member, ['GET', `job-profiles/${profile.id}`]);
    expect(skills.map(({ skill_name: name }) => name)).toEqual([first!.label, second!.label]);
  });

  test('asks people without a job profile for one, and visitors for nothing', async () => {
    const [job] = (await getJson<SearchResponse>(productUrl, '/v1/api/requisitions/search?q=engineer')).data;
    const visitor = await openPage({ viewport: PHONE });
    await visitor.goto('/search?q=engineer');
    await visitor
      .locator('article', { hasText: `Job ID ${job!.id}` })
      .getByRole('link', { name: 'View Details' })
      .click();
    await visitor.getByRole('heading', { name: 'Job Description' }).waitFor();
    expect(await visitor.getByText(/stated requirements it shows/).count()).toBe(0);

    const page = await openPage({
      viewport: PHONE,
      localStorage: toStorage(await createMember(productUrl, 'unprofiled')),
    });
    await page.goto(new URL(visitor.url()).pathname);
    await page.getByText(/to see which stated requirements it shows/).waitFor();
    await expectNoViolations(page, 'without a job profile');
    await page.getByRole('link', { name: 'Create a job profile' }).click();
    await page.waitForURL('**/job-profiles');
  });
});
