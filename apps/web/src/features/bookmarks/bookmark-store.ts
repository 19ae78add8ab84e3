import { ApiFailure, type ApiOf } from '@firsthand/api-client';
import type { Bookmark, BookmarksResponse } from '@firsthand/contracts';
import { ERROR_TEXTS, findAts, LIMITS, type BOOKMARK_ROUTES } from '@firsthand/contracts/light';
import { toFailureText } from '../../lib/api/failure-text.ts';
import { createSubject, type Observable } from '../../lib/observable.ts';
import { logError } from '../../lib/log.ts';
import { SIGNED_OUT, type BookmarkNotice, type BookmarksState } from './bookmarks-state.ts';
import type { KeptIds } from './kept-ids.ts';
import { toRemoveBody, type BookmarkedJob } from './remove-body.ts';

const isNamed = (job: BookmarkedJob) => Number.isSafeInteger(job.id) && findAts(job.source) !== undefined;

function newestFirst(one: Bookmark, other: Bookmark): number {
  return other.bookmarked_at.localeCompare(one.bookmarked_at) || other.bookmark_id - one.bookmark_id;
}

function isSameSet(ids: ReadonlySet<number>, others: readonly number[]): boolean {
  return ids.size === others.length && others.every((id) => ids.has(id));
}

/**
 * The bookmarks of one person at a time. A toggle shows at once and is taken back when the server refuses. Several
 * wishes about one job go to the server one after the other, and only the last one counts.
 */
export class BookmarkStore implements Observable<BookmarksState> {
  private readonly calls: ApiOf<typeof BOOKMARK_ROUTES>;
  private readonly kept: KeptIds;
  private readonly state = createSubject(SIGNED_OUT);
  private userId: number | null = null;
  /** Changes with the person: answers to a former one are dropped. */
  private personTurn = 0;
  private confirmed = new Set<number>();
  private listed: readonly Bookmark[] | null = null;
  private wanted = new Map<number, boolean>();
  private settling = new Set<number>();
  private loads = 0;
  private changes = 0;
  private notices = 0;

  constructor(calls: ApiOf<typeof BOOKMARK_ROUTES>, kept: KeptIds) {
    this.calls = calls;
    this.kept = kept;
  }

  get = this.state.get;
  subscribe = this.state.subscribe;

  /** Whose bookmarks these are from now on; null when nobody is signed in. Loads the list once per person. */
  follow(userId: number | null): void {
    if (userId === this.userId) return;
    this.userId = userId;
    this.personTurn += 1;
    this.listed = null;
    this.wanted = new Map();
    this.settling = new Set();
    if (userId === null) {
      this.confirmed = new Set();
      this.publish(SIGNED_OUT);
      return;
    }
    this.confirmed = new Set(this.kept.read());
    void this.load();
  }

  /** Asks for the list again, as far as it was loaded, e.g. after a failure. */
  async load(): Promise<void> {
    if (this.userId === null) return;
    const personTurn = this.personTurn;
    const turn = (this.loads += 1);
    const isOld = () => personTurn !== this.personTurn || turn !== this.loads;
    if (this.listed === null) this.publish({ status: 'loading', error: null });
    for (;;) {
      const changesBefore = this.changes;
      let answer: BookmarksResponse;
      try {
        answer = await this.calls.listBookmarks({
          query: { limit: Math.max(this.listed?.length ?? 0, LIMITS.bookmarksPageSize), offset: 0 },
        });
      } catch (error) {
        if (!isOld()) this.failLoading(error);
        return;
      }
      if (isOld()) return;
      // A list that was written while something changed may or may not hold the change.
      if (changesBefore !== this.changes) continue;
      this.listed = answer.bookmarks;
      this.confirm(new Set(answer.requisition_ids));
      this.publish({ status: 'ready', error: null });
      return;
    }
  }

  /** Loads the next page; gives its first entry, null when there was none or it could not be loaded. */
  async loadMore(): Promise<Bookmark | null> {
    const personTurn = this.personTurn;
    const changesBefore = this.changes;
    const before = this.listed ?? [];
    let answer: BookmarksResponse;
    try {
      answer = await this.calls.listBookmarks({
        query: { limit: LIMITS.bookmarksPageSize, offset: before.length },
      });
    } catch (error) {
      if (personTurn === this.personTurn) this.failLoading(error);
      return null;
    }
    if (personTurn !== this.personTurn) return null;
    const known = new Set(before.map((bookmark) => bookmark.bookmark_id));
    const added = answer.bookmarks.filter((bookmark) => !known.has(bookmark.bookmark_id));
    this.listed = [...before, ...added];
    // Somebody removed or added one meanwhile, here or elsewhere: the pages may not meet.
    const isMoved = !isSameSet(this.confirmed, answer.requisition_ids);
    if (isMoved || this.changes !== changesBefore) await this.load();
    else this.publish({ status: 'ready', error: null });
    return added[0] ?? null;
  }

  /** Keeps a job or lets it go; nothing for visitors, and nothing before it is known what is kept. */
  toggle(job: BookmarkedJob): void {
    this.want(job, !this.get().ids.has(job.id));
  }

  /** As toggle, with the wish said: twice is fine. */
  want(job: BookmarkedJob, isWanted: boolean): void {
    if (this.get().status === 'signed-out' || this.get().status === 'loading') return;
    if (!isNamed(job)) {
      this.notify('failed', isWanted ? ERROR_TEXTS.bookmarkInvalid : ERROR_TEXTS.bookmarkRemoveInvalid);
      return;
    }
    this.wanted.set(job.id, isWanted);
    this.publish({});
    if (!this.settling.has(job.id)) void this.settle(job);
  }

