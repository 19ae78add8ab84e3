import { askQuestions } from '../applying/asked-questions.ts';
import { COUNTRIES } from '../data/cities.ts';
import { toMyJobsUrl } from '../hosts/adp/adp-myjobs.ts';
import { toWorkforceNowUrl } from '../hosts/adp/adp-workforce-now.ts';
import type { SandboxPosting } from '../demo-data/posting.ts';
import { COUNTRY_CODES } from './question-fields.ts';
import type { PageSystem } from './page-system.ts';
import { DISABILITY_OPTIONS } from './self-identification.ts';

const isMyJobs = ({ employer }: SandboxPosting): boolean => employer.traits.has('myjobs');

/** Both products in one: a start box and a code stand before Workforce Now's form, a sign-in before that of MyJobs. */
export const adpPage: PageSystem = {
  source: 'adp',
  name: 'ADP',
  host: /^(?:workforcenow|myjobs)\.adp\.com$/,
  listAddresses: (posting) => {
    const url = isMyJobs(posting) ? toMyJobsUrl(posting) : toWorkforceNowUrl(posting);
    return { posting: [], form: [url.replace('https://', '')], done: [] };
  },
  formHasText: true,
  toForm: (posting) => ({
    body: `<div id="onetrust-banner-sdk" class="visually-hidden"><label><input type="checkbox" id="ot-group-id-C0002" tabindex="-1"> Performance cookies</label></div>
<div id="vdlContainerFluid"></div>`,
    script: isMyJobs(posting) ? 'adp-myjobs.js' : 'adp-workforce-now.js',
    data: {
      questions: askQuestions(posting).filter(({ kind }) => kind !== 'file'),
      countries: COUNTRY_CODES.map((code) => COUNTRIES[code].name),
      voluntary: posting.places[0].country === 'US' ? { Disability: DISABILITY_OPTIONS } : null,
    },
  }),
  toThanks: () => null,
  thanks: () =>
    '<div class="success-message-container"><h1>Application submitted</h1><p>Thank you for applying.</p></div>',
  closed: {
    status: 404,
    html: '<h1>This position is no longer open</h1><p>We are no longer accepting applications for this position.</p>',
  },
};
