import { data, keep, make, model, send, watchLikeAngular } from './kit.js';

const root = document.getElementById('root');
const toToken = () => `jv-field-${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`;
const asked = [];
let steps = [];
let current = 0;

function block(name, label, required, control, id) {
  const star = required ? make('span', { class: 'jv-required-label', 'aria-hidden': 'true' }, '*') : '';
  asked.push({ name, label, required, step: steps.length });
  return make(
    'div',
    { class: 'jv-form-field' },
    make('label', { class: 'jv-form-field-label', for: id }, label, star),
    control,
  );
}

function text(name, label, required, { type = 'text', autocomplete, long = false } = {}) {
  const id = toToken();
  const box = make(long ? 'textarea' : 'input', {
    id,
    class: 'jv-form-field-input',
    autocomplete,
    'ng-model': 'field.value',
    ...(long ? { rows: 4 } : { type }),
  });
  watchLikeAngular(box, (value) => keep(name, value));
  return block(name, label, required, box, id);
}

function list(name, label, required, options, { autocomplete, onChange } = {}) {
  const id = toToken();
  const rows = options.map((option, index) => make('option', { value: `string:${index}` }, option));
  const select = make(
    'select',
    { id, class: 'jv-form-field-select', autocomplete, 'ng-model': 'field.value' },
    make('option', { value: '' }, 'Select...'),
    rows,
  );
  watchLikeAngular(select, () => {
    const picked = select.value === '' ? '' : select.selectedOptions[0].textContent;
    keep(name, picked);
    onChange?.(picked);
  });
  return block(name, label, required, select, id);
}

/** Native boxes of no size, beside what is drawn for them. */
function choice(name, label, required, options, multi = false) {
  const group = toToken();
  const ticked = new Set();
  const kind = multi ? 'checkbox' : 'radio';
  const rows = options.map((option) => {
    const drawn = make('i', { role: kind, 'aria-checked': 'false', class: 'jv-drawn' });
    const box = make('input', { type: kind, name: group, value: toToken(), class: 'no-size' });
    box.addEventListener('click', () => {
      if (!multi) ticked.clear();
      if (box.checked) ticked.add(option);
      else ticked.delete(option);
      keep(name, multi ? [...ticked] : option);
      for (const row of rows) row.firstChild.setAttribute('aria-checked', String(row.children[1].checked));
    });
    return make('label', { class: 'jv-input-group-row' }, drawn, box, make('span', {}, option));
  });
  asked.push({ name, label, required, step: steps.length });
  const star = required ? make('span', { class: 'jv-required-label' }, '*') : '';
  return make(
    'fieldset',
    { class: 'jv-input-group jv-form-field' },
    make('legend', { class: 'jv-form-field-legend' }, label, star),
    rows,
  );
}

/** The choices for a document open in a box at the end of the page, outside the form. */
function attachment(name, label, required, index) {
  const files = make('ul', { class: 'jv-file-list' });
  const close = () => document.getElementById('attachmentDropdown')?.remove();
  const take = (value, words) => {
    keep(name, value);
    files.replaceChildren(make('li', {}, words));
    close();
  };
  const open = () => {
    close();
    const input = make('input', { type: 'file', id: `file-input-${index}`, name: 'file' });
    input.addEventListener('change', () => input.files[0] && take(input.files[0], input.files[0].name));
    const paste = make('textarea', {
      id: `jv-paste-resume-textarea${index}`,
      rows: 4,
      placeholder: 'Paste it here',
    });
    const done = make(
      'button',
      { type: 'button', onclick: () => paste.value.trim() && take(paste.value, 'Pasted text') },
      'Use this text',
    );
    const cancel = make('button', { type: 'button', onclick: close }, 'Cancel');
    const box = make(
      'div',
      { id: 'attachmentDropdown', class: 'jv-add-attachment', role: 'dialog', 'aria-label': `Add ${label}` },
      make('label', { for: input.id }, 'File'),
      input,
      make('p', {}, 'Or as text'),
      paste,
      make('p', {}, done, ' ', cancel),
    );
    document.body.append(box);
    input.focus();
  };
  asked.push({ name, label, required, step: steps.length });
  const button = make(
    'button',
    { type: 'button', 'jv-add-attachment': true, 'attachment-label': label, onclick: open },
    'Select',
  );
  const header = make(
    'h3',
    { class: 'jv-resume-header' },
    `Add ${label}`,
    required ? make('span', { class: 'jv-required-label' }, '*') : '',
  );
  return make('div', { class: 'jv-form-field' }, header, button, files);
}

function addStep(title, build) {
  const step = make(
    'ng-form',
    { name: `step${steps.length + 1}`, class: 'jv-apply-step' },
    make('h2', {}, title),
    build(),
  );
  steps.push(step);
}

