import { LIMITS, toLanguageCode, toShortHtml, type Bookmark, type JobView } from '@firsthand/contracts';
import type { BookmarkedPosting } from '@firsthand/database';
import type { ListedBookmark, StoredBookmark } from './bookmarks.repository.ts';

/** The copy of a posting that a bookmark keeps, from the job as the wire has it today. */
export function toBookmarkedPosting(job: JobView, summary: string | null): BookmarkedPosting {
  return {
    title: job.title,
    company: job.company,
    location: job.location,
    remote: job.remote,
    work_mode: job.work_mode,
    country: job.country,
    description: job.description,
    summary,
    salary: job.salary,
    external_url: job.external_url,
    posted_at: job.posted_at,
    first_seen_at: job.first_seen_at,
    changed_at: job.changed_at,
    navigation: job.navigation,
    employment_type: job.employment_type,
    pay: job.pay,
    language: job.language,
  };
}

/** A bookmark as the wire has it: the copy, and what became of the posting since. */
export function toBookmarkView(stored: StoredBookmark): Bookmark {
  return toWire(stored, { html: stored.posting.description, isCut: false });
}

/** A bookmark of a list: of a long description the first words. */
export function toListedBookmark(stored: ListedBookmark): Bookmark {
  return toWire(stored, toShortHtml(stored.description_start, LIMITS.bookmarkExcerptLength));
}

function toWire(
  stored: Omit<ListedBookmark, 'description_start'>,
  description: { html: string; isCut: boolean },
): Bookmark {
  const { posting } = stored;
  return {
    bookmark_id: stored.id,
    title: posting.title,
    company_name: posting.company,
    location: posting.location,
    source: stored.source,
    remote: posting.remote,
    work_mode: posting.work_mode,
    country: posting.country,
    description: description.html,
    description_cut: description.isCut,
    summary: posting.summary,
    salary: posting.salary,
    requisition_id: stored.requisition_id,
    external_id: stored.external_id,
    external_url: posting.external_url,
    bookmarked_at: stored.bookmarked_at.toISOString(),
    posted_at: posting.posted_at,
    navigation: posting.navigation,
    employment_type: posting.employment_type ?? null,
    pay: posting.pay ?? null,
    // Copies are older than the one form for all systems.
    language: toLanguageCode(posting.language ?? ''),
    ...toPostingStatus(stored),
    last_verified_at: stored.last_verified_at?.toISOString() ?? null,
    updated_at: stored.last_verified_at?.toISOString() ?? null,
    changed_at: stored.job_changed_at?.toISOString() ?? posting.changed_at,
    first_seen_at: posting.first_seen_at,
  };
}

function toPostingStatus(
  stored: Omit<ListedBookmark, 'description_start'>,
): Pick<Bookmark, 'posting_status' | 'posting_status_at'> {
  if (stored.job_status !== 'open') {
    return { posting_status: 'closed', posting_status_at: stored.job_closed_at?.toISOString() ?? null };
  }
  const changedAt = stored.job_changed_at?.toISOString() ?? null;
  // Two signs, since each alone deceives: the hash also differs when only our reading of the posting did, and a change
  // that was taken back leaves its time behind.
  const differs = stored.job_content_hash !== stored.content_hash;
  if (differs && changedAt !== stored.posting.changed_at) {
    return { posting_status: 'changed', posting_status_at: changedAt };
  }
  return { posting_status: 'open', posting_status_at: null };
}
