import { closestAcross, collect, findById, parentOf } from '../dom/walk.ts';
import { textOf, tidy } from '../dom/text.ts';
import type { System } from '../systems/system.ts';
import { nameDatePart } from './date-parts.ts';

const CONTROLS = 'input:not([type=hidden]), textarea, select, button[aria-haspopup], [role=combobox]';
const NO_QUESTION =
  /^((attach|upload|choose|select|browse|add|drop|drag)( (a|your|the))?( (file|files|document))?( here)?|file|file[- ]?(input|upload)|no file (chosen|selected)|enter manually|start typing.*|type your (response|answer).*|select( one|\.\.\.|…)?|choose.*|search.*|[-–—]*select[-–—]*|mm|dd|yyyy|mm\/dd\/yyyy)$/i;
/** Blocks larger than this hold more than one question. */
const STEPS_UP = 6;

export interface Named {
  label: string;
  required: boolean;
}

/**
 * The question that a control answers, by the most certain sign first; what asks several times counts as one (`group`).
 * A heading is only taken from a block that holds no other control.
 */
export function nameControl(group: readonly HTMLElement[], system: System): Named {
  const [control] = group;
  if (!control) return { label: '', required: false };
  const isOne = group.length === 1;
  const found = firstText([
    () => system.labelOf?.(control) ?? '',
    () => nameDialCodes(control),
    ...(isOne ? [] : [() => nameGroup(control)]),
    () => nameInBlock(control, group, system),
    ...(isOne ? [() => nameByAria(control), () => nameByLabel(control), () => nameGroup(control)] : []),
    () => nameByHeading(control, group),
    () => nameByLineBefore(control, group),
    () => toQuestion(control.getAttribute('placeholder') ?? ''),
    () => toReadable(control.getAttribute('name') ?? control.id),
  ]);
  const required =
    group.some(isRequired) ||
    system.requiredOf?.(control) === true ||
    labelsOf(control).some(marksRequired) ||
    /[*✱]\s*$|\(required\)|\brequired$/i.test(found);
  const label = cleanLabel(found);
  return { label: (isOne ? nameDatePart(control, label) : null) ?? label, required };
}

function firstText(readers: (() => string)[]): string {
  for (const read of readers) {
    const text = read();
    if (cleanLabel(text) !== '') return text;
  }
  return '';
}

