import { fileURLToPath } from 'node:url';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerSite } from '../site/register-site.ts';
import { openViteSite } from './open-vite-site.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Vite reads and changes every module of a page that it is asked for. */
const SLOW_MS = 180_000;

let url: string;
let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({ forceCloseConnections: true });
  await registerSite(app, {
    ...{ openSite: openViteSite(ROOT), publicUrl: 'http://localhost:3000', demo: true },
    ...{ operatorEmail: null, donationHandle: null, toExternalUrl: (address: string) => address },
    now: Date.now,
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
}, SLOW_MS);
afterAll(() => app.close(), SLOW_MS);

test(
  'a page is made from the sources, with its nonce, and not kept',
  async () => {
    const page = await fetch(`${url}/faq`);
    const html = await page.text();
    expect([page.status, html]).toEqual([200, expect.stringContaining('<h1')]);
    const policy = page.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}"/>`);
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).not.toContain('unsafe');
    expect(html).toContain('/src/app/root.tsx');
    const again = (await fetch(`${url}/faq`)).headers.get('content-security-policy');
    expect(again).not.toBe(policy);
  },
  SLOW_MS,
);

test(
  'a module is served as the browser needs it, and nothing that is no part of a page',
  async () => {
    const module = await fetch(`${url}/src/app/root.tsx`);
    expect([module.status, module.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    expect(await module.text()).toContain('import.meta.hot');
    for (const path of ['package.json', 'apps/server/package.json', '.env.example', 'scripts/dev.mjs?raw']) {
      const answer = await fetch(`${url}/@fs${ROOT}${path}`);
      expect([path, answer.status]).toEqual([path, 403]);
    }
  },
  SLOW_MS,
);
