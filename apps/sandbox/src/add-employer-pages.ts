import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from './applying/read-form.ts';
import type { ReceivedApplications } from './applying/received-applications.ts';
import { toCareersPage } from './careers-page.ts';
import type { AtsHost } from './hosts/host.ts';
import type { DemoData } from './demo-data/demo-data.ts';
import { findSentFault } from './pages/check-sent-form.ts';
import { findPage, type FoundPage } from './pages/find-page.ts';
import { findPageFile } from './pages/page-files.ts';
import { findOwnPlace, toPagePolicy } from './pages/page-policy.ts';
import { showClosed, showPage, showRefused, showThanks, type ShownPage } from './pages/show-page.ts';

interface Shown {
  demoData: DemoData;
  hosts: readonly AtsHost[];
  received: ReceivedApplications;
  now: () => Date;
}

/** What a visitor asked for: the employer's address behind `/page/HOST/PATH`. */
interface Asked {
  address: URL;
  forwardedHost: string | string[] | undefined;
}

function toAsked(request: FastifyRequest): Asked {
  const address = `https://${(request.raw.url ?? '').slice('/page/'.length)}`;
  return {
    address: new URL(URL.canParse(address) ? address : 'https://nobody.invalid/'),
    forwardedHost: request.headers['x-forwarded-host'],
  };
}

function send(reply: FastifyReply, { status, html, policy }: ShownPage): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    })
    .send(html);
}

/**
 * The postings' pages for people and those that list them, at `/page/HOST/PATH`: with the application forms as each
 * system builds them. What these send is kept beside what comes in through the systems' APIs.
 */
export function addEmployerPages(app: FastifyInstance, { demoData, hosts, received, now }: Shown): void {
  const find = ({ address }: Asked): FoundPage | undefined => findPage(address.href, hosts, demoData, now());

  app.get('/page/*', (request, reply) => {
    const asked = toAsked(request);
    const { host, pathname: path } = asked.address;
    const file = findPageFile(`/${host}${path}`);
    // Modules are asked for from the pages' own origin, which is nobody's.
    if (file) return reply.type(file.type).header('access-control-allow-origin', '*').send(file.text);
    const toAddress = (url: string) => url.replace(/^https?:\/\//, '../');
    const careersPage = toCareersPage({ host, path }, { hosts, demoData, now: now(), toAddress });
    if (careersPage !== null) {
      const policy = toPagePolicy(findOwnPlace(asked.forwardedHost));
      return send(reply, { status: 200, html: careersPage, policy });
    }
    const found = find(asked);
    return send(reply, found ? showPage(found, demoData, asked) : showClosed(asked));
  });

  app.post('/page/*', async (request, reply) => {
    const asked = toAsked(request);
    const found = find(asked);
    if (found?.step !== 'form') return send(reply, showClosed(asked));
    const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : new Uint8Array();
    const form = await readForm(request.headers['content-type'] ?? '', body);
    const fault = findSentFault(form);
    if (fault || !form) return send(reply, showRefused(fault?.message ?? '', fault?.status ?? 400, asked));
    // A file box that was left empty is sent as an empty file without a name.
    const files = form.files.filter(({ filename, bytes }) => filename !== '' || bytes.length > 0);
    received.add(found.posting, { form: { ...form, files }, hostedUrl: found.hostedUrl, at: now() });
    const thanks = found.system.toThanks(found.posting, asked.address);
    if (thanks === null) return send(reply, showThanks(found, asked));
    return reply.code(303).header('location', thanks).send();
  });
}
