import { describeStore, recordTelemetry } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { openApi } from '../testing/test-api.ts';
import { callInProcess } from './own-calls.ts';

describeStore('what is told of requests', (open) => {
  const start = async (changes: Parameters<typeof openApi>[1] = {}) => {
    const { telemetry, told } = recordTelemetry();
    const { database } = await open();
    return { api: await openApi(database, { ...changes, telemetry }), told };
  };

  test('names the pattern of a route and never an address', async () => {
    const { api, told } = await start();
    for (const url of [
      '/v1/api/jobs/lever/ada@mail.example',
      '/v1/api/requisitions/search?q=ada@mail.example',
      '/v1/ada@mail.example',
      '/ada@mail.example',
      '/%zz',
    ])
      await api.inject(url);
    const names = Object.keys(told());
    expect(names).toContain('firsthand_http_request_seconds /v1/api/requisitions/search GET 2xx');
    expect(names).toContain('firsthand_http_request_seconds none GET 4xx');
    expect(names.filter((name) => /ada|zz/.test(name))).toEqual([]);
  });

  test('counts what is refused for being too much, and not what a page asks for itself', async () => {
    const { api, told } = await start({ rateLimitPerMinute: 1 });
    const search = '/v1/api/requisitions/search';
    expect((await api.inject(search)).statusCode).toBe(200);
    expect((await api.inject(search)).statusCode).toBe(429);
    expect((await callInProcess(api, { url: search })).statusCode).toBe(200);
    expect(told()).toEqual({
      [`firsthand_http_request_seconds ${search} GET 2xx`]: 1,
      [`firsthand_http_request_seconds ${search} GET 4xx`]: 1,
      [`firsthand_http_refused_calls_total ${search}`]: 1,
    });
  });
});
