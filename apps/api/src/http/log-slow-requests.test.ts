import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { logSlowRequests } from './log-slow-requests.ts';

async function ask(slowMs: number): Promise<string> {
  let logged = '';
  const stream = {
    write: (line: string) => {
      logged += line;
    },
  };
  const app = Fastify({ logger: { level: 'warn', stream } });
  logSlowRequests(app, slowMs);
  app.get('/jobs', () => 'found');
  await app.inject('/jobs?q=nurse');
  await app.close();
  return logged;
}

test('an answer that took long is logged with its path alone', async () => {
  const logged = await ask(0);
  expect(JSON.parse(logged)).toMatchObject({ method: 'GET', path: '/jobs', status: 200, level: 40 });
  expect(logged).not.toContain('nurse');
});

test('one that came in time is not', async () => {
  expect(await ask(60_000)).toBe('');
});
