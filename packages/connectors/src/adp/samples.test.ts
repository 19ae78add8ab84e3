import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collect, createContext, createRecordedFetch } from '../testing/run-recordings.ts';
import { adp } from './list-postings.ts';

/** Answers recorded from real boards lie beside the project, where there are any; they are not part of it. */
const SAMPLES = new URL('../../../../../shared/ats/adp/samples/', import.meta.url);
const BOARD = '7d58836c-11dd-4415-9de0-63b918b88652/19000101_000001';
const BASE = 'https://workforcenow.adp.com/mascsr/default/careercenter/public/events/staffing';

function readSample(name: string): Record<string, unknown> & { jobRequisitions?: Record<string, unknown>[] } {
  return JSON.parse(readFileSync(new URL(name, SAMPLES), 'utf8')) as Record<string, unknown>;
}

function readCentre(list: object, detail: object, locale = 'en_US') {
  const fields = [{ stringValue: locale, nameCode: { codeValue: 'Locale' } }];
  const fetch = createRecordedFetch([
    { url: `${BASE}/v1/content-links/*`, body: { meta: { customFieldGroup: { stringFields: fields } } } },
    { url: `${BASE}/v1/job-requisitions?*`, body: list },
    { url: `${BASE}/v1/job-requisitions/*`, body: detail },
  ]);
  return collect(adp, BOARD, createContext(fetch, { company: 'Recorded' }));
}

function readSite(list: object) {
  const fetch = createRecordedFetch([
    {
      url: 'https://myjobs.adp.com/*',
      body: { ...readSample('myjobs_churchmutual_site_record.json'), myJobsToken: 't' },
    },
    {
      url: 'https://my.adp.com/myadp_prefix/mycareer/public/staffing/v1/job-requisitions/apply-custom-filters?*',
      body: list,
    },
    { url: 'https://my.adp.com/*', status: 400, body: { message: 'Bad Request' } },
  ]);
  return collect(adp, 'myjobs/recorded', createContext(fetch));
}

if (!existsSync(SAMPLES)) {
  test.skip('recorded ADP boards are read (skipped: ../shared/ats/adp/samples is not beside the project)', () => {});
} else {
  describe('recorded ADP boards', () => {
    const detail = readSample('stc_detail_516551.json');

    test('a whole list of one page is complete, with every place and its pay', async () => {
      const reading = await readCentre(readSample('agile5_list_page1.json'), detail);
      expect(reading.end?.complete).toBe(true);
      expect(reading.rejects).toEqual([]);
      expect(reading.postings.map((posting) => posting.externalId).slice(0, 2)).toEqual(['640825', '640824']);
      expect(reading.postings[0]?.places).toMatchObject([
        { city: 'Fairmont', state: 'WV', postalCode: '26554', country: 'US' },
        { city: 'Morgantown', state: 'WV', postalCode: '26508', country: 'US' },
      ]);
      expect(reading.postings[3]).toMatchObject({
        pay: { min: 53000, max: 120000, currency: 'USD', period: 'year', origin: 'field' },
        workMode: 'on_site',
      });
    });

    test('rows cut down to some keys are read, and without a total prove nothing', async () => {
      const sample = readSample('manhattanlife_rows_skip1_first14.json');
      const reading = await readCentre(sample, detail);
      expect(reading.postings).toHaveLength(sample.jobRequisitions?.length ?? 0);
      expect(reading.postings.every((posting) => posting.places[0]?.country === 'US')).toBe(true);
      expect(reading.end?.complete).toBe(false);
    });

    test('rows without custom fields are known by their item id', async () => {
      const reading = await readCentre(readSample('molloy_list_two_rows.json'), detail);
      expect(reading.postings.map((posting) => posting.externalId)).toEqual([
        '9202853024961_1',
        '9202852757267_1',
      ]);
      expect(reading.postings[0]?.places).toMatchObject([
        { city: 'Rockville Centre', state: 'NY', country: 'US' },
      ]);
      expect(reading.end?.complete).toBe(false);
    });

    test('the skeleton of a closed posting is gone', async () => {
      const list = readSample('molloy_list_two_rows.json');
      const reading = await readCentre(list, readSample('detail_closed_or_wrong_lang_skeleton.json'));
      expect(reading.rejects.map((reject) => reject.reason)).toEqual(['detail-gone', 'detail-gone']);
    });

    test('the recorded languages of a centre are both walked', async () => {
      const fetch = createRecordedFetch([
        { url: `${BASE}/v1/content-links/*`, body: readSample('coxpalmer_content_links.json') },
        { url: `${BASE}/client-features*`, body: readSample('coxpalmer_client_features.json') },
        { url: `${BASE}/v1/job-requisitions?*`, body: readSample('list_empty_or_unknown_ccid_or_lang.json') },
      ]);
      const reading = await collect(adp, BOARD, createContext(fetch));
      expect(
        fetch.requests.filter((request) => /requisitions\?.*lang=(en|fr)_CA/.test(request.url)),
      ).toHaveLength(2);
      expect(reading.end).toMatchObject({ complete: true, emptyIsProof: false });
    });

    test('MyJobs rows are read with their stores’ places', async () => {
      const sample = readSample('myjobs_guitarcenter_list_page1.json');
      const reading = await readSite(sample);
      expect(reading.postings).toHaveLength(5);
      expect(reading.postings[0]).toMatchObject({
        title: 'Music Teacher Store 851',
        company: 'Church Mutual Insurance, S.I.',
        employmentType: 'part_time',
        places: [{ city: 'Langhorne', state: 'PA', postalCode: '19047', country: 'US' }],
        publishedAt: null,
      });
      expect(reading.postings.every((posting) => posting.requirementsHtml !== null)).toBe(true);
      expect(reading.end?.complete).toBe(false);
    });

    test('MyJobs postings with two places keep the primary one first', async () => {
      const reading = await readSite(readSample('myjobs_churchmutual_list.json'));
      expect(reading.postings[0]).toMatchObject({
        department: 'Internships',
        publishedAt: '2026-09-23T18:42:47.000Z',
        places: [{ city: 'Milwaukee' }, { city: 'Merrill' }],
      });
    });

    test('the recorded answer for an unknown site means that the board is gone', async () => {
      const body = readSample('myjobs_career_site_unknown_http400.json');
      const fetch = createRecordedFetch([{ url: 'https://myjobs.adp.com/*', status: 400, body }]);
      const reading = await collect(adp, 'myjobs/nobody', createContext(fetch));
      expect(reading.error?.failure).toBe('board-gone');
    });
  });
}
