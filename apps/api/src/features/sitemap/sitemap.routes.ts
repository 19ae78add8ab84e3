import { refuse, toJobPath } from '@firsthand/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { escapeXml } from '../../http/escape-xml.ts';
import { isHeld } from '../../http/guards/is-held.ts';
import { memoizeEach, memoizeFor } from '../../http/memoize-for.ts';
import { listCompanyPaths } from '../companies/companies.service.ts';
import { toNavigation } from '../../models/jobs.view.ts';
import { listSitemapFiles, listSitemapJobs } from './sitemap.repository.ts';
import { toFile, type SitemapFile } from './sitemap-file.ts';

const KEPT_SECONDS = 600;
/** Public pages that are no jobs. */
const PAGES = [
  ...[
    '/',
    '/search',
    '/companies',
    '/features',
    '/pricing',
    '/faq',
    '/extension',
    '/about',
    '/careers',
    '/employer-integrations',
  ],
  ...['/privacy-policy', '/terms-of-service', '/cookie-policy', '/accessibility'],
];
/** Files of some 8 MB each. */
const MOST_KEPT = 4;
const FILE_NUMBER = /^[1-9]\d{0,5}$/;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapRoutes(context: ApiContext): FastifyPluginCallbackZod {
  const { db } = context.database;
  const startedAt = context.now();
  const pages = toFile(
    toXml(
      'urlset',
      PAGES.map((path) => toEntry('url', context.publicUrl + path, null)),
    ),
    startedAt,
  );
  const getFiles = memoizeFor(KEPT_SECONDS * 1_000, context.now, () => listSitemapFiles(db));
  const loadJobs = async (file: number) => {
    const jobs = await listSitemapJobs(db, file);
    const entries = jobs.map(({ board, companySlug, lastChange, ...job }) =>
      toEntry('url', context.publicUrl + toJobPath(toNavigation({ job, board, companySlug })), lastChange),
    );
    return toFile(
      toXml('urlset', entries),
      findLatest(jobs.map(({ lastChange }) => lastChange)) ?? startedAt,
    );
  };
  const getJobs = memoizeEach({
    ...{ milliseconds: KEPT_SECONDS * 1_000, now: context.now, most: MOST_KEPT },
    load: loadJobs,
  });

  const getCompanies = memoizeFor(KEPT_SECONDS * 1_000, context.now, async () => {
    const paths = await listCompanyPaths(db);
    return toFile(
      toXml(
        'urlset',
        paths.map((path) => toEntry('url', context.publicUrl + path, null)),
      ),
      context.now(),
    );
  });

  return (app, _options, done) => {
    app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) => {
      const lines = [
        'User-agent: *',
        'Disallow: /v1/',
        'Disallow: /sandbox/',
        '',
        `Sitemap: ${context.publicUrl}/sitemap.xml`,
      ];
      void reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    });

    app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
      const files = await getFiles();
      const entries = [
        { address: '/sitemaps/pages.xml', lastChange: null },
        { address: '/sitemaps/companies.xml', lastChange: null },
        ...files.map(({ file, lastChange }) => ({ address: `/sitemaps/jobs-${file + 1}.xml`, lastChange })),
      ].map(({ address, lastChange }) => toEntry('sitemap', context.publicUrl + address, lastChange));
      const modifiedAt = findLatest(files.map(({ lastChange }) => lastChange)) ?? startedAt;
      return sendFile(request, reply, toFile(toXml('sitemapindex', entries), modifiedAt));
    });

    app.get('/sitemaps/pages.xml', { schema: { hide: true } }, (request, reply) => {
      void sendFile(request, reply, pages);
    });

    app.get('/sitemaps/companies.xml', { schema: { hide: true } }, async (request, reply) =>
      sendFile(request, reply, await getCompanies()),
    );

    app.get(
      '/sitemaps/jobs-:number.xml',
      { schema: { hide: true, params: z.object({ number: z.string() }) } },
      async (request, reply) => {
        const { number } = request.params;
        const file = FILE_NUMBER.test(number) ? Number(number) - 1 : null;
        const files = await getFiles();
        if (file === null || !files.some((known) => known.file === file)) {
          throw refuse('sitemap-unknown');
        }
        return sendFile(request, reply, await getJobs(file));
      },
    );
    done();
  };
}

function findLatest(dates: readonly Date[]): Date | undefined {
  const latest = Math.max(...dates.map((date) => date.getTime()));
  return Number.isFinite(latest) ? new Date(latest) : undefined;
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { xml, etag, modifiedAt }: SitemapFile,
): FastifyReply {
  void reply.headers({
    etag,
    'last-modified': modifiedAt.toUTCString(),
    'cache-control': `public, max-age=${KEPT_SECONDS}`,
  });
  // Jobs that are gone leave no later date behind, so a date alone proves nothing.
  if (isHeld(request, { etag })) return reply.status(304).send();
  return reply.type('application/xml').send(xml);
}

function toEntry(element: 'url' | 'sitemap', address: string, lastChange: Date | null): string {
  const lastmod = lastChange === null ? '' : `<lastmod>${lastChange.toISOString()}</lastmod>`;
  return `<${element}><loc>${escapeXml(address)}</loc>${lastmod}</${element}>`;
}

function toXml(root: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACE}>\n${entries.join('\n')}\n</${root}>\n`;
}
