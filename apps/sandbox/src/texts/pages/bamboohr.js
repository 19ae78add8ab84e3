import { data, keep, make, model, send, toPassingId, wait, watchLikeReact } from './kit.js';

const { customQuestions, ...standard } = data.formFields;
const asked = [];
const redraws = [];

function labelled(label, required, control, id) {
  const text = make(
    'label',
    { class: 'fab-Label', for: id },
    label,
    required ? make('span', { class: 'fab-Required' }, ' *') : '',
  );
  return make('div', { class: 'fab-FormRow' }, text, control);
}

function text(name, { label, isRequired }, { long = false, ids = false } = {}) {
  const id = ids ? name : toPassingId('FabricTextField-');
  const box = make(long ? 'textarea' : 'input', {
    id,
    name,
    class: 'fab-TextInput',
    ...(long ? { rows: 4 } : { type: 'text' }),
  });
  watchLikeReact(box, (value) => keep(name, value));
  asked.push({ name, label, isRequired });
  redraws.push(() => (box.value = model.get(name) ?? ''));
  // Text areas that grow have a twin that is measured.
  const twin = long
    ? make(
        'textarea',
        { class: 'visually-hidden', 'aria-hidden': 'true', readonly: true, tabindex: '-1' },
        'x',
      )
    : null;
  return labelled(label, isRequired, make('div', {}, box, twin), id);
}

/** A list of the Fabric kind: a button, with its menu at the end of the page while it is open. */
function list(name, { label, isRequired, options }, onChange) {
  const menuId = toPassingId('fab-menu-');
  const content = make('div', { class: 'fab-SelectToggle__content' }, '–Select–');
  const hidden = make(
    'select',
    { name, class: 'chzn-ignore visually-hidden', tabindex: '-1', 'aria-hidden': 'true' },
    make('option', { value: '' }),
  );
  const toggle = make(
    'button',
    {
      type: 'button',
      class: 'fab-SelectToggle',
      'aria-haspopup': 'true',
      'aria-expanded': 'false',
      'data-menu-id': menuId,
      'aria-label': label,
    },
    content,
    make('span', { 'aria-hidden': 'true' }, '▾'),
  );
  let menu = null;
  const close = () => {
    menu?.remove();
    menu = null;
    toggle.setAttribute('aria-expanded', 'false');
  };
  const pick = ({ id, text: words }) => {
    content.textContent = words;
    toggle.setAttribute('aria-label', `${label} ${words}`);
    keep(name, id);
    close();
    toggle.focus();
    onChange?.(words);
  };
  const open = () => {
    if (menu) return close();
    const rows = options.map((option) =>
      make(
        'div',
        { class: 'fab-MenuOption', role: 'menuitem', tabindex: '-1', onclick: () => pick(option) },
        option.text,
      ),
    );
    const search = make('input', { class: 'fab-MenuSearch__input', type: 'text', 'aria-label': 'Search' });
    search.addEventListener('input', () => {
      for (const row of rows)
        row.hidden = !row.textContent.toLowerCase().includes(search.value.toLowerCase());
    });
    menu = make(
      'div',
      {
        id: menuId,
        'data-menu-id': menuId,
        role: 'menu',
        class: 'fab-Menu',
        'data-fabric-component': 'Select Menu',
      },
      options.length > 8 ? search : null,
      rows,
    );
    menu.addEventListener('keydown', (event) => event.key === 'Escape' && close());
    document.body.append(menu);
    const { left, bottom } = toggle.getBoundingClientRect();
    menu.style.left = `${left + window.scrollX}px`;
    menu.style.top = `${bottom + window.scrollY}px`;
    toggle.setAttribute('aria-expanded', 'true');
    return undefined;
  };
  // A click that no pointer made has no detail, and opens nothing; keys do.
  toggle.addEventListener('click', (event) => event.detail >= 1 && open());
  toggle.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    open();
  });
  document.addEventListener(
    'mousedown',
    (event) => menu && !menu.contains(event.target) && !toggle.contains(event.target) && close(),
  );
  asked.push({ name, label, isRequired });
  return labelled(label, isRequired, make('div', {}, hidden, toggle));
}

function radios(name, { label, isRequired }, options) {
  const group = toPassingId(':r');
  const rows = options.map(({ id, text: words }) => {
    const radio = make('input', {
      type: 'radio',
      name: `${group}:`,
      value: id,
      onclick: () => keep(name, id),
    });
    return make('label', { class: 'fab-Radio' }, radio, words);
  });
  asked.push({ name, label, isRequired });
  return make(
    'fieldset',
    { role: 'radiogroup', class: 'fab-FormRow' },
    make('legend', {}, label, isRequired ? ' *' : ''),
    rows,
  );
}

function boxes(name, { label, isRequired }, options) {
  const ticked = new Set();
  const rows = options.map(({ id, text: words }) => {
    const box = make('input', { type: 'checkbox', value: id });
    box.addEventListener('click', () => {
      if (box.checked) ticked.add(id);
      else ticked.delete(id);
      keep(name, [...ticked]);
    });
    return make('label', { class: 'fab-Checkbox' }, box, words);
  });
  asked.push({ name, label, isRequired });
  return make('fieldset', { class: 'fab-FormRow' }, make('legend', {}, label, isRequired ? ' *' : ''), rows);
}

