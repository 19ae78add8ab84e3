import { closestAcross, collect, parentOf } from '../dom/walk.ts';
import { textOf, tidy } from '../dom/text.ts';
import { withoutDialCode } from '../reads-alike.ts';
import type { System } from './system.ts';

/** Two steps of elements in open roots; what they say is given to them from outside. */
export const smartrecruiters: System = {
  source: 'smartrecruiters',
  hosts: /^jobs\.smartrecruiters\.com$/,
  form: 'oc-oneclick-form, oc-screening-questions, oc-checkbox',
  ignore: '[data-test=apply-with-resume-container], [data-test*=profile-image]',
  keyOf: findKey,
  labelOf: (control) =>
    isDialCodes(control)
      ? `${readSlotted(control) || 'Phone'} (country)`
      : readSlotted(control) || readConsent(control),
  optionsOf: (control) => readDialCodes(control) ?? readDefined(control),
  phoneCodeOf: readChosenCode,
  aliases: {
    'linkedin-input': 'linkedin_url',
    'website-input': 'website_url',
    'hiring-manager-message-input': 'cover_letter_text',
  },
  copies: { 'confirm-email-input': 'email' },
  savedEntries: '[data-test=experience-entry], [data-test=education-entry]',
  // Employers and schools that no list knows are kept as they are typed.
  takesOwnWords: (control) => closestAcross(control, OWN_WORDS) !== null,
  step: 'oc-screening-questions, oc-oneclick-form',
  thanks: {
    address: /\/success\/?$/,
    element: 'oc-success-page, [data-test=success-page-confirmation]',
  },
};

const OWN_WORDS =
  '[data-test=job-title-autocomplete], [data-test=company-autocomplete], [data-test=institution-autocomplete]';
const QUESTION = /^question_[\w-]+$/;
/** Elements in which one question stands. */
const WRAPPERS = '[class*="sr-question"], [data-test=question-container], [data-test^=question]';

function findKey(control: HTMLElement): string | null {
  if (control.getAttribute('data-sr-id')?.startsWith('location-autocomplete')) return 'location';
  if (isDialCodes(control)) return 'country';
  if (control instanceof HTMLInputElement && control.type === 'tel') return 'phone';
  const named = [control, closestAcross(control, '[name^=question_]')].flatMap((one) => [
    one?.id ?? '',
    one?.getAttribute('name') ?? '',
  ]);
  return named.find((name) => QUESTION.test(name)) ?? null;
}

/** The words stand as a child of the element whose root holds the control; around a choice, before it in its question. */
function readSlotted(control: HTMLElement): string {
  for (let at: Element | null = control; at; at = parentOf(at)) {
    const slotted = [...at.children].find(
      (child) => child.getAttribute('slot') === 'label-content' && child.tagName !== 'SLOT',
    );
    const text = textOf(slotted ?? null);
    if (text !== '') return text;
    if (at.matches(WRAPPERS)) return '';
    const before = at.tagName.startsWith('SR-QUESTION-FIELD') ? at.shadowRoot?.querySelector('p') : null;
    if (before) return textOf(before);
  }
  return '';
}

function readConsent(control: HTMLElement): string {
  return tidy(closestAcross(control, 'oc-checkbox')?.textContent ?? '');
}

/** A list of the browser's own, or a search of countries: the number has a box beside it. */
function isDialCodes(control: HTMLElement): boolean {
  if (closestAcross(control, 'spl-phone-field') === null) return false;
  return (
    control instanceof HTMLSelectElement ||
    control.matches('[role=combobox], button[aria-haspopup]') ||
    closestAcross(control, 'spl-dropdown-search, spl-dropdown') !== null
  );
}

/** The code that stands chosen beside a number, in whatever way the list is drawn. */
function readChosenCode(control: HTMLElement): string | null {
  const around = closestAcross(control, 'spl-phone-field');
  if (!around || isDialCodes(control)) return null;
  const lists = collect(around, 'select, [role=combobox], spl-dropdown-search, button[aria-haspopup]');
  for (const list of lists) {
    const text =
      list instanceof HTMLSelectElement
        ? (list.selectedOptions[0]?.text ?? '')
        : list instanceof HTMLInputElement
          ? list.value
          : textOf(list);
    const code = /\+\d{1,4}/.exec(text)?.[0];
    if (code !== undefined) return code;
  }
  return null;
}

/** The list beside a phone names each country with its code. */
function readDialCodes(control: HTMLElement): string[] | null {
  if (!(control instanceof HTMLSelectElement) || !isDialCodes(control)) return null;
  return [...control.options].map((option) => withoutDialCode(tidy(option.text)));
}

/** The form describes its questions, with the choices of lists that are not open. */
function readDefined(control: HTMLElement): string[] | null {
  const key = control.getAttribute('role') === 'combobox' ? findKey(control) : null;
  const json = key === null ? null : closestAcross(control, '[definition]')?.getAttribute('definition');
  if (key === null || !json) return null;
  try {
    const { questions } = JSON.parse(json) as { questions?: unknown };
    const own = asList(questions).find((one) => `question_${String(asRecord(one)['id'])}` === key);
    const [field] = asList(asRecord(own)['fields']);
    const values = asRecord(field)['values'] ?? asRecord(field)['questionsFieldValues'];
    const labels = asList(values).map((value) => asRecord(value)['label']);
    return labels.filter((label): label is string => typeof label === 'string');
  } catch {
    // No description that can be read: the list is compared once it is open.
    return null;
  }
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
