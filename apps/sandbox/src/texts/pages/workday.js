import { data, keep, make, model, send } from './kit.js';
import { asked, checks, date, field, listButton, prompt, radios, text, upload } from './workday-widgets.js';

const root = document.getElementById('root');
const pick = (name, older) => (data.isOld ? older : name);
const counters = { workExperience: 0, education: 0 };

/** What stands there only for programs that fill everything. */
function honeypot() {
  return make(
    'div',
    { class: 'honeypot' },
    make(
      'label',
      {},
      'Enter website. This input is for robots only, do not enter if you’re human.',
      make('input', {
        type: 'text',
        name: 'website',
        'data-automation-id': 'beecatcher',
        tabindex: '-1',
        autocomplete: 'off',
      }),
    ),
  );
}

/** The real button is covered by one that passes the press on. */
function covered(id, label, act) {
  const button = make(
    'button',
    { type: 'button', class: 'primary', 'data-automation-id': id, tabindex: '-1', 'aria-hidden': 'true' },
    label,
  );
  const filter = make('div', {
    'data-automation-id': 'click_filter',
    role: 'button',
    tabindex: '0',
    'aria-label': label,
  });
  for (const one of [button, filter]) one.addEventListener('click', act);
  filter.addEventListener('keydown', (event) => ['Enter', ' '].includes(event.key) && act());
  return make('div', { class: 'covered', 'data-automation-id': 'noCaptchaWrapper' }, button, filter);
}

function account() {
  const error = make('div', { 'data-automation-id': 'errorMessage', class: 'error-message', role: 'alert' });
  const box = (id, label, type) =>
    make('input', {
      type,
      'data-automation-id': id,
      'aria-label': label,
      id: `account-${id}`,
      autocomplete: type === 'password' ? 'new-password' : 'email',
    });
  const [email, password, verify] = [
    box('email', 'Email Address', 'text'),
    box('password', 'Password', 'password'),
    box('verifyPassword', 'Verify New Password', 'password'),
  ];
  const create = () => {
    const isStrong =
      /[a-z]/.test(password.value) &&
      /[A-Z]/.test(password.value) &&
      /\d/.test(password.value) &&
      /\W/.test(password.value) &&
      password.value.length >= 8;
    error.textContent = !email.value.includes('@')
      ? 'Enter an e-mail address.'
      : !isStrong
        ? 'The password needs 8 signs: upper and lower case, a digit, a special sign.'
        : password.value !== verify.value
          ? 'The passwords differ.'
          : '';
    if (error.textContent !== '') return;
    // The password stays in this page and is not sent anywhere.
    keep('email', email.value);
    show(0);
  };
  const rows = [email, password, verify].map((one) =>
    make('div', { class: 'wd-field' }, make('label', { for: one.id }, one.getAttribute('aria-label')), one),
  );
  return make(
    'div',
    { 'data-automation-id': 'createAccountPage' },
    make('h2', {}, 'Create Account'),
    make('p', {}, 'This account is part of the demo. Nothing of it is kept.'),
    rows,
    honeypot(),
    error,
    covered('createAccountSubmitButton', 'Create Account', create),
    make('button', { type: 'button', 'data-automation-id': 'signInLink', disabled: true }, 'Sign In'),
  );
}

/** What belongs to an address depends on its country, and is built anew with it. */
function address() {
  const block = make('div', {});
  const draw = (country) => {
    for (const name of ['addressLine1', 'city', 'countryRegion', 'postalCode']) {
      const at = asked.findIndex((one) => one.name === name);
      if (at >= 0) asked.splice(at, 1);
      if (country !== drawnFor && drawnFor !== null) model.delete(name);
    }
    drawnFor = country;
    const regions = data.regions[country] ?? [];
    const label =
      { 'United States': 'State', 'United Kingdom': 'County', Canada: 'Province' }[country] ?? 'Region';
    const region = {
      id: pick('address--countryRegion', undefined),
      old: pick(undefined, 'addressSection_countryRegion'),
    };
    block.replaceChildren(
      text('addressLine1', 'Address Line 1', false, {
        id: pick('address--addressLine1', 'input-1'),
        old: pick(undefined, 'addressSection_addressLine1'),
      }),
      text('city', 'City', true, {
        id: pick('address--city', 'input-2'),
        old: pick(undefined, 'addressSection_city'),
      }),
      ...(regions.length > 0 ? [listButton('countryRegion', label, false, regions, region)] : []),
      text('postalCode', 'Postal Code', false, {
        id: pick('address--postalCode', 'input-3'),
        old: pick(undefined, 'addressSection_postalCode'),
      }),
    );
  };
  let drawnFor = null;
  const country = listButton('country', 'Country', true, Object.keys(data.regions), {
    ...{
      id: pick('country--country', 'input-0'),
      old: pick(undefined, 'countryDropdown'),
      initial: model.get('country') ?? data.country,
    },
    onChange: draw,
  });
  draw(model.get('country'));
  return [country, block];
}

