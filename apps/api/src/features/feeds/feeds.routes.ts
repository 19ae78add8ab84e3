import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { dropEmptyParameters } from '../../http/drop-empty-parameters.ts';
import { isHeld } from '../../http/is-held.ts';
import { createJobsFeed, feedQuerySchema, toParameters } from './jobs-feed.ts';
import { KeptFeeds, type FeedFile } from './kept-feeds.ts';
import { FEED_FORMATS, type FeedFormat } from './write-feed.ts';

/** So long readers and what is between may go without asking again. */
const KEPT_SECONDS = 300;
const MAX_CHARACTERS = 32_000_000;

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
          const parameters = toParameters(request.query);
          const address = `/feeds/jobs.${format}${parameters === '' ? '' : `?${parameters}`}`;
          const file = await files.get(address, {
            load: () => findJobs(request.query),
            write: (feed) => FEED_FORMATS[format].write(feed, { selfUrl: siteUrl + address, siteUrl }),
          });
          return sendFeed(request, reply, { file, format });
        },
      );
    }
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
