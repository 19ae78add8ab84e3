import { LIMITS } from '@firsthand/contracts';
import { isDrawn } from '../dom/drawn.ts';
import { closestAcross, parentOf } from '../dom/walk.ts';
import { keyControl, makeUnique } from '../naming/key.ts';
import { nameControl } from '../naming/label.ts';
import { findSection } from '../naming/section.ts';
import type { FoundField, Widget } from '../page-field.ts';
import type { System } from '../systems/system.ts';
import { currentBoxWidget, shownPartOf } from '../widgets/boxes-widget.ts';
import { findDrawnFor } from './clipped-lists.ts';
import { groupControls, isBox } from './group-controls.ts';
import { toWidget } from './to-widget.ts';
import { isTrap } from './traps.ts';

/** What a field is called that nothing names. */
export const NAMELESS = 'Field without words';
/** Boxes that read a resume to fill the form, and pictures: what is attached there is no part of the application. */
const READS_FILES = /autofill|easy apply|\bparse|profile (image|photo|picture)/i;

/** What the server takes. */
const SECTION_MAX = 300;
const UNREADABLE: Widget = {
  ...{ kind: 'text', options: [] },
  read: () => null,
  write: () => Promise.resolve('not-taken'),
};
const OTHER_FIELDS = 'input:not([type=file], [type=hidden]), textarea, select';

export interface Found {
  fields: FoundField[];
  /** How many more there are than are looked at. */
  beyond: number;
}

/** The fields that a person sees on the page, each question once. What is hidden or laid out for robots is not among them. */
export function findFields(root: Document, system: System): Found {
  const taken = new Set<string>();
  const fields: FoundField[] = [];
  let beyond = 0;
  for (const group of groupControls(root, system)) {
    const element = toShown(group, system);
    if (!element) continue;
    if (fields.length >= LIMITS.formFieldsMax) {
      beyond += 1;
      continue;
    }
    const field = toField(group, element, system, taken);
    if (field) fields.push(field);
  }
  return { fields, beyond };
}

function toField(
  group: readonly HTMLElement[],
  element: HTMLElement,
  system: System,
  taken: Set<string>,
): FoundField | null {
  const [control] = group;
  if (!control || control.matches(':disabled, [aria-disabled=true]')) return null;
  if (isReadOnly(control) && control.matches('input, textarea') && (control as HTMLInputElement).value !== '')
    return null;
  const { label, required } = nameControl(group, system);
  const isLoneBox = group.length === 1 && isBox(control);
  const widget = isReadOnly(control)
    ? null
    : ((isLoneBox ? currentBoxWidget(control, label) : null) ?? toWidget(group, system));
  if (!widget) return toUnread(control, element, { label, required, system, taken });
  if (isTrap(control, label) || (widget.kind === 'file' && READS_FILES.test(label))) return null;
  const key = makeUnique(keyControl(control, label, system), taken);
  const told = system.optionsOf?.(control) ?? [];
  const options = (told.length > 0 ? told : widget.options).slice(0, LIMITS.formOptionsMax);
  const kind = isSignature(control, label, system)
    ? 'consent'
    : told.length > 0 && widget.kind === 'text'
      ? 'single-choice'
      : widget.kind;
  return {
    key,
    label: label || NAMELESS,
    required,
    kind,
    options,
    element,
    control,
    widget,
    section: readSection(control, label, system),
    isUnread: false,
  };
}

/** The heading of the part of the form that it stands in, as it is told. */
export function readSection(control: HTMLElement, label: string, system: System): string | null {
  return findSection(control, label, system)?.slice(0, SECTION_MAX) ?? null;
}

/** What asks in a way that is not known is told, so that nobody takes the rest for the whole. */
function toUnread(
  control: HTMLElement,
  element: HTMLElement,
  {
    label,
    required,
    system,
    taken,
  }: { label: string; required: boolean; system: System; taken: Set<string> },
): FoundField | null {
  if (isTrap(control, label) || (label === '' && !required)) return null;
  const key = makeUnique(keyControl(control, label, system), taken);
  const section = readSection(control, label, system);
  const shared = { key, label: label || NAMELESS, required, section, element, control };
  return { ...shared, kind: 'text', options: [], isUnread: true, widget: UNREADABLE };
}

/** Signing is a consent in words of one's own, whatever the box is for. */
function isSignature(control: HTMLElement, label: string, { signature }: System): boolean {
  if (signature !== undefined && closestAcross(control, signature)) return true;
  const names = [control.getAttribute('name') ?? '', control.id, label];
  return names.some((name) => /signature|attest|date_?signed|^sign(ed)? (here|on)\b/i.test(name));
}

function isReadOnly(control: HTMLElement): boolean {
  return control.matches('[readonly]');
}

/** The part of a field that can be seen; null when none can. */
function toShown(group: readonly HTMLElement[], system: System): HTMLElement | null {
  const [control] = group;
  if (!control) return null;
  if (control instanceof HTMLInputElement && control.type === 'file') {
    const elsewhere = system.shownPartOf?.(control) ?? null;
    return elsewhere && isDrawn(elsewhere) ? elsewhere : toShownUpload(control);
  }
  if (control instanceof HTMLSelectElement && !isDrawn(control)) return findDrawnFor(control);
  const part = isBox(control) ? shownPartOf(control) : (toDrawnBox(control) ?? control);
  return isDrawn(part) ? part : null;
}

/** The input of a drawn list is as wide as what is typed into it. */
function toDrawnBox(control: HTMLElement): HTMLElement | null {
  return control.getAttribute('role') === 'combobox'
    ? closestAcross(control, '.select__control, [class*="__control"], [class*="-control"]')
    : null;
}

/** Boxes for files are nearly always hidden behind a button. */
function toShownUpload(control: HTMLElement): HTMLElement | null {
  if (isDrawn(control)) return control;
  let around = parentOf(control);
  for (let steps = 0; around && steps < 4; steps += 1, around = parentOf(around)) {
    // What holds other fields too is the form, which says nothing of this one.
    if (around.querySelector(OTHER_FIELDS)) return null;
    if (around instanceof HTMLElement && isDrawn(around)) return around;
  }
  return null;
}
