import { expect, test } from 'vitest';
import { describeBrowser, PHONE_FIRST } from './browser.ts';
import { findJob } from './search-api.ts';

describeBrowser('Pages that are not there', (openPage, productUrl) => {
  test.each(PHONE_FIRST)('an unknown address answers 404 and leads back or home, %s', async (_, viewport) => {
    const page = await openPage({ viewport, expectedFaults: [/^404 GET \/no\/such\/page$/] });
    await page.goto('/search');
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page Not Found');
    await page.getByText('404', { exact: true }).waitFor();
    await page.getByText('does not exist or has moved').waitFor();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL('**/search');
    await page.goForward();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { name: 'Find Your Dream Job Today' }).waitFor();
  });

  test('an unknown job answers 404 with a way to other jobs', async () => {
    const path = '/ats/greenhouse/nobody/job/data-engineer-999999999';
    const page = await openPage({ expectedFaults: [new RegExp(`^404 GET ${path}$`)] });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Job Not Found');
    await page.getByText('The job listing does not exist or has been removed.').waitFor();
    await page.getByRole('link', { name: 'Browse Jobs' }).click();
    await page.waitForURL('**/search');
    await page.getByRole('heading', { name: 'Ready To Find Jobs' }).waitFor();
  });

  test.each([
    ['a system we do not know', '/ats/greenhouseio/acme/job/data-engineer-1', 'Page Not Found'],
    ['an address without a number', '/ats/greenhouse/acme/job/data-engineer', 'Job Not Found'],
  ])('%s answers 404', async (_, path, heading) => {
    const page = await openPage({ expectedFaults: [new RegExp(`^404 GET ${path}$`)] });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  });

  test('a job under another title or company redirects for good to its address', async () => {
    const { job, path } = await findJob(productUrl, 'q=manager&country=US');
    const old = path.replace(/job\/.*$/, `job/what-it-was-called-before-${job.id}`);
    const answer = await fetch(productUrl + old, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get('location') ?? '', productUrl).pathname).toBe(path);
    const page = await openPage();
    await page.goto(old);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(job.title);
  });
});
