import {
  ACCOUNT_FILE_ROUTES,
  BOOKMARK_ROUTES,
  JOB_APPLICATION_ROUTES,
  JOB_PROFILE_ROUTES,
  JOB_ROUTES,
} from '@firsthand/contracts/light';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { createApiClient } from './create-api-client.ts';
import { recordingFetch } from './testing/recording-fetch.ts';

const ROUTES = {
  ...ACCOUNT_FILE_ROUTES,
  ...BOOKMARK_ROUTES,
  ...JOB_APPLICATION_ROUTES,
  ...JOB_PROFILE_ROUTES,
  ...JOB_ROUTES,
};

function aClient(answer: () => Response | Promise<Response> = () => Response.json({})) {
  const { calls, fetch } = recordingFetch(answer);
  return { calls, api: createApiClient(fetch, ROUTES) };
}

const refusedWith = (body: object) => aClient(() => Response.json(body, { status: 500 })).api;
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('The call was answered'),
    (error: unknown) => (error as ApiFailure).reason,
  );

describe('a call', () => {
  test('goes where its route says, with its parameters encoded', async () => {
    const { api, calls } = aClient();
    await api.getJobProfile({ params: { id: 7 } });
    await api.downloadApplicationFile({ params: { id: 7, kind: 'cover-letter' } });
    await api.removeSkill({ params: { skillId: '../a b?' } });
    await api.getJob({ params: { '*': 'lever/%C3%BCber/job/cook-7' } });
    expect(calls.map(({ path, init }) => [init?.method, path, init?.body])).toEqual([
      ['GET', '/v1/api/job-profiles/7', undefined],
      ['GET', '/v1/api/job-applications/7/files/cover-letter', undefined],
      ['DELETE', '/v1/api/job-profiles/skills/..%2Fa%20b%3F', undefined],
      ['GET', '/v1/api/ats/lever/%C3%BCber/job/cook-7', undefined],
    ]);
  });

  test('leaves out of its query what is undefined, and says the rest so that it arrives', async () => {
    const { api, calls } = aClient();
    await api.searchJobs({ query: { q: 'r&d = "50%"', offset: 0, location: undefined } });
    await api.searchJobs({ query: {} });
    const [first, second] = calls.map(({ path }) => new URL(path, 'https://firsthand.test'));
    expect([...(first?.searchParams ?? [])]).toEqual([
      ['q', 'r&d = "50%"'],
      ['offset', '0'],
    ]);
    expect(second?.href).toBe('https://firsthand.test/v1/api/requisitions/search');
  });

  test('sends JSON as JSON, a form as it is, and no word of a body it does not have', async () => {
    const { api, calls } = aClient();
    const body = new FormData();
    await api.createJobProfile({ body: { profile_name: 'Über' } });
    await api.parseResume({ body });
    await api.markApplied({ params: { id: 7 } });
    expect(calls.map(({ init }) => init)).toEqual([
      {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: '{"profile_name":"Über"}',
      },
      { method: 'POST', body },
      { method: 'POST', keepalive: true },
    ]);
  });

  test('outlives its page when it writes, as far as browsers carry that, and not when it reads', async () => {
    const { api, calls } = aClient();
    await api.listBookmarks({ query: { limit: 10, offset: 0 } });
    await api.removeSkill({ params: { skillId: 'a' } });
    await api.createJobProfile({ body: { profile_name: 'x'.repeat(5_000) } });
    expect(calls.map(({ init }) => init?.keepalive)).toEqual([undefined, true, undefined]);
  });

  test('gives the answer: JSON, a file, or nothing', async () => {
    const statistics = { data: { total: 3, usJobs: 2, remoteUsJobs: 1 } };
    expect(await aClient(() => Response.json(statistics)).api.getStatistics()).toEqual(statistics);
    const zip = new Response('PK', { headers: { 'content-type': 'application/zip' } });
    const file = await aClient(() => zip).api.exportAccount();
    expect(file).toBeInstanceOf(Blob);
    expect(await file.text()).toBe('PK');
    expect(await aClient(() => new Response(null, { status: 204 })).api.clearBookmarks()).toBeUndefined();
  });

  test('of a made file says which characters are not in it', async () => {
    const headers = { 'x-characters-left-out': encodeURIComponent('🎉한') };
    const { api } = aClient(() => new Response('%PDF', { headers }));
    const made = await api.downloadResumePdf({ params: { id: 7 }, query: {} });
    expect([await made.text(), made.charactersLeftOut]).toEqual(['%PDF', '🎉한']);
  });

  test('that is refused says why, with the status and the whole answer', async () => {
    const { api } = aClient(() => Response.json({ error: 'Job not found', similar: [1] }, { status: 410 }));
    const failure = await api.getJob({ params: { '*': 'lever/a/job/7' } }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({
      ...{ status: 410, reason: 'Job not found', message: 'Job not found' },
      body: { error: 'Job not found', similar: [1] },
    });
  });

  test.each([
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    () => new Response(null, { status: 502 }),
  ])(
    'that is refused without words has no reason, and says the status for whoever debugs',
    async (answer) => {
      await expect(aClient(answer).api.getStatistics()).rejects.toMatchObject({
        ...{ status: 502, reason: undefined, message: 'The API answered 502' },
      });
    },
  );

  test('that is refused says what its error says, and where there is none what its message says', async () => {
    const reasonsOf = (answer: object) => reasonOf(refusedWith(answer).listHistory({ query: {} }));
    expect(await reasonsOf({ error: 'an error', message: 'a message' })).toBe('an error');
    expect(await reasonsOf({ message: 'a message' })).toBe('a message');
    expect(await reasonsOf({ message: '', error: 7 })).toBeUndefined();
  });

  test('that reaches nobody has status 0 and says so', async () => {
    const { api } = aClient(() => Promise.reject(new TypeError('fetch failed')));
    await expect(api.getStatistics()).rejects.toMatchObject({
      ...{ status: 0, reason: 'The server could not be reached.' },
    });
  });

  test('that reaches nobody says what its fetch knows of why', async () => {
    const { api } = aClient(() => Promise.reject(new ApiFailure(0, 'You are offline.')));
    await expect(api.getStatistics()).rejects.toMatchObject({ status: 0, reason: 'You are offline.' });
  });

  test('that was called off ends with what called it off, not with a failure', async () => {
    const controller = new AbortController();
    const { api, calls } = aClient(() => {
      controller.abort(new Error('A newer text was typed'));
      return Promise.reject(controller.signal.reason as Error);
    });
    const attempt = api.searchLocations({ query: { q: 'Be' }, signal: controller.signal });
    await expect(attempt).rejects.toThrow('A newer text was typed');
    expect(calls[0]?.init?.signal).toBe(controller.signal);
  });

  test('takes what its contract names, and nothing else', async () => {
    const { api, calls } = aClient();
    // @ts-expect-error -- the parameter is called `id`
    const misnamed = api.getJobProfile({ params: { profileId: 7 } });
    await expect(misnamed).rejects.toThrow('needs :id');
    expect(calls).toEqual([]);
    // @ts-expect-error -- no such kind of file
    await api.removeProfileFile({ params: { id: 7, kind: 'photograph' } });
    // @ts-expect-error -- a change names the version it was made from
    await api.updateApplication({ params: { id: 7 }, body: { notes: '' } });
    // @ts-expect-error -- a whole profile is no list
    const wrong: unknown[] = await api.getJobProfile({ params: { id: 7 } });
    expect(wrong).toEqual({});
  });
});
