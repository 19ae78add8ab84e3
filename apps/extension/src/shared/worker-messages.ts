import type {
  ApplicationDraft,
  ApplyPage,
  FilledField,
  FillPageResponse,
  Source,
} from '@firsthand/contracts';
import type { StoodField } from './page-messages.ts';

/** What a frame of an employer's page tells the worker. It gets no answer. */
export type Told =
  | { tell: 'here'; from: string; isNew: boolean }
  | { tell: 'form'; source: Source }
  | { tell: 'stood'; fields: StoodField[] }
  | { tell: 'thanks' }
  | { tell: 'changed' };

/** What our own site hands over; it is kept until the person confirms it. */
export interface HandedOver {
  tell: 'hand-over';
  token: string;
}

/** What is known of a tab, for as long as the browser runs. */
export interface TabState {
  /** By the number of the frame. */
  frames: Record<string, { url: string; from: string }>;
  /** The page that had the form. */
  form: { url: string; from: string; source: Source } | null;
  /** What stood in the form, in the order of the page; of several steps together. The browser keeps no order of names. */
  stood: StoodField[];
  /** What of it the extension wrote, by key. */
  filled: Record<string, FilledHere>;
  /** Whether the page that thanks followed the form in this tab. */
  hasThanked: boolean;
}

/** What the extension wrote into a field, as the server names it, and where it came from. */
export interface FilledHere {
  field: StoodField;
  value: string | string[];
  source: NonNullable<FilledField['source']>;
}

export interface Account {
  name: string | null;
  email: string;
}

/** What the extension's own pages ask of the worker, and what they get. */
export interface Asked {
  account: { ask: { ask: 'account' }; answer: Account | null };
  pair: { ask: { ask: 'pair'; token: string }; answer: Account };
  unpair: { ask: { ask: 'unpair' }; answer: null };
  handedOver: { ask: { ask: 'handed-over' }; answer: { account: Account; token: string } | null };
  refuseHandOver: { ask: { ask: 'refuse-hand-over' }; answer: null };
  tab: { ask: { ask: 'tab'; tabId: number }; answer: TabState };
  filled: { ask: { ask: 'filled'; tabId: number; filled: Record<string, FilledHere> }; answer: null };
  page: { ask: { ask: 'page'; url: string; from: string }; answer: ApplyPage };
  prepare: {
    ask: { ask: 'prepare'; source: Source; jobId: number; profileId: number };
    answer: ApplicationDraft;
  };
  values: {
    ask: {
      ask: 'values';
      source: Source;
      jobId: number;
      fields: StoodField[];
      /** What stands in fields of entries, by key. */
      stands?: Record<string, string>;
      shownEntries?: string[];
    };
    answer: FillPageResponse;
  };
  file: { ask: { ask: 'file'; path: string }; answer: { type: string; base64: string } };
  record: {
    ask: { ask: 'record'; tabId: number; source: Source; jobId: number };
    answer: { applicationId: number };
  };
}

export type Ask = Asked[keyof Asked]['ask'];
/** A refusal carries its sentence; the rest is the answer. */
export type Answered<Answer> =
  { ok: true; answer: Answer } | { ok: false; message: string; isUnpaired: boolean };
