import { escapeHtml } from '@firsthand/contracts';
import type { AskedQuestion } from '../applying/asked-questions.ts';
import type { Employer } from '../demo-data/employer.ts';
import { toUuid } from '../random.ts';

const KINDS = {
  text: 'text',
  long: 'textarea',
  'yes-no': 'multiple-choice',
  single: 'dropdown',
  multi: 'multiple-select',
  file: 'text',
} as const;

/** Questions of one card; a long form has several. */
const CARD_LENGTH = 4;

const toOptions = ({ kind, options }: AskedQuestion): string[] =>
  kind === 'yes-no' ? ['Yes', 'No'] : options;

function toTemplateField(uuid: string, question: AskedQuestion, index: number): object {
  return {
    ...{ type: KINDS[question.kind], text: question.label, description: question.help ?? '' },
    ...{ required: question.required, id: toUuid(`${uuid}|${index}`) },
    options: toOptions(question).map((text) => ({ text, optionId: toUuid(`${uuid}|${index}|${text}`) })),
  };
}

function toControl(name: string, question: AskedQuestion): string {
  const required = question.required ? ' required' : '';
  const options = toOptions(question).map(escapeHtml);
  switch (KINDS[question.kind]) {
    case 'textarea':
      return `<textarea class="card-field-input" name="${name}" rows="4" placeholder="Type your response"${required}></textarea>`;
    case 'dropdown':
      return `<select name="${name}"${required}><option value="">Select...</option>${options.map((text) => `<option value="${text}">${text}</option>`).join('')}</select>`;
    case 'multiple-choice':
      return `<ul data-qa="multiple-choice">${options.map((text) => toTick('radio', name, text, required)).join('')}</ul>`;
    case 'multiple-select':
      return `<ul data-qa="checkboxes">${options.map((text) => toTick('checkbox', name, text, '')).join('')}</ul>`;
    case 'text':
      return `<input type="text" class="card-field-input" name="${name}" placeholder="Type your response"${required}>`;
  }
}

const toTick = (type: string, name: string, text: string, required: string): string =>
  `<li><label><input type="${type}" name="${name}" value="${text}"${required}><span class="application-answer-alternative">${text}</span></label></li>`;

function toCard(employer: Employer, questions: readonly AskedQuestion[], number: number): string {
  const uuid = toUuid(`${employer.name}|card|${number}`);
  const fields = questions.map((question, index) => toTemplateField(uuid, question, index));
  const template = escapeHtml(JSON.stringify({ text: 'Additional questions', fields }));
  const rows = questions.map((question, index) => {
    const mark = question.required ? '<span class="required">✱</span>' : '';
    return `<li class="application-question custom-question"><div class="application-label"><div class="text">${escapeHtml(question.label)}${mark}</div></div>
<div class="application-field">${toControl(`cards[${uuid}][field${index}]`, question)}</div></li>`;
  });
  return `<div class="section" data-qa="additional-cards"><h4>Additional questions</h4>
<input type="hidden" name="cards[${uuid}][baseTemplate]" value="${template}"><ul>${rows.join('\n')}</ul></div>`;
}

/** The employer's questions, as the cards that it puts on every posting. */
export function toCards(employer: Employer, questions: readonly AskedQuestion[]): string {
  const cards: string[] = [];
  for (let from = 0; from < questions.length; from += CARD_LENGTH)
    cards.push(toCard(employer, questions.slice(from, from + CARD_LENGTH), cards.length));
  return cards.join('\n');
}
