import { toPage } from './page-kit.ts';

/**
 * Rests on: names of the fields in the feed and markup of live forms (2026) for the form, its rows and the one school it asks
 * for ("College/University" and the highest education as one of fixed rows). BambooHR has no list of entries; the rows for jobs,
 * with a date as two boxes below one heading, and the button that adds them are our own choice.
 */
const SCRIPT = `
const row = (label, control) => make('div', { class: 'fab-FormRow MuiFormControl-root' }, make('label', { class: 'fab-Label', for: control.id }, label, ' *'), control);
let number = 0;
const text = (entry, label, name, attributes = {}) =>
  row(label, keepOnBlur(make('input', { type: 'text', id: 'FabricTextField-' + (number += 1), ...attributes }), entry, name));
/** A month and a year in a box each; only the group says of what. */
const date = (entry, label, name) => make('fieldset', { class: 'MuiFormControl-root' }, make('legend', {}, label),
  keepOnBlur(make('input', { type: 'text', placeholder: 'MM', maxlength: 2, 'aria-label': 'Month', id: 'FabricTextField-' + (number += 1) }), entry, name + 'Month'),
  keepOnBlur(make('input', { type: 'text', placeholder: 'YYYY', maxlength: 4, 'aria-label': 'Year', id: 'FabricTextField-' + (number += 1) }), entry, name + 'Year'));
const jobs = list('experience', 'Add job', (entry, index) => make('section', {}, make('h3', {}, 'Employment history ' + (index + 1)),
  text(entry, 'Employer', 'employer'), text(entry, 'Position', 'position'), date(entry, 'Start date', 'start'), date(entry, 'End date', 'end'),
  row('Duties', keepOnBlur(make('textarea', { rows: 3, id: 'FabricTextArea-' + index }), entry, 'duties'))));
const school = {};
model.education.push(school);
const level = make('button', { type: 'button', class: 'fab-SelectToggle', 'aria-haspopup': 'true', 'data-menu-id': 'levels', 'aria-label': 'Highest Education Obtained –Select–' },
  make('span', { class: 'fab-SelectToggle__content' }, '–Select–'));
const form = make('form', { id: 'job-application-form' },
  make('div', { class: 'fab-FormRow' }, make('label', { class: 'fab-Label' }, 'Highest Education Obtained'), make('select', { class: 'chzn-ignore', name: 'educationLevelId', hidden: '' }, make('option')), level),
  text(school, 'College/University', 'school', { name: 'educationInstitutionName' }),
  jobs.holder, jobs.button, leadsOn(make('button', { type: 'submit' }, 'Submit Application')));
jobs.add();
document.querySelector('#root').append(make('div', { id: 'applicationFormWrapper' }, form));
`;

export const BAMBOOHR = toPage({ body: '<div id="root"></div>', script: SCRIPT });
