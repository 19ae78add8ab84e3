import { z } from 'zod';
import { bookmarkSchema } from '../bookmarks/schemas.ts';

/** True counts for the dashboard and its latest bookmarks. */
export const dashboardResponseSchema = z.object({
  bookmarks: z.number().int(),
  applications: z.number().int(),
  /** Whether the person has a job profile. */
  has_job_profile: z.boolean(),
  recent_bookmarks: z.array(bookmarkSchema),
});
export type DashboardResponse = z.infer<typeof dashboardResponseSchema>;
