import { askQuestions } from '../applying/asked-questions.ts';
import { COUNTRIES, findCities } from '../data/cities.ts';
import type { SandboxPosting } from '../demo-data/posting.ts';
import { pickHabit } from '../hosts/house-style.ts';
import { createRandom } from '../random.ts';
import { COUNTRY_CODES, listDialCodes } from './question-fields.ts';
import type { PageSystem } from './page-system.ts';
import { DISABILITY_OPTIONS, RACE_OPTIONS } from './self-identification.ts';

const OWN = ['linkedin', 'website', 'samples', 'heard', 'before'];
/** What an account needs before the form is shown; some tenants need none. */
const hasAccount = ({ employer }: SandboxPosting): boolean =>
  pickHabit(employer, 'account', [true, true, false]);

function listRegions(): Record<string, string[]> {
  return Object.fromEntries(
    COUNTRY_CODES.map((code) => [
      COUNTRIES[code].name,
      [...new Set(findCities(code, []).map(({ stateName }) => stateName))].filter((name) => name !== ''),
    ]),
  );
}

/** One address for all steps, behind an account at most tenants. */
export const workdayPage: PageSystem = {
  source: 'workday',
  name: 'Workday',
  host: /\.myworkdayjobs\.com$/,
  listAddresses: (_posting, hostedUrl) => {
    const address = hostedUrl.replace('https://', '');
    return { posting: [address], form: [`${address}/apply`, `${address}/apply/applyManually`], done: [] };
  },
  applyLink: (_posting, hostedUrl) => ({
    href: `${hostedUrl.split('/').at(-1) ?? ''}/apply/applyManually`,
    html: '<span data-automation-id="adventureButton">Apply</span>',
  }),
  toForm: (posting) => ({
    body: '<div id="root"></div>',
    script: 'workday.js',
    data: {
      company: posting.employer.name,
      // Both generations of names are in use.
      isOld: pickHabit(posting.employer, 'generation', ['new', 'new', 'old']) === 'old',
      hasAccount: hasAccount(posting),
      country: COUNTRIES[posting.places[0].country].name,
      ...{ regions: listRegions(), dialCodes: listDialCodes() },
      questions: askQuestions(posting)
        .filter(({ key }) => !OWN.includes(key))
        .map((question) => ({
          ...question,
          id: createRandom(`${posting.employer.name}|${question.key}|question`).hex(32),
        })),
      voluntary:
        posting.places[0].country === 'US'
          ? {
              gender: ['Male', 'Female', 'I do not wish to answer'],
              ethnicity: RACE_OPTIONS,
              veteranStatus: [
                'I am not a veteran',
                'I am a veteran, but not a protected veteran',
                'I do not wish to answer',
              ],
              disability: DISABILITY_OPTIONS,
            }
          : null,
    },
  }),
  toThanks: () => null,
  thanks: () => '<h1>Application Submitted</h1><p>Thank you. You can follow it in your candidate home.</p>',
  closed: {
    status: 404,
    html: '<h1>This position is no longer open</h1><p>The page you are looking for doesn’t exist.</p>',
  },
};
