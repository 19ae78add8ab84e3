import {
  addBookmarkRequestSchema,
  addBookmarkResponseSchema,
  AppError,
  bookmarkSchema,
  bookmarksQuerySchema,
  bookmarksResponseSchema,
  ERROR_TEXTS,
  messageResponseSchema,
  removeBookmarkRequestSchema,
  removeBookmarkResponseSchema,
  restoreBookmarkRequestSchema,
  restoreBookmarkResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { acceptEmptyJson } from '../../http/accept-empty-json.ts';
import { READ_SCOPE, WRITE_SCOPE } from '../../http/signed-in.ts';
import { viewerOf } from '../auth/require-sign-in.ts';
import { idParameter } from '../../http/id-parameter.ts';
import { parseJobKey, type JobKey } from '../jobs/job-key.ts';
import {
  addBookmark,
  clearBookmarks,
  getBookmark,
  listBookmarks,
  removeBookmark,
  restoreBookmark,
} from './bookmarks.service.ts';
import { parseRemovedJob } from './parse-removed-job.ts';

export function bookmarkRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    acceptEmptyJson(app);

    app.get(
      '/api/bookmarks',
      {
        schema: {
          tags: ['Bookmarks'],
          summary: 'The kept jobs, newest first, and what became of each posting since',
          security: READ_SCOPE,
          querystring: bookmarksQuerySchema,
          response: { 200: bookmarksResponseSchema },
        },
      },
      (request) => listBookmarks(context, viewerOf(request), request.query),
    );

    app.get(
      '/api/bookmarks/:id',
      {
        schema: {
          tags: ['Bookmarks'],
          summary: 'One kept job with the whole description',
          security: READ_SCOPE,
          params: z.object({ id: idParameter }),
          response: { 200: bookmarkSchema },
        },
      },
      (request) => getBookmark(context, viewerOf(request), request.params.id),
    );

    app.post(
      '/api/bookmarks',
      {
        schema: {
          tags: ['Bookmarks'],
          summary: 'Keeps a job with a copy of its posting; 200 when it was kept before',
          security: WRITE_SCOPE,
          body: addBookmarkRequestSchema,
          response: { 200: addBookmarkResponseSchema, 201: addBookmarkResponseSchema },
          errors: [404, 409, 410],
        },
      },
      async (request, reply) => {
        const viewer = viewerOf(request);
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
          security: WRITE_SCOPE,
          querystring: removeBookmarkRequestSchema,
          body: removeBookmarkRequestSchema.nullish(),
          response: { 200: removeBookmarkResponseSchema },
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        const jobs = [request.body ?? {}, request.query].filter(hasContent).map(parseRemovedJob);
        const [job] = jobs;
        if (!job || !jobs.every((other) => isSame(other, job)))
          throw invalid(ERROR_TEXTS.bookmarkRemoveInvalid);
        return { message: 'Bookmark removed.', undo_token: await removeBookmark(context, viewer, job) };
      },
    );

    app.post(
      '/api/bookmarks/restore',
      {
        schema: {
          tags: ['Bookmarks'],
          summary: 'Puts a removed bookmark back as it was; 410 when that can no longer be done',
          security: WRITE_SCOPE,
          body: restoreBookmarkRequestSchema,
          response: { 200: restoreBookmarkResponseSchema },
          errors: [409, 410],
        },
      },
      async (request) => ({
        message: 'Bookmark restored.',
        bookmark: await restoreBookmark(context, viewerOf(request), request.body.undo_token),
      }),
    );

    app.delete(
      '/api/bookmarks/clear',
      {
        schema: {
          tags: ['Bookmarks'],
          summary: 'Removes all bookmarks',
          security: WRITE_SCOPE,
          response: { 200: messageResponseSchema },
        },
      },
      async (request) => {
        await clearBookmarks(context, viewerOf(request));
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
