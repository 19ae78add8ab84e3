import { closestAcross } from '../dom/walk.ts';
import { textOf } from '../dom/text.ts';
import type { System } from './system.ts';

/** Steps at one address, in two generations of names; the block around a field has the steadiest one. */
export const workday: System = {
  source: 'workday',
  hosts: /\.myworkday(jobs|site)\.com$/,
  form: [
    '[data-automation-id^="applyFlow"][data-automation-id$="Page"]',
    ...['contactInformationPage', 'myExperiencePage', 'primaryQuestionnairePage'],
    ...['secondaryQuestionnairePage', 'voluntaryDisclosuresPage', 'selfIdentificationPage'],
  ]
    .map((one) => (one.startsWith('[') ? one : `[data-automation-id="${one}"]`))
    .join(', '),
  ignore: '[data-automation-id="applyFlowAutoFillPage"], [data-automation-id="quickApplyPage"]',
  keyOf: findKey,
  labelOf: readLabel,
  phoneCodeOf: readPhoneCode,
  aliases: {
    firstName: 'first_name',
    lastName: 'last_name',
    emailAddress: 'email',
    email: 'email',
    phoneNumber: 'phone',
    addressLine1: 'address',
    countryRegion: 'state',
    regionSubdivision1: 'state',
    postalCode: 'zip_code',
    resumeAttachments: 'resume',
    gender: 'gender',
    disabilityStatus: 'disability_status',
    veteranStatus: 'veteran_status',
  },
  copies: { countryPhoneCode: 'country' },
  step: '[data-automation-id=progressBarActiveStep]',
  signature: '[id^="selfIdentifiedDisabilityData--"]',
  thanks: {
    element: 'h1, h2, h3, [data-automation-id*=ongratulation]',
    words: /^(application submitted|congratulations)/i,
  },
};

const BLOCK = '[data-automation-id^="formField-"]';
const ENTRY = '[role=group][data-automation-id]:not([data-automation-id=dateInputWrapper])';

/** `formField-legalName--firstName` → `firstName`; entries of a list keep the number of theirs. */
function findKey(control: HTMLElement): string | null {
  const suffix = readAutomationId(closestAcross(control, BLOCK)).replace(/^formField-/, '');
  if (suffix === '') return null;
  const entry = findEntry(control);
  if (/^(primary|secondary)Questionnaire--/.test(suffix)) return suffix;
  const name = suffix.split('--').at(-1) ?? suffix;
  return entry === null ? name : `${entry}--${name}`;
}

/** `workExperience-2`, of the group around an entry or, where that has no name, of the control's own id. */
function findEntry(control: HTMLElement): string | null {
  const group = readAutomationId(closestAcross(control, ENTRY));
  if (/-\d+$/.test(group)) return group;
  return /^([a-z]+-\d+)--/i.exec(control.id)?.[1] ?? null;
}

/** Of a question the legend; a control's own name says its value too. */
function readLabel(control: HTMLElement): string | null {
  const block = closestAcross(control, BLOCK);
  const words = block?.querySelector('legend, label');
  return words && !words.contains(control) ? textOf(words) : null;
}

/** It is chosen in a field of its own. */
function readPhoneCode(control: HTMLElement): string | null {
  if (findKey(control) !== 'phoneNumber') return null;
  const page = closestAcross(control, workday.form);
  const code = page?.querySelector('[data-automation-id$="countryPhoneCode"]');
  return /\+\d{1,4}/.exec(textOf(code ?? null))?.[0] ?? null;
}

function readAutomationId(element: Element | null): string {
  return element?.getAttribute('data-automation-id') ?? '';
}
