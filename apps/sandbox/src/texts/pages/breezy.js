import { keep, make, model, readResume, send, wait, watchLikeAngular } from './kit.js';

const form = document.forms.namedItem('form');

/** Ties every element with an `ng-model` to what the framework holds; lists of boxes hold the words beside them. */
function bind(root) {
  for (const box of root.querySelectorAll('input[type=text], textarea, select'))
    watchLikeAngular(box, (value) => keep(box.name === '' ? 'candidate.salary.period' : box.name, value));
  for (const radio of root.querySelectorAll('input[type=radio]'))
    radio.addEventListener('click', () => radio.checked && keep(radio.name, radio.value));
  for (const box of root.querySelectorAll('input[type=checkbox]')) {
    box.addEventListener('click', () => {
      const ticked = [...form.querySelectorAll(`input[type=checkbox][name="${box.name}"]:checked`)];
      keep(
        box.name,
        ticked.map((one) => one.parentElement.textContent.trim()),
      );
    });
  }
}
bind(form);

/** An entry of a list that grows. */
function addEntry(listId, repeat, fields) {
  const list = document.getElementById(listId);
  const index = list.children.length;
  const boxes = fields.map(([field, label]) => {
    const model = `${repeat}[${index}].${field}`;
    return make(
      'div',
      {},
      make('h3', {}, make('span', { class: 'polygot' }, label)),
      make('input', { type: 'text', name: model, 'ng-model': `${repeat.slice(0, -1)}.${field}` }),
    );
  });
  const entry = make('li', { 'ng-repeat': `candidateEntry in candidate.${repeat}` }, boxes);
  list.append(entry);
  bind(entry);
  return entry;
}
const POSITION = [
  ['company_name', 'Company Name'],
  ['title', 'Title'],
  ['date_start', 'Start'],
  ['date_end', 'End'],
  ['summary', 'Summary'],
];
const SCHOOL = [
  ['school_name', 'School'],
  ['field_of_study', 'Field of Study'],
];
document
  .getElementById('add-position')
  .addEventListener('click', () => addEntry('work-history', 'work_history', POSITION));
document
  .getElementById('add-education')
  .addEventListener('click', () => addEntry('education', 'education', SCHOOL));

/** The resume goes at once; what is read from it comes back a little later, over what stands there. */
document.getElementById('main-attachment').addEventListener('change', async (event) => {
  const [file] = event.target.files;
  if (!file) return;
  document.querySelector('.file-name').textContent = `${file.name} (uploading)`;
  keep('cResume', file);
  await wait(800);
  document.querySelector('.file-name').textContent = file.name;
  const { email, phone } = await readResume(file);
  const summary = [email, phone].filter(Boolean).join(', ');
  const box = form.elements.namedItem('cSummary');
  if (summary === '') return;
  box.value = `Reach me at ${summary}`;
  keep('cSummary', box.value);
});
for (const input of form.querySelectorAll('.question input[type=file]'))
  input.addEventListener('change', () => keep(input.name, input.files[0]));

form.querySelector('[ng-click="apply()"]').addEventListener('click', () => {
  const missing = [...form.querySelectorAll('[data-required]')].filter(
    ({ dataset }) => !model.has(dataset.field),
  );
  const words = missing.map((block) =>
    make('p', { class: 'error' }, `${block.querySelector('.polygot').textContent}: this field is required`),
  );
  const container = form.querySelector('.error-container');
  container.replaceChildren(...words);
  if (missing.length === 0) send();
  else container.scrollIntoView({ block: 'center' });
});
form.addEventListener('submit', (event) => event.preventDefault());
