import { toPage, type FormPage } from './form-page.ts';

const CARD = '5b1f0c9e-6f0a-4c1e-9d53-0a8b4d0c0009';
const TEMPLATE = {
  text: 'More about you',
  fields: [
    { type: 'textarea', text: 'Why do you want to work here?', required: true },
    {
      type: 'multiple-choice',
      text: 'Are you willing to travel?',
      required: true,
      options: [{ text: 'Yes' }, { text: 'No' }],
    },
    {
      type: 'dropdown',
      text: 'Where do you live?',
      options: [{ text: 'United States' }, { text: 'Canada' }],
    },
  ],
};

/**
 * A form as Lever builds it: plain controls, the employer's questions as JSON beside them, a place that only counts once it
 * was picked, a resume that is read at once and fills the name, a signature, and two buttons of which the first only prepares.
 */
export function toLeverPage(path: string): FormPage {
  const question = (label: string, control: string) =>
    `<li class="application-question"><label><div class="application-label">${label}</div><div class="application-field">${control}</div></label></li>`;
  const name = (number: number) => `cards[${CARD}][field${number}]`;
  const form = `<h1>Submit your application</h1><form id="application-form" method="POST"><ul>
${question('Resume/CV ✱', '<input class="application-file-input" id="resume-upload-input" name="resume" type="file"><span class="filename"></span>')}
${question('Full name ✱', '<input name="name" required>')}${question('Email ✱', '<input name="email" required>')}
${question('Phone', '<input name="phone">')}
<li class="application-question" data-qa="structured-contact-location-question"><label><div class="application-label">Current location ✱</div><div class="application-field">
<input class="location-input" id="location-input" name="location" maxlength="100"><input type="hidden" name="selectedLocation"><div class="dropdown-container" hidden><div class="dropdown-results"></div></div></div></label></li>
${question('Current company', '<input name="org">')}${question('LinkedIn', '<input name="urls[LinkedIn]">')}
${question('Other website', '<input name="urls[Other website]">')}</ul>
<h4>More about you</h4><input type="hidden" name="cards[${CARD}][baseTemplate]" value='${JSON.stringify(TEMPLATE)}'><ul>
<li class="application-question"><div class="application-label"><div class="text">Why do you want to work here?✱</div></div><textarea name="${name(0)}"></textarea></li>
<li class="application-question"><div class="application-label"><div class="text">Are you willing to travel?✱</div></div><ul data-qa="multiple-choice">
<li><label><input type="radio" name="${name(1)}" value="Yes"><span class="application-answer-alternative">Yes</span></label></li><li><label><input type="radio" name="${name(1)}" value="No"><span class="application-answer-alternative">No</span></label></li></ul></li>
<li class="application-question"><div class="application-label"><div class="text">Where do you live?</div></div><select name="${name(2)}"><option value="">Select...</option><option>United States</option><option>Canada</option></select></li></ul>
<ul><li class="application-question"><div class="application-label">Gender</div><select name="eeo[gender]"><option value="">Select ...</option><option>Male</option><option>Female</option><option>Decline to self-identify</option></select></li>
${question('Name', '<input name="eeo[disabilitySignature]">')}</ul>
<li class="application-question"><label><input type="hidden" name="consent[marketing]" value="0"><input type="checkbox" name="consent[marketing]" value="1"> Yes, contact me about other jobs</label></li>
<textarea name="h-captcha-response" style="display:none"></textarea>
<button id="btn-submit" data-qa="btn-submit" type="button">Submit application</button><button id="hcaptchaSubmitBtn" type="submit" style="display:none"></button></form>`;
  return {
    html: (asked) => {
      if (asked === path) return toPage('Apply', form, SCRIPT);
      if (asked === path.replace(/\/apply$/, '/thanks'))
        return toPage('Thanks', '<div class="thanks"><h3>Application submitted!</h3></div>');
      return null;
    },
  };
}

const SCRIPT = `
const form = document.querySelector('form');
const place = document.querySelector('#location-input');
const hidden = document.querySelector('[name=selectedLocation]');
const list = document.querySelector('.dropdown-container');
let picking = false;
place.addEventListener('keydown', () => setTimeout(() => {
  list.hidden = false;
  list.firstChild.replaceChildren(...['Denver, CO, USA', 'Denver, NC, USA', 'Denver, PA, USA'].filter((one) => one.startsWith(place.value)).map((text) => {
    const row = Object.assign(document.createElement('div'), { className: 'dropdown-location', textContent: text });
    row.addEventListener('mousedown', () => { picking = true; });
    row.addEventListener('click', () => { place.value = text; hidden.value = JSON.stringify({ name: text }); list.hidden = true; picking = false; });
    return row;
  }));
}, 300));
place.addEventListener('blur', () => { if (picking || hidden.value !== '') return; place.value = ''; list.hidden = true; });
document.querySelector('[name=resume]').addEventListener('change', (event) => {
  document.querySelector('.filename').textContent = event.target.files[0].name;
  window.uploads = (window.uploads ?? 0) + 1;
  setTimeout(() => { if (form.name.value === '') form.elements.name.value = 'ADA KING PARSED'; }, 200);
});
document.querySelector('#btn-submit').addEventListener('click', () => document.querySelector('#hcaptchaSubmitBtn').click());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  location.href = location.pathname.replace(/\\/apply$/, '/thanks');
});
`;
