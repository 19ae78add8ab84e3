import { toPage } from './page-kit.ts';

/**
 * Rests on: names of elements from two projects that fill the form (`experience-edit-form`, `job-title-autocomplete`,
 * `experience-date-from`, `experience-save`, saved entries as `experience-entry`), open roots within each other, words given to
 * them from outside. That a title, an employer and a school are kept in one's own words, and that dates show MM/YYYY, is our own
 * reading of those projects.
 */
const SCRIPT = `
const hosted = (tag, attributes, words, fill) => {
  const host = make(tag, attributes);
  if (words) host.append(make('span', { slot: 'label-content' }, words));
  const root = host.attachShadow({ mode: 'open' });
  root.append(make('label', {}, make('slot', { name: 'label-content' })), ...[fill(root)].flat());
  return host;
};
const input = (entry, name, words, attributes = {}, tag = 'input') => hosted('spl-input', {}, words, () =>
  hosted('spl-form-field', {}, '', () => keepOnBlur(make(tag, { ...(tag === 'input' ? { type: 'text' } : {}), ...attributes }), entry, name)));
const wrapped = (test, ...parts) => make('div', { 'data-test': test }, parts);
/** Offers rows below and keeps what was typed. */
const search = (entry, name, words, test, rows) => wrapped(test, hosted('spl-autocomplete', {}, words, (outer) => {
  const box = make('input', { type: 'text', role: 'combobox', 'aria-expanded': 'false', 'aria-autocomplete': 'list' });
  const menu = make('div', { role: 'listbox', hidden: '' });
  const close = () => { menu.hidden = true; box.setAttribute('aria-expanded', 'false'); };
  box.addEventListener('input', () => {
    entry[name] = box.value;
    menu.replaceChildren(...rows.filter((row) => row.toLowerCase().includes(box.value.toLowerCase())).map((row) => {
      const option = make('spl-select-option', { role: 'option' }, row);
      option.addEventListener('mousedown', (event) => event.preventDefault());
      option.addEventListener('click', () => { box.value = row; entry[name] = row; close(); });
      return option;
    }));
    menu.hidden = menu.children.length === 0;
    box.setAttribute('aria-expanded', String(!menu.hidden));
  });
  box.addEventListener('blur', () => setTimeout(close, 50));
  return [hosted('spl-input', {}, '', () => box), menu];
}));
const date = (entry, name, words, test) => wrapped(test, hosted('spl-date-field', {}, words, () => {
  const box = make('input', { type: 'text', class: 'flatpickr-input', placeholder: 'MM/YYYY' });
  box.addEventListener('blur', () => {
    const [, month, year] = /^(\\d{2})\\/(\\d{4})$/.exec(box.value) ?? [];
    if (year === undefined) box.value = '';
    entry[name] = year === undefined ? null : year + '-' + month + '-01';
  });
  return box;
}));
const tick = (entry, name, words, test, to) => wrapped(test, hosted('spl-checkbox', {}, '', () => {
  const box = keepOnChange(make('input', { type: 'checkbox', id: test }), entry, name);
  box.addEventListener('change', () => { to.hidden = box.checked; });
  return [box, make('label', { for: test }, words)];
}));
/** One form at a time: what is saved is shown as words, and the next begins empty. */
const section = (kind, test, title, adds, draw, tell) => {
  const holder = make('div');
  const button = make('button', { type: 'button', 'data-test': adds, 'data-adds': kind }, 'Add');
  button.addEventListener('click', () => {
    const entry = {};
    const form = make('div', { 'data-test': test + '-edit-form' }, draw(entry));
    const save = make('button', { type: 'button', 'data-test': test + '-save' }, 'Save');
    save.addEventListener('click', () => {
      model[kind].push(entry);
      form.replaceWith(make('div', { 'data-test': test + '-entry' }, make('b', {}, tell(entry)[0]), make('div', {}, tell(entry)[1])));
      button.hidden = false;
    });
    form.append(save);
    holder.append(form);
    button.hidden = true;
  });
  return hosted('oc-' + test, { 'data-test': test }, '', () => [make('h3', {}, title), holder, button]);
};
const jobs = section('experience', 'experience', 'Experience', 'add-experience', (entry) => {
  const to = date(entry, 'to', 'To', 'experience-date-to');
  return [
    search(entry, 'title', 'Title', 'job-title-autocomplete', ['Analyst', 'Analytics Lead']),
    search(entry, 'company', 'Company', 'company-autocomplete', ['Engine Works Ltd.']),
    wrapped('experience-description', input(entry, 'description', 'Description', { rows: 3 }, 'textarea')),
    date(entry, 'from', 'From', 'experience-date-from'), to, tick(entry, 'current', 'I currently work here', 'experience-current', to)];
}, ({ title, company }) => [title, company]);
const schools = section('education', 'education', 'Education', 'add-education', (entry) => [
  search(entry, 'institution', 'Institution', 'institution-autocomplete', ['University of London External']),
  wrapped('education-major', input(entry, 'major', 'Major')), wrapped('education-degree', input(entry, 'degree', 'Degree')),
  date(entry, 'from', 'From', 'education-date-from'), date(entry, 'to', 'To', 'education-date-to')],
  ({ institution, major }) => [institution, major ?? '']);
const next = hosted('oc-button', { 'data-test': 'footer-next' }, '', () => leadsOn(make('button', { type: 'button' }, 'Next')));
document.querySelector('#root').append(hosted('oc-oneclick-form', {}, '', () => [jobs, schools, next]));
`;

export const SMARTRECRUITERS = toPage({
  style: 'spl-select-option{display:block}',
  body: '<div id="root"></div>',
  script: SCRIPT,
});
