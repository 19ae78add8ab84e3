import { escapeHtml } from '@firsthand/contracts';
import { askQuestions, type AskedQuestion } from '../applying/asked-questions.ts';
import type { SandboxPosting } from '../demo-data/posting.ts';
import { pickHabit } from '../hosts/house-style.ts';
import { toUuid } from '../random.ts';
import { toCards } from './lever-cards.ts';
import { listPlaces } from './question-fields.ts';
import type { PageSystem } from './page-system.ts';
import { DECLINE, DISABILITY_OPTIONS, RACE_OPTIONS } from './self-identification.ts';

const star = (required: boolean): string => (required ? '<span class="required">✱</span>' : '');

function toRow(label: string, required: boolean, control: string, attributes = ''): string {
  return `<li class="application-question"${attributes}><label><div class="application-label"><div class="text">${label}${star(required)}</div></div>
<div class="application-field">${control}</div></label></li>`;
}

function toText(label: string, name: string, type = 'text', required = false): string {
  return toRow(label, required, `<input type="${type}" name="${name}"${required ? ' required' : ''}>`);
}

function toResume(required: boolean): string {
  const input = `<span class="filename"></span><span class="resume-upload-label">ATTACH RESUME/CV</span>
<input id="resume-upload-input" class="application-file-input invisible-resume-upload" data-qa="input-resume" name="resume" type="file" tabindex="-1"${required ? ' data-required="true"' : ''}>`;
  return toRow('Resume/CV', required, input);
}

const LOCATION = toRow(
  'Current location',
  false,
  `<input type="text" class="location-input" id="location-input" data-qa="location-input" name="location" maxlength="100" autocomplete="off">
<input type="hidden" name="selectedLocation" id="selected-location"><div class="dropdown-container" hidden><div class="dropdown-results"></div><div class="dropdown-no-results"></div></div>`,
  ' data-qa="structured-contact-location-question"',
);

function toSelect(name: string, label: string, options: readonly string[], id = ''): string {
  const rows = options.map(
    (option) => `<option value="${escapeHtml(option)}">${escapeHtml(option)}</option>`,
  );
  const select = `<select name="${name}"${id}><option value="">Select ...</option>${rows.join('')}</select>`;
  return toRow(label, false, select);
}

/** The signature belongs to the disability form, and its boxes are labelled as if they asked for the applicant's name. */
function toEeo({ employer, places }: SandboxPosting): string {
  if (places[0].country !== 'US' || !pickHabit(employer, 'eeo-page', [true, true, false])) return '';
  const veteran = ['I am a veteran', 'I am not a veteran', DECLINE];
  const race = ['Hispanic or Latino', ...RACE_OPTIONS];
  return `<div class="section"><h4>U.S. Equal Employment Opportunity information</h4><p>Voluntary.</p><ul>
${toSelect('eeo[gender]', 'Gender', ['Male', 'Female', DECLINE])}${toSelect('eeo[race]', 'Race', race)}
${toSelect('eeo[veteran]', 'Veteran status', veteran)}
${toSelect('eeo[disability]', 'Disability status', DISABILITY_OPTIONS, ' id="disabilitySelectElement"')}</ul>
<ul id="disabilitySignatureSection" hidden>${toText('Name', 'eeo[disabilitySignature]')}
${toText('Date', 'eeo[disabilitySignatureDate]')}</ul></div>`;
}

function toConsent({ places, employer }: SandboxPosting): string {
  if (['US', 'CA', 'AU'].includes(places[0].country)) return '';
  return `<div class="section"><ul><li class="application-question"><label><input type="hidden" name="consent[store]" value="0">
<input type="checkbox" name="consent[store]" value="1"> ${escapeHtml(employer.name)} may keep my data for future jobs.</label></li></ul></div>`;
}

const OWN = ['linkedin', 'website'];
const listCustom = (posting: SandboxPosting): AskedQuestion[] =>
  askQuestions(posting).filter(({ key, kind }) => !OWN.includes(key) && kind !== 'file');

const HIDDEN_NAMES = [
  'accountId',
  'linkedInData',
  'origin',
  'referer',
  'timezone',
  'source',
  'resumeStorageId',
];

function toFormHtml(posting: SandboxPosting): string {
  const { employer } = posting;
  const hidden = HIDDEN_NAMES.map((name) => {
    const value = name === 'accountId' ? toUuid(`${employer.name}|account`) : '';
    return `<input type="hidden" name="${name}" value="${value}">`;
  });
  return `<form id="application-form" method="POST" enctype="multipart/form-data" novalidate>
<div class="section"><h4 data-qa="form-title">Submit your application</h4><ul>
${toResume(pickHabit(employer, 'needs-resume', [true, false]))}
${toText('Full name', 'name', 'text', true)}${toText('Email', 'email', 'email', true)}
${toText('Phone', 'phone', 'text', pickHabit(employer, 'needs-phone', [true, false]))}${LOCATION}${toText('Current company', 'org')}</ul></div>
<div class="section"><h4>Links</h4><ul>${['LinkedIn', 'GitHub', 'Portfolio', 'Other'].map((name) => toText(`${name} URL`, `urls[${name}]`)).join('\n')}</ul></div>
${toCards(employer, listCustom(posting))}
<div class="section"><h4>Additional information</h4><ul><li class="application-question"><textarea id="additional-information" name="comments" rows="5" placeholder="Add a cover letter or anything else you want to share."></textarea></li></ul></div>
${toEeo(posting)}${toConsent(posting)}
${hidden.join('')}<textarea name="h-captcha-response" id="hcaptchaResponseInput" hidden></textarea>
<p class="error-message" role="alert"></p>
<button id="btn-submit" type="button" class="postings-btn" data-qa="btn-submit">Submit application</button>
<button id="hcaptchaSubmitBtn" type="submit" hidden></button></form>`;
}

/** Plain HTML without a framework; the posting's text stands on a page of its own. */
export const leverPage: PageSystem = {
  source: 'lever',
  name: 'Lever',
  host: /^jobs\.(?:eu\.)?lever\.co$/,
  listAddresses: (_posting, hostedUrl) => {
    const address = hostedUrl.replace('https://', '');
    return { posting: [address], form: [`${address}/apply`], done: [`${address}/thanks`] };
  },
  applyLink: (posting) => ({
    href: `${toUuid(`${posting.key}|lever`)}/apply`,
    html: '<span data-qa="btn-apply-bottom">Apply for this job</span>',
  }),
  toForm: (posting) => ({ body: toFormHtml(posting), script: 'lever.js', data: { places: listPlaces() } }),
  toThanks: () => 'thanks',
  thanks: () =>
    '<div class="thanks"><h1>Application submitted!</h1><p>Thank you, the employer has your application.</p></div>',
  closed: {
    status: 404,
    html: '<h1>This position is no longer open</h1><p>Sorry, we couldn’t find anything here.</p>',
  },
};
