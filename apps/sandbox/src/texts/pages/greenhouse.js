import { data, keep, make, model, send, toWords, wait, watchLikeReact } from './kit.js';
import { createSelect } from './react-select.js';

const HYDRATION_MS = 300;
const errors = [];
const redraws = [];

/** A question's block, with its error below it. `name` is what the framework holds the answer under. */
function block(name, { label, id, required, help }, control, { isLabelled = true } = {}) {
  const error = make(
    'p',
    { class: 'helper-text helper-text--error', hidden: true },
    'This field is required.',
  );
  errors.push({ name, error, isMissing: () => required && !model.has(name) });
  return make(
    'div',
    { class: 'field-wrapper' },
    isLabelled
      ? make(
          'label',
          { id: `${id}-label`, for: id, class: 'label' },
          label,
          required ? make('span', { 'aria-hidden': 'true' }, '*') : null,
        )
      : null,
    help ? make('div', { class: 'question-description' }, toWords(help)) : null,
    control,
    error,
  );
}

function textBox(name, question, attributes = {}) {
  const { id, label, required } = question;
  const isLong = attributes.long === true;
  const box = make(isLong ? 'textarea' : 'input', {
    ...{ id, class: isLong ? 'input input__multi-line' : 'input input__single-line', 'aria-label': label },
    ...{
      'aria-required': String(Boolean(required)),
      maxlength: isLong ? null : 255,
      autocomplete: attributes.autocomplete,
    },
    ...(isLong ? { rows: 4 } : { type: attributes.type ?? 'text' }),
  });
  watchLikeReact(box, (value) => keep(name, value));
  redraws.push(() => (box.value = model.get(name) ?? ''));
  const wrapper = make('div', { class: 'input-wrapper' }, box);
  return block(name, question, make('div', { class: 'text-input-wrapper' }, wrapper));
}

function selectBox(name, question, { options, multi = false, onChange, search, minimum }) {
  const { element, input } = createSelect({
    ...{ id: question.id, labelId: `${question.id}-label`, options, multi, search, minimum },
    onChange: (chosen) => {
      keep(name, multi ? chosen.map(({ value }) => String(value)) : String(chosen[0].value));
      onChange?.(chosen[0]);
    },
  });
  input.setAttribute('aria-required', String(Boolean(question.required)));
  const container = make('div', { class: 'select__container' }, element);
  return make('div', { class: 'select' }, block(name, question, container));
}

/** Some questions with several answers are lists of boxes to tick. */
function tickBoxes(name, question, options) {
  const ticked = new Set();
  const rows = options.map(({ label, value }) => {
    const id = `${question.id}_${value}`;
    const box = make('input', { type: 'checkbox', id });
    box.addEventListener('click', () => {
      if (box.checked) ticked.add(String(value));
      else ticked.delete(String(value));
      keep(name, [...ticked]);
    });
    return make(
      'div',
      { class: 'checkbox__wrapper' },
      make('div', { class: 'checkbox__input' }, box),
      make('label', { for: id }, label),
    );
  });
  const legend = make('legend', { class: 'label' }, question.label, question.required ? '*' : '');
  const set = make(
    'fieldset',
    { class: 'checkbox', id: question.id, 'aria-required': String(question.required) },
    legend,
    rows,
  );
  return block(name, question, set, { isLabelled: false });
}

/** The input goes once it has brought its file; the name stands in its place. */
function upload(name, question, textName) {
  const { id, label, required } = question;
  const buttons = make('div', { class: 'file-upload__buttons' });
  const text = make('textarea', {
    id: textName,
    class: 'input input__multi-line',
    rows: 6,
    'aria-label': label,
    hidden: true,
  });
  const draw = () => {
    const file = model.get(name);
    if (file) {
      const remove = make(
        'button',
        { type: 'button', 'aria-label': 'Remove file', class: 'icon-button' },
        '×',
      );
      remove.addEventListener('click', () => {
        keep(name, null);
        draw();
      });
      buttons.replaceChildren(
        make('div', { class: 'file-upload__filename' }, make('p', {}, file.name), remove),
      );
      return;
    }
    const input = make('input', {
      type: 'file',
      id,
      class: 'visually-hidden',
      accept: '.pdf,.doc,.docx,.txt,.rtf',
    });
    input.addEventListener('change', async () => {
      const [chosen] = input.files;
      if (!chosen) return;
      await wait(150);
      keep(name, chosen);
      draw();
    });
    const attach = make('button', { type: 'button', class: 'btn btn--pill' }, 'Attach');
    attach.addEventListener('click', () => input.click());
    const type = make('button', { type: 'button', class: 'btn btn--pill' }, 'Enter manually');
    type.addEventListener('click', () => (text.hidden = false));
    const others = ['Dropbox', 'Google Drive'].map((word) =>
      make('button', { type: 'button', class: 'btn btn--pill', disabled: true }, word),
    );
    buttons.replaceChildren(attach, ...others, ...(textName ? [type] : []), input);
  };
  draw();
  if (textName) watchLikeReact(text, (value) => keep(textName, value));
  const title = make(
    'div',
    { id: `upload-label-${id}`, class: 'label upload-label' },
    label,
    required ? make('span', { class: 'required' }, '*') : null,
  );
  const error = make(
    'p',
    { class: 'helper-text helper-text--error', hidden: true },
    'This field is required.',
  );
  errors.push({ name, error, isMissing: () => required && !model.has(name) && !model.has(textName) });
  const set = {
    class: 'file-upload',
    role: 'group',
    'aria-labelledby': title.id,
    'aria-required': String(Boolean(required)),
  };
  return make(
    'div',
    { class: 'field-wrapper' },
    make('div', set, title, buttons, textName ? text : null, error),
  );
}

