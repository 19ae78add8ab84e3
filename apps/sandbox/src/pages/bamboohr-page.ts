import { toFormFields } from '../hosts/bamboohr/bamboohr-form.ts';
import type { PageSystem } from './page-system.ts';

/** The form comes with a press of the page's button; it asks what `formFields` of the posting's detail tell. */
export const bamboohrPage: PageSystem = {
  source: 'bamboohr',
  name: 'BambooHR',
  host: /^[a-z0-9-]+\.bamboohr\.com$/,
  listAddresses: (_posting, hostedUrl) => ({
    ...{ posting: [], done: [] },
    form: [hostedUrl.replace('https://', '')],
  }),
  formHasText: true,
  toForm: (posting) => ({
    body: '<div id="js-careers-root"></div>',
    script: 'bamboohr.js',
    data: {
      formFields: toFormFields(posting),
      stateLabels: { 'United States': 'State', Canada: 'Province', 'United Kingdom': 'County' },
    },
  }),
  toThanks: () => null,
  thanks: () => '<h1>Your application was submitted successfully</h1><p>Thank you for applying.</p>',
  closed: {
    status: 404,
    html: '<h1>This position is no longer open</h1><p>See what else we are hiring for.</p>',
  },
};
