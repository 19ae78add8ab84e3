import type { CompanyView, JobCardsResponse } from '@firsthand/contracts';
import { toCompanyPath } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { describeBrowser, DESKTOP, PHONE } from './browser.ts';
import { expectNoViolations } from './find-violations.ts';
import { findJob, getJson } from './search-api.ts';

const WIDTH = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const WITHOUT_SCRIPTS = {
  javaScriptEnabled: false,
  expectedFaults: [/^failed: csp GET \/assets\/[^/]+\.js$/],
};

describeBrowser('Companies', (openPage, productUrl) => {
  test('lead from the directory to a company, to its jobs, and from a job back to it', async () => {
    const { job } = await findJob(productUrl, 'source=lever');
    const name = job.company ?? '';
    const path = toCompanyPath(job.navigation);
    const company = await getJson<CompanyView>(productUrl, `/v1/api${path}`);
    const page = await openPage({ viewport: DESKTOP });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Companies' }).click();
    await page.getByRole('heading', { level: 1, name: 'Companies' }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).first().isVisible()).toBe(true);
    await expectNoViolations(page, 'the directory');

    await page.getByLabel('Name').fill(`  ${name.toUpperCase()} `);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/\/companies\?q=/);
    await page.getByText(/^Showing 1 to 1 of 1 company$/).waitFor();
    await page.getByRole('heading', { level: 2 }).getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

    expect(await page.title()).toBe(`Jobs at ${name} – Firsthand`);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(productUrl + path);
    for (const format of ['atom', 'json']) {
      const href = `/feeds${path}.${format}`;
      expect([format, await page.locator(`link[rel=alternate][href="${href}"]`).count()]).toEqual([
        format,
        1,
      ]);
      const answer = await fetch(productUrl + href);
      expect([format, answer.status]).toEqual([format, 200]);
    }
    const ld = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(ld.map((text) => JSON.parse(text) as object)).toEqual([
      { '@context': 'https://schema.org', '@type': 'Organization', name },
    ]);
    const drawing = page.getByRole('img', {
      name: new RegExp(`^Jobs at ${name} by week\\. [\\d,]+ jobs? open now`),
    });
    expect(await drawing.isVisible()).toBe(true);
    await page.getByText('As a table').click();
    const rows = page.getByRole('table').getByRole('row');
    expect(await rows.count()).toBe(1 + company.weeks.length);
    expect(await rows.nth(1).innerText()).toContain('Not read yet');
    await expectNoViolations(page, 'a company');
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(WIDTH)).toBeLessThanOrEqual(0);
    }

    const [place] = company.places.filter(({ value }) => value.includes(', '));
    await page.getByRole('link', { name: place!.label, exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('location') === place!.label);
    await page.getByText(new RegExp(`^${place!.count} open jobs?$`)).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /^Search its [\d,]+ open jobs?$/ }).click();
    await page.waitForURL(/\/search\?company=lever/);
    const cards = page.getByRole('region', { name: 'Newest jobs', exact: true }).getByRole('article');
    await cards.first().waitFor();
    const companies = await cards.getByRole('link', { name, exact: true }).count();
    expect([companies, await cards.count()]).toEqual([companies, companies]);
    expect(companies).toBeGreaterThan(0);
    await page.locator('[data-result-link]').first().click();
    await page.waitForURL(/\/ats\/lever\//);
    await page.getByRole('banner').first().waitFor();
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(`**${path}`);
  });

  test('are there without scripts, whatever the system', async () => {
    const page = await openPage({ viewport: PHONE, ...WITHOUT_SCRIPTS });
    const { job } = await findJob(productUrl, 'source=workday');
    const path = toCompanyPath(job.navigation);
    await page.goto('/companies');
    await page.getByLabel('Name').fill(job.company ?? '');
    await page.getByLabel('With open jobs in').selectOption(job.country ?? '');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/\/companies\?/);
    await page.getByRole('link', { name: job.company ?? '', exact: true }).click();
    await page.waitForURL(`**${path}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(job.company);
    const newest = await getJson<JobCardsResponse>(
      productUrl,
      `/v1/api/requisitions/cards?company=${encodeURIComponent(job.company_key)}&sort=newest&limit=1`,
    );
    await page
      .getByRole('link', { name: newest.data[0]?.title ?? '', exact: true })
      .first()
      .click();
    await page.waitForURL(/\/ats\/workday\//);
  });

  test('that are none are not found, and a search that finds none says what to do', async () => {
    const page = await openPage({ expectedFaults: [/^404 /] });
    for (const path of [
      '/companies/lever/no-such-company',
      '/companies/elsewhere/acme',
      '/companies/lever',
    ]) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 404]);
    }
    await page.goto('/companies?q=zzzzz');
    await page.getByText('No company we read fits this.').waitFor();
    await page.getByRole('link', { name: 'Show all companies' }).click();
    await page.waitForURL(/\/companies$/);
    await page
      .getByRole('navigation', { name: 'Pages of companies' })
      .getByRole('link', { name: 'Next' })
      .click();
    await page.waitForURL(/page=2/);
    await page.getByText(/^Showing 31 to /).waitFor();
  });
});
