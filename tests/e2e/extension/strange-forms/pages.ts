/** Keeps what is chosen as Material UI does: a press opens, the list stands at the end of the page, a click chooses. */
const MATERIAL_UI = `
for (const box of document.querySelectorAll('.MuiSelect-select')) {
  box.addEventListener('mousedown', (event) => {
    if (event.button !== 0) return;
    const list = document.createElement('ul');
    list.setAttribute('role', 'listbox');
    list.id = 'rows-' + box.id;
    box.setAttribute('aria-expanded', 'true');
    box.setAttribute('aria-controls', list.id);
    const close = () => { list.remove(); box.setAttribute('aria-expanded', 'false'); box.removeAttribute('aria-controls'); };
    for (const words of box.dataset.rows.split('|')) {
      const row = document.createElement('li');
      row.setAttribute('role', 'option');
      row.textContent = words;
      row.addEventListener('click', () => { box.textContent = words; box.nextElementSibling.value = words; close(); });
      list.append(row);
    }
    list.addEventListener('keydown', (event) => { if (event.key === 'Escape') close(); });
    document.body.append(list);
  });
}`;
const NATIVE =
  'style="position:absolute;opacity:0;left:0;bottom:0;width:100%;pointer-events:none" aria-hidden="true" tabindex="-1"';

/** Follows a hidden list as select2 3.5 does: the list is clipped to a pixel, and a change of it is shown beside. */
const SELECT2 = `
for (const list of document.querySelectorAll('select.select2-offscreen')) {
  const shown = list.previousElementSibling.querySelector('.select2-chosen');
  const show = () => { shown.textContent = list.selectedOptions[0]?.text ?? ''; };
  list.addEventListener('change', show);
  show();
}`;
const CLIPPED =
  'style="clip:rect(0 0 0 0);width:1px;height:1px;border:0;margin:0;padding:0;overflow:hidden;position:absolute;outline:0;left:0;top:0"';
const select2 = (
  id: string,
  label: string,
  rows: readonly string[],
) => `<div class="field"><label for="${id}">${label}
<span class="asterisk">*</span></label><div class="select2-container" id="s2id_${id}" style="border:1px solid #888;width:300px;height:30px;position:relative">
<a href="javascript:void(0)" class="select2-choice" tabindex="-1"><span class="select2-chosen">&nbsp;</span></a>
<input class="select2-focusser select2-offscreen" type="text" aria-haspopup="true" role="button" ${CLIPPED}></div>
<select id="${id}" name="job_application[${id}]" class="select2-offscreen" tabindex="-1" aria-required="true" ${CLIPPED}>
<option value=""></option>${rows.map((row, index) => `<option value="${index + 1}">${row}</option>`).join('')}</select></div>`;

/** A page that a system's form was rebuilt as, from public facts about it; `rests` says from which. */
export interface StrangePage {
  host: string;
  rests: string;
  html: string;
  script?: string;
}

