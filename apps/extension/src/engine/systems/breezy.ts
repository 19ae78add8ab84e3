import { textOf } from '../dom/text.ts';
import type { System } from './system.ts';

/** One page; the standard fields have the same names everywhere, and questions are headings. */
export const breezy: System = {
  source: 'breezy',
  hosts: /^(?!(?:www|app|api|developer|help|status)\.)[a-z0-9-]+\.breezy\.hr$/,
  form: '.application-container form, form[name=form]',
  keyOf: (control) => control.getAttribute('name') || null,
  labelOf: readSalary,
  aliases: {
    cName: 'full_name',
    cEmail: 'email',
    cPhoneNumber: 'phone',
    // The only box for an address: a street alone would name no town.
    cAddress: 'full_address',
    cLocation: 'location',
    cResume: 'resume',
    cCoverLetter: 'cover_letter_text',
    cSalary: 'desired_pay',
  },
  thanks: { address: /\/apply\/submitted\/?$/, element: 'h1, h2, h3, h4', words: /application submitted/i },
};

/** The salary, its currency and its period share one heading; a list says first what it is for. */
function readSalary(control: HTMLElement): string | null {
  const block = control.parentElement;
  const salary = block?.querySelector('[name=cSalary]');
  if (!block || !salary) return null;
  const heading = textOf(block.querySelector('h3, h4, label'));
  if (control === salary) return heading;
  const own = control instanceof HTMLSelectElement ? (control.options[0]?.text ?? '') : '';
  return own === '' ? null : `${heading} (${own.toLowerCase()})`;
}
