import type { Bookmark } from '@firsthand/contracts';
import { z } from 'zod';
import { jobNameFields, requireSource, toJobUrl } from '../job-fields.ts';
import { toLine } from '../plain.ts';
import { ADDS, defineTool, READS } from '../tool.ts';

const savedJob = z.object({
  source: z.string(),
  id: z.number(),
  title: z.string(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  pay: z.string().nullable(),
  saved_at: z.string(),
  posting_status: z.string(),
  url: z.string(),
});

function toSavedJob(bookmark: Bookmark, siteUrl: string): z.infer<typeof savedJob> {
  return {
    ...{ source: bookmark.source, id: bookmark.requisition_id, title: toLine(bookmark.title) ?? '' },
    ...{ company: toLine(bookmark.company_name), location: toLine(bookmark.location) },
    ...{ pay: toLine(bookmark.salary), saved_at: bookmark.bookmarked_at },
    posting_status: bookmark.posting_status,
    url: toJobUrl(bookmark.navigation, siteUrl),
  };
}

export const listSavedJobs = defineTool({
  name: 'list_saved_jobs',
  title: 'List saved jobs',
  description: 'The jobs that the person saved, the latest first, with what became of each posting.',
  input: z.strictObject({
    limit: z.number().int().min(1).max(50).default(20),
    offset: z.number().int().min(0).max(2_000).default(0),
  }),
  output: z.object({
    total: z.number(),
    next_offset: z.number().nullable(),
    jobs: z.array(savedJob),
    url: z.string(),
  }),
  annotations: READS,
  async run({ call, siteUrl }, query) {
    const { bookmarks, total } = await call('listBookmarks', { query });
    const end = query.offset + bookmarks.length;
    return {
      total,
      next_offset: end < total && bookmarks.length > 0 ? end : null,
      jobs: bookmarks.map((bookmark) => toSavedJob(bookmark, siteUrl)),
      url: `${siteUrl}/saved-jobs`,
    };
  },
});

export const saveJob = defineTool({
  name: 'save_job',
  title: 'Save a job',
  description: 'Saves a job for the person, with a copy of its posting as it is now. Twice is as once.',
  input: z.strictObject(jobNameFields),
  output: z.object({ saved: savedJob }),
  annotations: ADDS,
  async run({ call, siteUrl }, { source, id }) {
    const body = { source: requireSource(source).source, requisition_id: id };
    const { bookmark } = await call('addBookmark', { body });
    return { saved: toSavedJob(bookmark, siteUrl) };
  },
});
