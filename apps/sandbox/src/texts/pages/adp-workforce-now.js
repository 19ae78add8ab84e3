import { data, keep, make, model, send, toPassingId, watchLikeReact } from './kit.js';
import { createSelect } from './react-select.js';

const root = document.getElementById('vdlContainerFluid');
const asked = [];
let current = 0;

function block(name, label, required, control) {
  asked.push({ name, label, required, step: current });
  const mark = required ? make('span', { class: 'mdf-required-indicator', 'aria-hidden': 'true' }, '*') : '';
  return make(
    'div',
    { class: 'mdf-validated-field field-block' },
    make('div', { class: 'mdf-label' }, make('label', {}, label), mark),
    control,
  );
}

/** The element is put anew when it gets the focus: what was held of it before is a stranger. */
function textBox(name, attributes = {}) {
  const fresh = () => {
    const box = make('input', { type: 'text', class: 'vdl-textbox', id: toPassingId('vdl-'), ...attributes });
    box.value = model.get(name) ?? attributes.value ?? '';
    return watchLikeReact(box, (value) => keep(name, value));
  };
  const first = fresh();
  first.addEventListener(
    'focus',
    () => {
      const box = fresh();
      first.replaceWith(box);
      box.focus();
    },
    { once: true },
  );
  return first;
}

function list(name, label, required, options) {
  const id = toPassingId('mdf-select-');
  const { element } = createSelect({
    id,
    labelId: `${id}-label`,
    prefix: 'MDFSelectBox',
    options: options.map((one) => ({ label: one, value: one })),
    onChange: ([one]) => keep(name, one.value),
  });
  return block(name, label, required, element);
}

/** A choice of sdf elements, whose state is a role's. */
function radios(name, label, required, options) {
  const group = make('sdf-radio-group', { role: 'radiogroup', 'aria-label': label });
  for (const option of options) {
    const radio = make('sdf-radio-button', {
      label: option,
      value: option,
      role: 'radio',
      'aria-checked': 'false',
      tabindex: '0',
    });
    radio.attachShadow({ mode: 'open' }).append(option);
    const pick = () => {
      for (const one of group.children) one.setAttribute('aria-checked', String(one === radio));
      keep(name, option);
    };
    radio.addEventListener('click', pick);
    radio.addEventListener('keydown', (event) => event.key === ' ' && pick());
    group.append(radio);
  }
  return block(name, label, required, group);
}

function resume() {
  const shown = make('span', {});
  const input = make('input', { type: 'file', name: 'file', class: 'visually-hidden', tabindex: '-1' });
  input.addEventListener('change', () => {
    const [file] = input.files;
    if (!file) return;
    keep('resume', file);
    shown.textContent = file.name;
    input.value = '';
  });
  const button = make(
    'sdf-button',
    { role: 'button', tabindex: '0', class: 'apply', onclick: () => input.click() },
    'Upload resume',
  );
  return block(
    'resume',
    'Resume',
    true,
    make('div', { id: 'resumeUploadContainer', class: 'upload-resume-container' }, button, input, ' ', shown),
  );
}

function question({ label, kind, required, options }) {
  const name = `question.${label}`;
  if (kind === 'yes-no') return radios(name, label, required, ['Yes', 'No']);
  if (options.length > 0) return list(name, label, required, options);
  return block(name, label, required, textBox(name));
}

const STEPS = [
  [
    'Contact',
    () => [
      block('firstName', 'First Name', true, textBox('firstName')),
      block('lastName', 'Last Name', true, textBox('lastName')),
      block(
        'address1',
        'Address Line 1',
        false,
        textBox('address1', { class: 'vdl-textbox pac-target-input', autocomplete: 'off' }),
      ),
      list('country', 'Country', true, data.countries),
      resume(),
    ],
  ],
  ['Questions', () => data.questions.map((one) => make('div', { class: 'qMainDiv' }, question(one)))],
  [
    'Review',
    () => [
      ...Object.entries(data.voluntary ?? {}).map(([label, options]) =>
        make('div', { class: 'vsid-padding-container' }, list(label, label, false, options)),
      ),
      block(
        'electronicSignature',
        'Please type your full name.',
        true,
        textBox('electronicSignature', { id: 'electronicSignature' }),
      ),
    ],
  ],
];

