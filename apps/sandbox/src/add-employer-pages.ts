import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listApplyKeys } from './applying/apply-keys.ts';
import { toCareersPage } from './careers-page.ts';
import { findPostingByPage, toClosedPage, toEmployerPage, toTriedPage } from './employer-page.ts';
import type { AtsHost } from './hosts/host.ts';
import type { SandboxPosting } from './demo-data/posting.ts';
import type { DemoData } from './demo-data/demo-data.ts';

interface Shown {
  demoData: DemoData;
  hosts: readonly AtsHost[];
  now: () => Date;
}

/**
 * The postings' pages for people and those that list them, at `/page/HOST/PATH`. Those of employers whose system nobody
 * has a key for carry a form that leads nowhere and says so.
 */
export function addEmployerPages(app: FastifyInstance, { demoData, hosts, now }: Shown): void {
  const withKey = new Set(listApplyKeys(demoData.employers).map(({ source, board }) => `${source}:${board}`));
  const find = (request: FastifyRequest): SandboxPosting | undefined => {
    const address = `https://${(request.raw.url ?? '').slice('/page/'.length)}`;
    return URL.canParse(address) ? findPostingByPage(address, hosts, demoData, now()) : undefined;
  };
  const hasForm = ({ employer }: SandboxPosting): boolean =>
    !withKey.has(`${employer.source}:${employer.board}`);

  app.get('/page/*', (request, reply) => {
    const posting = find(request);
    void reply.header('content-type', 'text/html; charset=utf-8');
    const [, host = '', path = ''] = /^\/page\/([^/?]+)([^?]*)/.exec(request.raw.url ?? '') ?? [];
    const toAddress = (url: string) => url.replace(/^https?:\/\//, '../');
    const careersPage = toCareersPage({ host, path }, { hosts, demoData, now: now(), toAddress });
    if (careersPage) return careersPage;
    return posting
      ? toEmployerPage(posting, demoData, hasForm(posting))
      : reply.code(404).send(toClosedPage());
  });
  app.post('/page/*', (request, reply) => {
    const posting = find(request);
    void reply.header('content-type', 'text/html; charset=utf-8');
    return posting && hasForm(posting) ? toTriedPage(posting) : reply.code(404).send(toClosedPage());
  });
}
