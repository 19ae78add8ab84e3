import {
  addBookmarkRequestSchema,
  addBookmarkResponseSchema,
  AppError,
  bookmarksResponseSchema,
  ERROR_TEXTS,
  errorSchema,
  messageResponseSchema,
  removeBookmarkRequestSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { acceptEmptyJson } from '../../http/accept-empty-json.ts';
import { SIGNED_IN } from '../../http/signed-in.ts';
import { requireViewer } from '../auth/viewer.ts';
import type { JobKey } from './bookmarks.repository.ts';
import { addBookmark, clearBookmarks, listBookmarks, removeBookmark } from './bookmarks.service.ts';
import { parseJobKey, parseRemovedJob } from './parse-job-key.ts';

export function bookmarkRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    acceptEmptyJson(app);

    app.get(
      '/api/bookmarks',
      {
        schema: {
          tags: ['Bookmarks'],
          summary: 'The kept jobs, newest first, and what became of each posting since',
          security: SIGNED_IN,
          response: { 200: bookmarksResponseSchema, 401: errorSchema },
        },
      },
      async (request) => ({ bookmarks: await listBookmarks(context, await requireViewer(context, request)) }),
    );

    app.post(
      '/api/bookmarks',
      {
        schema: {
          tags: ['Bookmarks'],
          summary: 'Keeps a job with a copy of its posting; 200 when it was kept before',
          security: SIGNED_IN,
          body: addBookmarkRequestSchema,
          response: {
            200: addBookmarkResponseSchema,
            201: addBookmarkResponseSchema,
            400: errorSchema,
            401: errorSchema,
            404: errorSchema,
            409: errorSchema,
            410: errorSchema,
          },
        },
      },
      async (request, reply) => {
        const viewer = await requireViewer(context, request);
        const job = parseJobKey(request.body);
        if (!job) throw invalid(ERROR_TEXTS.bookmarkInvalid);
        const { created, bookmark } = await addBookmark(context, viewer, job);
        return reply.status(created ? 201 : 200).send({ message: 'Job bookmarked.', bookmark });
      },
    );

    app.delete(
      '/api/bookmarks',
      {
        schema: {
          tags: ['Bookmarks'],
          summary: 'Removes a bookmark, named in the body or, since proxies drop bodies, in the address',
          security: SIGNED_IN,
          querystring: removeBookmarkRequestSchema,
          body: removeBookmarkRequestSchema.nullish(),
          response: { 200: messageResponseSchema, 400: errorSchema, 401: errorSchema },
        },
      },
      async (request) => {
        const viewer = await requireViewer(context, request);
        const jobs = [request.body ?? {}, request.query].filter(hasContent).map(parseRemovedJob);
        const [job] = jobs;
        if (!job || !jobs.every((other) => isSame(other, job)))
          throw invalid(ERROR_TEXTS.bookmarkRemoveInvalid);
        await removeBookmark(context, viewer, job);
        return { message: 'Bookmark removed.' };
      },
    );

    app.delete(
      '/api/bookmarks/clear',
      {
        schema: {
          tags: ['Bookmarks'],
          summary: 'Removes all bookmarks',
          security: SIGNED_IN,
          response: { 200: messageResponseSchema, 401: errorSchema },
        },
      },
      async (request) => {
        await clearBookmarks(context, await requireViewer(context, request));
        return { message: 'All bookmarks removed.' };
      },
    );
    done();
  };
}

function invalid(text: string): AppError {
  return new AppError(text, { code: 'bookmark-invalid', status: 400 });
}

function hasContent(request: object): boolean {
  return Object.values(request).some((value) => value !== undefined && value !== null && value !== '');
}

function isSame(one: JobKey | null, other: JobKey): boolean {
  return one?.source === other.source && one.requisitionId === other.requisitionId;
}
