import { ApiFailure } from '@firsthand/api-client';
import { describe, expect, test } from 'vitest';
import type { JobDetailResponse } from '@firsthand/contracts';
import { loadJobPage } from './load-job-page.ts';
import { aJob } from './testing/a-job.ts';

const path = '/ats/greenhouse/acme/job/data-engineer-42';
const address = { path, atsType: 'greenhouse', titleAndId: 'data-engineer-42' };

function aDetail(job = aJob()): JobDetailResponse {
  return {
    job,
    client: { client_name: 'Acme Inc', name: null },
    atsType: 'greenhouse',
    verification: {
      text_read_at: null,
      earlier_posting: null,
      last_verified_at: job.updated_at,
      first_seen_at: job.first_seen_at,
      checks: 3,
      board_url: 'https://boards.example/acme',
      history: [],
    },
    summary: null,
    claims: [],
    similar: [{ ...aJob({ id: 43 }), summary: null }],
  };
}

function siteAnswering(status: number, body: unknown) {
  const asked: string[] = [];
  return {
    asked,
    apiFetch: (asked_: string) => {
      asked.push(asked_);
      return Promise.resolve(Response.json(body, { status }));
    },
    publicUrl: 'https://firsthand.test',
  };
}

describe('the page of a job', () => {
  test('is asked for under its own path and leads outside where the API says', async () => {
    const site = siteAnswering(200, aDetail(aJob({ apply_url: 'https://boards.example/acme/42/apply' })));
    const page = await loadJobPage(site, address);
    expect(site.asked).toEqual([`/v1/api${path}`]);
    expect(page).toMatchObject({
      kind: 'open',
      applyUrl: 'https://boards.example/acme/42/apply',
      verification: { board_url: 'https://boards.example/acme' },
      canonicalUrl: `https://firsthand.test${path}`,
      similar: [{ id: 43 }],
    });
  });

  test('of a closed job is gone, of an unknown one not found', async () => {
    const closed = {
      ...{ id: 42, title: 'Data Engineer', company: 'Acme', location: null, source: 'greenhouseio' },
      ...{ first_seen_at: '2026-01-01', last_verified_at: '2026-02-01', closed_at: '2026-02-02' },
    };
    const gone = { error: 'Job not found', closed_job: closed, similar: [aJob({ id: 43 })] };
    expect(await loadJobPage(siteAnswering(410, gone), address)).toMatchObject({
      kind: 'closed',
      job: closed,
      similar: [{ id: 43 }],
    });
    expect(await loadJobPage(siteAnswering(404, { error: 'Job not found' }), address)).toEqual({
      kind: 'not-found',
    });
  });

  test('with an old title moves to the address it has now', async () => {
    const site = siteAnswering(200, aDetail());
    const old = {
      ...address,
      path: '/ats/greenhouse/acme/job/etl-developer-42',
      titleAndId: 'etl-developer-42',
    };
    expect(await loadJobPage(site, old)).toEqual({ kind: 'moved', path });
  });

  test('needs a number at its end and a known system, without asking the API', async () => {
    const site = siteAnswering(200, aDetail());
    expect(await loadJobPage(site, { ...address, titleAndId: 'data-engineer' })).toEqual({
      kind: 'not-found',
    });
    expect(await loadJobPage(site, { ...address, atsType: 'greenhouseio' })).toEqual({ kind: 'unknown-ats' });
    expect(site.asked).toEqual([]);
  });

  test('carries how a description was reworded, and not both texts besides', async () => {
    const detail = aDetail();
    const change = (before: string | null, after: string | null) => ({
      at: '2026-02-01T08:00:00.000Z',
      kind: 'changed' as const,
      fields: [{ field: 'description', before, after }],
    });
    detail.verification.history = [change('You cook.', 'You bake.'), change(null, null)];
    const page = await loadJobPage(siteAnswering(200, detail), address);
    if (page.kind !== 'open') throw new Error('The job is open');
    expect(page.rewordings).toEqual({
      0: [
        { kind: 'same', text: 'You ' },
        { kind: 'removed', text: 'cook.' },
        { kind: 'added', text: 'bake.' },
      ],
    });
    expect(page.verification.history.flatMap(({ fields }) => fields)).toEqual([
      { field: 'description', before: null, after: null },
      { field: 'description', before: null, after: null },
    ]);
  });

  test('fails loudly when the API fails', async () => {
    const attempt = loadJobPage(siteAnswering(503, { error: 'Search is resting' }), address);
    await expect(attempt).rejects.toThrow(ApiFailure);
  });
});