  /** Removes all bookmarks; false when the server refused, which a notice then says. */
  async clear(): Promise<boolean> {
    const personTurn = this.personTurn;
    try {
      await this.calls.clearBookmarks();
    } catch (error) {
      if (personTurn === this.personTurn) this.notifyFailure(error, ERROR_TEXTS.bookmarkClearFailed);
      return false;
    }
    if (personTurn !== this.personTurn) return false;
    this.changes += 1;
    this.listed = [];
    this.wanted.clear();
    this.confirm(new Set());
    this.notify('done', 'All bookmarks removed');
    return true;
  }

  /** Another tab wrote the list of ids. */
  followOtherTab(ids: number[]): void {
    if (this.userId === null) return;
    const before = this.confirmed;
    this.confirmed = new Set(ids);
    this.listed = this.listed?.filter((bookmark) => this.confirmed.has(bookmark.requisition_id)) ?? null;
    this.publish({});
    if (this.listed !== null && ids.some((id) => !before.has(id))) void this.load();
  }

  /** The whole description of a bookmark; null when it cannot be read. */
  async readDescription({ bookmark_id: id }: Bookmark): Promise<string | null> {
    try {
      return (await this.calls.getBookmark({ params: { id } })).description;
    } catch (error) {
      if (!(error instanceof ApiFailure)) logError(error);
      return null;
    }
  }

  /** Undoes the removal that the notice is about; gives what is back, null when it is not, which a notice then says. */
  async undo(): Promise<Bookmark | null> {
    const token = this.get().notice?.undoToken;
    if (!token) return null;
    const personTurn = this.personTurn;
    this.dismissNotice();
    let bookmark: Bookmark;
    try {
      ({ bookmark } = await this.calls.restoreBookmark({ body: { undo_token: token } }));
    } catch (error) {
      if (personTurn === this.personTurn) this.notifyFailure(error, ERROR_TEXTS.bookmarkRestoreFailed);
      return null;
    }
    if (personTurn !== this.personTurn) return null;
    this.changes += 1;
    const others = this.listed?.filter((entry) => entry.requisition_id !== bookmark.requisition_id) ?? [];
    this.listed = [...others, bookmark].sort(newestFirst);
    this.confirm(new Set(this.confirmed).add(bookmark.requisition_id));
    this.notify('done', 'Bookmark restored');
    return bookmark;
  }

  dismissNotice(): void {
    this.publish({ notice: null });
  }

  private async settle(job: BookmarkedJob): Promise<void> {
    const personTurn = this.personTurn;
    this.settling.add(job.id);
    let next = this.wanted.get(job.id);
    while (next !== undefined && next !== this.confirmed.has(job.id)) {
      const isWanted = next;
      let undoToken: string | null = null;
      try {
        const { id, source } = job;
        if (isWanted) await this.calls.addBookmark({ body: { source, requisition_id: id } });
        else undoToken = (await this.calls.removeBookmark({ body: toRemoveBody(job) })).undo_token;
      } catch (error) {
        if (personTurn !== this.personTurn) return;
        this.wanted.delete(job.id);
        this.settling.delete(job.id);
        this.notifyFailure(
          error,
          isWanted ? ERROR_TEXTS.bookmarkAddFailed : ERROR_TEXTS.bookmarkRemoveFailed,
        );
        return;
      }
      if (personTurn !== this.personTurn) return;
      this.applyChange(job.id, isWanted, undoToken);
      next = this.wanted.get(job.id);
    }
    this.wanted.delete(job.id);
    this.settling.delete(job.id);
    this.publish({});
  }

  private applyChange(id: number, isKept: boolean, undoToken: string | null): void {
    this.changes += 1;
    const ids = new Set(this.confirmed);
    if (isKept) ids.add(id);
    else ids.delete(id);
    if (!isKept) this.listed = this.listed?.filter((bookmark) => bookmark.requisition_id !== id) ?? null;
    this.confirm(ids);
    this.notify('done', isKept ? 'Job bookmarked' : 'Bookmark removed', undoToken);
    // The whole page is gone, but not the next one.
    const isPageGone = this.listed?.length === 0 && ids.size > 0;
    if (isKept || isPageGone) void this.load();
  }

  private confirm(ids: Set<number>): void {
    this.confirmed = ids;
    this.kept.write([...ids]);
  }

  private failLoading(error: unknown): void {
    const isSignedOut = error instanceof ApiFailure && error.status === 401;
    const words = toFailureText(error, ERROR_TEXTS.bookmarksFailed);
    // A list that is there stays: it is only a moment old.
    this.publish({
      status: this.listed === null ? 'failed' : 'ready',
      error: isSignedOut ? null : words,
    });
  }

  private notifyFailure(error: unknown, fallback: string): void {
    this.notify('failed', toFailureText(error, fallback));
  }

  private notify(kind: BookmarkNotice['kind'], text: string, undoToken: string | null = null): void {
    this.notices += 1;
    this.publish({ notice: { number: this.notices, kind, text, undoToken } });
  }

  private publish(changes: Partial<BookmarksState>): void {
    const ids = new Set(this.confirmed);
    for (const [id, isWanted] of this.wanted) {
      if (isWanted) ids.add(id);
      else ids.delete(id);
    }
    const list = this.listed?.filter((bookmark) => ids.has(bookmark.requisition_id)) ?? null;
    this.state.set({ ...this.get(), ...changes, ids, list });
  }
}
