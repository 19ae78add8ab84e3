import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLinkedinStandIn, startMailbox, startSandbox, startStripeStandIn } from './index.ts';

interface StandIn {
  url: string;
  close: () => Promise<void>;
}

const standIns: Record<string, StandIn> = {};
beforeAll(async () => {
  standIns.mailbox = await startMailbox();
  standIns.employers = await startSandbox({ companies: 9, scale: 0.1 });
  standIns.linkedin = await startLinkedinStandIn({ redirectUri: 'http://localhost:3000/login' });
  standIns.stripe = await startStripeStandIn({ webhookUrl: 'http://127.0.0.1:9/none' });
});
afterAll(async () => {
  for (const { close } of Object.values(standIns)) await close();
});

/** fetch lets nobody choose the `Host`. */
function askAs(host: string, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });
}

test.each([
  ['mailbox', '/sandbox/mail.json'],
  ['employers', '/api.lever.co/v0/postings/nobody'],
  ['linkedin', '/.well-known/openid-configuration'],
  ['stripe', '/sandbox/stripe/clock'],
])('%s answers to no name but this machine’s', async (name, path) => {
  const { url } = standIns[name]!;
  for (const host of ['evil.example', 'localhost.evil.example', '192.168.1.7'])
    expect([host, await askAs(host, url + path)]).toEqual([host, 403]);
  for (const host of ['localhost', new URL(url).host]) expect(await askAs(host, url + path)).not.toBe(403);
});
