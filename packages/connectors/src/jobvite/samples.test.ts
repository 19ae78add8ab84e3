import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collect, createContext, createRecordedFetch } from '../testing/run-recordings.ts';
import { jobvite } from './list-postings.ts';
import { recordings } from './recordings.ts';

const { board } = recordings;
const ORIGIN = 'https://jobs.jobvite.com';
const EMPTY_PAGE_URL = `${ORIGIN}/harbor-lantern/search?p=0`;
const FEED_URL = 'https://app.jobvite.com/CompanyJobs/Xml.aspx?c=qHL7Vfwu';

/** Answers recorded from real boards lie beside the project, where there are any; they are not part of it. */
const SAMPLES = new URL('../../../../../shared/ats/jobvite/samples/', import.meta.url);

if (!existsSync(SAMPLES)) {
  test.skip('recorded Jobvite boards are read (skipped: ../shared/ats/jobvite/samples is not beside the project)', () => {});
} else {
  describe('recorded Jobvite boards', () => {
    const readSample = (name: string) => readFileSync(new URL(name, SAMPLES), 'utf8');
    const BARRACUDA = 'barracuda-networks-inc';

    test('the recorded list gives 39 ids, and the recorded page a posting', async () => {
      const fetch = createRecordedFetch([
        { url: `${ORIGIN}/${BARRACUDA}/search?p=0`, body: readSample('barracuda_search_page0_excerpt.html') },
        { url: `${ORIGIN}/${BARRACUDA}/job/oZOEAfwL`, body: readSample('barracuda_job_detail_excerpt.html') },
        { url: `${ORIGIN}/${BARRACUDA}/job/*`, status: 404, body: '' },
      ]);
      const reading = await collect(jobvite, BARRACUDA, createContext(fetch));
      expect(reading.total).toBe(39);
      expect(reading.end?.complete).toBe(true);
      expect(reading.rejects).toHaveLength(38);
      expect(reading.postings).toMatchObject([
        {
          externalId: 'oZOEAfwL',
          title: 'Cloud Site Reliability Senior Engineer',
          company: 'Barracuda Networks Inc.',
          places: [{ city: 'Bangalore', state: 'Karnataka', country: 'IN' }],
          publishedAt: '2026-08-17',
          pay: null,
          categoryOrigin: 'title',
        },
      ]);
    });

    test('the recorded redirect of a dead company means that the board is gone', async () => {
      const location = /^location: (.+)$/m.exec(readSample('dead_tenant_302_headers.txt'))?.[1]?.trim() ?? '';
      const fetch = createRecordedFetch([
        { url: `${ORIGIN}/gone/search?p=0`, status: 302, headers: { location }, body: '' },
      ]);
      expect((await collect(jobvite, 'gone', createContext(fetch))).error?.failure).toBe('board-gone');
    });

    test.each([
      ['tyler_xml_feed_one_job.xml', 1, 'Project Manager - Property & Recording'],
      ['xml_feed_full_shape_constructed.xml', 2, 'Sr Manager ’26 – Delivery'],
    ])('the feed %s gives %d postings', async (name, count, title) => {
      const fetch = createRecordedFetch([
        { url: EMPTY_PAGE_URL, body: recordings.empty[0]?.body ?? '' },
        { url: FEED_URL, body: readSample(name) },
      ]);
      const reading = await collect(jobvite, board, createContext(fetch));
      expect(reading.postings).toHaveLength(count);
      expect(reading.postings[0]?.title).toBe(title);
    });
  });
}
