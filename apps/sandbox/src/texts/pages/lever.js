import { data, make, readResume, wait } from './kit.js';

const form = document.getElementById('application-form');
const find = (name) => form.elements.namedItem(name);
const touched = new Set();
form.addEventListener('input', (event) => touched.add(event.target.name));

/** The resume goes to the employer's system at once, which fills what nobody has touched. */
document.getElementById('resume-upload-input').addEventListener('change', async (event) => {
  const [file] = event.target.files;
  const status = document.querySelector('.resume-upload-label');
  if (!file) return;
  document.querySelector('.filename').textContent = file.name;
  status.textContent = 'Analyzing resume…';
  await wait(700);
  const { email, phone } = await readResume(file);
  status.textContent = (email ?? phone) ? 'Success!' : 'Couldn’t auto-read resume.';
  for (const [name, value] of Object.entries({ email, phone }))
    if (value && !touched.has(name)) find(name).value = value;
});

/** A place counts only when it was picked from the list; leaving the box without that empties it. */
const place = document.getElementById('location-input');
const hidden = find('selectedLocation');
const results = document.querySelector('.dropdown-results');
const container = document.querySelector('.dropdown-container');
const status = document.querySelector('.dropdown-no-results');
let timer;
let isPicking = false;

function pick(name) {
  place.value = name;
  hidden.value = JSON.stringify({ name, id: `place-${data.places.indexOf(name)}` });
  container.hidden = true;
}

function search() {
  const words = place.value.trim().toLowerCase();
  const found =
    words.length < 2 ? [] : data.places.filter((name) => name.toLowerCase().includes(words)).slice(0, 8);
  status.textContent = found.length === 0 ? 'No location found. Try entering a different location' : '';
  results.replaceChildren(
    ...found.map((name, index) => {
      const row = make('div', { class: 'dropdown-location', id: `location-${index}` }, name);
      row.addEventListener('mousedown', () => {
        isPicking = true;
        pick(name);
      });
      return row;
    }),
  );
}

place?.addEventListener('keydown', (event) => {
  if (event.key === 'Tab') return;
  hidden.value = '';
  container.hidden = false;
  status.textContent = 'Loading';
  results.replaceChildren();
  clearTimeout(timer);
  timer = setTimeout(search, 500);
});
place?.addEventListener('blur', () => {
  container.hidden = true;
  if (!isPicking && hidden.value === '') place.value = '';
  isPicking = false;
});

/** The signature is asked for once the disability question is answered. */
const disability = document.getElementById('disabilitySelectElement');
disability?.addEventListener('change', () => {
  document.getElementById('disabilitySignatureSection').hidden = disability.value === '';
});

/** The button that is seen asks the bot check, and then presses the one that sends. */
document.getElementById('btn-submit').addEventListener('click', async () => {
  if (!form.reportValidity()) return;
  const file = document.getElementById('resume-upload-input');
  const message = document.querySelector('.error-message');
  message.textContent = file.dataset.required && file.files.length === 0 ? 'Resume/CV is required' : '';
  if (message.textContent !== '') return;
  await wait(200);
  document.getElementById('hcaptchaSubmitBtn').click();
});
