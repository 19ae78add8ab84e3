import type { Source } from '@firsthand/contracts';

/** What is particular about one system's forms; everything else is found as in any form. */
export interface System {
  source: Source;
  hosts: RegExp;
  /** The form, or what holds it; controls outside are none of ours. */
  form: string;
  /** Whether `form` names one block of the form, of which there are several, so that headings stand outside of it. */
  isPart?: boolean;
  /** Controls inside that are never touched: parsers, pictures, other people's sign-in. */
  ignore?: string;
  /** The system's own name of a control, which names it before any label does. */
  keyOf?: (control: HTMLElement) => string | null;
  labelOf?: (control: HTMLElement) => string | null;
  /** Whether the page demands an answer, where no attribute of the control says so. */
  requiredOf?: (control: HTMLElement) => boolean;
  /** What shows a box for files that stands elsewhere on the page. */
  shownPartOf?: (control: HTMLElement) => HTMLElement | null;
  /** Choices that the page tells before its list is opened. */
  optionsOf?: (control: HTMLElement) => string[] | null;
  /** How a box that says nothing of it takes a day: `MM/DD/YYYY`. */
  dateFormatOf?: (control: HTMLElement) => string | null;
  /** What holds one field and its label. */
  block?: string;
  /** The label inside the block. */
  label?: string;
  /** Names of the profile's parts that stand behind this system's own. */
  aliases?: Readonly<Record<string, string>>;
  /** Fields that want the same again, by key: the address typed twice. */
  copies?: Readonly<Record<string, string>>;
  /** Entries of experience and education that are saved on the page, and shown as words. */
  savedEntries?: string;
  /** Boxes that offer rows and keep other words too. */
  takesOwnWords?: (control: HTMLElement) => boolean;
  /** Which step of several is shown. */
  step?: string;
  /** The code of a country that stands apart from the number that this box takes. */
  phoneCodeOf?: (control: HTMLElement) => string | null;
  /** Boxes that belong to a signature whatever they are called; signing is the person's. */
  signature?: string;
  /** A button that opens a box for a file elsewhere on the page, and what is left to be done by hand there. */
  upload?: { opener: string; pane: string; then?: string };
  /** What opens the form when the page does not show it yet. */
  opener?: RegExp;
  /** The page that thanks: where the address does not tell, an element with words does. */
  thanks: { address?: RegExp; element: string; words?: RegExp };
}