/** `First name * (required)` → `First name` */
export function cleanLabel(text: string): string {
  return tidy(text)
    .replace(/[*✱]+/g, ' ')
    .replace(/\((required|optional)\)|\brequired$/gi, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

function isRequired(control: HTMLElement): boolean {
  if (control.hasAttribute('required')) return true;
  return control.getAttribute('aria-required') === 'true';
}

function labelsOf(control: HTMLElement): HTMLElement[] {
  const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
  return [...labels, ...findNaming(control)];
}

/** Some draw the star, and write it nowhere. */
function marksRequired(label: HTMLElement): boolean {
  if (/(^|[\s_-])required($|[\s_-])/i.test(label.className)) return true;
  if (label.querySelector('.required, .asterisk, [class*="requiredIndicator" i]')) return true;
  return ['::before', '::after'].some((name) => /[*✱]/.test(getComputedStyle(label, name).content));
}

/** What the control says names it; it may name itself as well, and then says its value. */
function findNaming(control: HTMLElement): HTMLElement[] {
  const ids = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean).slice(0, 8);
  return ids.flatMap((id) => findById(control, id) ?? []).filter((one) => !control.contains(one));
}

/** The list of countries within a box for a phone is named by the box. */
function nameDialCodes(control: HTMLElement): string {
  const around = control.matches('input') ? null : closestAcross(control, '.iti, .intl-tel-input');
  const box = around?.querySelector<HTMLInputElement>('input[type=tel]');
  const named = box ? nameByAria(box) || nameByLabel(box) : '';
  return named === '' ? '' : `${cleanLabel(named)} (country)`;
}

function nameByAria(control: HTMLElement): string {
  const named = toQuestion(findNaming(control).map(textOf).join(' '));
  if (tidy(named) !== '') return named;
  const own = control.getAttribute('aria-label') ?? '';
  // A button that opens a list says its value there as well.
  return control.matches('button, [role=button]') ? '' : toQuestion(own);
}

function nameByLabel(control: HTMLElement): string {
  const labels = 'labels' in control ? (control as HTMLInputElement).labels : null;
  const texts = [...(labels ?? [])].map(textOf);
  return toQuestion(texts.find((text) => text !== '') ?? '');
}

function nameGroup(control: HTMLElement): string {
  const group = closestAcross(control, 'fieldset, [role=radiogroup], [role=group]');
  if (!group) return '';
  const legend = [...group.children].find((child) => child.tagName === 'LEGEND');
  return toQuestion(textOf(legend ?? group.querySelector('legend'))) || nameByAria(group);
}

function nameInBlock(control: HTMLElement, group: readonly HTMLElement[], system: System): string {
  if (system.block === undefined || system.label === undefined) return '';
  const block = closestAcross(control, system.block);
  if (!block || holdsOthers(block, group)) return '';
  const label = block.querySelector(system.label);
  return label && !label.contains(control) ? toQuestion(textOf(label)) : '';
}

/** The first words of the smallest block around it that says something of its own. */
function nameByHeading(control: HTMLElement, group: readonly HTMLElement[]): string {
  let at = parentOf(control);
  for (let steps = 0; at && steps < STEPS_UP; steps += 1, at = parentOf(at)) {
    if (at.tagName === 'FORM' || at.tagName === 'BODY' || holdsOthers(at, group)) return '';
    const heading = [...at.querySelectorAll('label, legend, h1, h2, h3, h4, h5, h6, p, span, div')].find(
      (one) =>
        isBefore(one, control) &&
        one.children.length < 4 &&
        !one.querySelector(CONTROLS) &&
        textOf(one) !== '',
    );
    const text = toQuestion(textOf(heading ?? null));
    if (text !== '') return text;
  }
  return '';
}

const LINE = 'h1, h2, h3, h4, h5, h6, label, legend, p, strong, b, span, div, dt';
const LONGEST_LINE = 300;

/** In a form without blocks the question is the line right before: no other control stands between. */
function nameByLineBefore(control: HTMLElement, group: readonly HTMLElement[]): string {
  let at: Element | null = control;
  for (let steps = 0; at && steps < STEPS_UP && !holdsOthers(at, group); steps += 1, at = parentOf(at)) {
    const before = at.previousElementSibling;
    if (before?.matches('br')) return '';
    if (!before) continue;
    if (!before.matches(LINE) || before.matches(CONTROLS) || collect(before, CONTROLS).length > 0) return '';
    const text = textOf(before);
    return text.length > LONGEST_LINE ? '' : toQuestion(text);
  }
  return '';
}

function isBefore(one: Element, control: Element): boolean {
  return (
    (one.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !one.contains(control)
  );
}

function holdsOthers(block: Element, group: readonly HTMLElement[]): boolean {
  return collect(block, CONTROLS).some((other) => !group.includes(other) && !belongs(other, group));
}

/** Parts of one widget: the search box of a list, the number beside its country, what only keeps a value. */
function belongs(other: HTMLElement, group: readonly HTMLElement[]): boolean {
  if (group.some((one) => one.contains(other) || other.contains(one))) return true;
  return other.tabIndex < 0 || !other.checkVisibility();
}

function toQuestion(text: string): string {
  const plain = tidy(text);
  return NO_QUESTION.test(plain) ? '' : plain;
}

/** `linkedinUrl` → `linkedin url`; names that only count say nothing. */
function toReadable(name: string): string {
  if (/\d{3,}|:r/.test(name)) return '';
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_[\].-]+/g, ' ')
    .trim();
}
