import { createSubject, type Observable } from '../observable.ts';
import type { KeptDraft } from '../session/kept-drafts.ts';
import { createAutosave, type Autosave, type Schedule } from './autosave.ts';
import {
  findConflicts,
  rebased,
  withEdit,
  withoutEdit,
  withoutSent,
  withoutSettled,
  type Edit,
  type Edits,
} from './edits.ts';
import type { SaveOutcome } from './save-merged.ts';

/** Whether what was typed is stored. */
export type SaveState<K> =
  /** Nothing was changed here yet. */
  | { kind: 'unchanged' }
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Another tab changed the same fields; the person decides. */
  | { kind: 'conflict'; keys: readonly K[] }
  | { kind: 'failed'; message: string }
  /** Removed elsewhere. */
  | { kind: 'gone'; message: string };

export interface SavingState<D, K, E> {
  /** The document as the server last gave it. */
  stored: D;
  edits: Edits<K, E>;
  save: SaveState<K>;
  /** Another tab changed other fields, which are shown now. */
  hasMerged: boolean;
}

export interface SavingParts<D, K, V, E> {
  read: (stored: D, key: K) => V;
  /** Writes the edits; must not throw. `saveMerged` is the way. */
  save: (stored: D, edits: Edits<K, E>) => Promise<SaveOutcome<D, K>>;
  /** Default: the very same value. */
  isSame?: (one: V, other: V) => boolean;
  schedule?: Schedule;
  /** Where edits that are not stored yet outlive the page; what is found there is an edit again. Default: nowhere. */
  kept?: KeptDraft<readonly (readonly [K, E])[]>;
}

/** A pause in typing. */
const pauseMs = 900;

/**
 * A document that several may edit, and what was typed into it here. It saves itself after a pause, one call at a time, and
 * never drops what was typed: not when a call fails, nor when another tab changed the same field first.
 */
export class SavingStore<D, K, V, E extends Edit<V> = Edit<V>> implements Observable<SavingState<D, K, E>> {
  readonly get: () => SavingState<D, K, E>;
  readonly subscribe: Observable<unknown>['subscribe'];
  private readonly parts: SavingParts<D, K, V, E>;
  private readonly state;
  private readonly autosave: Autosave;

  constructor(stored: D, parts: SavingParts<D, K, V, E>) {
    this.parts = parts;
    this.state = createSubject<SavingState<D, K, E>>({
      stored,
      ...this.findKept(stored),
      hasMerged: false,
    });
    this.get = this.state.get;
    this.subscribe = this.state.subscribe;
    this.autosave = createAutosave(() => this.saveAll(), { ...parts, pauseMs });
  }

  hasUnsaved = (): boolean => this.get().edits.size > 0;

  /** Something was typed or chosen. */
  edit(key: K, edit: Omit<E, 'from'>): void {
    this.take(withEdit(this.get().edits, key, edit, this.rules()));
  }

  /** Gives up an edit for what is stored. */
  takeTheirs(key: K): void {
    this.take(withoutEdit(this.get().edits, key));
  }

  /** The person has seen what the other tab stored and wants theirs over it; true when that is stored. */
  keepMine(): Promise<boolean> {
    this.publish({ edits: rebased(this.get().edits, this.rules()), save: { kind: 'waiting' } });
    return this.settle();
  }

  /** Saves what is not saved, after a failure once more; true when everything is stored. */
  async settle(): Promise<boolean> {
    this.autosave.stop();
    const isDue = this.hasUnsaved() || this.autosave.running();
    if (isDue && !this.isHeld()) await this.autosave.now();
    return !this.hasUnsaved();
  }

  /** What became known of the document elsewhere. */
  protected replace(stored: D, changes: Partial<SavingState<D, K, E>> = {}): void {
    this.publish({ stored, ...changes });
  }

  /** What an earlier visit typed and could not store. It is saved with the next `settle`. */
  private findKept(stored: D): Pick<SavingState<D, K, E>, 'edits' | 'save'> {
    const rules = this.rules(stored);
    const edits = withoutSettled(new Map(this.parts.kept?.read() ?? []), rules);
    if (edits.size === 0) return { edits, save: { kind: 'unchanged' } };
    const keys = findConflicts(edits, rules);
    return { edits, save: keys.length > 0 ? { kind: 'conflict', keys } : { kind: 'waiting' } };
  }

  private take(edits: Edits<K, E>): void {
    const { save } = this.get();
    if (save.kind === 'conflict') {
      // It ends when no field is left that both changed.
      const keys = save.keys.filter((key) => edits.has(key));
      this.publish({ edits, save: keys.length > 0 ? { kind: 'conflict', keys } : { kind: 'waiting' } });
    } else this.publish({ edits });
    this.saveSoon();
  }

  private saveSoon(): void {
    this.autosave.stop();
    if (this.isHeld() || this.autosave.running()) return;
    this.publish({ save: { kind: this.hasUnsaved() ? 'waiting' : 'saved' } });
    if (this.hasUnsaved()) this.autosave.soon();
  }

  /** Nothing is sent before the person decided, and nothing to a document that is gone. */
  private isHeld(): boolean {
    const { kind } = this.get().save;
    return kind === 'conflict' || kind === 'gone';
  }

  private async saveAll(): Promise<void> {
    while (this.hasUnsaved()) {
      this.publish({ save: { kind: 'saving' } });
      const { stored, edits: sent } = this.get();
      const outcome = await this.parts.save(stored, sent);
      if (outcome.kind === 'saved') this.takeSaved(outcome, sent);
      else if (outcome.kind === 'conflict') {
        this.publish({ stored: outcome.stored, save: { kind: 'conflict', keys: outcome.keys } });
        return;
      } else {
        this.publish({ save: outcome });
        return;
      }
    }
    this.publish({ save: { kind: 'saved' } });
  }

  private takeSaved({ stored, hasMerged }: { stored: D; hasMerged: boolean }, sent: Edits<K, E>): void {
    this.publish({
      stored,
      edits: withoutSent(this.get().edits, sent, this.rules(stored)),
      hasMerged: hasMerged || this.get().hasMerged,
    });
  }

  private rules(stored: D = this.get().stored) {
    const { read, isSame } = this.parts;
    return { stored: (key: K) => read(stored, key), ...(isSame ? { isSame } : {}) };
  }

  private publish(changes: Partial<SavingState<D, K, E>>): void {
    this.state.set({ ...this.get(), ...changes });
    if (changes.edits) this.keep(changes.edits);
  }

  private keep(edits: Edits<K, E>): void {
    if (edits.size === 0) this.parts.kept?.forget();
    else this.parts.kept?.write([...edits]);
  }
}
