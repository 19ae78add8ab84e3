import type { Bookmark } from '@firsthand/contracts';
import { ERROR_TEXTS, findAts } from '@firsthand/contracts/light';
import { ApiFailure } from '../../lib/api-client.ts';
import { logError } from '../../lib/log.ts';
import type { BookmarkCalls, BookmarkedJob } from './bookmark-calls.ts';
import { SIGNED_OUT, type BookmarkNotice, type BookmarksState } from './bookmarks-state.ts';
import type { KeptIds } from './kept-ids.ts';

const isNamed = (job: BookmarkedJob) => Number.isSafeInteger(job.id) && findAts(job.source) !== undefined;

/** The server's words when it gave some, else the specification's. */
function toWords(error: ApiFailure, fallback: string): string {
  return error.status === 0 ? fallback : (error.reason ?? fallback);
}

/**
 * The bookmarks of one person at a time. A toggle shows at once and is taken back when the server refuses. Several
 * wishes about one job go to the server one after the other, and only the last one counts.
 */
export class BookmarkStore {
  private readonly calls: BookmarkCalls;
  private readonly kept: KeptIds;
  private readonly listeners = new Set<() => void>();
  private state = SIGNED_OUT;
  private userId: number | null = null;
  /** Changes with the person: answers to a former one are dropped. */
  private era = 0;
  private confirmed = new Set<number>();
  private listed: readonly Bookmark[] | null = null;
  private wanted = new Map<number, boolean>();
  private settling = new Set<number>();
  private loads = 0;
  private changes = 0;
  private notices = 0;

  constructor(calls: BookmarkCalls, kept: KeptIds) {
    this.calls = calls;
    this.kept = kept;
  }

  getState = (): BookmarksState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whose bookmarks these are from now on; null when nobody is signed in. Loads the list once per person. */
  follow(userId: number | null): void {
    if (userId === this.userId) return;
    this.userId = userId;
    this.era += 1;
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

  /** Asks for the list again, e.g. after a failure. */
  async load(): Promise<void> {
    if (this.userId === null) return;
    const era = this.era;
    const turn = (this.loads += 1);
    const isOld = () => era !== this.era || turn !== this.loads;
    if (this.listed === null) this.publish({ status: 'loading', error: null });
    for (;;) {
      const changesBefore = this.changes;
      let list: Bookmark[];
      try {
        list = await this.calls.list();
      } catch (error) {
        if (!isOld()) this.failLoading(error);
        return;
      }
      if (isOld()) return;
      // A list that was written while something changed may or may not hold the change.
      if (changesBefore !== this.changes) continue;
      this.listed = list;
      this.confirm(new Set(list.map((bookmark) => bookmark.requisition_id)));
      this.publish({ status: 'ready', error: null });
      return;
    }
  }

  /** Keeps a job or lets it go; nothing for visitors, and nothing before it is known what is kept. */
  toggle(job: BookmarkedJob): void {
    this.want(job, !this.state.ids.has(job.id));
  }

  /** As toggle, with the wish said: twice is fine. */
  want(job: BookmarkedJob, isWanted: boolean): void {
    if (this.state.status === 'signed-out' || this.state.status === 'loading') return;
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
    const era = this.era;
    try {
      await this.calls.clear();
    } catch (error) {
      if (era === this.era) this.notifyFailure(error, ERROR_TEXTS.bookmarkClearFailed);
      return false;
    }
    if (era !== this.era) return false;
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
    this.confirmed = new Set(ids);
    this.publish({});
    const known = new Set(this.listed?.map((bookmark) => bookmark.requisition_id));
    if (this.listed !== null && ids.some((id) => !known.has(id))) void this.load();
  }

  dismissNotice(): void {
    this.publish({ notice: null });
  }

  private async settle(job: BookmarkedJob): Promise<void> {
    const era = this.era;
    this.settling.add(job.id);
    let next = this.wanted.get(job.id);
    while (next !== undefined && next !== this.confirmed.has(job.id)) {
      const isWanted = next;
      try {
        await (isWanted ? this.calls.add(job) : this.calls.remove(job));
      } catch (error) {
        if (era !== this.era) return;
        this.wanted.delete(job.id);
        this.settling.delete(job.id);
        this.notifyFailure(
          error,
          isWanted ? ERROR_TEXTS.bookmarkAddFailed : ERROR_TEXTS.bookmarkRemoveFailed,
        );
        return;
      }
      if (era !== this.era) return;
      this.applyChange(job.id, isWanted);
      next = this.wanted.get(job.id);
    }
    this.wanted.delete(job.id);
    this.settling.delete(job.id);
    this.publish({});
  }

  private applyChange(id: number, isKept: boolean): void {
    this.changes += 1;
    const ids = new Set(this.confirmed);
    if (isKept) ids.add(id);
    else ids.delete(id);
    if (!isKept) this.listed = this.listed?.filter((bookmark) => bookmark.requisition_id !== id) ?? null;
    this.confirm(ids);
    this.notify('done', isKept ? 'Job bookmarked' : 'Bookmark removed');
    if (isKept) void this.load();
  }

  private confirm(ids: Set<number>): void {
    this.confirmed = ids;
    this.kept.write([...ids]);
  }

  private failLoading(error: unknown): void {
    if (!(error instanceof ApiFailure)) logError(error);
    const isSignedOut = error instanceof ApiFailure && error.status === 401;
    const words =
      error instanceof ApiFailure ? toWords(error, ERROR_TEXTS.bookmarksFailed) : ERROR_TEXTS.bookmarksFailed;
    // A list that is there stays: it is only a moment old.
    this.publish({
      status: this.listed === null ? 'failed' : 'ready',
      error: isSignedOut ? null : words,
    });
  }

  private notifyFailure(error: unknown, fallback: string): void {
    if (!(error instanceof ApiFailure)) logError(error);
    this.notify('failed', error instanceof ApiFailure ? toWords(error, fallback) : fallback);
  }

  private notify(kind: BookmarkNotice['kind'], text: string): void {
    this.notices += 1;
    this.publish({ notice: { number: this.notices, kind, text } });
  }

  private publish(changes: Partial<BookmarksState>): void {
    const ids = new Set(this.confirmed);
    for (const [id, isWanted] of this.wanted) {
      if (isWanted) ids.add(id);
      else ids.delete(id);
    }
    const list = this.listed?.filter((bookmark) => ids.has(bookmark.requisition_id)) ?? null;
    this.state = { ...this.state, ...changes, ids, list };
    for (const listener of this.listeners) listener();
  }
}
