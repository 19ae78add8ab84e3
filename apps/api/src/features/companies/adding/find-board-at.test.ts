import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAtsFetch } from '@firsthand/connectors';
import { expect, onTestFinished, test } from 'vitest';
import { findBoardAt } from './find-board-at.ts';

/** Answers every request with this page. */
async function serve(page: string) {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ats = createAtsFetch({ budgets: [], userAgent: 'test', gateway });
  onTestFinished(async () => {
    await ats.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return ats.fetch;
}

test('of a page of many megabytes the beginning is read, and nothing behind it', async () => {
  const others = '<a href="https://jobs.lever.co/other">Jobs</a>'.repeat(10);
  const fetch = await serve(`<a href="https://jobs.lever.co/acme">Jobs</a>${' '.repeat(8_000_000)}${others}`);
  expect(await findBoardAt(fetch, new URL('https://acme.example/careers'))).toEqual({
    ...{ source: 'lever', board: 'acme' },
  });
});

test('a page that names no board in its beginning names none', async () => {
  const fetch = await serve(`${' '.repeat(600_000)}<a href="https://jobs.lever.co/acme">Jobs</a>`);
  expect(await findBoardAt(fetch, new URL('https://acme.example/careers'))).toBeNull();
});
