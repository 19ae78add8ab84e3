import { textOf } from '../dom/text.ts';
import type { System } from './system.ts';

/** The form comes with a press of the page's button; its fields have the names that the opening's feed gives them. */
export const bamboohr: System = {
  source: 'bamboohr',
  hosts: /^(?!(?:www|api|app|documentation|help|partners|status)\.)[a-z0-9-]+\.bamboohr\.com$/,
  form: '#job-application-form, #applicationFormWrapper form, #careerApplicationForm',
  keyOf: (control) => toFeedKey(findName(control)),
  block: '.fab-FormRow, .MuiFormControl-root',
  label: '.fab-Label, legend, .fab-FileHeading, h3, label',
  labelOf: readFileHeading,
  dateFormatOf: (control) => (/^date available\b/i.test(textOf(findLabel(control))) ? 'MM/DD/YYYY' : null),
  opener: /^apply for this job$/i,
  thanks: {
    element: 'h1, h2, h3, h4, p, [role=status]',
    words: /^your application was submitted successfully/i,
  },
};

/** Lists and boxes for files have their name on a hidden element beside them; radios of veterans none at all. */
function findName(control: HTMLElement): string | null {
  if (control.closest('.CandidateField--veteranStatuses')) return 'veteranStatusId';
  const isFile = control instanceof HTMLInputElement && control.type === 'file';
  const beside = isFile
    ? findFileName(control)
    : control instanceof HTMLButtonElement
      ? control.parentElement?.querySelector('select[name]')
      : control;
  const name = beside?.getAttribute('name') ?? null;
  return name === null || name.startsWith(':') ? null : name;
}

const STEPS_UP = 6;

/** What is around one box for a file alone, from the inside out. */
function listAround(control: HTMLElement): Element[] {
  const around: Element[] = [];
  for (let at = control.parentElement; at && around.length < STEPS_UP; at = at.parentElement) {
    if (at.querySelectorAll('input[type=file]').length > 1) break;
    around.push(at);
  }
  return around;
}

/** The number of the file is kept in a hidden element of a name, which stands beside the box or what is drawn for it. */
function findFileName(control: HTMLElement): Element | null {
  const names = listAround(control).map((at) => at.querySelector('input[type=hidden][name]'));
  return names.find((name) => name !== null) ?? null;
}

/** A box for a file is named by the text before it: what it says of itself is the same for all. */
function readFileHeading(control: HTMLElement): string | null {
  if (!(control instanceof HTMLInputElement) || control.type !== 'file') return null;
  for (const at of listAround(control)) {
    const inside = [...at.querySelectorAll('.fab-FileHeading, .fab-Label, [data-fabric-component=BodyText]')];
    const before = [at.previousElementSibling].filter((one) => one?.matches(FILE_TITLE) === true);
    const title = [...inside, ...before].find(
      (one) => one && (one.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    if (title && textOf(title) !== '') return textOf(title);
  }
  return null;
}

const FILE_TITLE = '[data-fabric-component=BodyText], .fab-FileHeading, .fab-Label, label, h3, h4, p';

/** `state.value` → `state`, `customQuestionAnswers.yes_no_12` → `customQuestions[12]` */
function toFeedKey(name: string | null): string | null {
  const custom = /^customQuestionAnswers\.\w+?_(\d+)$/.exec(name ?? '')?.[1];
  if (custom !== undefined) return `customQuestions[${custom}]`;
  return name === null || name === '' ? null : name.replace(/\.value$/, '');
}

function findLabel(control: HTMLElement): Element | null {
  return control.closest('.fab-FormRow, .MuiFormControl-root')?.querySelector('.fab-Label, label') ?? null;
}
