import { askQuestions } from '../applying/asked-questions.ts';
import { COUNTRIES, findCities } from '../data/cities.ts';
import { pickHabit } from '../hosts/house-style.ts';
import type { PageSystem } from './page-system.ts';
import { COUNTRY_CODES } from './question-fields.ts';
import { DISABILITY_OPTIONS, RACE_OPTIONS } from './self-identification.ts';

const OWN = ['samples'];

function listStates(country: 'US' | 'CA' | 'AU'): string[] {
  return [...new Set(findCities(country, []).map(({ stateName }) => stateName))];
}

/** A consent page, then steps of one AngularJS form. */
export const jobvitePage: PageSystem = {
  source: 'jobvite',
  name: 'Jobvite',
  host: /^jobs\.jobvite\.com$/,
  listAddresses: (_posting, hostedUrl) => {
    const address = hostedUrl.replace('https://', '');
    return { posting: [address], form: [`${address}/apply`], done: [`${address}/apply/confirmation`] };
  },
  applyLink: (_posting, hostedUrl) => ({ href: `${hostedUrl.split('/').at(-1) ?? ''}/apply`, html: 'Apply' }),
  toForm: (posting) => ({
    body: '<div id="root" class="jv-page-body"></div>',
    script: 'jobvite.js',
    data: {
      questions: askQuestions(posting).filter(({ key }) => !OWN.includes(key)),
      countries: COUNTRY_CODES.map((code) => COUNTRIES[code].name),
      states: {
        'United States': listStates('US'),
        Canada: listStates('CA'),
        Australia: listStates('AU'),
      },
      // Some employers show their policy with a button; at others the choice alone leads on.
      hasPolicy: pickHabit(posting.employer, 'policy', [true, false]),
      asksLetter: pickHabit(posting.employer, 'letter', [true, false]),
      voluntary:
        posting.places[0].country === 'US'
          ? {
              Gender: ['Male', 'Female', 'I do not wish to answer'],
              'Hispanic or Latino': ['Yes', 'No', 'I do not wish to answer'],
              Race: RACE_OPTIONS,
              'Veteran status': [
                'I am not a protected veteran',
                'I am a protected veteran',
                'I do not wish to answer',
              ],
              'Please check one of the boxes below': DISABILITY_OPTIONS,
            }
          : null,
    },
  }),
  toThanks: () => 'apply/confirmation',
  thanks: () =>
    '<div class="jv-page-applyconfirm"><h1>Thank you</h1><p>Your application has been sent.</p></div>',
  closed: {
    status: 404,
    html: '<h1>This position is no longer open</h1><p>The job listing no longer exists.</p>',
  },
};
