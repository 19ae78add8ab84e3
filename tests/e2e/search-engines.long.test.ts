import { createHash } from 'node:crypto';
import type { JobDetailResponse, JobView } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser } from './browser.ts';
import { findJob, getJson } from './search-api.ts';

type Json = Record<string, unknown>;

/** The `content` or `href` of every element of that kind. */
async function content(page: Page, selector: string): Promise<(string | null)[]> {
  const elements = await page.locator(selector).all();
  return Promise.all(
    elements.map(async (element) => (await element.getAttribute('content')) ?? element.getAttribute('href')),
  );
}

const readLocations = async (address: string) =>
  [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');

async function readPostings(page: Page): Promise<Json[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Json);
}

/** What may stand in a JobPosting, made again from the API's answer; anything else would be invented. */
function expectNothingInvented(posting: Json, job: JobView): void {
  const address = (place: JobView['locations'][number]) => ({
    '@type': 'PostalAddress',
    ...(place.city === null ? {} : { addressLocality: place.city }),
    ...(place.state === null ? {} : { addressRegion: place.state }),
    ...(place.postal_code === null ? {} : { postalCode: place.postal_code }),
    ...(place.country === null ? {} : { addressCountry: place.country }),
  });
  expect(posting).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
  });
  expect(posting.datePosted).toBe(job.posted_at ?? undefined);
  expect(posting.hiringOrganization).toEqual(
    job.company === null ? undefined : { '@type': 'Organization', name: job.company },
  );
  const known = job.locations.filter((place) => place.city ?? place.state ?? place.country);
  expect(posting.jobLocation ?? []).toEqual(
    known.map((place) => ({ '@type': 'Place', address: address(place) })),
  );
  expect('jobLocationType' in posting).toBe(job.work_mode === 'remote');
  expect('employmentType' in posting).toBe(job.type !== null);
  expect('validThrough' in posting, 'no source says until when').toBe(false);
  const salary = posting.baseSalary as { currency: string; value: Json } | undefined;
  if (job.salary_currency === null || job.salary_period === null) expect(salary).toBeUndefined();
  if (salary) {
    const { minValue, maxValue, value, unitText } = salary.value;
    expect(salary.currency).toBe(job.salary_currency);
    expect([minValue ?? value ?? null, maxValue ?? value ?? null]).toEqual([job.salary_min, job.salary_max]);
    expect(unitText).toBe(job.salary_period?.toUpperCase());
  }
}

describeBrowser('What search engines read', (openPage, productUrl) => {
  test.each([
    ['with pay', (job: JobView) => job.salary_currency !== null && job.salary_period !== null],
    ['without pay', (job: JobView) => job.salary === null],
    ['in several places', (job: JobView) => job.locations.length > 1],
    ['for remote work', (job: JobView) => job.work_mode === 'remote'],
    ['of unknown type', (job: JobView) => job.type === null],
  ])('the page of a job %s carries one JobPosting and nothing invented', async (_, isWanted) => {
    const { path } = await findJob(productUrl, 'q=manager', isWanted);
    const { job } = await getJson<JobDetailResponse>(productUrl, `/v1/api${path}`);
    const page = await openPage({
      javaScriptEnabled: false,
      expectedFaults: [/^failed: csp GET \/assets\//],
    });
    await page.goto(path);
    expect(await page.locator('h1').allTextContents()).toEqual([job.title]);
    expect(await page.title()).toBe(job.meta_title);
    expect(await content(page, 'meta[name=description]')).toEqual([job.meta_description]);
    expect(await content(page, 'link[rel=canonical]')).toEqual([productUrl + path]);
    expect(await content(page, 'meta[property="og:url"]')).toEqual([productUrl + path]);
    expect(await content(page, 'meta[property="og:title"]')).toEqual([job.meta_title]);
    expect(await content(page, 'meta[property="og:description"]')).toEqual([job.meta_description]);
    const postings = await readPostings(page);
    expect(postings).toHaveLength(1);
    expectNothingInvented(postings[0]!, job);
  });

  test.each([
    ['home', '/'],
    ['search', '/search'],
  ])('%s says what it is and where it lives', async (_, path) => {
    const page = await openPage();
    await page.goto(path);
    const title = await page.title();
    const [description] = await content(page, 'meta[name=description]');
    expect(title).toContain('Firsthand');
    expect(description?.length).toBeGreaterThan(50);
    expect(await content(page, 'link[rel=canonical]')).toEqual([productUrl + path]);
    expect(await content(page, 'meta[property="og:title"]')).toEqual([title]);
    expect(await content(page, 'meta[property="og:description"]')).toEqual([description]);
    expect(await content(page, 'meta[property="og:url"]')).toEqual([productUrl + path]);
    expect(await content(page, 'meta[name=robots]')).toEqual([]);
  });

  test.each([
    ['home', '/', 200],
    ['results', '/search?q=manager', 200],
    ['an unknown job', '/ats/lever/nobody/job/nothing-999999999', 404],
    ['an unknown page', '/no/such/page', 404],
  ])('%s has one heading and one title, and no JobPosting', async (_, path, status) => {
    const page = await openPage({ expectedFaults: [/^404 GET/] });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('title').count()).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await readPostings(page)).toEqual([]);
    const robots = await content(page, 'meta[name=robots]');
    expect(robots).toEqual(path === '/' ? [] : ['noindex']);
  });

  test('the page of a job takes over in the browser without a second title or JobPosting', async () => {
    const { job, path } = await findJob(productUrl, 'q=manager&country=US');
    const page = await openPage();
    await page.goto('/search?q=manager&country=US');
    await page.locator(`[data-result-link][href="${path}"]`).first().click();
    await page.getByRole('heading', { level: 1, name: job.title, exact: true }).waitFor();
    expect(await page.locator('title').count()).toBe(1);
    expect(await content(page, 'link[rel=canonical]')).toEqual([productUrl + path]);
    expect(await readPostings(page)).toHaveLength(1);
  });

  test('only scripts run that the policy names by their hashes', async () => {
    for (const path of ['/', '/search?q=manager', '/pricing']) {
      const response = await fetch(productUrl + path);
      const policy = response.headers.get('content-security-policy') ?? '';
      const scripts = [
        ...(await response.text()).matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>([^]*?)<\/script>/g),
      ];
      expect(scripts.length).toBeGreaterThan(0);
      for (const [, content = ''] of scripts) {
        const hash = createHash('sha256').update(content).digest('base64');
        expect(policy).toMatch(/script-src 'self' /);
        expect(policy).toContain(` 'sha256-${hash}'`);
      }
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes/);
      expect(policy).toMatch(/default-src 'none'/);
    }
  });

  test('robots.txt names the sitemap, and the sitemap names an open job', async () => {
    const robots = await (await fetch(`${productUrl}/robots.txt`)).text();
    const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
    expect(index.startsWith(productUrl)).toBe(true);
    const files = await readLocations(index);
    const locations = (await Promise.all(files.map(readLocations))).flat();
    const { path } = await findJob(productUrl, 'q=manager');
    expect(locations).toContain(productUrl + path);
  });
});
