import { escapeHtml, type FilledField } from '@firsthand/contracts';
import { toPage, type FormPage } from './form-page.ts';

/**
 * A form as the hosted board builds it: ids without names, lists drawn by react-select, a country before the number, the
 * file's box taken away once it has a file, and everything written before the page is alive wiped.
 */
export function toGreenhousePage(fields: readonly FilledField[], path: string): FormPage {
  const questions = fields.filter(({ key }) => key.startsWith('question_')).map(toField);
  const form = `<h1>Apply for this job</h1><form id="application-form" class="application--form" novalidate>
${toText('first_name', 'First Name')}${toText('last_name', 'Last Name')}${toText('email', 'Email')}
<fieldset class="phone-input"><legend>Phone</legend>${toSelect('country', 'Country', ['Afghanistan +93', 'United States +1', 'United States Minor Outlying Islands +1'])}
<div class="field-wrapper"><label id="phone-label" for="phone">Phone</label><input type="tel" id="phone"></div></fieldset>
${toSelect('candidate-location', 'Location (City)', [], true)}
<div class="file-upload field-wrapper" role="group" aria-labelledby="upload-label-resume"><div id="upload-label-resume">Resume/CV*</div>
<input class="visually-hidden" type="file" id="resume"><button type="button">Attach</button></div>
<div class="trap"><label>Website <input id="website_url"></label></div>
${questions.join('')}<div class="field-wrapper"><label><input type="checkbox" id="gdpr_1"> I agree to the processing of my data</label></div>
<div class="application--submit"><button type="submit">Submit application</button></div></form>`;
  return {
    html: (asked) => {
      if (asked === path) return toPage('Job', form, SCRIPT);
      if (asked === `${path}/confirmation`)
        return toPage(
          'Done',
          '<div class="confirmation"><div class="confirmation__content">Thank you for applying.</div></div>',
        );
      return null;
    },
  };
}

function toText(id: string, label: string): string {
  return `<div class="field-wrapper"><div class="text-input-wrapper"><div class="input-wrapper"><label id="${id}-label" for="${id}">${label}<span>*</span></label>
<input class="input input__single-line" id="${id}" aria-label="${label}" aria-required="true" maxlength="255" type="text"></div></div></div>`;
}

function toSelect(id: string, label: string, options: string[], looksUp = false): string {
  const list = escapeHtml(JSON.stringify(options));
  return `<div class="field-wrapper"><div class="select"><div class="select__container" data-options="${list}" ${looksUp ? 'data-looks-up' : ''}><label id="${id}-label" for="${id}">${escapeHtml(label)}*</label>
<div class="select-shell"><div class="select__control"><div class="select__value-container"><div class="select__placeholder">Select...</div>
<input class="select__input" id="${id}" type="text" role="combobox" aria-autocomplete="list" aria-haspopup="true" aria-expanded="false" aria-labelledby="${id}-label"></div></div></div></div></div></div>`;
}

function toField({ key, label, kind, options }: FilledField): string {
  if (options.length > 0)
    return toSelect(
      key,
      label,
      options.map((option) => option.label),
    );
  if (kind === 'long-text')
    return `<div class="field-wrapper"><label for="${key}">${escapeHtml(label)}</label><textarea id="${key}"></textarea></div>`;
  return kind === 'file' ? '' : toText(key, escapeHtml(label));
}

const SCRIPT = `
const places = ['Denver, Colorado, United States', 'Denver, North Carolina, United States'];
setTimeout(() => { for (const box of document.querySelectorAll('input')) if (box.type !== 'file') box.value = ''; }, 300);
for (const container of document.querySelectorAll('.select__container')) {
  const control = container.querySelector('.select__control');
  const input = container.querySelector('input');
  const looksUp = container.hasAttribute('data-looks-up');
  const close = () => { container.querySelector('.select__menu')?.remove(); input.setAttribute('aria-expanded', 'false'); };
  const open = (options) => {
    close();
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', 'react-select-' + input.id + '-listbox');
    const menu = document.createElement('div');
    menu.className = 'select__menu';
    menu.id = 'react-select-' + input.id + '-listbox';
    menu.setAttribute('role', 'listbox');
    for (const text of options) {
      const row = document.createElement('div');
      row.className = 'select__option';
      row.setAttribute('role', 'option');
      row.textContent = text;
      row.addEventListener('click', () => {
        const shown = document.createElement('div');
        shown.className = 'select__single-value';
        shown.textContent = text;
        control.querySelector('.select__placeholder, .select__single-value').replaceWith(shown);
        input.value = '';
        close();
      });
      menu.append(row);
    }
    container.append(menu);
  };
  control.addEventListener('mousedown', () => {
    if (!looksUp) open(JSON.parse(container.dataset.options));
  });
  input.addEventListener('input', () => {
    if (looksUp) setTimeout(() => open(places.filter((place) => place.startsWith(input.value))), 200);
  });
  input.addEventListener('blur', () => { input.value = ''; setTimeout(close, 100); });
}
document.querySelector('#resume').addEventListener('change', (event) => {
  const name = event.target.files[0].name;
  const block = event.target.closest('.file-upload');
  event.target.remove();
  block.append(Object.assign(document.createElement('p'), { textContent: name }));
  window.uploads = (window.uploads ?? 0) + 1;
});
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  location.href = location.pathname + '/confirmation';
});
`;
