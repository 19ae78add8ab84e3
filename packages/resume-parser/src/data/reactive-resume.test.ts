import { expect, test } from 'vitest';
import { readJsonResume } from './json/read-json-resume.ts';

const read = (json: unknown) => readJsonResume(Buffer.from(JSON.stringify(json)));
const noLink = { url: { label: '', href: '' } };

test('Reactive Resume’s export is read whole, jobs, skills and all sections', () => {
  const resume = read({
    basics: {
      ...{
        name: 'Nora van der Berg',
        headline: 'Nurse',
        email: 'n@mail.example',
        phone: '+1 (303) 555-0147',
      },
      ...{ location: 'Denver, CO', url: { label: '', href: 'https://nora.example' }, customFields: [] },
      picture: { url: '', size: 64 },
    },
    sections: {
      summary: { name: 'Summary', columns: 1, visible: true, id: 'summary', content: '<p>Twenty years.</p>' },
      experience: {
        ...{ id: 'experience', name: 'Experience', columns: 1, visible: true },
        items: [
          {
            ...{ id: 'a', visible: true, company: 'Clinic', position: 'Head Nurse', location: '', ...noLink },
            ...{
              date: 'August 2019 - Present',
              summary: '<ul><li><p>Led twelve</p></li><li>Halved it</li></ul>',
            },
          },
        ],
      },
      education: {
        items: [
          { institution: 'Lakeside', studyType: 'BSc', area: 'Nursing', score: '3.8', date: '2008 - 2012' },
        ],
      },
      languages: { items: [{ id: 'b', name: 'Dutch', description: 'Native Speaker', level: 5 }] },
      certifications: { items: [{ name: 'RN', issuer: 'Colorado', date: 'May 2012', summary: '' }] },
      profiles: {
        items: [
          {
            network: 'LinkedIn',
            username: 'nora',
            icon: 'linkedin',
            url: { href: 'https://linkedin.com/in/nora' },
          },
        ],
      },
      skills: {
        items: [{ name: 'Care', description: 'Expert', level: 5, keywords: ['Triage', 'Wound care'] }],
      },
      references: { items: [{ name: 'Dr X', summary: '<p>Good</p>' }] },
      custom: {},
    },
    metadata: { template: 'rhyhorn', layout: [[['summary']]] },
  });
  expect(resume).toMatchObject({
    ...{
      firstName: { value: 'Nora' },
      lastName: { value: 'van der Berg' },
      phone: { value: '+13035550147' },
    },
    ...{ city: { value: 'Denver' }, state: { value: 'CO' }, websiteUrl: { value: 'https://nora.example' } },
    ...{ linkedinUrl: { value: 'https://linkedin.com/in/nora' }, summary: { value: 'Twenty years.' } },
    experience: [
      {
        ...{
          jobTitle: { value: 'Head Nurse' },
          companyName: { value: 'Clinic' },
          startDate: { value: '2019-08' },
        },
        ...{ endDate: null, isCurrentJob: true, description: { value: 'Led twelve\nHalved it' } },
      },
    ],
    sections: {
      education: [
        { school: { value: 'Lakeside' }, start_date: { value: '2008' }, end_date: { value: '2012' } },
      ],
      languages: [{ language: { value: 'Dutch' }, cefr: { value: 'native' } }],
      certificates: [{ name: { value: 'RN' }, issued_date: { value: '2012-05' } }],
    },
  });
  expect(resume.skills.map(({ value }) => value)).toEqual(['Care', 'Triage', 'Wound care']);
  expect(resume.leftOver.map(({ text }) => text)).toEqual(['name: Dr X; summary: <p>Good</p>']);
});

test('so is that of its third version, and of its fifth', () => {
  const third = read({
    basics: {
      ...{ name: 'Ada Stone', email: 'a@mail.example', summary: 'Good with numbers.' },
      location: { address: '1 Road', city: 'Denver', region: 'CO', country: 'USA', postalCode: '80203' },
      profiles: [{ id: '1', network: 'LinkedIn', username: 'ada', url: '' }],
    },
    sections: {
      work: {
        items: [
          {
            name: 'Acme',
            position: 'Buyer',
            date: { start: '2019-06-14T22:00:00.000Z', end: '' },
            summary: 'Bought',
          },
        ],
      },
      education: {
        items: [
          { institution: 'MIT', degree: 'BSc', date: { start: '2010', end: '2014' }, courses: ['Algebra'] },
        ],
      },
    },
  });
  expect(third).toMatchObject({
    ...{ linkedinUrl: { value: 'https://www.linkedin.com/in/ada' }, zip: { value: '80203' } },
    experience: [{ companyName: { value: 'Acme' }, startDate: { value: '2019-06-14' }, isCurrentJob: true }],
    sections: { education: [{ degree: { value: 'BSc' }, notes: { value: 'Algebra' } }] },
    leftOver: [],
  });
  const fifth = read({
    basics: { name: 'Ada Stone', website: { url: 'https://ada.example', label: '' } },
    summary: { title: '', content: '<p>Good with numbers.</p>' },
    sections: {
      experience: {
        items: [{ company: 'Acme', position: 'Buyer', period: '2019 - 2021', description: '<p>Bought</p>' }],
      },
      education: { items: [{ school: 'MIT', degree: 'BSc', grade: '5.0', period: '2010 - 2014' }] },
      languages: { items: [{ language: 'German', fluency: 'C1', level: 4 }] },
    },
  });
  expect(fifth).toMatchObject({
    ...{ websiteUrl: { value: 'https://ada.example' }, summary: { value: 'Good with numbers.' } },
    experience: [{ startDate: { value: '2019' }, endDate: { value: '2021' }, isCurrentJob: false }],
    sections: {
      education: [{ school: { value: 'MIT' }, grade: { value: '5.0' } }],
      languages: [{ cefr: { value: 'C1' } }],
    },
  });
});
