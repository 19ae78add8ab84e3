import { escapeHtml } from '@firsthand/contracts';
import { askQuestions, type AskedQuestion } from '../applying/asked-questions.ts';
import type { SandboxPosting } from '../demo-data/posting.ts';
import { pickHabit } from '../hosts/house-style.ts';
import { createRandom } from '../random.ts';
import type { PageSystem } from './page-system.ts';
import { DISABILITY_OPTIONS, RACE_OPTIONS } from './self-identification.ts';

const OWN = ['linkedin', 'website', 'pay'];
const TYPES = {
  ...{ text: 'text', long: 'paragraph', 'yes-no': 'multiplechoice', single: 'dropdown' },
  ...{ multi: 'checkboxes', file: 'file' },
} as const;

interface PageQuestion {
  _id: string;
  text: string;
  body: string;
  type: { id: string };
  required: boolean;
  options: { text: string; actions: [] }[];
}

function toQuestion(posting: SandboxPosting, asked: AskedQuestion): PageQuestion {
  const options = asked.kind === 'yes-no' ? ['Yes', 'No'] : asked.options;
  return {
    _id: createRandom(`${posting.employer.name}|${asked.key}|question`).hex(12),
    ...{ text: asked.label, body: asked.help ?? '', required: asked.required },
    type: { id: TYPES[asked.kind] },
    options: options.map((text) => ({ text, actions: [] })),
  };
}

function toControl(name: string, { type, options }: PageQuestion): string {
  const rows = options.map(({ text }) => escapeHtml(text));
  const ticks = (kind: string) =>
    rows
      .map(
        (text, index) =>
          `<li class="option"><label><input type="${kind}" name="${name}"${kind === 'radio' ? ` value="${text}"` : ` data-option="${index}"`} ng-model="answers.${name}"> <span>${text}</span></label></li>`,
      )
      .join('');
  switch (type.id) {
    case 'paragraph':
      return `<textarea name="${name}" ng-model="answers.${name}" rows="4"></textarea>`;
    case 'dropdown':
      return `<select name="${name}" ng-model="answers.${name}"><option value="">Select…</option>${rows.map((text) => `<option value="${text}">${text}</option>`).join('')}</select>`;
    case 'multiplechoice':
      return `<ul class="options">${ticks('radio')}</ul>`;
    case 'checkboxes':
      return `<ul class="options">${ticks('checkbox')}</ul>`;
    case 'file':
      return `<input type="file" name="${name}" ng-model="answers.${name}">`;
    default:
      return `<input type="text" name="${name}" ng-model="answers.${name}">`;
  }
}

const toHeading = (text: string, required: boolean): string =>
  `<h3><span class="polygot">${escapeHtml(text)}</span>${required ? '<span class="required">*</span>' : ''}</h3>`;

/** A standard field, under a heading instead of a label. */
function toField(text: string, name: string, required = false, control = ''): string {
  const mark = required ? `<input type="hidden" name="${name}_required" value="true">` : '';
  const box = control === '' ? `<input type="text" name="${name}" ng-model="candidate.${name}">` : control;
  return `<div class="field-block" data-field="${name}"${required ? ' data-required' : ''}>${toHeading(text, required)}${box}${mark}</div>`;
}

function toRadios(text: string, name: string, options: readonly string[]): string {
  const rows = [...options, ''].map((option) => {
    const value = option === '' ? '%EEOC_NO_ANSWER%' : escapeHtml(option);
    const label = option === '' ? 'I would rather not answer' : escapeHtml(option);
    return `<li class="option"><label><input type="radio" name="${name}" value="${value}" ng-model="eeoc.${name}"> ${label}</label></li>`;
  });
  return `<div class="field-block" data-field="${name}">${toHeading(text, false)}<ul class="options">${rows.join('')}</ul></div>`;
}

function toEeo({ employer, places }: SandboxPosting): string {
  if (places[0].country !== 'US' || !pickHabit(employer, 'eeo-page', [true, true, false])) return '';
  return `<section><h2>Voluntary self-identification</h2>${toRadios('Gender', 'gender', ['Male', 'Female'])}
${toRadios('Race or ethnicity', 'race_ethnicity', RACE_OPTIONS.slice(0, -1))}
${toRadios('Veteran status', 'eeoc.veteran_status', ['I am not a protected veteran', 'I identify as one or more of the classifications of a protected veteran'])}
${toRadios('Disability', 'eeoc.disability', DISABILITY_OPTIONS)}</section>`;
}

