import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobView } from '@firsthand/contracts';
import { toJobPath } from '@firsthand/contracts';
import { startBuiltProduct, type BuiltProduct } from '@firsthand/test-support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeBrowser } from '../browser.ts';
import { searchApi } from '../search-api.ts';
import { ROOT } from '../start-product.ts';
import { watchPlace } from '../watch-place.ts';
import { BOARD, startGreenhouseGateway, type Gateway, type RecordedPosting } from './greenhouse-gateway.ts';
import { HOSTILE_HTML, LURES, SWALLOWING_HTML } from './hostile-html.ts';

const posting: RecordedPosting = {
  id: 4_100_200_300,
  title: 'Optics Technician',
  content: '<p>You align instruments that measure tides.</p><p>The pay is $30 - $36 an hour.</p>',
};
const hostile = [HOSTILE_HTML, ...SWALLOWING_HTML].map((html, index): RecordedPosting => ({
  id: 4_100_200_301 + index,
  title: `</title><script>window.hacked=1</script> Diver ${index} "><img src=x onerror=alert(1)>`,
  content: `<p>You dive for sensors.</p>${html}<p>You write reports.</p>`,
}));

describeBrowser('A board recorded behind a gateway', (openPage) => {
  let gateway: Gateway;
  let product: BuiltProduct;
  let directory: string;

  beforeAll(async () => {
    gateway = await startGreenhouseGateway();
    gateway.show([posting, ...hostile]);
    directory = await mkdtemp(join(tmpdir(), 'firsthand-recorded-'));
    const boards = join(directory, 'boards.csv');
    await writeFile(boards, `source,board,company\ngreenhouseio,${BOARD},Harbourline Instruments\n`);
    product = await startBuiltProduct(ROOT, { ATS_GATEWAY: gateway.url, BOARDS_FILE: boards });
    await crawl();
  });
  afterAll(async () => {
    await product.stop();
    await gateway.close();
    await rm(directory, { recursive: true, force: true });
  });

  const crawl = () => product.crawl(`greenhouseio:${BOARD}`);

  async function findOnly(query: string): Promise<JobView> {
    const { data, total } = await searchApi(product.url, query);
    expect(total).toBe(1);
    return data[0]!;
  }

  test('reaches the screen, with the way to the employer’s own page', async () => {
    const page = await openPage();
    await page.goto(`${product.url}/search?q=optics`);
    await page.getByRole('article', { name: 'Optics Technician' }).locator('[data-result-link]').click();
    await page.getByRole('heading', { level: 1, name: 'Optics Technician' }).waitFor();
    await page.getByText('You align instruments that measure tides.').waitFor();
    const apply = page.getByRole('link', { name: /^Snail Apply/ }).first();
    expect(await apply.getAttribute('href')).toContain(
      `job-boards.greenhouse.io/${BOARD}/jobs/${posting.id}`,
    );
    expect(await page.getByText('Demo data').count()).toBe(0);
  });

  test('cannot run anything, forge anything or call anybody from a description or a title', async () => {
    const { data } = await searchApi(product.url, 'q=diver');
    expect(data).toHaveLength(hostile.length);
    const page = await openPage();
    const place = watchPlace(page, [product.url]);
    await page.goto(`${product.url}/search?q=diver`);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    for (const job of data) {
      const url = product.url + toJobPath(job.navigation);
      await page.goto(url);
      await page.waitForLoadState('networkidle');
      const title = await page.title();
      expect(title).toContain(job.title);
      expect(await page.locator('h1').allTextContents()).toEqual([job.title]);
      expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
      const description = page.getByRole('region', { name: 'Job Description' });
      expect(await description.getByText('You dive for sensors.').isVisible()).toBe(true);
      const lures = await description.getByText(LURES).all();
      if (job.title.includes('Diver 0')) expect(lures).toHaveLength(3);
      for (const lure of lures) await lure.click();
      await place.expectUnmoved({ url, title }, description);
    }
  });

  test('keeps the text around what was taken out', async () => {
    const { data } = await searchApi(product.url, 'q=diver');
    const job = data.find((candidate) => candidate.title.includes('Diver 0'))!;
    const page = await openPage();
    await page.goto(product.url + toJobPath(job.navigation));
    const description = page.getByRole('region', { name: 'Job Description' });
    for (const text of ['You dive for sensors.', 'apply here', 'You write reports.']) {
      expect(await description.getByText(text).isVisible(), text).toBe(true);
    }
  });

  test('a new title moves the page for good, and the change is in its history', async () => {
    const before = toJobPath((await findOnly('q=optics')).navigation);
    gateway.show([{ ...posting, title: 'Senior Optics Technician' }, ...hostile]);
    await crawl();
    const after = toJobPath((await findOnly('q=optics')).navigation);
    expect(after).not.toBe(before);
    const answer = await fetch(product.url + before, { redirect: 'manual' });
    // The page is kept for a minute, so an address that was just looked at may still answer as it was.
    expect([200, 301]).toContain(answer.status);
    const unseen = await fetch(`${product.url}${before}?fresh`, { redirect: 'manual' });
    expect(unseen.status).toBe(301);
    expect(new URL(unseen.headers.get('location') ?? '', product.url).pathname).toBe(after);
    const page = await openPage();
    await page.goto(product.url + after);
    const history = page.getByRole('list', { name: 'History' });
    expect(await history.locator('del').textContent()).toBe('Optics Technician');
    expect(await history.locator('ins').textContent()).toBe('Senior Optics Technician');
  });

  test('nothing closes while the board fails, and what is gone from it answers 410', async () => {
    const path = toJobPath((await findOnly('q=optics')).navigation);
    for (const status of [500, 403, 404]) {
      gateway.show(status);
      await expect(crawl()).rejects.toThrow('ended with 1');
      expect((await fetch(`${product.url}${path}?after=${status}`)).status).toBe(200);
    }

    gateway.show(hostile);
    await crawl();
    const closed = `${path}?closed`;
    const page = await openPage({ expectedFaults: [/^410 GET \/ats\//] });
    const response = await page.goto(product.url + closed);
    expect(response?.status()).toBe(410);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Job Not Found');
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
    await page.getByRole('link', { name: 'Browse Jobs' }).click();
    await page.waitForURL('**/search');
    expect((await searchApi(product.url, 'q=optics')).total).toBe(0);

    gateway.show([{ ...posting, title: 'Senior Optics Technician' }, ...hostile]);
    await crawl();
    const reopened = await page.goto(`${product.url}${path}?reopened`);
    expect(reopened?.status(), 'a posting that returns has its old address').toBe(200);
    await page.getByRole('list', { name: 'History' }).getByText('Back on the board').waitFor();
  });
});
