import type { Source } from '@firsthand/contracts';
import type { FieldValue, PageField, Written } from '../engine/page-field.ts';

/** A field with what stands in it. */
export type StoodField = PageField & {
  value: FieldValue;
  /** What the panel calls its part, where several parts have one heading. */
  shownIn?: string;
};

/** What a frame of an employer's page shows. */
export interface PageView {
  source: Source;
  fields: StoodField[];
  /** Fields that are not looked at, because there are too many. */
  beyond: number;
  /** Whether all that the form asks could be read. */
  isWhole: boolean;
  /** It stands in a frame that cannot be seen, or over which something lies. */
  isUnseen: boolean;
  /** What the person must pass first. */
  wall: 'sign-in' | 'challenge' | null;
  /** Whether a button of the page's opens the form. */
  hasOpener: boolean;
  /** Which of several steps is shown. */
  step: string | null;
  /** What the person still does after a file was attached. */
  afterFile: string | null;
  copies: Readonly<Record<string, string>>;
  /** The words of entries of a list that were saved on the page. */
  shownEntries: string[];
}

/** A value that the person has seen and agreed to, for one field as it was shown. */
export interface FillItem {
  key: string;
  label: string;
  kind: PageField['kind'];
  /** The part of the form that it was shown in. Default: any. */
  section?: string | null;
  /** Which entry of a list it belongs to. Default: none. */
  entry?: string | null;
  value: string | string[];
  /** Where it came from, for the mark beside the field. */
  detail: string;
  isSensitive: boolean;
  file: { name: string; type: string; base64: string } | null;
}

export interface FillResult {
  key: string;
  label: string;
  /** `same` and `differs`: something stood there before and was left. `gone`: the field is not what was shown. */
  outcome: Written | 'same' | 'differs' | 'gone' | 'entry-taken';
  stands: FieldValue;
}

/** What the extension's own pages order of a frame. */
export type PageOrder =
  | { order: 'look' }
  | { order: 'fill'; items: FillItem[] }
  | { order: 'show'; key: string }
  | { order: 'clear' };
