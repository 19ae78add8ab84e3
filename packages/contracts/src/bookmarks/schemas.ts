import { z } from 'zod';
import { SOURCES } from '../ats.ts';
import { LIMITS } from '../limits.ts';
import { WORK_MODES } from '../posting.ts';
import { navigationSchema, statedFields } from '../schema-parts.ts';

/** What became of a bookmarked posting since it was kept. */
export const bookmarkStatusSchema = z.enum(['open', 'changed', 'closed']);

export const bookmarkSchema = z.object({
  bookmark_id: z.number().int(),
  title: z.string(),
  company_name: z.string().nullable(),
  location: z.string().nullable(),
  source: z.enum(SOURCES),
  remote: z.boolean(),
  work_mode: z.enum(WORK_MODES).nullable(),
  country: z.string().nullable(),
  /** HTML, sanitised. In lists only the first words of a long one; `GET /api/bookmarks/{bookmark_id}` gives all. */
  description: z.string(),
  /** The description ends early. */
  description_cut: z.boolean(),
  /** As in search results; null when none could be made. */
  summary: z.string().nullable(),
  salary: z.string().nullable(),
  requisition_id: z.number().int(),
  external_id: z.string(),
  external_url: z.string().nullable(),
  bookmarked_at: z.string(),
  posted_at: z.string().nullable(),
  navigation: navigationSchema,
  /** Copies made before these were kept have none of them. */
  ...statedFields,
  /** Everything above is the copy made when it was kept; this says what happened to the posting since. */
  posting_status: bookmarkStatusSchema,
  /** When it changed or closed; null while it is as it was. */
  posting_status_at: z.string().nullable(),
  /** Last seen on the employer's board; null when the posting is no longer stored. */
  last_verified_at: z.string().nullable(),
  /** The same, under the name it has in search results. */
  updated_at: z.string().nullable(),
  changed_at: z.string().nullable(),
  first_seen_at: z.string().nullable(),
});
export type Bookmark = z.infer<typeof bookmarkSchema>;

/** Without a limit all are listed, as before there were pages; 0 asks for the numbers alone. */
export const bookmarksQuerySchema = z.object({
  limit: z.coerce.number().int().min(0).max(LIMITS.bookmarksPerUser).default(LIMITS.bookmarksPerUser),
  offset: z.coerce.number().int().min(0).max(LIMITS.bookmarksPerUser).default(0),
});

export const bookmarksResponseSchema = z.object({
  /** Newest first. */
  bookmarks: z.array(bookmarkSchema),
  /** Of all pages. */
  total: z.number().int(),
  /** Of the bookmarks of all pages, newest first: by these a card knows whether its job is kept. */
  requisition_ids: z.array(z.number().int()),
});
export type BookmarksResponse = z.infer<typeof bookmarksResponseSchema>;

/** Neither a source nor a number: what is odd is answered in the specification's words, as what is missing is. */
const odd = '?';
const requisitionId = z
  .union([z.number(), z.string().max(30)])
  .nullish()
  .catch(odd);
const sourceName = z.string().max(40).nullish().catch(odd);
export const addBookmarkRequestSchema = z.object({
  source: sourceName,
  requisition_id: requisitionId,
});
export const addBookmarkResponseSchema = z.object({ message: z.string(), bookmark: bookmarkSchema });

/** The body of the remove call: one `{source}_requisition_id` holds the id, the others are null. */
export const removeBookmarkRequestSchema = z.object({
  source: sourceName,
  requisition_id: requisitionId,
  bamboohr_requisition_id: requisitionId,
  greenhouseio_requisition_id: requisitionId,
  workday_requisition_id: requisitionId,
  adp_requisition_id: requisitionId,
  jobvite_requisition_id: requisitionId,
  breezy_requisition_id: requisitionId,
  lever_requisition_id: requisitionId,
  smartrecruiters_requisition_id: requisitionId,
  dover_requisition_id: requisitionId,
});
export type RemoveBookmarkRequest = z.infer<typeof removeBookmarkRequestSchema>;

export const removeBookmarkResponseSchema = z.object({
  message: z.string(),
  /** Puts it back within ten minutes; null when there was nothing to remove. */
  undo_token: z.string().nullable(),
});
export type RemoveBookmarkResponse = z.infer<typeof removeBookmarkResponseSchema>;

export const restoreBookmarkRequestSchema = z.object({ undo_token: z.uuid() });
export const restoreBookmarkResponseSchema = addBookmarkResponseSchema;
export type RestoreBookmarkResponse = z.infer<typeof restoreBookmarkResponseSchema>;
