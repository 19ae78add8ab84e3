import type { SectionEntries } from '@firsthand/contracts';

/** Something in every section. */
export const ALL_SECTIONS: SectionEntries = {
  education: [
    {
      ...{ school: 'ETH Zürich', degree: 'MSc', field_of_study: 'Computer Science', start_date: '2019-09' },
      ...{ end_date: '2027-06', is_expected: true, grade: '5.6', notes: 'Thesis on queues\nTaught algebra' },
    },
  ],
  languages: [
    { language: 'German', level: null, cefr: 'native' },
    { language: 'French', level: 'Fluent', cefr: 'C1' },
    { language: 'Dutch', level: 'B1 since school', cefr: 'B1' },
    { language: 'Latin', level: null, cefr: null },
  ],
  certificates: [
    {
      ...{ name: 'Registered Nurse', issuer: 'Board of Nursing', number: 'RN-4711', state: 'CA' },
      ...{ issued_date: '2021-05', valid_until: '2027-05' },
    },
  ],
  projects: [
    {
      ...{ name: 'Atlas', role: 'Maintainer', url: 'https://example.com/atlas', start_date: '2020' },
      ...{ end_date: null, description: 'Maps of towns\nUsed by ten cities' },
    },
  ],
  volunteering: [
    {
      ...{ organization: 'Food Bank', role: 'Driver', start_date: '2018', end_date: '2019' },
      description: 'Drove a van.',
    },
  ],
  awards: [
    {
      ...{ title: 'Best Paper', issuer: 'VLDB', is_publication: false, date: '2021' },
      ...{ url: 'https://example.com/prize', description: null },
    },
    {
      ...{ title: 'On Queues', issuer: 'ACM', is_publication: true, date: '2022-03-01', url: null },
      description: 'A paper.',
    },
  ],
};
