import { data, keep, make, model, readResume, send, wait, watchLikeReact } from './kit.js';

const ZERO_WIDTH = '\u200b\u200b';
const HIDDEN_NAMES = { LINKEDIN_URL: 'linkedinUrl', PHONE_NUMBER: 'phoneNumber' };
const errors = new Map();
const boxes = new Map();

/** A text box; Dover's labels are no words, what is asked stands in a paragraph above. */
function textField(name, question, required, long = false) {
  const box = make(long ? 'textarea' : 'input', {
    ...{ name, id: `:r${boxes.size}:`, class: 'MuiInputBase-input', 'aria-invalid': 'false' },
    ...(long ? { rows: 4 } : { type: 'text' }),
  });
  boxes.set(
    name,
    watchLikeReact(box, (value) => keep(name, value)),
  );
  const label = make('label', { for: box.id, class: 'MuiInputLabel-root' }, ZERO_WIDTH);
  return field(name, question, required, make('div', { class: 'MuiFormControl-root' }, label, box));
}

function field(name, question, required, control) {
  const error = make('p', { class: 'MuiFormHelperText-root Mui-error', hidden: true });
  errors.set(name, { error, required });
  const text = make('p', { class: 'InboundApplication__Question-sc' }, question, required ? ' *' : '');
  return make('div', { class: 'InboundApplication__Row-sc' }, text, control, error);
}

function choiceField(name, question, options, required) {
  const rows = options.map((option) => {
    const radio = make('input', { type: 'radio', name, value: option });
    radio.addEventListener('click', () => keep(name, option));
    return make('label', { class: 'MuiFormControlLabel-root' }, radio, make('span', {}, option));
  });
  return field(name, question, required, make('div', { role: 'radiogroup', 'aria-label': ZERO_WIDTH }, rows));
}

/** A drop zone; `onFile` gets what the hidden input or a drop brings. */
function dropZone(hint, onFile) {
  const input = make('input', {
    type: 'file',
    accept: '.pdf',
    multiple: true,
    class: 'dropzone-input',
    tabindex: '-1',
  });
  const shown = make('p', { class: 'dropzone-text' }, hint);
  const zone = make('div', { class: 'dropzone', role: 'button', tabindex: '0' }, input, shown);
  const take = (files) => {
    const [file] = files;
    if (!file) return;
    shown.textContent = file.name;
    onFile(file);
  };
  input.addEventListener('change', () => {
    take([...input.files]);
    input.value = '';
  });
  zone.addEventListener('click', (event) => event.target !== input && input.click());
  zone.addEventListener('dragover', (event) => event.preventDefault());
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    take([...event.dataTransfer.files]);
  });
  return zone;
}

function fileField(name, label, required) {
  const zone = dropZone('Drop a file here or click to choose one. PDF, 5 MB maximum', (file) =>
    keep(name, file),
  );
  return field(name, label, required, zone);
}

/** Fills contact boxes from a resume and attaches nothing. */
function parserZone() {
  const zone = dropZone('Drop your resume here to fill this form', async (file) => {
    await wait(600);
    const { email, phone } = await readResume(file);
    for (const [name, value] of [
      ['email', email],
      ['phoneNumber', phone],
    ]) {
      if (!value || !boxes.has(name)) continue;
      boxes.get(name).value = value;
      keep(name, value);
    }
  });
  return make('div', { class: 'InboundApplication__Row-sc' }, make('p', {}, 'Autofill from resume'), zone);
}

function toField(question) {
  const { id, question: text, question_type: type, input_type: input, required } = question;
  const needed = required || (type === 'LINKEDIN_URL' && data.requiresLinkedin);
  if (input === 'FILE_UPLOAD') {
    const name = type === 'RESUME' ? 'resume' : type === 'COVER_LETTER' ? 'coverLetter' : id;
    return fileField(name, text, needed);
  }
  if (input === 'MULTIPLE_CHOICE') return choiceField(id, text, question.multiple_choice_options, needed);
  return textField(HIDDEN_NAMES[type] ?? id, text, needed, input === 'LONG_ANSWER');
}

function submit(event) {
  event.preventDefault();
  const missing = [...errors].filter(([name, { required }]) => required && !model.has(name));
  for (const [name, { error, required }] of errors) {
    error.hidden = !(required && !model.has(name));
    error.textContent = 'This field is required.';
    // What the framework does not hold is not shown for long.
    if (boxes.has(name)) boxes.get(name).value = model.get(name) ?? '';
  }
  if (missing.length === 0) send();
}

const form = make(
  'form',
  { class: 'InboundApplication__FormWrapper-sc', novalidate: true, onsubmit: submit },
  parserZone(),
  textField('firstName', 'First name', true),
  textField('lastName', 'Last name', true),
  textField('email', 'Email', true),
  data.questions.map(toField),
  make('input', { type: 'hidden', name: 'cf-turnstile-response', id: 'cf-chl-widget-response' }),
  make('button', { type: 'submit', class: 'MuiButton-root' }, 'Apply'),
);
document.getElementById('root').append(form);
