import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startMetricsServer, type MetricsServer } from './metrics-server.ts';

const open: MetricsServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function start(write: () => Promise<string>): Promise<MetricsServer> {
  const server = await startMetricsServer({ host: '127.0.0.1', port: 0, contentType: 'text/plain', write });
  open.push(server);
  return server;
}

test('answers GET /metrics and nothing else', async () => {
  const { url } = await start(() => Promise.resolve('one 1\n'));
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    ...[200, 'text/plain', 'one 1\n'],
  ]);
  for (const [method, path] of [
    ['GET', '/'],
    ['GET', '/healthz'],
    ['GET', '/metrics/'],
    ['POST', '/metrics'],
    ['GET', '//metrics'],
  ] as const) {
    const refused = await fetch(
      new URL(path, 'http://x').pathname === '/metrics' ? url : url.replace('/metrics', path),
      { method },
    );
    expect([method, path, refused.status]).toEqual([method, path, 404]);
  }
});

test('whoever asks meanwhile gets the answer that is being made', async () => {
  let made = 0;
  let finish: (text: string) => void = () => undefined;
  const { url } = await start(() => {
    made += 1;
    return new Promise((resolve) => (finish = resolve));
  });
  const both = [fetch(url), fetch(url)];
  while (made === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 50));
  finish('one 1\n');
  expect(await Promise.all(both.map(async (answer) => (await answer).text()))).toEqual([
    'one 1\n',
    'one 1\n',
  ]);
  expect(made).toBe(1);
});

test('what cannot be made ends its connection and leaves the next one alone', async () => {
  let fails = true;
  const { url } = await start(() => (fails ? Promise.reject(new Error('no')) : Promise.resolve('one 1\n')));
  await expect(fetch(url)).rejects.toThrow();
  fails = false;
  expect(await (await fetch(url)).text()).toBe('one 1\n');
});

test('closing ends connections that say nothing, and waits for none', async () => {
  const server = await start(() => new Promise(() => undefined));
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.write('GET /metrics HTTP/1.1\r\nhost: a\r\n\r\n');
  await new Promise((resolve) => setTimeout(resolve, 30));
  await server.close();
  await ended;
  await expect(fetch(server.url)).rejects.toThrow();
  await server.close();
});