/** The box has no name, and what is chosen goes at once; the name then stands below. */
function file(name, { label, isRequired }) {
  const shown = make('ul', { class: 'fab-FileList' });
  const input = make('input', { type: 'file', 'aria-label': 'file-input' });
  const hidden = make('input', { type: 'hidden', name });
  input.addEventListener('change', async () => {
    const [chosen] = input.files;
    if (!chosen) return;
    const bar = make('span', { role: 'progressbar', 'aria-label': 'file-upload-progress-bar' });
    shown.replaceChildren(make('li', {}, chosen.name, bar));
    await wait(300);
    bar.remove();
    keep(name, chosen);
    input.value = '';
  });
  asked.push({ name, label, isRequired });
  return make(
    'div',
    { class: 'fab-FormRow' },
    make('h3', { class: 'fab-FileHeading' }, label, isRequired ? ' *' : ''),
    input,
    hidden,
    shown,
  );
}

/** What stands for the state depends on the country: a list, another word, or a box to type in. */
function address(fields) {
  const { streetAddress, city, state, zip, countryId } = fields;
  const place = make('div', {});
  const draw = (country) => {
    keep('state.value', '');
    const at = asked.findIndex(({ name }) => name === 'state.value');
    if (at >= 0) asked.splice(at, 1);
    const field = { ...state, label: data.stateLabels[country] ?? 'State or region' };
    place.replaceChildren(
      country === null || data.stateLabels[country]
        ? list('state.value', { ...field, label: data.stateLabels[country] ?? state.label })
        : text('state.value', field),
    );
  };
  if (state) draw(null);
  return [
    text('streetAddress.value', streetAddress),
    text('city.value', city),
    place,
    text('zip.value', zip),
    list('countryId.value', countryId, (country) => state && draw(country)),
  ];
}

const NAMED = ['firstName', 'lastName', 'email', 'phone'];
const FILES = ['resumeFileId', 'coverLetterFileId'];
const KINDS = { short: text, upload: file, file };

function toCustom({ id, question, type, isRequired, options }) {
  const field = { label: question, isRequired, options };
  const kind =
    { multi: 'multi', yes_no: 'yes_no', long: 'long', checkbox: 'checkbox', upload: 'file' }[type] ?? 'short';
  const name = `customQuestionAnswers.${kind}_${id}`;
  if (type === 'yes_no')
    return radios(name, field, [
      { id: 'yes', text: 'Yes' },
      { id: 'no', text: 'No' },
    ]);
  if (type === 'multi') return list(name, field);
  if (type === 'checkbox') return boxes(name, field, options);
  if (type === 'long') return text(name, field, { long: true });
  return (KINDS[type] ?? text)(name, field);
}

function toStandard([name, field]) {
  if (Array.isArray(field) || ['streetAddress', 'city', 'state', 'zip', 'countryId'].includes(name))
    return [];
  if (name === 'veteranStatusId')
    return [make('div', { class: 'CandidateField--veteranStatuses' }, radios(name, field, field.options))];
  if (FILES.includes(name)) return [file(name, field)];
  if (field.options) return [list(name, field)];
  return [text(name, field, { ids: NAMED.includes(name) })];
}

function submit(event) {
  event.preventDefault();
  for (const redraw of redraws) redraw();
  const missing = asked.filter(({ name, isRequired }) => isRequired && !model.has(name));
  document.querySelector('.fab-SlidedownBanner')?.remove();
  if (missing.length === 0) return send();
  const words = `Please fill in: ${missing.map(({ label }) => label).join(', ')}`;
  document
    .getElementById('applicationFormWrapper')
    .prepend(make('div', { class: 'fab-SlidedownBanner error-message', role: 'alert' }, words));
  return undefined;
}

function openForm() {
  const fields = Object.entries(standard);
  const isContact = ([name]) => NAMED.includes(name);
  const form = make(
    'form',
    { id: 'job-application-form', novalidate: true, onsubmit: submit },
    fields.filter(isContact).flatMap(toStandard),
    standard.streetAddress ? address(standard) : [],
    fields.filter((one) => !isContact(one)).flatMap(toStandard),
    customQuestions.map(toCustom),
    make(
      'div',
      { class: 'off-screen' },
      make('label', { for: 'nickname_hpcsaf' }, 'Please leave this field blank'),
      make('input', {
        id: 'nickname_hpcsaf',
        name: 'nickname_hpcsaf',
        type: 'text',
        tabindex: '-1',
        autocomplete: 'off',
      }),
    ),
    make('textarea', { name: 'g-recaptcha-response', id: 'g-recaptcha-response', hidden: true }),
    make('button', { type: 'submit', class: 'fab-Button' }, 'Submit Application'),
  );
  root.replaceChildren(
    make('div', { id: 'applicationFormWrapper' }, make('h2', {}, 'Apply for this position'), form),
  );
}

const root = document.getElementById('js-careers-root');
root.append(make('button', { type: 'button', class: 'primary', onclick: openForm }, 'Apply for This Job'));
