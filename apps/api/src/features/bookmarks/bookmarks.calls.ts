import { bookmarkCalls, refuse } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { acceptEmptyJson } from '../../http/accept-empty-json.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { parseJobKey, type JobKey } from '../../models/job-key.ts';
import {
  addBookmark,
  clearBookmarks,
  getBookmark,
  listBookmarks,
  removeBookmark,
  restoreBookmark,
} from './bookmarks.service.ts';
import { parseRemovedJob } from './parse-removed-job.ts';

export function answerBookmarks(context: ApiContext): FastifyPluginCallback {
  return answerCalls(
    bookmarkCalls,
    {
      listBookmarks: ({ viewer, query }) => listBookmarks(context, viewer, query),
      getBookmark: ({ viewer, params }) => getBookmark(context, viewer, params.id),
      addBookmark: async ({ viewer, body, reply }) => {
        const job = parseJobKey(body);
        if (!job) throw refuse('bookmark-invalid');
        const { created, bookmark } = await addBookmark(context, viewer, job);
        void reply.status(created ? 201 : 200);
        return { message: 'Job bookmarked.', bookmark };
      },
      removeBookmark: async ({ viewer, body, query }) => {
        const jobs = [body ?? {}, query].filter(hasContent).map(parseRemovedJob);
        const [job] = jobs;
        if (!job || !jobs.every((other) => isSame(other, job))) throw refuse('bookmark-removal-invalid');
        return { message: 'Bookmark removed.', undo_token: await removeBookmark(context, viewer, job) };
      },
      restoreBookmark: async ({ viewer, body }) => ({
        message: 'Bookmark restored.',
        bookmark: await restoreBookmark(context, viewer, body.undo_token),
      }),
      clearBookmarks: async ({ viewer }) => {
        await clearBookmarks(context, viewer);
        return { message: 'All bookmarks removed.' };
      },
    },
    acceptEmptyJson,
  );
}

function hasContent(request: object): boolean {
  return Object.values(request).some((value) => value !== undefined && value !== null && value !== '');
}

function isSame(one: JobKey | null, other: JobKey): boolean {
  return one?.source === other.source && one.jobId === other.jobId;
}