/** Country and number apart. The country is asked for on the page only; the list of its library stays in the page. */
function phone(question) {
  const options = data.dialCodes.map(({ value, label, name }) => ({
    value,
    label: `${name} ${label}`,
    shown: label,
  }));
  const country = selectBox(
    'country',
    { id: 'country', label: 'Country', required: question.required },
    { options },
  );
  const list = make('ul', {
    class: 'iti__country-list iti__hide',
    role: 'listbox',
    id: 'iti-0__country-listbox',
  });
  for (const { value, name, label } of data.dialCodes)
    list.append(
      make('li', { class: 'iti__country', role: 'option', 'data-country-code': value }, `${name}${label}`),
    );
  const number = textBox('phone', { ...question, id: 'phone' }, { type: 'tel', autocomplete: 'tel' });
  return make(
    'fieldset',
    { class: 'phone-input' },
    make('legend', { class: 'visually-hidden' }, 'Phone'),
    country,
    make('div', { class: 'iti' }, list, number),
  );
}

const findPlaces = async (words) => {
  await wait(300);
  const found = data.places.filter((place) => place.toLowerCase().includes(words.toLowerCase()));
  return found.slice(0, 8).map((place) => ({ value: place, label: place }));
};

function location(question) {
  const shown = { ...question, id: 'candidate-location', label: 'Location (City)' };
  const field = selectBox('location', shown, { search: findPlaces, minimum: 2 });
  return make(
    'div',
    {},
    field,
    make('button', { type: 'button', class: 'btn btn--pill', disabled: true }, 'Locate me'),
  );
}

const AUTOCOMPLETE = { first_name: 'given-name', last_name: 'family-name', email: 'email' };

/** A question as the API lists it. */
function toQuestion({ label, required, description, fields }) {
  const [field, second] = fields;
  const question = { id: field.name, label, required, help: description };
  if (field.name === 'phone') return phone(question);
  if (field.type === 'input_file') return upload(field.name, question, second?.name);
  if (field.type === 'textarea') return textBox(field.name, question, { long: true });
  if (field.type === 'input_text')
    return textBox(field.name, question, { autocomplete: AUTOCOMPLETE[field.name] });
  const multi = field.type === 'multi_value_multi_select';
  if (multi && data.ticksBoxes) return tickBoxes(field.name, question, field.values);
  return selectBox(field.name, question, { options: field.values, multi });
}

function education() {
  const schools = async (words) => {
    await wait(300);
    return data.schools
      .filter((name) => name.toLowerCase().includes(words.toLowerCase()))
      .map((name) => ({ value: name, label: name }));
  };
  const plain = (names) => names.map((name) => ({ value: name, label: name }));
  return make(
    'div',
    { class: 'education--container' },
    make('h3', {}, 'Education'),
    make(
      'div',
      { class: 'education--form' },
      selectBox(
        'educations[][school_name_id]',
        { id: 'school--0', label: 'School' },
        { search: schools, minimum: 3 },
      ),
      selectBox(
        'educations[][degree_id]',
        { id: 'degree--0', label: 'Degree' },
        { options: plain(data.degrees) },
      ),
      textBox(
        'educations[][end_date][year]',
        { id: 'end-year--0', label: 'End date year' },
        { type: 'number' },
      ),
    ),
    make('button', { type: 'button', class: 'add-another-button', disabled: true }, 'Add another'),
  );
}

