import { expect, test } from 'vitest';
import { readRichText } from './text/rich-text.ts';
import { toPlainParts } from './text/plain-parts.ts';
import { toJsonResume } from './to-json-resume.ts';
import { aProfile } from './testing/a-profile.ts';

test('a profile becomes JSON Resume, and what is unknown is left out', () => {
  const resume = toJsonResume(aProfile({ email: null, website_url: null }));
  expect(resume.basics).toMatchObject({
    name: 'Ada María Nguyễn',
    label: 'Platform Engineer',
    phone: '+49 170 5550147',
    location: { city: 'Berlin', countryCode: 'DE', postalCode: '10178', address: 'Karl-Marx-Str. 12' },
    profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/ada' }],
  });
  expect(resume.basics).not.toHaveProperty('email');
  expect(resume.basics.location).not.toHaveProperty('region');
  expect(resume.work[0]).toMatchObject({
    ...{ name: 'Brightfathom GmbH', position: 'Staff Engineer', startDate: '2021-03-15' },
    summary: 'Kept payments running.',
    highlights: ['Halved the cost of a request', 'Wrote the paper'],
  });
  expect(resume.work[0]).not.toHaveProperty('endDate');
  expect(resume.work[1]).toMatchObject({ endDate: '2021-02-28' });
});

test('a profile of nothing but a name is a resume too', () => {
  const nothing = { first_name: null, last_name: null, email: null, phone: null, city: null, zip: null };
  const resume = toJsonResume(
    aProfile({
      ...{ ...nothing, address: null, country: null, linkedin_url: null, website_url: null },
      ...{ desired_job_title: null, skills: [], experience: [] },
    }),
  );
  expect(resume).toMatchObject({
    basics: { x_firsthand: { profile_name: 'Platform' } },
    work: [],
    skills: [],
  });
  expect(Object.keys(resume.basics)).toEqual(['x_firsthand']);
});

test('rich text keeps its lists, looks and links, and nothing that is no text', () => {
  const html =
    '<p>One <em>two</em><br>three</p><ol><li>First<ul><li>Below</li></ul></li><li>Second</li></ol>' +
    '<p><img src="data:image/png;base64,AAAA"></p><p><a href="javascript:alert(1)">no</a></p>';
  expect(readRichText(html)).toEqual([
    { kind: 'paragraph', depth: 0, runs: [{ text: 'One ' }, { text: 'two', italic: true }] },
    { kind: 'paragraph', depth: 0, runs: [{ text: 'three' }] },
    { kind: 'number', depth: 0, runs: [{ text: 'First' }] },
    { kind: 'bullet', depth: 1, runs: [{ text: 'Below' }] },
    { kind: 'number', depth: 0, runs: [{ text: 'Second' }] },
    { kind: 'paragraph', depth: 0, runs: [{ text: 'no' }] },
  ]);
  expect(toPlainParts(html)).toEqual({
    summary: 'One two\nthree\nno',
    highlights: ['First', 'Below', 'Second'],
  });
});