const REPEATERS = `<section class="repeater"><h2>Work History</h2><ul id="work-history"></ul><button type="button" id="add-position">Add Position</button></section>
<section class="repeater"><h2>Education</h2><ul id="education"></ul><button type="button" id="add-education">Add Education</button></section>`;

function toFormHtml(posting: SandboxPosting, questions: readonly PageQuestion[], section: string): string {
  const { employer } = posting;
  const json = escapeHtml(JSON.stringify([{ _id: section, title: 'Questions', questions }]));
  const asked = questions.map((question, index) => {
    const name = `section_${section}_question_${index}`;
    const mark = question.required ? `<input type="hidden" name="${name}_required" value="true">` : '';
    return `<div class="question field-block" data-field="${name}"${question.required ? ' data-required' : ''}>${toHeading(question.text, question.required)}${toControl(name, question)}${mark}</div>`;
  });
  const honeypot = `hp_${createRandom(`${employer.name}|hp`).hex(4)}`;
  return `<div class="application-container"><form name="form" novalidate><h2>Personal details</h2>
${toField('Full Name', 'cName', true)}${toField('Email Address', 'cEmail', true)}${toField('Phone Number', 'cPhoneNumber', pickHabit(employer, 'needs-phone', [true, false]))}
${toField('Address', 'cAddress', false, '<input type="text" name="cAddress" id="fullAddress" ng-model="candidate.cAddress" autocomplete="off">')}
${toField('Desired salary', 'cSalary', false, '<input type="text" name="cSalary" ng-model="candidate.cSalary"><select name="salaryCurrency" ng-model="candidate.salaryCurrency"><option value="">Currency</option><option>USD</option><option>EUR</option><option>GBP</option></select><select ng-model="candidate.salary.period"><option value="">Period</option><option value="hourly">Hourly</option><option value="yearly">Yearly</option></select>')}
<h2>Resume</h2>${toField('Resume', 'cResume', pickHabit(employer, 'needs-resume', [true, false]), '<span class="file-name"></span><input type="file" id="main-attachment" name="cResume">')}
${REPEATERS}${toField('Summary', 'cSummary', false, '<textarea name="cSummary" ng-model="candidate.cSummary" rows="4"></textarea>')}
${toField('Cover Letter', 'cCoverLetter', false, '<textarea name="cCoverLetter" ng-model="candidate.cCoverLetter" rows="6"></textarea>')}
<input type="hidden" id="questions" value="${json}"><h2>Questions</h2>${asked.join('\n')}${toEeo(posting)}
<div class="off-screen" aria-hidden="true"><label>Website<input type="text" name="${honeypot}" ng-model="candidate.${honeypot}" tabindex="-1" autocomplete="off"></label></div>
<input type="hidden" name="form_token" value="${createRandom(posting.key).hex(24)}">
<label class="gdpr-accept"><input type="checkbox" name="gdprAgreement" ng-model="candidate.gdprAgreement"> I agree that my data are kept for this application</label>
<div class="error-container" role="alert"></div><p><button type="button" class="primary" ng-click="apply()">Submit Application</button></p></form></div>`;
}

/** AngularJS: elements are watched for input and change. */
export const breezyPage: PageSystem = {
  source: 'breezy',
  name: 'Breezy',
  host: /^[a-z0-9-]+\.breezy\.hr$/,
  listAddresses: (_posting, hostedUrl) => {
    const address = hostedUrl.replace('https://', '');
    return { posting: [address], form: [`${address}/apply`], done: [`${address}/apply/submitted`] };
  },
  applyLink: (_posting, hostedUrl) => ({
    href: `${hostedUrl.split('/').at(-1) ?? ''}/apply`,
    html: 'Apply To Position',
  }),
  toForm: (posting) => {
    const section = createRandom(`${posting.employer.name}|section`).hex(12);
    const questions = askQuestions(posting)
      .filter(({ key }) => !OWN.includes(key))
      .map((asked) => toQuestion(posting, asked));
    return { body: toFormHtml(posting, questions, section), script: 'breezy.js', data: {} };
  },
  toThanks: () => 'apply/submitted',
  thanks: () => '<h1>Application Submitted</h1><p>Thank you for applying.</p>',
  closed: {
    status: 200,
    html: '<h1>Position Closed</h1><p>This position is no longer open.</p>',
  },
};
