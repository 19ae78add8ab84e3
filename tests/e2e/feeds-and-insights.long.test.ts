import type { Insights } from '@firsthand/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeBrowser, DESKTOP, PHONE } from './browser.ts';
import { expectNoViolations } from './find-violations.ts';
import { getJson } from './search-api.ts';

/** How the browser reads an XML document: the name of its root and how many entries it has; "parsererror" of what is none. */
function readXml(page: Page, xml: string): Promise<[string, number]> {
  return page.evaluate<[string, number]>(`(() => {
    const read = new DOMParser().parseFromString(${JSON.stringify(xml)}, 'application/xml');
    const root = read.querySelector('parsererror') ?? read.documentElement;
    return [root.localName, read.querySelectorAll('feed > entry').length];
  })()`);
}

describeBrowser('Feeds and insights', (openPage, productUrl) => {
  test('lead from a search to its feed, to its figures and back', async () => {
    const page = await openPage({ viewport: DESKTOP });
    await page.goto('/search?q=manager&country=US&sort=newest');
    const results = page.getByRole('region', { name: 'Results' });
    const feedPath = await results.getByRole('link', { name: 'Feed of this search' }).getAttribute('href');
    const alternate = page.locator('link[rel=alternate][type="application/atom+xml"]');
    expect(feedPath).toBe('/feeds/jobs.atom?q=manager&country=US');
    expect(await alternate.getAttribute('href')).toBe(feedPath);
    const feed = await fetch(`${productUrl}${feedPath ?? ''}`);
    const [root, entries] = await readXml(page, await feed.text());
    expect([feed.status, root, entries > 0]).toEqual([200, 'feed', true]);
    const etag = feed.headers.get('etag') ?? '';
    const again = await fetch(feed.url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);

    await results.getByRole('link', { name: 'Insights into this search' }).click();
    await page.getByRole('heading', { name: 'Insights', exact: true }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/insights?q=manager&country=US');
    await page.getByText('Open jobs for “manager”, United States').waitFor();
    const pay = page.getByRole('table', { name: 'Pay a year by currency' });
    const insights = await getJson<Insights>(productUrl, '/v1/api/insights?q=manager&country=US');
    expect(insights.total).toBeGreaterThanOrEqual(20);
    const dollars = insights.pay.find(({ currency }) => currency === 'USD');
    await pay.getByRole('row', { name: /^USD/ }).waitFor();
    expect(dollars?.p50).toEqual(expect.any(Number));
    await page.getByText('As a table').click();
    await page.getByRole('table', { name: 'Jobs of this search by week' }).waitFor();
    await expectNoViolations(page, 'insights');

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('firsthand-insights.csv');

    await page.getByRole('link', { name: 'See and change the search' }).click();
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'manager');
  });

  test('say what is not shown, and what went wrong', async () => {
    const page = await openPage({ viewport: PHONE, expectedFaults: [/^400 GET \/insights/] });
    await page.goto('/insights?q=zzqqxxyy');
    await page.getByText(/No open job fits this search.*fewer than 20/).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await expectNoViolations(page, 'insights of nothing');
    await page.goto('/insights?country=US&location=Nowhereatall&radius=40');
    await page.getByRole('alert').getByText('Nowhereatall').waitFor();
    await expectNoViolations(page, 'insights that failed');
  });
});
