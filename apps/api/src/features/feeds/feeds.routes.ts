import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { dropEmptyParameters } from '../../http/drop-empty-parameters.ts';
import { isHeld } from '../../http/guards/is-held.ts';
import { toCanonicalQuery } from '../../models/search/canonical-query.ts';
import { findCompanyFeed } from './company-feed.ts';
import { createJobsFeed, feedQuerySchema } from './jobs-feed.ts';
import { KeptFeeds, type FeedFile } from './kept-feeds.ts';
import { FEED_FORMATS, type FeedFormat } from './write-feed.ts';

/** So long readers and what is between may go without asking again. */
const KEPT_SECONDS = 300;
const MAX_CHARACTERS = 32_000_000;

/** The type of the system, the rest of the company's address, which may have slashes, and the format. */
const COMPANY_ADDRESS = /^([^/]+)\/(.+)\.(atom|json)$/;

const toPath = ({ params }: FastifyRequest) => (params as Record<'*', string>)['*'];

/** Atom and JSON Feed, for anybody. */
export function feedRoutes(context: ApiContext): FastifyPluginCallbackZod {
  const { changes, now, publicUrl: siteUrl } = context;
  const files = new KeptFeeds({ changes, now, keptMs: KEPT_SECONDS * 1_000, maxCharacters: MAX_CHARACTERS });
  const findJobs = createJobsFeed(context);

  return (app, _options, done) => {
    for (const format of Object.keys(FEED_FORMATS) as FeedFormat[]) {
      app.get(
        `/feeds/jobs.${format}`,
        { preValidation: dropEmptyParameters, schema: { hide: true, querystring: feedQuerySchema } },
        async (request, reply) => {
          const parameters = toCanonicalQuery(request.query);
          const address = `/feeds/jobs.${format}${parameters === '' ? '' : `?${parameters}`}`;
          const file = await files.get(address, {
            load: () => findJobs(request.query),
            write: (feed) => FEED_FORMATS[format].write(feed, { selfUrl: siteUrl + address, siteUrl }),
          });
          return sendFeed(request, reply, { file, format });
        },
      );
    }
    app.get('/feeds/companies/*', { schema: { hide: true } }, async (request, reply) => {
      const [, atsType = '', slug = '', ending = ''] = COMPANY_ADDRESS.exec(toPath(request)) ?? [];
      const format = ending as FeedFormat;
      const address = `/feeds/companies/${[atsType, ...slug.split('/')].map(encodeURIComponent).join('/')}.${format}`;
      const file = await files.get(address, {
        load: () => findCompanyFeed(context, { atsType, slug }),
        write: (feed) => FEED_FORMATS[format].write(feed, { selfUrl: siteUrl + address, siteUrl }),
      });
      return sendFeed(request, reply, { file, format });
    });
    done();
  };
}

function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, format }: { file: FeedFile; format: FeedFormat },
): FastifyReply {
  void reply.headers({
    etag: file.etag,
    'last-modified': file.modifiedAt.toUTCString(),
    'cache-control': `public, max-age=${KEPT_SECONDS}`,
  });
  if (isHeld(request, file)) return reply.status(304).send();
  return reply.type(FEED_FORMATS[format].contentType).send(file.body);
}
