import { data, keep, make, model, send, wait } from './kit.js';

const root = document.getElementById('vdlContainerFluid');
const asked = [];

function rooted(tag, attributes, ...inside) {
  const host = make(tag, attributes);
  const style = document.querySelector('link[rel=stylesheet]').cloneNode();
  host.attachShadow({ mode: 'open' }).append(style, ...inside);
  return host;
}

function group(name, label, required, control) {
  asked.push({ name, label, required });
  const words = make(
    'label',
    { class: 'form-control-label' },
    make('span', { class: 'valid-label' }, label),
    required ? make('span', { class: 'required' }, '*') : '',
  );
  return make('adp-form-group', { 'data-name': name, class: 'field-block' }, words, control);
}

/** Kept when the box inside is left or changed. */
function text(name, label, required, { long = false, id } = {}) {
  const box = make(long ? 'textarea' : 'input', {
    'aria-label': label,
    ...(long ? { rows: 4 } : { type: 'text' }),
  });
  let typed = '';
  box.addEventListener('input', () => (typed = box.value));
  for (const type of ['change', 'focusout']) box.addEventListener(type, () => keep(name, typed));
  return group(name, label, required, rooted(long ? 'sdf-textarea' : 'sdf-input', { id }, box));
}

/** Rows come a while after the list was opened. */
function list(name, label, required, options) {
  const rows = make('div', { role: 'listbox', 'aria-label': label });
  const trigger = make(
    'div',
    {
      class: 'trigger-button wd-list',
      role: 'button',
      tabindex: '0',
      'aria-expanded': 'false',
      'aria-label': label,
    },
    'Select',
  );
  const open = async () => {
    const isOpen = trigger.getAttribute('aria-expanded') === 'true';
    trigger.setAttribute('aria-expanded', String(!isOpen));
    rows.replaceChildren();
    if (isOpen) return;
    await wait(700);
    rows.replaceChildren(
      ...options.map((option) => {
        const row = make(
          'sdf-select-item',
          { role: 'option', 'aria-selected': String(model.get(name) === option), class: 'fab-MenuOption' },
          option,
        );
        row.addEventListener('click', () => {
          keep(name, option);
          trigger.textContent = option;
          trigger.setAttribute('aria-expanded', 'false');
          rows.replaceChildren();
        });
        return row;
      }),
    );
  };
  trigger.addEventListener('click', open);
  trigger.addEventListener('keydown', (event) => ['Enter', ' '].includes(event.key) && open());
  return group(name, label, required, rooted('sdf-select-simple', {}, trigger, rows));
}

function radios(name, label, required, options) {
  const set = make('sdf-radio-group', { role: 'radiogroup', 'aria-label': label });
  for (const option of options) {
    const radio = rooted(
      'sdf-radio-button',
      { label: option, value: option, role: 'radio', 'aria-checked': 'false', tabindex: '0' },
      make('span', {}, option),
    );
    radio.addEventListener('click', () => {
      for (const one of set.children) one.setAttribute('aria-checked', String(one === radio));
      keep(name, option);
    });
    set.append(radio);
  }
  return group(name, label, required, set);
}

/** The box for a file opens beside, and has a button of its own to keep it. */
function resume() {
  const input = make('input', { type: 'file' });
  const opened = make('button', { type: 'button', disabled: true }, 'open resume');
  const pane = rooted(
    'sdf-focus-pane',
    { hidden: true },
    input,
    make('button', { type: 'button', onclick: () => save() }, 'Save'),
  );
  const save = () => {
    const [file] = input.files;
    if (!file) return;
    keep('resume', file);
    opened.disabled = false;
    opened.textContent = `open resume: ${file.name}`;
    pane.hidden = true;
  };
  const upload = make(
    'sdf-button',
    {
      'aria-label': 'upload resume',
      role: 'button',
      tabindex: '0',
      class: 'apply',
      onclick: () => (pane.hidden = false),
    },
    'Upload',
  );
  return group('resume', 'Resume', true, make('div', {}, upload, ' ', opened, pane));
}

function question({ label, kind, required, options }, index) {
  const name = `q_${index}`;
  if (kind === 'yes-no') return radios(name, label, required, ['Yes', 'No']);
  if (options.length > 0) return list(name, label, required, options);
  return text(name, label, required, { long: kind === 'long', id: name });
}

function showForm() {
  const alert = make('p', { class: 'error-message', role: 'alert' });
  const finish = () => {
    const missing = asked.filter(({ name, required }) => required && !model.has(name));
    alert.textContent =
      missing.length === 0 ? '' : `Required: ${missing.map(({ label }) => label).join(', ')}`;
    if (missing.length === 0) send();
  };
  root.replaceChildren(
    text('firstName', 'First Name', true),
    text('lastName', 'Last Name', true),
    text('email', 'Email', true),
    list('country', 'Country', true, data.countries),
    resume(),
    make(
      'form',
      { id: 'prescreeningForm', onsubmit: (event) => event.preventDefault() },
      data.questions.map(question),
    ),
    alert,
    make(
      'sdf-button',
      { class: 'wizard-next-step-btn apply', role: 'button', tabindex: '0', onclick: finish },
      'Submit',
    ),
  );
}

/** A sign-in stands before the form. Nothing is checked or sent: the demo has no accounts at ADP. */
function signIn() {
  const box = (type, label) => make('input', { type, 'aria-label': label, placeholder: label });
  root.replaceChildren(
    make('h2', {}, 'Sign in'),
    make('p', {}, 'This sign-in is part of the demo and takes anything.'),
    box('text', 'User ID'),
    box('password', 'Password'),
    make('p', {}, make('button', { type: 'button', class: 'primary', onclick: showForm }, 'Sign in')),
  );
}

root.append(make('button', { type: 'button', class: 'primary', onclick: signIn }, 'Apply'));
