import { toPage } from './page-kit.ts';

/**
 * Rests on: markup of named live tenants in public projects (2026) that agree on `[role=group][aria-labelledby$=-panel]`, ids such
 * as `workExperience-2--jobTitle` whose number is a counter, spin buttons for months and years, a year alone for schools, the box
 * that takes "To" away, a list button whose rows stand at the end of the page, and the prompt that keeps chips. The counter's
 * first number and the words of the schools are ours.
 */
const SCRIPT = `
let counter = 4;
const field = (name, label, control, id) => {
  const words = make('label', id ? { for: id } : {}, label, make('abbr', { title: 'required' }, '*'));
  return make('div', { 'data-automation-id': 'formField-' + name, 'data-fkit-id': id ?? '' }, words, control);
};
const text = (entry, prefix, name, label, tag = 'input') => {
  const id = prefix + '--' + name;
  const box = keepOnBlur(make(tag, { id, name, ...(tag === 'input' ? { type: 'text' } : { rows: 3 }) }), entry, name);
  return field(name, label, box, id);
};
const LIMITS = { Month: [12, 2], Year: [9999, 4] };
/** Digits count as keys; the whole is kept when it is left. */
const spin = (entry, prefix, name, label, parts) => {
  const held = {};
  const boxes = parts.map((part) => {
    const [most, digits] = LIMITS[part];
    const box = make('input', { type: 'text', role: 'spinbutton', 'aria-label': part, 'aria-valuemin': 1, 'aria-valuemax': most,
      id: prefix + '--' + name + '-dateSection' + part + '-input', 'data-automation-id': 'dateSection' + part + '-input' });
    let typed = '';
    box.addEventListener('focus', () => { typed = ''; });
    box.addEventListener('keydown', (event) => {
      if (!/^\\d$/.test(event.key)) return;
      event.preventDefault();
      typed = (typed + event.key).slice(-digits);
      held[part] = Math.min(Number(typed), most);
      box.value = String(held[part]).padStart(digits, '0');
      box.setAttribute('aria-valuetext', box.value);
    });
    box.addEventListener('blur', () => {
      box.value = held[part] === undefined ? '' : String(held[part]).padStart(digits, '0');
      if (parts.every((one) => held[one] !== undefined))
        entry[name] = parts.map((one) => String(held[one]).padStart(LIMITS[one][1], '0')).join('/');
    });
    return make('div', {}, box);
  });
  return field(name, label, make('div', { role: 'group', 'data-automation-id': 'dateInputWrapper', 'aria-label': label }, boxes));
};
const button = (entry, prefix, name, label, rows) => {
  const id = prefix + '--' + name;
  const one = make('button', { type: 'button', id, 'aria-haspopup': 'listbox', 'aria-label': label + ' Select One Required' }, 'Select One');
  one.addEventListener('click', () => {
    const popup = make('ul', { role: 'listbox', id: 'rows-' + id });
    one.setAttribute('aria-controls', popup.id);
    for (const words of rows) {
      const row = make('li', { role: 'option' }, make('div', {}, words));
      row.addEventListener('click', () => {
        one.textContent = words;
        one.setAttribute('aria-label', label + ' ' + words + ' Required');
        entry[name] = words;
        popup.remove();
        one.removeAttribute('aria-controls');
      });
      popup.append(row);
    }
    popup.addEventListener('keydown', (event) => { if (event.key === 'Escape') popup.remove(); });
    document.body.append(popup);
  });
  return field(name, label, one, id);
};
/** Searches at Enter, makes a chip of what is chosen, and forgets what was only typed. */
const prompt = (entry, prefix, name, label, rows) => {
  const id = prefix + '--' + name;
  const chips = make('ul', { 'data-automation-id': 'selectedItemList', role: 'listbox' });
  const box = make('input', { id, type: 'text', 'data-automation-id': 'searchBox', 'data-uxi-widget-type': 'selectinput', placeholder: 'Search' });
  const around = make('div', { 'data-automation-id': 'multiSelectContainer', id: 'select-' + id }, chips, box);
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    document.querySelector('[data-automation-widget=wd-popup]')?.remove();
    const popup = make('div', { 'data-automation-widget': 'wd-popup', 'data-associated-widget': around.id, role: 'listbox' });
    for (const words of rows.filter((row) => row.toLowerCase().includes(box.value.toLowerCase()))) {
      const row = make('div', { role: 'option' }, make('div', { 'data-automation-id': 'promptOption', 'data-automation-label': words }, words));
      row.addEventListener('click', () => {
        chips.replaceChildren(make('li', { 'data-automation-id': 'selectedItem', role: 'option' }, make('span', {}, words)));
        entry[name] = words;
        box.value = '';
        popup.remove();
      });
      popup.append(row);
    }
    document.body.append(popup);
  });
  box.addEventListener('blur', () => { setTimeout(() => { box.value = ''; }, 20); });
  return field(name, label, around, id);
};
const section = (kind, id, title, draw) => {
  const { holder, button: adds, add } = list(kind, 'Add', (entry, index) => {
    counter += 3;
    adds.textContent = 'Add Another';
    const panel = id + '-' + (index + 1) + '-panel';
    const group = make('div', { role: 'group', 'aria-labelledby': panel }, make('h5', { id: panel }, title + ' ' + (index + 1)));
    group.append(...draw(entry, (kind === 'experience' ? 'workExperience-' : 'education-') + counter));
    return group;
  });
  adds.dataset.automationId = 'add-button';
  const whole = make('div', { role: 'group', 'aria-labelledby': id + '-section' }, make('h4', { id: id + '-section' }, title), holder, adds);
  return { whole, add };
};
const jobs = section('experience', 'Work-Experience', 'Work Experience', (entry, prefix) => {
  const current = make('input', { type: 'checkbox', id: prefix + '--currentlyWorkHere', name: 'currentlyWorkHere' });
  const to = spin(entry, prefix, 'endDate', 'To', ['Month', 'Year']);
  current.addEventListener('click', () => {
    entry.currentlyWorkHere = current.checked;
    to.hidden = current.checked;
    if (current.checked) to.remove();
  });
  return [
    text(entry, prefix, 'jobTitle', 'Job Title'), text(entry, prefix, 'companyName', 'Company'), text(entry, prefix, 'location', 'Location'),
    field('currentlyWorkHere', 'I currently work here', current, current.id),
    spin(entry, prefix, 'startDate', 'From', ['Month', 'Year']), to,
    text(entry, prefix, 'roleDescription', 'Role Description', 'textarea'),
  ];
});
const schools = section('education', 'Education', 'Education', (entry, prefix) => [
  prompt(entry, prefix, 'school', 'School or University', ['University of London', 'University of London, Other', 'Trinity College']),
  button(entry, prefix, 'degree', 'Degree', ['High School', 'Bachelor of Science', 'Master of Arts']),
  text(entry, prefix, 'gradeAverage', 'Overall Result (GPA)'),
  spin(entry, prefix, 'firstYearAttended', 'From', ['Year']),
  spin(entry, prefix, 'lastYearAttended', 'To (Actual or Expected)', ['Year']),
]);
const next = leadsOn(make('button', { type: 'button', 'data-automation-id': 'pageFooterNextButton' }, 'Save and Continue'));
document.querySelector('#root').append(
  make('div', { 'data-automation-id': 'applyFlowMyExpPage' }, make('h2', {}, 'My Experience'), jobs.whole, schools.whole), next);
`;

export const WORKDAY = toPage({ body: '<div id="root"></div>', script: SCRIPT });