export const PAGES = {
  bamboohr: {
    host: 'acme.bamboohr.com',
    rests:
      'Markup of named live forms in two public projects, and three more that agree (2026); the list is Material UI’s.',
    script: MATERIAL_UI,
    html: `<form id="job-application-form">
<div class="MuiFormControl-root"><label for="f1" class="MuiFormLabel-root">First Name<span class="MuiFormLabel-asterisk"> *</span></label><input id="f1" name="firstName" required></div>
<div class="MuiFormControl-root"><label id="province-label">Province</label>
<div class="MuiInputBase-root" style="border:1px solid #888;position:relative;width:300px;height:40px"><div id="mui-component-select-province" tabindex="0" role="button" aria-haspopup="listbox" aria-labelledby="province-label mui-component-select-province" class="MuiSelect-select" style="height:38px" data-rows="Alberta|Ontario|Quebec">\u200b</div><input name="state" value="" ${NATIVE} class="MuiSelect-nativeInput"></div></div>
<div class="MuiFormControl-root"><label id="gender-label">Gender</label>
<div class="MuiInputBase-root" style="border:1px solid #888;position:relative;width:300px;height:40px"><div id="select-g" tabindex="0" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="gender-label select-g" class="MuiSelect-select" style="height:38px" data-rows="Female|Male"><span class="notranslate" aria-hidden="true">\u200b</span></div><input name="genderId" value="" ${NATIVE} class="MuiSelect-nativeInput"></div></div>
<div><p data-fabric-component="BodyText">Resume*</p><div data-fabric-component="FileUpload"><div data-fabric-component="FileUploadToggle"><button type="button">Choose file</button><input type="file" aria-label="file-input" style="display:none"></div></div><input type="hidden" name="resumeFileId"></div>
<div><p data-fabric-component="BodyText">Cover Letter</p><div data-fabric-component="FileUpload"><button type="button">Choose file</button><input type="file" aria-label="file-input" style="display:none"></div><input type="hidden" name="coverLetterFileId"></div>
</form>`,
  },
  oldGreenhouse: {
    host: 'boards.greenhouse.io',
    rests:
      'select2’s own published markup (3.5) as the old board uses it; the forms of the uploads from several public fixtures.',
    script: SELECT2,
    html: `<form id="application_form"><div class="field"><label for="first_name">First Name <span class="asterisk">*</span></label><input id="first_name" name="job_application[first_name]"></div>
<div class="field" id="resume_fieldset"><label id="resume">Resume/CV <span class="asterisk">*</span></label><button type="button">Attach</button><span id="resume_filename"></span></div>
${select2('auth', 'Are you authorized to work in the United States?', ['Yes', 'No'])}
${select2('state', 'State', ['Colorado', 'Texas'])}</form>
<form id="s3_upload_for_resume" style="height:0;overflow:hidden"><input type="file" name="file"></form>`,
  },
  newGreenhouse: {
    host: 'job-boards.greenhouse.io',
    rests: 'Markup of recorded pages (2026): each box for a file has the hidden label "Attach".',
    html: `<form id="application-form">
${['Resume/CV', 'Cover Letter', 'Portfolio'].map((name, index) => `<div class="field-wrapper"><div class="file-upload" role="group" aria-labelledby="upload-label-${index}"><div id="upload-label-${index}" class="label upload-label">${name}${index === 0 ? '<span class="required">*</span>' : ''}</div><div class="button-container"><button type="button" class="btn btn--pill">Attach</button><label class="visually-hidden" for="file-${index}">Attach</label><input id="file-${index}" class="visually-hidden" type="file" style="position:absolute;width:1px;height:1px;clip:rect(0 0 0 0)"></div></div></div>`).join('\n')}</form>`,
  },
  jobvite: {
    host: 'jobs.jobvite.com',
    rests: 'Names of the blocks from a public fixture; headings of the sections as projects describe them.',
    html: `<form name="scopeData.applyForm"><div class="jv-apply-step"><h2>Your information</h2><div class="jv-form-field"><label class="jv-form-field-label" for="p0">Phone Number</label><input id="p0" autocomplete="tel"></div>
<div class="jv-prescreen-section"><h3 class="jv-prescreen-element-sectiontitle">Work history - most recent employer</h3><div class="jv-form-field"><label class="jv-form-field-label" for="p1">City</label><input id="p1"></div><div class="jv-form-field"><label class="jv-form-field-label" for="p2">Phone</label><input id="p2" autocomplete="tel"></div></div>
<h4>References</h4><label for="p3">Name</label><input id="p3"><label for="p4">Email</label><input id="p4" type="email">
<div><p><strong>Emergency contact</strong></p></div><div><label for="p5">Name</label><input id="p5"></div>
<fieldset><legend>Supervisor</legend><label for="p6">Name</label><input id="p6"></fieldset>
<section aria-label="School"><label for="p7">City</label><input id="p7"></section>
<h4>About you</h4><label for="p8">City</label><input id="p8"></div></form>`,
  },
  lever: {
    host: 'jobs.lever.co',
    rests: 'Recorded pages: the text of a card’s question stands as JSON, its star in the label.',
    html: `<form id="application-form"><div class="section"><h4>Additional questions</h4>
<input type="hidden" name="cards[a-b][baseTemplate]" value='{"fields":[{"text":"What are your compensation expectations?","required":true},{"text":"A motto?","required":false},{"text":"Shifts?"}]}'>
<ul><li class="application-question"><div class="application-label"><div class="text">What are your compensation expectations?</div></div><div class="application-field"><textarea name="cards[a-b][field0]"></textarea></div></li>
<li class="application-question"><div class="application-label"><div class="text">A motto?</div></div><div class="application-field"><input name="cards[a-b][field1]"></div></li>
<li class="application-question"><div class="application-label"><div class="text">Shifts?<span class="required">✱</span></div></div><div class="application-field"><input name="cards[a-b][field2]"></div></li></ul></div></form>`,
  },
  place: {
    host: 'jobs.lever.co',
    rests:
      'Recorded pages and measurements: any key but Tab empties the hidden place, a row takes the mouse’s press.',
    script: `
const place = document.getElementById('location-input');
const hidden = document.querySelector('[name=selectedLocation]');
const results = document.querySelector('.dropdown-results');
let isPicking = false;
place.addEventListener('keydown', (event) => {
  if (event.key === 'Tab') return;
  hidden.value = '';
  setTimeout(() => {
    const row = document.createElement('div');
    row.className = 'dropdown-location';
    row.textContent = 'Denver, Colorado, United States';
    row.addEventListener('mousedown', () => {
      isPicking = true;
      place.value = row.textContent;
      hidden.value = JSON.stringify({ name: row.textContent });
      results.replaceChildren();
    });
    results.replaceChildren(row);
  }, 300);
});
place.addEventListener('blur', () => {
  if (!isPicking && hidden.value === '') place.value = '';
  isPicking = false;
});`,
    html: `<form id="application-form"><ul><li class="application-question"><label><div class="application-label">Current location</div><div class="application-field"><input type="text" class="location-input" id="location-input" name="location"><input type="hidden" name="selectedLocation"><div class="dropdown-results"></div></div></label></li></ul></form>`,
  },
  smartrecruiters: {
    host: 'jobs.smartrecruiters.com',
    rests:
      'One fixture and two notes of projects: the code of a phone is searched for, no list of the browser’s own.',
    html: `<oc-oneclick-form><spl-phone-field><spl-dropdown-search><label>Country <input class="c-spl-dropdown-search__input" role="combobox" aria-label="Search by country/region or code" value="+1"></label></spl-dropdown-search><label>Phone number <input type="tel"></label></spl-phone-field></oc-oneclick-form>`,
  },
  unread: {
    host: 'jobs.lever.co',
    rests: 'Our own choice: what asks in ways that nobody described.',
    html: `<form id="application-form"><label for="a">Full name</label><input id="a" name="name">
<p id="why">Why engines?</p><div contenteditable="true" role="textbox" aria-labelledby="why" style="border:1px solid #888;height:60px"></div>
<p id="rate">Rate yourself</p><div role="slider" tabindex="0" aria-labelledby="rate" aria-required="true" style="border:1px solid #888;height:20px;width:200px"></div>
<label for="cal">First day of work</label><input id="cal" readonly aria-haspopup="dialog" name="firstDay"></form>`,
  },
  framed: {
    host: 'jobs.lever.co',
    rests: 'Our own choice: a question that stands in a frame within the form.',
    html: `<form id="application-form"><label for="a">Full name</label><input id="a" name="name"><iframe srcdoc="<input>" style="width:300px;height:120px"></iframe></form>`,
  },
  large: {
    host: 'jobs.lever.co',
    rests: 'Our own choice: a form that is far too long.',
    html: `<form id="application-form">${Array.from({ length: 1_000 }, (_, index) => `<div class="section"><h4>Part ${index}</h4><label for="q${index}">Question ${index}</label><input id="q${index}" name="q${index}"></div>`).join('\n')}</form>`,
  },
} as const satisfies Record<string, StrangePage>;
