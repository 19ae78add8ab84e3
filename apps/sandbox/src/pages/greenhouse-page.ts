import { escapeHtml } from '@firsthand/contracts';
import { needsConsent, toForm, toQuestions } from '../hosts/greenhouse/greenhouse-form.ts';
import { pickHabit } from '../hosts/house-style.ts';
import type { SandboxPosting } from '../demo-data/posting.ts';
import { createRandom } from '../random.ts';
import { listDialCodes, listPlaces } from './question-fields.ts';
import type { PageSystem } from './page-system.ts';
import { RACE_OPTIONS } from './self-identification.ts';

const HOST = 'job-boards.greenhouse.io';

/** "https://…/acme/jobs/4000" or "…?gh_jid=4000" → "4000" */
const toId = (hostedUrl: string): string => /(?<!\d)\d+$/.exec(hostedUrl)?.[0] ?? '';

/** Every eighth posting asks for a code that came by mail. */
function toCode(posting: SandboxPosting): string | null {
  return posting.serial % 8 === 3 ? createRandom(`${posting.key}|code`).hex(8).toUpperCase() : null;
}

/** Every fourth asks one thing more than its API tells, as after an edit that a prepared application has not seen. */
function toUnforeseen(posting: SandboxPosting): object[] {
  if (posting.serial % 4 !== 1) return [];
  const name = `question_${createRandom(`${posting.employer.name}|unforeseen`).int(1_000_000, 9_999_999)}002`;
  const fields = [{ name, type: 'input_text', values: [] }];
  return [{ label: 'If yes, please explain', required: false, description: null, fields }];
}

/** The new board: one page with text and form, and the same form alone for employers' own sites. */
export const greenhousePage: PageSystem = {
  source: 'greenhouseio',
  name: 'Greenhouse',
  host: /^job-boards\.greenhouse\.io$|^careers\.[a-z0-9]+\.example$/,
  listAddresses: ({ employer: { board } }, hostedUrl) => {
    const id = toId(hostedUrl);
    const embed = `${HOST}/embed/job_app`;
    return {
      posting: hostedUrl.includes(HOST) ? [] : [hostedUrl.replace(/^https?:\/\//, '')],
      form: [`${HOST}/${board}/jobs/${id}`, `${embed}?for=${board}&token=${id}`],
      done: [`${HOST}/${board}/jobs/${id}/confirmation`, `${embed}/confirmation?for=${board}&token=${id}`],
    };
  },
  formHasText: true,
  toForm: (posting) => {
    const form = toForm(posting);
    const questions = [...toQuestions(posting), ...toUnforeseen(posting)];
    return {
      body: '<h2>Apply for this job</h2><p class="muted">* indicates a required field</p><div id="root"></div>',
      script: 'greenhouse.js',
      data: {
        form: { ...form, questions },
        asksConsent: needsConsent(posting),
        ticksBoxes: pickHabit(posting.employer, 'multi', [true, false]),
        hasEducation: pickHabit(posting.employer, 'education', [true, false, false]),
        degrees: ['High School', 'Associate’s Degree', 'Bachelor’s Degree', 'Master’s Degree', 'Other'],
        schools: [
          'Oxford Brookes University',
          'University of Oxford',
          'Ohio State University',
          'Ohio University',
        ],
        ...{ races: RACE_OPTIONS, dialCodes: listDialCodes(), places: listPlaces(), code: toCode(posting) },
      },
    };
  },
  toThanks: (_posting, address) => {
    if (address.pathname.includes('/embed/')) return `job_app/confirmation${address.search}`;
    return `${address.pathname.split('/').at(-1) ?? ''}/confirmation`;
  },
  thanks: ({ employer }) =>
    `<div class="confirmation"><div class="confirmation__content"><h1>Thank you for applying</h1>
<p>Your application has been received by ${escapeHtml(employer.name)}.</p></div></div>`,
  // The real board leads to its list.
  closed: {
    status: 404,
    html: '<h1>This position is no longer open</h1><p>The job you are looking for is no longer open.</p>',
  },
};
