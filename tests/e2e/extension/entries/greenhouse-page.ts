import { toPage } from './page-kit.ts';

/**
 * Rests on: recorded pages of the new board (2026): `.education--form` with `school--0`, `degree--0`, `discipline--0`, months as
 * lists and years as numbers, employment with single dashes and `current-role-0_1`, one row there from the start, "Add another"
 * below the last; the schools are looked up. The list behaves as react-select does, in our own few lines.
 */
const SCRIPT = `
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** A menu within the field, opened by the mouse and closed when it is left; only a row that is pressed counts. */
const select = (entry, id, label, name, rows, looksUp = false) => {
  const words = make('label', { id: id + '-label', for: id, class: 'label select__label' }, label);
  const value = make('div', { class: 'select__value-container' });
  const box = make('input', { id, class: 'select__input', role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'true', 'aria-expanded': 'false',
    'aria-labelledby': id + '-label', autocomplete: 'off', style: 'border:0;outline:0;width:20px' });
  const placeholder = make('div', { class: 'select__placeholder' }, 'Select...');
  value.append(placeholder, box);
  const control = make('div', { class: 'select__control' }, value);
  const shell = make('div', { class: 'select-shell' }, control);
  let menu = null;
  const close = () => { menu?.remove(); menu = null; box.setAttribute('aria-expanded', 'false'); box.value = ''; };
  const open = () => {
    menu?.remove();
    menu = make('div', { class: 'select__menu', role: 'listbox', id: 'react-select-' + id + '-listbox' });
    box.setAttribute('aria-expanded', 'true');
    box.setAttribute('aria-controls', menu.id);
    const found = rows.filter((row) => row.toLowerCase().includes(box.value.toLowerCase()) && (!looksUp || box.value.length >= 3));
    if (found.length === 0) menu.append(make('div', { class: 'select__menu-notice--no-options' }, 'No options'));
    for (const [index, row] of found.entries()) {
      const option = make('div', { class: 'select__option', role: 'option', id: 'react-select-' + id + '-option-' + index }, row);
      option.addEventListener('mousedown', (event) => event.preventDefault());
      option.addEventListener('click', () => {
        value.querySelector('.select__single-value')?.remove();
        placeholder.remove();
        value.prepend(make('div', { class: 'select__single-value' }, row));
        entry[name] = row;
        close();
      });
      menu.append(option);
    }
    shell.append(menu);
  };
  control.addEventListener('mousedown', (event) => { event.preventDefault(); box.focus(); if (menu) close(); else open(); });
  box.addEventListener('input', () => { if (looksUp) setTimeout(open, 300); else open(); });
  box.addEventListener('keydown', (event) => { if (event.key === 'ArrowDown') open(); if (event.key === 'Escape') close(); });
  box.addEventListener('blur', close);
  return make('div', { class: 'field-wrapper' }, make('div', { class: 'select' }, make('div', { class: 'select__container' }, words, shell)));
};
const text = (entry, id, label, name, attributes = {}) => {
  const box = keepOnBlur(make('input', { id, class: 'input input__single-line', type: 'text', maxlength: 255, 'aria-label': label, ...attributes }), entry, name);
  return make('div', { class: 'field-wrapper' }, make('div', { class: 'text-input-wrapper' }, make('label', { for: id, id: id + '-label' }, label), box));
};
const schools = list('education', 'Add another', (entry, index) => {
  const one = (name) => name + '--' + index;
  return make('div', { class: 'education--form' },
    select(entry, one('school'), 'School', 'school', ['Trinity College', 'University of London', 'University of Londonderry'], true),
    select(entry, one('degree'), 'Degree', 'degree', ['Bachelor of Science', 'Master of Arts', 'Other']),
    select(entry, one('discipline'), 'Discipline', 'discipline', ['History', 'Mathematics', 'Mathematics Education']),
    select(entry, one('start-month'), 'Start date month', 'startMonth', MONTHS), text(entry, one('start-year'), 'Start date year', 'startYear', { type: 'number' }),
    select(entry, one('end-month'), 'End date month', 'endMonth', MONTHS), text(entry, one('end-year'), 'End date year', 'endYear', { type: 'number' }));
});
const jobs = list('experience', 'Add another', (entry, index) => {
  const one = (name) => name + '-' + index;
  const current = keepOnChange(make('input', { type: 'checkbox', id: one('current-role') + '_1' }), entry, 'current');
  const end = [select(entry, one('end-date-month'), 'End date month', 'endMonth', MONTHS), text(entry, one('end-date-year'), 'End date year', 'endYear', { maxlength: 4 })];
  current.addEventListener('change', () => { for (const box of end.flatMap((part) => [...part.querySelectorAll('input')])) box.disabled = current.checked; });
  return make('div', { class: 'employment--form' },
    text(entry, one('company-name'), 'Company name', 'company'), text(entry, one('title'), 'Title', 'title'),
    select(entry, one('start-date-month'), 'Start date month', 'startMonth', MONTHS), text(entry, one('start-date-year'), 'Start date year', 'startYear', { maxlength: 4 }),
    end, make('fieldset', { class: 'checkbox' }, make('div', { class: 'checkbox__wrapper' }, current, make('label', { for: current.id }, 'Current role'))));
});
const form = make('form', { id: 'application-form', class: 'application--form' },
  make('div', { class: 'education--container' }, make('h3', {}, 'Education'), schools.holder, schools.button),
  make('div', { class: 'employment--container' }, make('h3', {}, 'Employment'), jobs.holder, jobs.button),
  make('button', { type: 'submit' }, 'Submit application'));
schools.add();
jobs.add();
document.querySelector('#root').append(form);
`;

export const GREENHOUSE = toPage({
  style: '.select__control{border:1px solid #999;min-height:34px;width:340px}.field-wrapper{margin:6px 0}',
  body: '<div id="root"></div>',
  script: SCRIPT,
});
