import { ApiFailure } from '@firsthand/api-client';
import type { ApplicationDraft } from '@firsthand/contracts';
import { ERROR_TEXTS } from '@firsthand/contracts/light';
import type { Schedule } from '../../lib/saving/autosave.ts';
import { findConflicts } from '../../lib/saving/edits.ts';
import { saveMerged } from '../../lib/saving/save-merged.ts';
import type { KeptDraft } from '../../lib/session/kept-drafts.ts';
import { keepDraft } from '../../lib/session/session.ts';
import { SavingStore, type SaveState, type SavingState } from '../../lib/saving/saving-store.ts';
import type { DraftApi } from './draft-api.ts';
import {
  HANDLING,
  isSameAnswer,
  toAnswer,
  toStored,
  type Answer,
  type DraftEdit,
  type DraftEdits,
  type DraftKey,
  type Handling,
} from './draft-edits.ts';

export type DraftState = SavingState<ApplicationDraft, DraftKey, DraftEdit>;
export type DraftSaveState = SaveState<DraftKey>;

const fallback = {
  failed: 'Your changes could not be saved. They are kept here.',
  gone: ERROR_TEXTS.draftNotFound,
};

/** One prepared application and what was typed into it. */
export class DraftStore extends SavingStore<ApplicationDraft, DraftKey, Answer, DraftEdit> {
  private readonly calls: Pick<DraftApi, 'getDraft' | 'saveDraft'>;

  constructor(draft: ApplicationDraft, calls: Pick<DraftApi, 'getDraft' | 'saveDraft'>, schedule?: Schedule) {
    super(draft, {
      read: toStored,
      isSame: isSameAnswer,
      kept: keepAnswers(draft),
      save: (stored, edits) =>
        saveMerged(stored, {
          write: ({ id, version }) =>
            calls.saveDraft({ params: { id }, body: { version, ...toBody(edits) } }),
          read: () => calls.getDraft({ params: { id: stored.id } }),
          // How optional fields are handled is one choice; the last one counts.
          findConflicts: (newest) =>
            findConflicts(edits, { stored: (key) => toStored(newest, key), isSame: isSameAnswer }).filter(
              (key) => key !== HANDLING,
            ),
          fallback,
        }),
      ...(schedule ? { schedule } : {}),
    });
    this.calls = calls;
  }

  change(key: string, value: Answer, { isDrafted = false } = {}): void {
    const isAsked = this.get().stored.fields.some((field) => field.key === key);
    if (isAsked) this.edit(key, { value, isDrafted });
  }

  chooseHandling(handling: Handling): void {
    this.edit(HANDLING, { value: handling, isDrafted: false });
  }

  /** Keeps these fields' answers for other forms. Everything must be stored before. Throws ApiFailure. */
  async remember(keys: readonly string[]): Promise<void> {
    const { id, version } = this.get().stored;
    const body = { version, remember: [...keys] };
    this.replace(await this.calls.saveDraft({ params: { id }, body }));
  }

  /**
   * Does something to the application once everything that was typed is stored, and shows what came of it. Where another
   * tab was quicker it shows what that made of it. Throws ApiFailure.
   */
  async perform(act: (stored: ApplicationDraft) => Promise<ApplicationDraft>): Promise<void> {
    await this.settle();
    try {
      this.replace(await act(this.get().stored));
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status === 409) await this.reread();
      throw failure;
    }
  }

  /** Looks at what the server has now, e.g. after a confirmation was refused. Throws ApiFailure. */
  async reread(): Promise<void> {
    this.replace(await this.calls.getDraft({ params: { id: this.get().stored.id } }));
  }
}

/** As edits lie in the storage, where there are no symbols: null stands for how optional fields are handled. */
type KeptEdit = readonly [string | null, DraftEdit];

/** Equal-opportunity answers lie nowhere but on the server. */
function keepAnswers(draft: ApplicationDraft): KeptDraft<readonly (readonly [DraftKey, DraftEdit])[]> {
  const kept = keepDraft<readonly KeptEdit[]>(`prepared-application:${draft.id}`);
  const unkept = draft.fields.flatMap(({ key, sensitive }) =>
    sensitive === 'equal-opportunity' ? [key] : [],
  );
  return {
    read: () =>
      kept.read()?.map(([key, edit]) =>
        // It is one choice, and the last one counts.
        key === null ? [HANDLING, { ...edit, from: toStored(draft, HANDLING) }] : [key, edit],
      ) ?? null,
    write(edits) {
      const typed = edits.filter(([key]) => typeof key !== 'string' || !unkept.includes(key));
      if (typed.length === 0) kept.forget();
      else kept.write(typed.map(([key, edit]) => [typeof key === 'string' ? key : null, edit]));
    },
    forget: kept.forget,
  };
}

function toBody(edits: DraftEdits) {
  const handling = edits.get(HANDLING)?.value as Handling | undefined;
  const typed = [...edits].flatMap(([key, edit]) => (key === HANDLING ? [] : [[key, edit] as const]));
  const drafted = typed.flatMap(([key, { isDrafted }]) => (isDrafted ? [key] : []));
  return {
    ...(typed.length > 0
      ? { answers: Object.fromEntries(typed.map(([key, { value }]) => [key, toAnswer(value)])) }
      : {}),
    ...(drafted.length > 0 ? { drafted } : {}),
    ...(handling ? { handling } : {}),
  };
}
