import { ATS_TABLE, FILTER_COUNTRIES, type JobView } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { describeBrowser } from './browser.ts';
import { findJob } from './search-api.ts';

const isInOfferedCountry = (job: JobView) =>
  (FILTER_COUNTRIES as readonly (string | null)[]).includes(job.country);

describeBrowser('Postings of every applicant-tracking system', (openPage, productUrl) => {
  test('a search among those of each shows them, and the page of one names its source', async () => {
    const page = await openPage();
    for (const { label, code, slug } of ATS_TABLE) {
      // Which words the postings of a source hold is the sandbox's choice.
      const { job: sample } = await findJob(productUrl, `source=${code}`, isInOfferedCountry);
      const word = sample.title.split(/[^\p{L}]+/u).find((part) => part.length > 3)!;
      await page.goto('/search');
      await page.getByLabel('Search jobs').fill(word);
      await page.getByLabel('Country').selectOption(sample.country);
      await page.getByLabel('Job Source').selectOption(label);
      await page.getByLabel('Search jobs').press('Enter');
      await page.waitForURL((url) => url.searchParams.get('source') === String(code));
      const cards = page.getByRole('region', { name: 'Results' }).getByRole('article');
      await cards.first().waitFor();
      for (const text of await cards.allTextContents())
        expect(text).toMatch(new RegExp(`Verified .+ on ${label}`));
      await cards.first().locator('[data-result-link]').click();
      await page.waitForURL(new RegExp(`/ats/${slug}/`));
      await page.getByRole('heading', { level: 2, name: 'Job Description' }).waitFor();
      const record = page.getByRole('region', { name: 'Record' });
      expect(await record.getByRole('definition').allTextContents(), label).toContain(label);
    }
  });
});