function contact() {
  const place = make('div', {});
  const drawStates = (country) => {
    const options = data.states[country] ?? [];
    const at = asked.findIndex(({ name }) => name === 'state');
    if (at >= 0) asked.splice(at, 1);
    keep('state', '');
    place.replaceChildren(
      ...(options.length > 0
        ? [list('state', 'State', false, options, { autocomplete: 'address-level1' })]
        : []),
    );
  };
  return [
    text('firstName', 'First Name', true, { autocomplete: 'given-name' }),
    text('lastName', 'Last Name', true, { autocomplete: 'family-name' }),
    text('email', 'Email', true, { type: 'email', autocomplete: 'email' }),
    text('phone', 'Phone', false, { type: 'tel', autocomplete: 'tel' }),
    list('country', 'Country', true, data.countries, { autocomplete: 'country-name', onChange: drawStates }),
    place,
    text('city', 'City', false, { autocomplete: 'address-level2' }),
    attachment('resume', 'Resume', true, 0),
    data.asksLetter ? attachment('coverLetter', 'Cover Letter', false, 1) : [],
  ];
}

function prescreen() {
  return make(
    'div',
    { class: 'jv-prescreen-section' },
    make('div', { class: 'jv-prescreen-element-sectiontitle' }, 'Questions of the employer'),
    data.questions.map(({ key, label, kind, required, options }) => {
      const name = `question.${label}`;
      const made = () => {
        if (key === 'start') return text(name, label, required, { type: 'date' });
        if (kind === 'yes-no') return choice(name, label, required, ['Yes', 'No']);
        if (kind === 'multi') return choice(name, label, required, options, true);
        if (kind === 'single' && options.length === 1) return choice(name, label, required, options, true);
        if (kind === 'single') return list(name, label, required, options);
        return text(name, label, required, { long: kind === 'long' });
      };
      return make('div', { class: 'jv-prescreen-element' }, made());
    }),
  );
}

function show() {
  steps.forEach((step, index) => step.classList.toggle('ng-hide', index !== current));
  const isLast = current === steps.length - 1;
  document.querySelector('[ng-click="nextStep()"]').hidden = isLast;
  document.querySelector('.jv-apply-form-actions [type=submit]').hidden = !isLast;
}

/** Whether this step may be left; says what is missing otherwise. */
function isComplete() {
  const missing = asked.filter(
    ({ name, required, step }) => required && step === current && !model.has(name),
  );
  document.querySelector('.jv-alert').textContent =
    missing.length === 0 ? '' : `Required: ${missing.map(({ label }) => label).join(', ')}`;
  return missing.length === 0;
}

function openForm() {
  addStep('Contact', contact);
  if (data.questions.length > 0) addStep('Questions', prescreen);
  if (data.voluntary)
    addStep('Voluntary self-identification', () =>
      Object.entries(data.voluntary).map(([label, options]) => choice(label, label, false, options)),
    );
  const submit = (event) => {
    event.preventDefault();
    if (current === steps.length - 1 && isComplete()) send();
  };
  const next = () => {
    if (!isComplete()) return;
    current += 1;
    show();
  };
  const actions = make(
    'div',
    { class: 'jv-apply-form-actions' },
    make(
      'button',
      { type: 'button', class: 'primary', 'ng-click': 'nextStep()', 'aria-label': 'Next', onclick: next },
      'Next',
    ),
    make('button', { type: 'submit', 'aria-label': 'Send Application' }, 'Send Application'),
  );
  const area = make('textarea', {
    name: 'g-recaptcha-response',
    class: 'g-recaptcha-response',
    hidden: true,
  });
  const form = make(
    'form',
    { name: 'scopeData.applyForm', novalidate: true, onsubmit: submit },
    steps,
    make('p', { class: 'jv-alert error-message', role: 'alert' }),
    area,
    actions,
  );
  root.replaceChildren(make('div', { class: 'jv-form jv-apply-form' }, form));
  show();
}

/** Where somebody lives is asked first, and only a choice made there leads on. */
const residence = make(
  'select',
  { id: 'jv-country-select' },
  ['', 'United States', 'Canada', 'European Economic Area', 'Other'].map((name) =>
    make('option', { value: name }, name || 'Select...'),
  ),
);
const accept = make(
  'div',
  { 'ng-if': 'showAcceptReject', hidden: true },
  make('p', {}, 'We keep what you send for this application.'),
  make('button', { type: 'button', class: 'primary', onclick: openForm }, 'I Accept'),
);
watchLikeAngular(residence, (value) => {
  if (value === '') return;
  if (data.hasPolicy) accept.hidden = false;
  else if (steps.length === 0) openForm();
});
const label = make('label', { for: 'jv-country-select' }, 'Select your location of residence and language');
root.append(
  make(
    'form',
    { name: 'consentForm', onsubmit: (event) => event.preventDefault() },
    label,
    residence,
    accept,
  ),
);
