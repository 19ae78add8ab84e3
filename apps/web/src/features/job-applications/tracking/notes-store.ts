import type { Application } from '@firsthand/contracts';
import type { SaveOutcome } from '../../../lib/saving/save-merged.ts';
import { SavingStore } from '../../../lib/saving/saving-store.ts';
import { keepDraft } from '../../../lib/session/session.ts';
import type { ApplicationTracker } from './application-tracker.ts';

/** The only field that is edited here; stage and dates are written at once. */
type NotesKey = 'notes';

/** The notes of one application and what was typed into them. */
export class NotesStore extends SavingStore<Application, NotesKey, string> {
  private readonly onStored: (application: Application) => void;

  /** `onStored` hears of the application after each save. */
  constructor(
    application: Application,
    tracker: ApplicationTracker,
    onStored: (application: Application) => void,
  ) {
    super(application, {
      read: ({ notes }) => notes,
      kept: keepDraft(`notes:${application.id}`),
      async save(stored, edits): Promise<SaveOutcome<Application, NotesKey>> {
        const outcome = await tracker.change(stored, { notes: edits.get('notes')?.value ?? '' });
        if (outcome.kind === 'saved') onStored(outcome.stored);
        return outcome.kind === 'conflict' ? { ...outcome, keys: ['notes'] } : outcome;
      },
    });
    this.onStored = onStored;
  }

  getText = (): string => this.get().edits.get('notes')?.value ?? this.get().stored.notes;

  type(text: string): void {
    this.edit('notes', { value: text });
  }

  /** What became known of the application elsewhere on the page; text that is not saved stays. */
  sync(known: Application): void {
    const { stored, save } = this.get();
    if (known.version <= stored.version || this.hasUnsaved() || save.kind === 'saving') return;
    this.replace(known, known.notes === stored.notes ? {} : { save: { kind: 'unchanged' } });
  }

  /** Gives up what was typed for what the other tab stored. */
  useTheirs(): void {
    this.takeTheirs('notes');
    this.onStored(this.get().stored);
  }
}