function myInformation() {
  const names = [
    text('firstName', 'First Name', true, {
      id: pick('name--legalName--firstName', 'input-4'),
      old: pick(undefined, 'legalNameSection_firstName'),
    }),
    text('lastName', 'Last Name', true, {
      id: pick('name--legalName--lastName', 'input-5'),
      old: pick(undefined, 'legalNameSection_lastName'),
    }),
  ];
  return [
    prompt(
      'source',
      'How Did You Hear About Us?',
      true,
      ['Job board: Firsthand', 'Our website', 'A friend or colleague'],
      { id: pick('source--source', 'input-6') },
    ),
    radios('candidateIsPreviousWorker', `Have you worked for ${data.company} before?`, true, ['Yes', 'No']),
    address(),
    names,
    text('emailAddress', 'Email Address', true, {
      id: pick('emailAddress--emailAddress', 'input-7'),
      old: pick(undefined, 'email'),
    }),
    listButton('phoneType', 'Phone Device Type', true, ['Mobile', 'Home', 'Work'], {
      id: pick('phoneNumber--phoneType', 'input-8'),
      old: pick(undefined, 'phone-device-type'),
    }),
    prompt(
      'countryPhoneCode',
      'Country Phone Code',
      true,
      data.dialCodes.map(({ name, label }) => `${name} (${label})`),
      { id: pick('phoneNumber--countryPhoneCode', 'input-9') },
    ),
    text('phoneNumber', 'Phone Number', true, {
      id: pick('phoneNumber--phoneNumber', 'input-10'),
      old: pick(undefined, 'phone-number'),
    }),
  ];
}

/** Entries are numbered by a counter that knows nothing of their order. */
function section(kind, title, build) {
  const list = make('div', {});
  const add = make('button', { type: 'button', 'data-automation-id': pick('add-button', 'Add') }, 'Add');
  add.addEventListener('click', () => {
    counters[kind] += 1;
    const prefix = `${kind}-${counters[kind]}`;
    list.append(
      make(
        'div',
        { role: 'group', 'data-automation-id': prefix, 'aria-label': `${title} ${list.children.length + 1}` },
        build(prefix),
      ),
    );
    add.textContent = 'Add Another';
  });
  return make('div', { 'data-automation-id': `${kind}Section` }, make('h3', {}, title), list, add);
}

function myExperience() {
  const inside = (prefix, name) => ({ id: `${prefix}--${name}` });
  return [
    section('workExperience', 'Work Experience', (prefix) => [
      text(`${prefix}--jobTitle`, 'Job Title', true, inside(prefix, 'jobTitle')),
      text(`${prefix}--companyName`, 'Company', true, inside(prefix, 'companyName')),
      date(`${prefix}--startDate`, 'From', true, ['Month', 'Year'], inside(prefix, 'startDate')),
      date(`${prefix}--endDate`, 'To', false, ['Month', 'Year'], inside(prefix, 'endDate')),
      text(`${prefix}--roleDescription`, 'Role Description', false, {
        ...inside(prefix, 'roleDescription'),
        long: true,
      }),
    ]),
    section('education', 'Education', (prefix) => [
      text(`${prefix}--schoolName`, 'School or University', true, inside(prefix, 'schoolName')),
      listButton(
        `${prefix}--degree`,
        'Degree',
        true,
        ['High School', 'Bachelor', 'Master', 'Doctorate'],
        inside(prefix, 'degree'),
      ),
    ]),
    prompt(
      'skills',
      'Type to Add Skills',
      false,
      ['Communication', 'First aid', 'Forklift', 'SQL', 'Teaching', 'Welding'],
      { id: 'skills--skills', many: true },
    ),
    upload('resumeAttachments', 'Resume/CV', true),
  ];
}

/** The question stands in the legend; the control's own name says nothing of it. */
function questions() {
  return data.questions.map(({ id, label, kind, required, options }) => {
    const suffix = `primaryQuestionnaire--${id}`;
    if (kind === 'yes-no') return listButton(suffix, label, required, ['Yes', 'No'], { id: suffix });
    if (kind === 'single') return listButton(suffix, label, required, options, { id: suffix });
    if (kind === 'multi') return checks(suffix, label, required, options);
    return text(suffix, label, required, { id: suffix, long: kind === 'long' });
  });
}