/** The voluntary block of the United States. Race is asked once somebody said that they are not Hispanic. */
function voluntary() {
  if (!data.form.compliance) return null;
  const questions = data.form.compliance.flatMap((part) => part.questions);
  const race = make('div', {});
  const askRace = (option) => {
    const options = data.races.map((label, index) => ({ label, value: index + 1 }));
    race.replaceChildren(
      ...(option.label === 'No'
        ? [selectBox('race', { id: 'race', label: 'Please identify your race' }, { options })]
        : []),
    );
  };
  const yesNo = ['Yes', 'No', 'Decline To Self Identify'].map((label) => ({ label, value: label }));
  return make(
    'div',
    { class: 'eeoc__container' },
    make('h2', {}, 'Voluntary Self-Identification'),
    make('p', {}, 'Answering is voluntary and has no influence on your application.'),
    questions.map(toQuestion),
    selectBox(
      'hispanic_ethnicity',
      { id: 'hispanic_ethnicity', label: 'Are you Hispanic/Latino?' },
      { options: yesNo, onChange: askRace },
    ),
    race,
  );
}

function survey() {
  const { demographic_questions: asked } = data.form;
  if (!asked) return null;
  return make(
    'div',
    { class: 'demographics' },
    make('h2', {}, asked.header),
    make('p', {}, toWords(asked.description)),
    asked.questions.map(({ id, label, required, type, answer_options: options }) =>
      selectBox(
        `demographic_answers[${id}]`,
        { id: String(id), label, required },
        {
          options: options.map((one) => ({ label: one.label, value: one.id })),
          multi: type === 'multi_value_multi_select',
        },
      ),
    ),
  );
}

function consent() {
  if (!data.asksConsent) return null;
  const name = 'data_compliance[gdpr_processing_consent_given]';
  const label = 'I agree that my data are processed for this application';
  return tickBoxes(name, { id: 'gdpr_processing_consent_given', label: 'Data protection', required: true }, [
    { label, value: 'true' },
  ]);
}

/** A code comes by mail when the bot check is unsure. No mail is sent here: the page says the code. */
function codeBoxes() {
  const inputs = Array.from(data.code, (_, index) =>
    make('input', {
      id: `security-input-${index}`,
      maxlength: 1,
      class: 'input security-input',
      'aria-label': `Sign ${index + 1}`,
    }),
  );
  inputs.forEach((input, index) =>
    input.addEventListener('input', () => input.value && inputs[index + 1]?.focus()),
  );
  const legend = make('legend', {}, 'Enter the 8-character code that was sent to your e-mail address');
  const hint = make('p', {}, `This demo sends no mail. The code is ${data.code}.`);
  const error = make('p', { class: 'helper-text--error', hidden: true }, 'Incorrect security code.');
  const set = make('fieldset', { id: 'email-verification' }, legend, hint, inputs, error);
  const isRight = () => {
    error.hidden = inputs.map(({ value }) => value).join('') === data.code;
    return error.hidden;
  };
  return { set, isRight };
}

let code = null;

function submit(event) {
  event.preventDefault();
  for (const redraw of redraws) redraw();
  for (const { error, isMissing } of errors) error.hidden = !isMissing();
  if (errors.some(({ isMissing }) => isMissing())) {
    errors.find(({ isMissing }) => isMissing()).error.scrollIntoView({ block: 'center' });
    return;
  }
  if (data.code && !code) {
    code = codeBoxes();
    document.querySelector('.application--submit').before(code.set);
    return;
  }
  if (!code || code.isRight()) send();
}

function draw() {
  errors.length = 0;
  redraws.length = 0;
  model.clear();
  const { questions, location_questions: places } = data.form;
  const asksPlace = places.find(({ label }) => label === 'Location');
  return make(
    'form',
    { id: 'application-form', class: 'application--form', novalidate: true, onsubmit: submit },
    make(
      'div',
      { class: 'application--questions' },
      questions.map(toQuestion),
      asksPlace ? location(asksPlace) : null,
      data.hasEducation ? education() : null,
      consent(),
      survey(),
      voluntary(),
    ),
    make('input', { type: 'hidden', id: 'security_code', 'aria-label': 'Security code' }),
    make('textarea', {
      id: 'g-recaptcha-response-100000',
      name: 'g-recaptcha-response',
      class: 'g-recaptcha-response',
      hidden: true,
    }),
    make(
      'div',
      { class: 'application--submit' },
      make('button', { type: 'submit', class: 'btn' }, 'Submit application'),
    ),
  );
}

const root = document.getElementById('root');
root.replaceChildren(draw());
// What the server sent is taken over by the framework a little later, which forgets what was typed until then.
await wait(HYDRATION_MS);
root.replaceChildren(draw());
root.dataset.hydrated = 'true';