function show(index) {
  current = index;
  const header = STEPS.map(([title], at) =>
    make(
      'li',
      { class: 'mdf-segmented-wizard-header-item', 'aria-current': at === index ? 'true' : null },
      title,
    ),
  );
  const alert = make('p', { class: 'error-message', role: 'alert' });
  const button = make(
    'button',
    { type: 'button', class: 'primary', id: 'ja_sv_cw_next_footer_btn' },
    index === STEPS.length - 1 ? 'Submit' : 'Next',
  );
  button.addEventListener('click', () => {
    const missing = asked.filter((one) => one.step === index && one.required && !model.has(one.name));
    alert.textContent =
      missing.length === 0 ? '' : `Required: ${missing.map(({ label }) => label).join(', ')}`;
    if (missing.length > 0) return undefined;
    return index === STEPS.length - 1 ? send() : show(index + 1);
  });
  const body = STEPS[index][1]();
  root.replaceChildren(
    make('ol', { class: 'wd-bar' }, header),
    make('h2', {}, STEPS[index][0]),
    make('div', {}, body),
    alert,
    button,
  );
}

/** A code that would come by message ends what a program can fill. The page says it, since none is sent. */
function askCode() {
  const box = make('input', {
    type: 'text',
    id: 'otp-page_passcode',
    inputmode: 'numeric',
    maxlength: 6,
    'aria-label': 'Verification code',
  });
  const code = String(100_000 + (crypto.getRandomValues(new Uint32Array(1))[0] % 900_000));
  const host = make('sdf-input', { id: 'otp-page_passcode' });
  host.attachShadow({ mode: 'open' }).append(box);
  const alert = make('p', { class: 'error-message', role: 'alert' });
  const verify = () => {
    alert.textContent = box.value === code ? '' : 'The code is not right.';
    if (box.value === code) show(0);
  };
  root.replaceChildren(
    make('h2', {}, 'Enter your code'),
    make('p', {}, `This demo sends no message. The code is ${code}.`),
    host,
    alert,
    make('button', { type: 'button', class: 'primary', onclick: verify }, 'Verify'),
  );
}

function start() {
  const row = (name, label, attributes = {}) => {
    const box = make('input', { type: 'text', id: name, name, class: 'vdl-textbox', ...attributes });
    box.value = attributes.value ?? '';
    watchLikeReact(box, (value) => keep(name, value));
    return make('div', { class: 'field-block' }, make('label', { for: name }, label), box);
  };
  const alert = make('p', { class: 'error-message', role: 'alert' });
  const go = () => {
    const missing = ['guestFirstName', 'guestLastName', 'guestEmail'].filter((name) => !model.has(name));
    alert.textContent = missing.length === 0 ? '' : 'Please fill in your name and e-mail address.';
    if (missing.length > 0) return;
    for (const [name, from] of [
      ['firstName', 'guestFirstName'],
      ['lastName', 'guestLastName'],
    ])
      keep(name, model.get(from));
    askCode();
  };
  root.replaceChildren(
    make(
      'div',
      { class: 'login-form-container' },
      make('h2', {}, 'Tell us about yourself.'),
      row('guestFirstName', 'First Name *'),
      row('guestLastName', 'Last Name *'),
      row('guestEmail', 'Email *'),
      row('login_view_phone', 'Phone', { type: 'tel', value: '+1' }),
      alert,
      make('button', { type: 'button', class: 'primary g-recaptcha', onclick: go }, 'Continue'),
    ),
  );
}

root.append(
  make('button', { type: 'button', disabled: true }, 'Join Our Talent Community'),
  ' ',
  make('button', { type: 'button', class: 'primary', onclick: start }, 'Apply'),
);