function disclosures() {
  const { gender, ethnicity, veteranStatus } = data.voluntary ?? {};
  const terms = make('input', {
    type: 'checkbox',
    id: pick('termsAndConditions--acceptTermsAndAgreements', 'input-20'),
    'data-automation-id': pick(undefined, 'agreementCheckbox'),
  });
  terms.addEventListener('click', () => keep('acceptTermsAndAgreements', terms.checked ? 'true' : ''));
  const agreed = field('acceptTermsAndAgreements', 'I have read and accept the terms', true, terms, {
    id: terms.id,
  });
  // Required although nothing says so.
  agreed.querySelector('abbr').remove();
  if (!data.voluntary) return [agreed];
  return [
    listButton('gender', 'Gender', false, gender, { id: 'personalInfoUS--gender' }),
    listButton('ethnicity', 'Ethnicity', false, ethnicity, { id: 'personalInfoUS--ethnicity' }),
    listButton('veteranStatus', 'Veteran Status', false, veteranStatus, {
      id: 'personalInfoUS--veteranStatus',
    }),
    agreed,
  ];
}

function selfIdentify() {
  const id = 'selfIdentifiedDisabilityData';
  return [
    text('name', 'Name', false, { id: `${id}--name` }),
    date('dateSignedOn', 'Date', false, ['Month', 'Day', 'Year'], { id: `${id}--dateSignedOn` }),
    checks('disabilityStatus', 'Please check one of the boxes below', false, data.voluntary.disability, {
      single: true,
      old: 'disabilityStatus-CheckboxGroup',
    }),
  ];
}

function review() {
  return [...model].map(([name, value]) =>
    make(
      'p',
      {},
      `${name}: ${[value]
        .flat()
        .map((one) => one.name ?? one)
        .join(', ')}`,
    ),
  );
}

const STEPS = [
  ['My Information', 'applyFlowMyInfoPage', 'contactInformationPage', myInformation],
  ['My Experience', 'applyFlowMyExpPage', 'myExperiencePage', myExperience],
  ...(data.questions.length > 0
    ? [['Application Questions', 'applyFlowPrimaryQuestionsPage', 'primaryQuestionnairePage', questions]]
    : []),
  ['Voluntary Disclosures', 'applyFlowVoluntaryDisclosuresPage', 'voluntaryDisclosuresPage', disclosures],
  ...(data.voluntary
    ? [['Self Identify', 'applyFlowSelfIdentifyPage', 'selfIdentificationPage', selfIdentify]]
    : []),
  ['Review', 'applyFlowReviewPage', 'reviewJobApplicationPage', review],
];

function next(index, banner) {
  const missing = asked.filter(({ required, name }) => required && !model.has(name));
  for (const { error, required, name } of asked) error.hidden = !(required && !model.has(name));
  banner.hidden = missing.length === 0;
  if (missing.length > 0) return banner.scrollIntoView();
  return index === STEPS.length - 1 ? send() : show(index + 1);
}

/** The steps share one address; the last one's button is the same as the others', with another word on it. */
function show(index) {
  const [title, name, older, build] = STEPS[index];
  asked.length = 0;
  const bar = STEPS.map(([words], at) =>
    make(
      'li',
      { 'data-automation-id': at === index ? 'progressBarActiveStep' : 'progressBarInactiveStep' },
      make(
        'span',
        { class: 'visually-hidden' },
        `${at === index ? 'current step' : 'step'} ${at + 1} of ${STEPS.length} `,
      ),
      words,
    ),
  );
  const banner = make(
    'div',
    { 'data-automation-id': 'errorBanner', class: 'error-message', role: 'alert', hidden: true },
    make('h3', {}, 'Errors Found'),
  );
  const label = index === STEPS.length - 1 ? 'Submit' : 'Save and Continue';
  const button = make(
    'button',
    {
      type: 'button',
      class: 'primary',
      'data-automation-id': pick('pageFooterNextButton', 'bottom-navigation-next-button'),
    },
    label,
  );
  button.addEventListener('click', () => next(index, banner));
  const back = make(
    'button',
    { type: 'button', 'data-automation-id': 'pageFooterBackButton', onclick: () => show(index - 1) },
    'Back',
  );
  root.replaceChildren(
    make('ol', { 'data-automation-id': 'progressBar', class: 'wd-bar' }, bar),
    make('div', { 'data-automation-id': pick(name, older) }, make('h2', {}, title), banner, build()),
    make('div', { class: 'wd-footer' }, index > 0 ? back : '', button),
  );
}

if (data.hasAccount) root.append(account());
else show(0);
