import { escapeHtml } from '@firsthand/contracts';
import { toPostingUuid } from '../hosts/smartrecruiters/smartrecruiters.ts';
import { toQuestions } from '../hosts/smartrecruiters/smartrecruiters-apply.ts';
import { pickHabit } from '../hosts/house-style.ts';
import type { SandboxPosting } from '../demo-data/posting.ts';
import { listDialCodes, listPlaces } from './question-fields.ts';
import type { PageSystem } from './page-system.ts';
import { DISABILITY_OPTIONS } from './self-identification.ts';

function toFormPath(posting: SandboxPosting): string {
  const { board } = posting.employer;
  return `oneclick-ui/company/${board}/publication/${toPostingUuid(posting)}`;
}

/** Kinds as the page's own description of its questions names them. */
const TYPES: Record<string, string> = {
  ...{ INPUT_TEXT: 'text', TEXTAREA: 'textarea', RADIO: 'radio', SINGLE_SELECT: 'autocomplete' },
  MULTI_SELECT: 'checkbox',
};

function toDefinition(posting: SandboxPosting): { questions: object[] } {
  const asked = toQuestions(posting).map(({ id, label, fields }) => {
    const [field] = fields;
    return {
      ...{ id, label, type: TYPES[field?.type ?? ''] ?? 'text', required: field?.required ?? false },
      diversity: false,
      fields: [{ values: field?.values ?? [] }],
    };
  });
  if (posting.places[0].country !== 'US') return { questions: asked };
  const voluntary = (label: string, options: string[]) => ({
    ...{
      id: `diversity-${label.toLowerCase()}`,
      label,
      type: 'autocomplete',
      required: false,
      diversity: true,
    },
    fields: [{ values: options.map((text) => ({ id: text, label: text })) }],
  });
  const blocks = [
    voluntary('Gender', ['Male', 'Female', 'I prefer not to say']),
    voluntary('Disability', DISABILITY_OPTIONS),
  ];
  return { questions: [...asked, ...blocks] };
}

/** Two steps of web components in open shadow roots. */
export const smartrecruitersPage: PageSystem = {
  source: 'smartrecruiters',
  name: 'SmartRecruiters',
  host: /^jobs\.smartrecruiters\.com$/,
  listAddresses: (posting, hostedUrl) => {
    const form = `jobs.smartrecruiters.com/${toFormPath(posting)}`;
    return {
      posting: [hostedUrl.replace('https://', '')],
      form: [form, `${form}/screening`],
      done: [`${form}/success`],
    };
  },
  applyLink: (posting) => ({
    href: `../${toFormPath(posting)}?dcr_ci=${encodeURIComponent(posting.employer.board)}`,
    html: 'I’m interested',
  }),
  toForm: (posting) => ({
    body: `<p data-test="topbar-job-title" class="muted">${escapeHtml(posting.title)}</p><oc-app-root></oc-app-root>`,
    script: 'smartrecruiters.js',
    data: {
      definition: toDefinition(posting),
      hidesLinks: pickHabit(posting.employer, 'hides-links', [true, false]),
      needsResume: pickHabit(posting.employer, 'needs-resume', [true, true, true, false]),
      country: posting.places[0].country,
      ...{ dialCodes: listDialCodes(), places: listPlaces(), company: posting.employer.name },
    },
  }),
  toThanks: (posting) => `${toPostingUuid(posting)}/success`,
  thanks: () =>
    '<oc-success-page><h1 data-test="success-page-confirmation">Your application has been sent</h1></oc-success-page>',
  closed: {
    status: 404,
    html: '<h1>This position is no longer open</h1><p>Sorry, this job has expired.</p>',
  },
};
