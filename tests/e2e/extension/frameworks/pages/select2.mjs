// A form of an older board: native lists that the real select2 (4.1, with jQuery) hides behind drawn ones, one of several choices,
// and one that asks a service for its rows. What counts is what jQuery says of them.
import jQuery from 'jquery';
import select2 from 'select2/dist/js/select2.js';

select2(window, jQuery);
const row = (id, label, list) =>
  `<div class="jv-form-field"><label class="jv-form-field-label" for="${id}">${label}</label>${list}</div>`;
const options = (...words) =>
  words.map((word) => `<option value="${word.slice(0, 2).toLowerCase()}">${word}</option>`).join('');
document.getElementById('root').innerHTML =
  `<form name="scopeData.applyForm"><div class="jv-apply-step"><h2>Your information</h2>
${row('first', 'First Name <span class="jv-required-label">*</span>', '<input id="first" autocomplete="given-name">')}
${row('state', 'State', `<select id="state" required style="width:300px"><option value=""></option>${options('Colorado', 'Connecticut', 'Texas')}</select>`)}
${row('langs', 'Languages', `<select id="langs" multiple style="width:300px">${options('English', 'German', 'Dutch')}</select>`)}
${row('school', 'School you attended', '<select id="school" style="width:300px"><option value=""></option></select>')}
<button type="submit">Send Application</button></div></form>`;
jQuery('#state').select2({ placeholder: 'Choose a state' });
jQuery('#langs').select2();
jQuery('#school').select2({
  minimumInputLength: 2,
  ajax: {
    transport: (_asked, give) =>
      setTimeout(() => give({ results: [{ id: 7, text: 'Trinity College' }] }), 200),
  },
});
const heard = [];
jQuery('select').on('change', ({ target }) => heard.push(target.id));
Object.defineProperty(window, 'state', {
  get: () => ({
    first: jQuery('#first').val(),
    state: jQuery('#state')
      .select2('data')
      .map(({ text }) => text)[0],
    langs: jQuery('#langs')
      .select2('data')
      .map(({ text }) => text),
    school:
      jQuery('#school')
        .select2('data')
        .map(({ text }) => text)[0] ?? null,
    shown: jQuery('#select2-state-container').text(),
    heard: [...new Set(heard)],
  }),
});
