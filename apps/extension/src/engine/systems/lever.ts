import { closestAcross } from '../dom/walk.ts';
import { textOf } from '../dom/text.ts';
import type { System } from './system.ts';

/** One page of plain HTML; the employer's own questions stand as JSON beside their controls. */
export const lever: System = {
  source: 'lever',
  hosts: /^jobs(\.eu)?\.lever\.co$/,
  form: 'form#application-form',
  keyOf: (control) => control.getAttribute('name') || null,
  labelOf: (control) => readCard(control)?.text ?? readLabel(control),
  requiredOf: (control) =>
    readCard(control)?.required === true || findQuestion(control)?.querySelector('.required') != null,
  aliases: {
    name: 'full_name',
    org: 'current_company',
    'urls[LinkedIn]': 'linkedin_url',
    'urls[Portfolio]': 'website_url',
    comments: 'cover_letter_text',
  },
  thanks: { address: /\/thanks\/?$/, element: '.thanks, [data-qa=msg-submit-success]' },
};

interface Question {
  text: string;
  required: boolean;
}

function readCard(control: HTMLElement): Question | null {
  const [, card, number] = /^(cards\[[^\]]+\])\[field(\d+)\]$/.exec(control.getAttribute('name') ?? '') ?? [];
  if (card === undefined || number === undefined) return null;
  const form = control.closest('form');
  const template = form?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(card)}[baseTemplate]"]`);
  return readQuestion(template?.value ?? '', Number(number));
}

function readQuestion(json: string, number: number): Question | null {
  try {
    const template: unknown = JSON.parse(json);
    const fields = (template as { fields?: unknown }).fields;
    const field: unknown = Array.isArray(fields) ? fields[number] : null;
    const { text, required } = (field ?? {}) as { text?: unknown; required?: unknown };
    return typeof text === 'string' ? { text, required: required === true } : null;
  } catch {
    // No template: the words on the page are taken instead.
    return null;
  }
}

function findQuestion(control: HTMLElement): HTMLElement | null {
  return closestAcross(control, 'li.application-question, .application-question');
}

/** Its status words of a search stand in the same label. */
function readLabel(control: HTMLElement): string | null {
  const label = findQuestion(control)?.querySelector('.application-label .text, .application-label');
  return label ? textOf(label) : null;
}
