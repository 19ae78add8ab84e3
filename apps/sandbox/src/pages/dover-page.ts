import { requiresLinkedin, toApplicationQuestions } from '../hosts/dover/dover-questions.ts';
import type { PageSystem } from './page-system.ts';

/** One page; what is asked is what the posting's public detail says, without the hidden questions. */
export const doverPage: PageSystem = {
  source: 'dover',
  name: 'Dover',
  host: /^app\.dover\.com$/,
  listAddresses: (_posting, hostedUrl) => ({
    ...{ posting: [], done: [] },
    form: [hostedUrl.replace('https://', '')],
  }),
  formHasText: true,
  toForm: (posting) => ({
    body: '<h2>Apply</h2><div id="root"></div>',
    script: 'dover.js',
    data: {
      questions: toApplicationQuestions(posting).filter(({ hidden }) => !hidden),
      requiresLinkedin: requiresLinkedin(posting),
    },
  }),
  toThanks: () => null,
  thanks: () => '<h1>Thanks for applying!</h1><p>The employer will write to you.</p>',
  closed: {
    status: 404,
    html: '<h1>This position is no longer open</h1><p>The employer has closed it.</p>',
  },
};
