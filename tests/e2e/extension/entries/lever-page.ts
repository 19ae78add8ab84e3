import { toPage } from './page-kit.ts';

/**
 * Rests on: recorded pages of Lever for cards, their names and the JSON beside them; Lever has no list of its own, so employers
 * ask for jobs and schools with a card each, whose heading stands above its questions. That a card asks months as lists and years
 * as boxes, and that a press adds the next one, is our own choice.
 */
const SCRIPT = `
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const card = (id, title, entry, questions) => {
  const fields = questions.map(([text, , required = true]) => ({ text, required, type: 'text' }));
  const base = make('input', { type: 'hidden', name: 'cards[' + id + '][baseTemplate]', value: JSON.stringify({ text: title, fields }) });
  const rows = questions.map(([text, options], index) => {
    const attributes = { name: 'cards[' + id + '][field' + index + ']', class: 'card-field-input' };
    const box = options
      ? keepOnChange(make('select', attributes, ['Select...', ...options].map((one, at) => make('option', at === 0 ? { value: '' } : {}, one))), entry, text)
      : keepOnBlur(make('input', { ...attributes, type: 'text', placeholder: 'Type your response' }), entry, text);
    return make('li', { class: 'application-question custom-question' },
      make('label', {}, make('div', { class: 'application-label' }, make('div', { class: 'text' }, text)), make('div', { class: 'application-field' }, box)));
  });
  return make('div', { class: 'section page-centered' }, base, make('h4', { 'data-qa': 'card-name' }, title), make('ul', {}, rows));
};
const jobs = list('experience', 'Add another job', (entry, index) => card('aa-' + index, 'Work experience', entry, [
  ['Company'], ['Title'], ['Start month', MONTHS], ['Start year'], ['End month', MONTHS], ['End year'], ['Responsibilities']]));
const schools = list('education', 'Add another school', (entry, index) => card('bb-' + index, 'Education', entry, [
  ['School'], ['Degree'], ['Major'], ['Graduation date (MM/YYYY)']]));
const form = make('form', { id: 'application-form', method: 'POST' }, jobs.holder, jobs.button, schools.holder, schools.button,
  leadsOn(make('button', { id: 'btn-submit', type: 'button' }, 'Submit application')));
jobs.add();
schools.add();
document.querySelector('#root').append(form);
`;

export const LEVER = toPage({ body: '<div id="root"></div>', script: SCRIPT });
