import { ApiFailure } from '@firsthand/api-client';
import { createSubject, type Observable } from '../../../lib/observable.ts';
import { createAutosave, type Autosave } from '../../../lib/saving/autosave.ts';
import { toProfileFailureText } from '../failure-text.ts';
import type { EntryDraft, EntryKind, ShownEntry, StoredOrder } from './entry-kind.ts';
import { isSavable, isUnsaved, toSaveState, type Entry } from './kept-entry.ts';

interface EntryStoreParts<Values, Stored extends StoredOrder> {
  kind: EntryKind<Values, Stored>;
  stored: readonly Stored[];
  drafts: readonly EntryDraft<Values>[];
  /** Every entry the server holds, after each change. */
  onStored: (stored: Stored[]) => void;
  debounceMs?: number | undefined;
}

const notFound = 404;
/** Long enough to end a word. */
const typingPauseMs = 1_000;

/**
 * The entries of one kind in one profile: each is saved by itself a moment after it was changed, one save at a time,
 * and whatever is not saved says why. Nothing entered is dropped when a save fails.
 */
export class EntryStore<Values, Stored extends StoredOrder> implements Observable<
  readonly ShownEntry<Values>[]
> {
  private readonly parts: EntryStoreParts<Values, Stored>;
  private readonly kind: EntryKind<Values, Stored>;
  private readonly views = createSubject<readonly ShownEntry<Values>[]>([]);
  private readonly autosave: Autosave;
  private entries: Entry<Values>[];
  private stored: Stored[];
  private keys = 0;

  constructor(parts: EntryStoreParts<Values, Stored>) {
    this.parts = parts;
    this.kind = parts.kind;
    this.autosave = createAutosave(() => this.saveAll(), { pauseMs: parts.debounceMs ?? typingPauseMs });
    this.stored = inOrder(parts.stored);
    this.entries = this.stored.map((entry) => this.toEntry(entry));
    for (const draft of parts.drafts) this.restore(draft);
    this.publish();
  }

  get = this.views.get;
  subscribe = this.views.subscribe;

  /** Adds an empty entry at the end and gives its key; null when the profile is full. */
  add(): string | null {
    if (this.entries.length >= this.kind.most) return null;
    const entry = this.toNewEntry(this.kind.noValues);
    this.entries.push(entry);
    this.publish();
    return entry.key;
  }

  change(key: string, change: Partial<Values>): void {
    this.update(key, (entry) => {
      entry.values = this.kind.withChange(entry.values, change);
      entry.failure = null;
    });
    this.autosave.soon();
  }

  /** As `change`, from outside of the card: an editor of rich text takes it over. */
  changeStored(id: number, change: Partial<Values>): void {
    const entry = this.entries.find((candidate) => candidate.id === id);
    if (!entry) return;
    entry.textRevision += 1;
    this.change(entry.key, change);
  }

  /** Swaps an entry with its neighbour; both are saved. */
  move(key: string, direction: 'up' | 'down'): void {
    const from = this.entries.findIndex((entry) => entry.key === key);
    const to = from + (direction === 'up' ? -1 : 1);
    const [entry, neighbour] = [this.entries[from], this.entries[to]];
    if (!entry || !neighbour) return;
    this.entries[from] = neighbour;
    this.entries[to] = entry;
    entry.failure = neighbour.failure = null;
    this.publish();
    void this.flush();
  }

  /** Removes an entry, on the server first. Gives the words when that failed and the entry stays, else null. */
  async remove(key: string): Promise<string | null> {
    this.autosave.stop();
    // A first save that is under way decides whether there is anything to remove on the server.
    await this.autosave.running();
    const entry = this.entries.find((candidate) => candidate.key === key);
    if (!entry) return null;
    if (entry.id !== null && !entry.isGone) {
      try {
        await this.kind.remove(entry.id);
      } catch (error) {
        const isGoneAlready = error instanceof ApiFailure && error.status === notFound;
        if (!isGoneAlready) {
          this.autosave.soon();
          return toProfileFailureText(error, this.kind.removeFailed);
        }
      }
    }
    this.entries = this.entries.filter((candidate) => candidate !== entry);
    // The server closes the gap as well.
    this.entries.forEach((left, index) => {
      if (left.savedOrder !== null) left.savedOrder = index;
    });
    this.stored = this.stored
      .filter(({ id }) => id !== entry.id)
      .map((left, index) => ({ ...left, display_order: index }));
    this.parts.onStored(this.stored);
    this.publish();
    this.autosave.soon();
    return null;
  }

  /** Adds an entry that was removed elsewhere once more, with what it holds here. */
  keepGone(key: string): void {
    this.update(key, (entry) => {
      entry.id = entry.saved = entry.savedOrder = entry.failure = null;
      entry.isGone = false;
    });
    this.autosave.soon();
  }

  /** Saves now what can be saved, failed entries once more; resolves when nothing is under way. */
  async flush(): Promise<void> {
    for (const entry of this.entries) entry.failure = null;
    await this.autosave.now();
  }

  /** Takes over what another tab saved; entries that are being edited here keep what they hold. */
  follow(stored: readonly Stored[]): void {
    // While a save is under way its answer is newer than this.
    if (this.autosave.running()) return;
    this.stored = inOrder(stored);
    const followed = this.stored.map((theirs) => this.toFollowed(theirs));
    const others = this.entries.filter((entry) => !followed.includes(entry) && isUnsaved(this.kind, entry));
    for (const entry of others) entry.isGone = entry.id !== null;
    this.entries = [...followed, ...others];
    this.publish();
  }

  getDrafts(): EntryDraft<Values>[] {
    return this.entries
      .filter((entry) => isUnsaved(this.kind, entry))
      .map(({ id, values }) => ({ id, values }));
  }

  dispose(): void {
    this.autosave.stop();
  }

  private toFollowed(theirs: Stored): Entry<Values> {
    const mine = this.entries.find((entry) => entry.id === theirs.id);
    if (!mine) return this.toEntry(theirs);
    const values = this.kind.toValues(theirs);
    // What differs in spaces alone stays as it was typed: its writer may be in the midst of a word.
    if (!isUnsaved(this.kind, mine) && !this.kind.isSame(mine.values, values)) {
      mine.textRevision += 1;
      mine.values = values;
    }
    mine.saved = values;
    mine.savedOrder = theirs.display_order;
    return mine;
  }

  private async saveAll(): Promise<void> {
    for (let entry = this.findDue(); entry; entry = this.findDue()) await this.save(entry);
  }

  private findDue(): Entry<Values> | undefined {
    return this.entries.find(
      (entry, index) =>
        !entry.isGone &&
        entry.failure === null &&
        ((isUnsaved(this.kind, entry) && isSavable(this.kind, entry)) ||
          (entry.saved !== null && entry.savedOrder !== index)),
    );
  }

  private async save(entry: Entry<Values>): Promise<void> {
    const order = this.entries.indexOf(entry);
    // A move is stored even while the entry itself cannot be: its text then stays as the server has it.
    const sent = isSavable(this.kind, entry) ? entry.values : (entry.saved ?? entry.values);
    entry.isSaving = true;
    this.publish();
    try {
      const answer = await (entry.id === null
        ? this.kind.add(sent, order)
        : this.kind.save(entry.id, sent, order));
      this.takeAnswer(entry, sent, order, answer);
    } catch (error) {
      if (error instanceof ApiFailure && error.status === notFound && entry.id !== null) entry.isGone = true;
      else entry.failure = toProfileFailureText(error, 'The entry could not be saved');
    } finally {
      entry.isSaving = false;
      this.publish();
    }
  }

  private takeAnswer(entry: Entry<Values>, sent: Values, order: number, answer: Stored): void {
    entry.id = answer.id;
    entry.saved = this.kind.toSettled(sent, answer);
    entry.savedOrder = order;
    if (entry.values === sent) entry.values = entry.saved;
    const others = this.stored.filter(({ id }) => id !== answer.id);
    this.stored = inOrder([...others, { ...answer, display_order: order }]);
    this.parts.onStored(this.stored);
  }

  private update(key: string, act: (entry: Entry<Values>) => void): void {
    const entry = this.entries.find((candidate) => candidate.key === key);
    if (!entry) return;
    act(entry);
    this.publish();
  }

  private restore({ id, values }: EntryDraft<Values>): void {
    const entry = id === null ? undefined : this.entries.find((candidate) => candidate.id === id);
    if (entry) entry.values = values;
    else this.entries.push({ ...this.toNewEntry(values), id, isGone: id !== null });
  }

  private toEntry(stored: Stored): Entry<Values> {
    const values = this.kind.toValues(stored);
    const order = stored.display_order;
    return { ...this.toNewEntry(values), id: stored.id, saved: values, savedOrder: order };
  }

  private toNewEntry(values: Values): Entry<Values> {
    this.keys += 1;
    const key = `entry-${this.keys}`;
    const fresh = { id: null, saved: null, savedOrder: null, failure: null };
    return { ...fresh, key, values, isSaving: false, isGone: false, textRevision: 0 };
  }

  private publish(): void {
    const views = this.entries.map((entry) => ({
      key: entry.key,
      id: entry.id,
      values: entry.values,
      state: toSaveState(this.kind, entry),
      textRevision: entry.textRevision,
    }));
    this.views.set(views);
  }
}

function inOrder<Stored extends StoredOrder>(entries: readonly Stored[]): Stored[] {
  return [...entries].sort((a, b) => a.display_order - b.display_order);
}
