import { LIMITS, type DashboardResponse } from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import type { Viewer } from '../../people/viewer.ts';
import { listBookmarks } from '../bookmarks/bookmarks.service.ts';
import { countProfiles } from '../../models/stored-profile.ts';
import { countApplications } from '../../models/stored-application.ts';

/** What the dashboard shows of the viewer's own: counts and the latest bookmarks. */
export async function getDashboard(context: ApiContext, viewer: Viewer): Promise<DashboardResponse> {
  const { db } = context.database;
  const [{ total, bookmarks }, applications, profiles] = await Promise.all([
    listBookmarks(context, viewer, { limit: LIMITS.recentBookmarks, offset: 0 }),
    countApplications(db, viewer.user.id),
    countProfiles(db, viewer.user.id),
  ]);
  return {
    ...{ bookmarks: total, applications },
    has_job_profile: profiles > 0,
    recent_bookmarks: bookmarks,
  };
}
