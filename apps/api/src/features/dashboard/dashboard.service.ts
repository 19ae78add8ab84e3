import { LIMITS, type DashboardResponse } from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import type { Viewer } from '../auth/viewer.ts';
import { countBookmarks } from '../bookmarks/bookmarks.repository.ts';
import { listBookmarks } from '../bookmarks/bookmarks.service.ts';
import { countApplications } from '../job-applications/applications.repository.ts';

/** What the dashboard shows of the viewer's own: counts and the latest bookmarks. */
export async function getDashboard(context: ApiContext, viewer: Viewer): Promise<DashboardResponse> {
  const { db } = context.database;
  const [bookmarks, applications, recent] = await Promise.all([
    countBookmarks(db, viewer.user.id),
    countApplications(db, viewer.user.id),
    listBookmarks(context, viewer, LIMITS.recentBookmarks),
  ]);
  return { bookmarks, applications, recent_bookmarks: recent };
}
