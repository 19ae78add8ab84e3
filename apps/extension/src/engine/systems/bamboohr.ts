import { textOf } from '../dom/text.ts';
import type { System } from './system.ts';

/** The form comes with a press of the page's button; its fields have the names that the opening's feed gives them. */
export const bamboohr: System = {
  source: 'bamboohr',
  hosts: /^(?!(?:www|api|app|documentation|help|partners|status)\.)[a-z0-9-]+\.bamboohr\.com$/,
  form: '#job-application-form, #applicationFormWrapper form',
  keyOf: (control) => toFeedKey(findName(control)),
  block: '.fab-FormRow',
  label: '.fab-Label, legend, .fab-FileHeading, h3, label',
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
    ? control.closest('.fab-FormRow')?.querySelector('input[type=hidden][name]')
    : control instanceof HTMLButtonElement
      ? control.parentElement?.querySelector('select[name]')
      : control;
  const name = beside?.getAttribute('name') ?? null;
  return name === null || name.startsWith(':') ? null : name;
}

/** `state.value` → `state`, `customQuestionAnswers.yes_no_12` → `customQuestions[12]` */
function toFeedKey(name: string | null): string | null {
  const custom = /^customQuestionAnswers\.\w+?_(\d+)$/.exec(name ?? '')?.[1];
  if (custom !== undefined) return `customQuestions[${custom}]`;
  return name === null || name === '' ? null : name.replace(/\.value$/, '');
}

function findLabel(control: HTMLElement): Element | null {
  return control.closest('.fab-FormRow')?.querySelector('.fab-Label, label') ?? null;
}
