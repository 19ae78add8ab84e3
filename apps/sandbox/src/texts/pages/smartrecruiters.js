import { data, keep, make, model, readResume, send, toPassingId, toWords, wait } from './kit.js';

const asked = [];
const boxes = new Map();
let step = 1;

/** An element of the system's own, with an open root. Styles do not reach into roots, so each has the page's. */
function rooted(tag, attributes, inside, ...slotted) {
  const host = make(tag, attributes, ...slotted);
  const style = document.querySelector('link[rel=stylesheet]').cloneNode();
  host.attachShadow({ mode: 'open' }).append(style, ...[inside].flat().filter(Boolean));
  return host;
}
const slot = (name) => make('slot', name ? { name } : {});
const words = (text, required) => make('span', { slot: 'label-content' }, text, required ? ' *' : '');

function note(name, label, required) {
  asked.push({ name, label, required, step });
}

/** A text box two roots deep; its words are given from outside. */
function text(tag, name, label, required, attributes = {}) {
  const { id = name, ...others } = attributes;
  const long = tag === 'spl-textarea';
  const box = make(long ? 'textarea' : 'input', {
    id,
    ...(long ? { rows: 4, maxlength: 1440 } : { type: 'text' }),
    ...others,
  });
  box.addEventListener('input', () => keep(name, box.value));
  boxes.set(name, box);
  note(name, label, required);
  const inner = rooted(
    'spl-form-element',
    { id: toPassingId('spl-form-element_') },
    [make('label', { for: id }, slot('label-content')), box],
    make('slot', { name: 'label-content', slot: 'label-content' }),
  );
  return rooted(tag, { id }, inner, words(label, required));
}

/**
 * A list with its box in a root of its own and its rows in the root around it. It opens by a click or the arrow key; a
 * row that is pressed counts, what is only typed goes.
 */
function autocomplete(name, label, required, find, { srId, inputAttributes = {}, attributes = {} } = {}) {
  let picked = '';
  const menu = make('div', {
    class: 'c-spl-dropdown-menu-wrapper',
    role: 'listbox',
    id: toPassingId('spl-menu-'),
    'data-sr-id': srId ? `${srId}-search-menu` : null,
    hidden: true,
  });
  const box = make('input', {
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    'aria-expanded': 'false',
    'aria-controls': menu.id,
    'data-sr-id': srId ? `${srId}-search-search-input` : null,
    ...inputAttributes,
  });
  const close = () => {
    menu.hidden = true;
    box.setAttribute('aria-expanded', 'false');
  };
  const open = async () => {
    menu.hidden = false;
    box.setAttribute('aria-expanded', 'true');
    const found = await find(box.value === picked ? '' : box.value);
    menu.replaceChildren(
      ...found.map(({ id, label: shown }) => {
        const row = make(
          'spl-select-option',
          { value: id, role: 'option' },
          make('spl-truncate', { title: shown }, shown),
        );
        row.addEventListener('click', () => {
          picked = shown;
          box.value = shown;
          keep(name, shown);
          close();
        });
        return row;
      }),
    );
  };
  box.addEventListener('click', open);
  box.addEventListener('input', open);
  box.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') void open();
    if (event.key === 'Escape') close();
  });
  menu.addEventListener('mousedown', (event) => event.preventDefault());
  box.addEventListener('blur', () => {
    close();
    box.value = picked;
  });
  note(name, label, required);
  const input = rooted(
    'spl-input',
    {},
    [make('label', {}, slot('label-content')), box],
    make('slot', { name: 'label-content', slot: 'label-content' }),
  );
  return rooted('spl-autocomplete', attributes, [input, menu], words(label, required));
}

const filter = (options) => async (typed) =>
  options.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));

async function findPlaces(typed) {
  await wait(250);
  if (typed.trim().length < 2) return [];
  const found = data.places.filter((place) => place.toLowerCase().includes(typed.trim().toLowerCase()));
  return found.slice(0, 8).map((label) => ({ id: label.replaceAll(/\W+/g, '_').toUpperCase(), label }));
}

function phone() {
  const options = data.dialCodes.map(({ value, label, name }) =>
    make('option', { value }, `${name} ${label}`),
  );
  const country = make('select', { 'aria-label': 'Search by country/region or code' }, options);
  country.value = data.country;
  country.addEventListener('change', () => keep('phoneCountry', country.value));
  keep('phoneCountry', data.country);
  const number = make('input', {
    type: 'tel',
    autocomplete: 'tel-national',
    id: toPassingId('spl-form-element_'),
    'aria-label': 'Phone number',
  });
  number.addEventListener('input', () => keep('phoneNumber', number.value));
  boxes.set('phoneNumber', number);
  note('phoneNumber', 'Phone number', false);
  return rooted(
    'spl-phone-field',
    { 'data-test': 'personal-info-phone' },
    [make('label', {}, slot('label-content')), rooted('spl-select', {}, country), number],
    words('Phone number', false),
  );
}

/** Both uploads are built alike, down to the id. */
function dropzone(test, label, onFile) {
  const shown = make('p', { class: 'file-name' });
  const input = make('input', { type: 'file', id: 'file-input', 'aria-label': 'Upload a file' });
  input.addEventListener('change', async () => {
    const [file] = input.files;
    if (!file) return;
    await wait(300);
    shown.textContent = file.name;
    onFile(file);
    input.value = '';
  });
  return rooted(
    'spl-dropzone',
    { 'data-test': test },
    [make('label', { for: 'file-input' }, slot('label-content')), input, shown],
    words(label, false),
  );
}

async function parse(file) {
  const { email, phone: number } = await readResume(file);
  for (const [name, value] of Object.entries({ email, confirmEmail: email, phoneNumber: number })) {
    if (!value || !boxes.has(name)) continue;
    boxes.get(name).value = value;
    keep(name, value);
  }
}

