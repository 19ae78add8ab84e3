import { ApiFailure } from '@firsthand/api-client';
import type { Fit, FitResponse } from '@firsthand/contracts';
import { LIMITS } from '@firsthand/contracts/light';
import { logError, logWarning } from '../log.ts';
import { createSubject, type Observable } from '../observable.ts';

/** What a posting's requirements were held against; null: the person has no job profile yet. */
export type FitProfile = FitResponse['profile'];

export interface FitsState {
  /** Undefined until it is known. */
  profile: FitProfile | undefined;
  /** By job; null for one that nothing can be said of, because it closed. */
  fits: ReadonlyMap<number, Fit | null>;
  hasFailed: boolean;
}

export const NO_FITS: FitsState = { profile: undefined, fits: new Map(), hasFailed: false };

/** Older than this, what was compared is asked for again when it is shown again: the profile may have changed. */
const FRESH_MS = 5_000;

/** How jobs on screen fit the person's profile, one person at a time. What is shown together is asked for in one call. */
export class FitStore implements Observable<FitsState> {
  private readonly ask: (ids: string) => Promise<FitResponse>;
  private readonly state = createSubject(NO_FITS);
  private readonly shown = new Map<number, number>();
  private readonly askedAt = new Map<number, number>();
  private userId: number | null = null;
  /** Changes with the person and with each refresh: answers to a former one are dropped. */
  private turn = 0;
  private isPlanned = false;

  constructor(ask: (ids: string) => Promise<FitResponse>) {
    this.ask = ask;
  }

  get = this.state.get;
  subscribe = this.state.subscribe;

  /** Whose profile it is from now on; null when nobody is signed in. */
  follow(userId: number | null): void {
    if (userId === this.userId) return;
    this.userId = userId;
    this.state.set(NO_FITS);
    void this.refresh();
  }

  /** The job is on screen, until what this gives is called. */
  show(id: number): () => void {
    this.shown.set(id, (this.shown.get(id) ?? 0) + 1);
    this.plan();
    return () => {
      const count = (this.shown.get(id) ?? 1) - 1;
      if (count === 0) this.shown.delete(id);
      else this.shown.set(id, count);
    };
  }

  /** Asks again for what is on screen: the profile changed. What was said stays until the answer is there. */
  async refresh(): Promise<void> {
    this.turn += 1;
    this.askedAt.clear();
    await this.load();
  }

  /** Cards of one list arrive one by one within a moment. */
  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    queueMicrotask(() => {
      this.isPlanned = false;
      void this.load();
    });
  }

  private async load(): Promise<void> {
    if (this.userId === null) return;
    const now = Date.now();
    const due = [...this.shown.keys()].filter((id) => now - (this.askedAt.get(id) ?? -Infinity) > FRESH_MS);
    for (const id of due) this.askedAt.set(id, now);
    const calls: Promise<void>[] = [];
    for (let at = 0; at < due.length; at += LIMITS.fitJobsMax)
      calls.push(this.loadSome(due.slice(at, at + LIMITS.fitJobsMax)));
    await Promise.all(calls);
  }

  private async loadSome(ids: readonly number[]): Promise<void> {
    const { turn } = this;
    try {
      const { profile, data } = await this.ask(ids.join(','));
      if (turn !== this.turn) return;
      const found = new Map(data.map((fit) => [fit.requisition_id, fit]));
      const fits = new Map(this.state.get().fits);
      for (const id of ids) fits.set(id, found.get(id) ?? null);
      this.state.set({ profile, fits, hasFailed: false });
    } catch (error) {
      if (turn !== this.turn) return;
      for (const id of ids) this.askedAt.delete(id);
      this.state.set({ ...this.state.get(), hasFailed: true });
      if (error instanceof ApiFailure) logWarning('How jobs fit could not be read:', error);
      else logError(error);
    }
  }
}
