import type { ApplicationDraft } from '@firsthand/contracts';
import { ERROR_TEXTS } from '@firsthand/contracts/light';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { toFailureText } from '../../lib/api/failure-text.ts';
import type { DraftApi } from './draft-api.ts';
import {
  findConflicts,
  toAnswer,
  toStored,
  withEdit,
  withoutSent,
  type Answer,
  type Edits,
  type Handling,
} from './draft-edits.ts';

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Another tab changed the same fields; the person decides field by field. */
  | { kind: 'conflict'; keys: readonly string[] }
  | { kind: 'failed'; message: string }
  /** Discarded or confirmed elsewhere. */
  | { kind: 'gone'; message: string };

export interface DraftState {
  /** As the server last gave it. */
  draft: ApplicationDraft;
  edits: Edits;
  /** Chosen here and not stored yet. */
  handling: Handling | null;
  save: SaveState;
  /** Another tab changed other fields, which are shown now. */
  hasMerged: boolean;
}

/** Runs `act` after a while, unless it is called off first. */
type Schedule = (act: () => void, ms: number) => () => void;

/** A pause in typing. */
const pauseMs = 900;
/** Two tabs that answer each other for ever end here. */
const mergesMax = 3;
const saveFailed = 'Your changes could not be saved. They are kept here.';

const scheduleByTimer: Schedule = (act, ms) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** One prepared application and what was typed into it. It saves itself, one call at a time, and never drops what was typed. */
export class DraftStore {
  private readonly calls: Pick<DraftApi, 'getDraft' | 'saveDraft'>;
  private readonly schedule: Schedule;
  private readonly listeners = new Set<() => void>();
  private state: DraftState;
  private running: Promise<void> | null = null;
  private callOff: () => void = () => {};

  constructor(
    draft: ApplicationDraft,
    calls: Pick<DraftApi, 'getDraft' | 'saveDraft'>,
    schedule: Schedule = scheduleByTimer,
  ) {
    this.calls = calls;
    this.schedule = schedule;
    this.state = { draft, edits: new Map(), handling: null, save: { kind: 'saved' }, hasMerged: false };
  }

  get = (): DraftState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  hasUnsaved = (): boolean => this.state.edits.size > 0 || this.state.handling !== null;

  change(key: string, value: Answer, { isDrafted = false } = {}): void {
    const field = this.state.draft.fields.find((other) => other.key === key);
    if (!field) return;
    const edits = withEdit(this.state.edits, field, value, isDrafted);
    this.publish({ edits, ...this.leftConflict(edits) });
    this.saveSoon();
  }

  chooseHandling(handling: Handling): void {
    this.publish({ handling: handling === this.state.draft.handling ? null : handling });
    this.saveSoon();
  }

  /** Gives up an edit for what another tab stored. */
  takeTheirs(key: string): void {
    const edits = new Map(this.state.edits);
    edits.delete(key);
    this.publish({ edits, ...this.leftConflict(edits) });
    this.saveSoon();
  }

  /** The person has seen what the other tab stored and wants theirs over it. */
  keepMine(): Promise<boolean> {
    const stored = toStored(this.state.draft.fields);
    const edits = new Map(
      [...this.state.edits].map(([key, edit]) => [key, { ...edit, from: stored.get(key) ?? null }]),
    );
    this.publish({ edits, save: { kind: 'waiting' } });
    return this.settle();
  }

  /** Saves what is not saved; true when everything is stored. */
  async settle(): Promise<boolean> {
    this.callOff();
    if (this.state.save.kind === 'conflict' || this.state.save.kind === 'gone') return false;
    this.running ??= this.saveAll().finally(() => (this.running = null));
    await this.running;
    return !this.hasUnsaved();
  }

  /** Keeps these fields' answers for other forms. Everything must be stored before. Throws ApiFailure. */
  async remember(keys: readonly string[]): Promise<void> {
    const { id, version } = this.state.draft;
    const body = { version, remember: [...keys] };
    this.publish({ draft: await this.calls.saveDraft({ params: { id }, body }) });
  }

  /** Looks at what the server has now, e.g. after a confirmation was refused. Throws ApiFailure. */
  async reread(): Promise<void> {
    this.publish({ draft: await this.calls.getDraft({ params: { id: this.state.draft.id } }) });
  }

  private saveSoon(): void {
    this.callOff();
    const { kind } = this.state.save;
    if (kind === 'conflict' || kind === 'gone' || this.running) return;
    if (!this.hasUnsaved()) {
      this.publish({ save: { kind: 'saved' } });
      return;
    }
    this.publish({ save: { kind: 'waiting' } });
    this.callOff = this.schedule(() => void this.settle(), pauseMs);
  }

  private async saveAll(): Promise<void> {
    for (let merges = 0; this.hasUnsaved();) {
      this.publish({ save: { kind: 'saving' } });
      try {
        await this.saveOnce();
      } catch (error) {
        const isChanged = error instanceof ApiFailure && error.status === 409 && merges < mergesMax;
        if (!isChanged) {
          this.fail(error);
          return;
        }
        merges += 1;
        if (!(await this.merge())) return;
      }
    }
    this.publish({ save: { kind: 'saved' } });
  }

  private async saveOnce(): Promise<void> {
    const { draft, edits, handling } = this.state;
    const drafted = [...edits].flatMap(([key, edit]) => (edit.isDrafted ? [key] : []));
    const answers = Object.fromEntries([...edits].map(([key, edit]) => [key, toAnswer(edit.value)]));
    const saved = await this.calls.saveDraft({
      params: { id: draft.id },
      body: {
        version: draft.version,
        ...(edits.size > 0 ? { answers } : {}),
        ...(drafted.length > 0 ? { drafted } : {}),
        ...(handling ? { handling } : {}),
      },
    });
    this.publish({
      draft: saved,
      edits: withoutSent(this.state.edits, edits, toStored(saved.fields)),
      handling: this.state.handling === handling ? null : this.state.handling,
    });
  }

  /** Takes over what another tab stored; false when both changed the same field. */
  private async merge(): Promise<boolean> {
    try {
      await this.reread();
    } catch (error) {
      this.fail(error);
      return false;
    }
    const keys = findConflicts(this.state.edits, toStored(this.state.draft.fields));
    this.publish(keys.length > 0 ? { save: { kind: 'conflict', keys } } : { hasMerged: true });
    return keys.length === 0;
  }

  private fail(error: unknown): void {
    const isGone = error instanceof ApiFailure && error.status === 404;
    const message = toFailureText(error, isGone ? ERROR_TEXTS.draftNotFound : saveFailed);
    this.publish({ save: { kind: isGone ? 'gone' : 'failed', message } });
  }

  /** A conflict ends when no field is left that both changed. */
  private leftConflict(edits: Edits): Partial<DraftState> {
    const { save } = this.state;
    if (save.kind !== 'conflict') return {};
    const keys = save.keys.filter((key) => edits.has(key));
    return { save: keys.length > 0 ? { kind: 'conflict', keys } : { kind: 'waiting' } };
  }

  private publish(changes: Partial<DraftState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.listeners) listener();
  }
}
