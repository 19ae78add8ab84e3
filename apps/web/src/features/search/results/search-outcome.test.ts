import { JOB_ROUTES, parseSearchAddress } from '@firsthand/contracts/light';
import { ApiFailure, createApiClient } from '@firsthand/api-client';
import { expect, test } from 'vitest';
import { runSearch } from './search-outcome.ts';

/** A server with this limit of its own, and what it was asked for. */
function aServer(limit: number) {
  const offsets: string[] = [];
  const apiFetch = (path: string) => {
    const offset = new URL(path, 'http://any').searchParams.get('offset') ?? '0';
    offsets.push(offset);
    return Promise.resolve(Response.json({ data: [], total: 100, limit, offset: Number(offset) }));
  };
  return { offsets, api: createApiClient(apiFetch, JOB_ROUTES) };
}

const search = (query: string) => parseSearchAddress(new URLSearchParams(query));

test('the server’s limit is used once it is known', async () => {
  const { offsets, api } = aServer(25);
  expect(await runSearch(api, search('q=nurse&page=2'), { pageSize: 25 })).toMatchObject({ limit: 25 });
  expect(offsets).toEqual(['25']);
});

test('a page asked for before the server’s limit was known is asked for again where it begins', async () => {
  const { offsets, api } = aServer(25);
  await runSearch(api, search('q=nurse&page=3'));
  expect(offsets).toEqual(['20', '50']);
});

test('a first page, and a server that keeps to ten, are asked once', async () => {
  const [large, usual] = [aServer(25), aServer(10)];
  await runSearch(large.api, search('q=nurse'));
  await runSearch(usual.api, search('q=nurse&page=2'));
  expect([large.offsets, usual.offsets]).toEqual([['0'], ['10']]);
});

test('a page that only the server’s limit puts out of reach says so', async () => {
  const { api } = aServer(50);
  expect(await runSearch(api, search('q=nurse&page=900'))).toEqual({ kind: 'too-far' });
});

test('a place nobody knows is told from a search that failed', async () => {
  const refusing = (status: number) => ({
    searchJobs: () => Promise.reject(new ApiFailure(status, 'near: there is no such place.')),
  });
  const near = search('q=nurse&country=DE&location=nowhere&radius=40');
  expect(await runSearch(refusing(400), near)).toEqual({ kind: 'unknown-place' });
  expect(await runSearch(refusing(503), near)).toMatchObject({ kind: 'failed' });
  expect(await runSearch(refusing(400), search('q=nurse'))).toMatchObject({ kind: 'failed' });
});

test('what was understood, and what fewer words find, is kept of an answer', async () => {
  const understood = [{ text: 'nurse', kind: 'occupation' as const, value: 'nurse', label: 'Nurse' }];
  const fewer = [{ q: 'nurse', total: 12 }];
  const searchJobs = () => Promise.resolve({ data: [], total: 0, limit: 10, understood, fewer });
  expect(await runSearch({ searchJobs }, search('q=nurse'))).toMatchObject({ understood, fewer });
  const silent = () => Promise.resolve({ data: [], total: 0, limit: 10 });
  expect(await runSearch({ searchJobs: silent }, search('q=x'))).toMatchObject({ understood: [], fewer: [] });
});