function personalInformation() {
  const link = (name, label) => text('spl-input', name, label, false, { id: `${name}-input` });
  note('resume', 'Resume', data.needsResume);
  const place = autocomplete('location', 'City', true, findPlaces, { srId: 'location-autocomplete' });
  return rooted('oc-personal-information', {}, [
    text('spl-input', 'firstName', 'First name', true, {
      id: 'first-name-input',
      autocomplete: 'given-name',
    }),
    text('spl-input', 'lastName', 'Last name', true, { id: 'last-name-input', autocomplete: 'family-name' }),
    text('spl-input', 'email', 'Email', true, { id: 'email-input', autocomplete: 'email' }),
    text('spl-input', 'confirmEmail', 'Confirm your email', true, { id: 'confirm-email-input' }),
    make('div', { 'data-test': 'personal-info-location' }, rooted('oc-location-autocomplete', {}, place)),
    phone(),
    dropzone('resume-upload', 'Resume', (file) => keep('resume', file)),
    ...(data.hidesLinks ? [] : [link('linkedin', 'LinkedIn'), link('website', 'Website')]),
    text('spl-textarea', 'message', 'Message to the hiring team', false, {
      id: 'hiring-manager-message-input',
    }),
  ]);
}

/** Choices without a native element: only the role and its state. */
function radioGroup(name, options) {
  const group = rooted('spl-radio-group', { role: 'radiogroup' }, slot());
  for (const { id, label } of options) {
    const radio = rooted(
      'spl-radio',
      { role: 'radio', 'aria-checked': 'false', tabindex: '0', label, value: id },
      make('span', { class: 'spl-radio-label' }, label),
    );
    const pick = () => {
      for (const one of group.children) one.setAttribute('aria-checked', String(one === radio));
      keep(name, label);
    };
    radio.addEventListener('click', pick);
    radio.addEventListener('keydown', (event) => event.key === ' ' && pick());
    group.append(radio);
  }
  return group;
}

function checkGroup(name, options) {
  const ticked = new Set();
  const rows = options.map(({ id, label }) => {
    const box = make('input', { type: 'checkbox', value: id });
    box.addEventListener('click', () => {
      if (box.checked) ticked.add(label);
      else ticked.delete(label);
      keep(name, [...ticked]);
    });
    return rooted('spl-checkbox', { label }, make('label', {}, box, label));
  });
  return rooted('spl-checkbox-group', {}, slot(), rows);
}

function toQuestion({ id, label, type, required, fields }) {
  const name = `question_${id}`;
  const shown = toWords(label);
  const options = fields[0].values;
  const made = () => {
    if (type === 'text') return text('spl-input', name, shown, required);
    if (type === 'textarea') return text('spl-textarea', name, shown, required);
    if (type === 'autocomplete')
      return autocomplete(name, shown, required, filter(options), { attributes: { id: name, name } });
    note(name, shown, required);
    return [
      make('p', {}, shown, required ? ' *' : ''),
      type === 'radio' ? radioGroup(name, options) : checkGroup(name, options),
    ];
  };
  const wrapper = rooted(`sr-question-field-${type}`, {}, slot(), made());
  return make('div', { 'data-test': 'question-container' }, wrapper);
}

function consent() {
  const box = make('input', { type: 'checkbox' });
  box.addEventListener('click', () => keep('consent', box.checked ? 'true' : ''));
  note('consent', 'Privacy', true);
  const label = make('label', {}, box, slot());
  return rooted(
    'oc-checkbox',
    { 'data-test': 'consent-box' },
    rooted('spl-checkbox', { id: 'noPolicy' }, label, make('slot')),
    `I have read how ${data.company} handles my data *`,
  );
}

/** What is missing in this step, said below it; true when nothing is. */
function isComplete(alert) {
  const missing = asked.filter((one) => one.required && one.step === step && !model.has(one.name));
  const differs = step === 1 && model.get('email') !== model.get('confirmEmail');
  alert.textContent = [
    ...missing.map(({ label }) => `${label}: value is required`),
    ...(differs ? ['The e-mail addresses differ'] : []),
  ].join('. ');
  return alert.textContent === '';
}

const alert = make('p', { class: 'error-message', role: 'alert' });
const root = document.querySelector('oc-app-root').attachShadow({ mode: 'open' });
const style = document.querySelector('link[rel=stylesheet]').cloneNode();

function button(test, label, act) {
  const pressed = rooted(
    'spl-button',
    { type: 'primary' },
    make('button', { type: 'button', class: 'primary', onclick: act }, slot()),
    label,
  );
  return rooted('oc-button', { 'data-test': test }, pressed);
}

function showScreening() {
  step = 2;
  alert.textContent = '';
  const wrapper = rooted('spl-wrapper', {}, make('spl-form', {}, data.definition.questions.map(toQuestion)));
  const form = rooted(
    'sr-screening-questions-form',
    { 'data-test': 'screening-questions-form', definition: JSON.stringify(data.definition) },
    wrapper,
  );
  const questions = rooted('oc-screening-questions', {}, rooted('oc-screening-questions-form', {}, form));
  const submit = button('footer-submit', 'Submit', () => isComplete(alert) && send());
  root.replaceChildren(style, make('h2', {}, 'Preliminary questions'), questions, consent(), alert, submit);
}

const parser = dropzone('apply-with-resume-container', 'Easy apply: fill this form from a resume', parse);
const next = button('footer-next', 'Next', () => isComplete(alert) && showScreening());
root.append(
  style,
  make('h2', {}, 'Personal information'),
  rooted('oc-oneclick-form', {}, [parser, personalInformation(), alert, next]),
);
