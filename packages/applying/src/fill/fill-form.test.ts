import type { FilledField, FormField } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import type { Applicant, EarlierAnswer, FillOptions } from '../contract.ts';
import { toQuestionKey } from '../identity/question-key.ts';
import { ADA, makeField, NOBODY, YES_NO_OPTIONS } from '../testing/factories.ts';
import { toRememberedAnswer } from './accept-value.ts';
import { fillForm } from './fill-form.ts';

function fill(
  fields: FormField[],
  applicant: Applicant = ADA,
  options: Partial<FillOptions> = {},
): FilledField[] {
  return fillForm({ fields }, applicant, {
    handling: 'fill_unanswered_questions',
    earlier: [],
    given: {},
    ...options,
  });
}

function fillOne(field: Partial<FormField>, applicant: Applicant = ADA, options: Partial<FillOptions> = {}) {
  const [filled] = fill([makeField(field)], applicant, options);
  if (!filled) throw new Error('A field was expected');
  return filled;
}

function remember(
  question: string,
  answer: string | string[],
  more: Partial<EarlierAnswer> = {},
): EarlierAnswer {
  return {
    questionKey: toQuestionKey(question),
    answer,
    sensitive: null,
    answeredAt: new Date('2025-01-05T23:30:00Z'),
    ...more,
  };
}

describe('the profile', () => {
  test.each<[Partial<FormField>, string, string]>([
    [{ key: 'first_name', label: 'First Name' }, 'Ada', 'first name'],
    [{ label: 'Nachname' }, 'Lovelace', 'last name'],
    [{ label: 'Full name *' }, 'Ada Lovelace', 'first and last name'],
    [{ label: 'E-Mail-Adresse' }, 'ada@example.com', 'e-mail'],
    [{ label: 'Phone number' }, '+12025550147', 'phone'],
    [{ key: 'streetAddress', label: 'Address' }, '12 Engine Street', 'address'],
    [{ label: 'Street address' }, '12 Engine Street', 'address'],
    [{ label: 'Address' }, '12 Engine Street, Long Beach, California 90802', 'address'],
    [{ label: 'City' }, 'Long Beach', 'city'],
    [{ label: 'State' }, 'California', 'state'],
    [{ label: 'ZIP' }, '90802', 'ZIP code'],
    [{ label: 'Country' }, 'United States', 'country'],
    [
      { key: 'location', label: 'Location' },
      'Long Beach, California, United States',
      'city, state and country',
    ],
    [{ label: 'LinkedIn Profile (optional)' }, 'https://www.linkedin.com/in/ada', 'LinkedIn address'],
    [{ label: 'Website, Blog or Portfolio' }, 'https://ada.example', 'website'],
    [{ label: 'Earliest start date', kind: 'date' }, '2027-01-04', 'date available'],
    [
      { label: 'When is the earliest you would want to start working with us?' },
      'January 4, 2027',
      'date available',
    ],
    [{ label: 'Current job title' }, 'Analyst', 'latest job title'],
    [{ label: 'Current company' }, 'Analytical Engines', 'latest employer'],
  ])('fills %o', (field, value, name) => {
    expect(fillOne(field)).toMatchObject({
      value,
      source: { kind: 'profile', detail: `Your profile: ${name}` },
      left_empty: null,
    });
  });

  test('gives its files, the resume under its own source', () => {
    expect(fillOne({ key: 'resume', label: 'Resume/CV', kind: 'file' })).toMatchObject({
      value: 'resume',
      source: { kind: 'resume', detail: 'Your profile’s resume: ada.pdf' },
    });
    expect(fillOne({ label: 'Cover Letter', kind: 'file' }).value).toBe('cover-letter');
    expect(fillOne({ label: 'Work samples', kind: 'file' })).toMatchObject({
      value: null,
      left_empty: 'The page does not say which file it wants, so attach it yourself.',
    });
  });

  test.each([
    ['Do you have a LinkedIn Premium subscription?'],
    ['Which city would you like to work in?'],
    ['What is your manager’s first name?'],
    ['Emergency contact phone'],
    ['Email of a reference'],
  ])('does not answer “%s”, which only sounds like it', (label) => {
    expect(fillOne({ label })).toMatchObject({ value: null, source: null });
  });

  test.each([
    ['state', 'State', 'CA'],
    ['countryId', 'Country', 'United States of America'],
  ])('finds the choice that says the same for %s', (key, label, choice) => {
    const options = [
      { value: '7', label: 'XX' },
      { value: '8', label: choice },
    ];
    expect(fillOne({ key, label, kind: 'single-choice', options }).value).toBe('8');
  });

  test('leaves a choice empty that it does not find, and says why', () => {
    const options = [{ value: '7', label: 'Ontario' }];
    expect(fillOne({ key: 'state', label: 'State', kind: 'single-choice', options })).toMatchObject({
      value: null,
      left_empty: 'Your profile’s state fits none of what this field takes.',
    });
  });

  test('that is empty fills nothing, with a reason for each field', () => {
    expect(fillOne({ label: 'Phone' }, NOBODY)).toMatchObject({
      value: null,
      source: null,
      left_empty: 'Your profile has no phone.',
    });
    expect(fillOne({ label: 'Location' }, { ...NOBODY, country: 'US' }).value).toBeNull();
  });
});

test('of an address the street alone goes where the form has a box for the town', () => {
  const [address, city] = fill([
    makeField({ key: 'a', label: 'Address' }),
    makeField({ key: 'b', label: 'City' }),
  ]);
  expect([address?.value, city?.value]).toEqual(['12 Engine Street', 'Long Beach']);
});

describe('earlier answers', () => {
  const earlier = [remember('Why  engines?', 'Because they turn.')];

  test('fill a question that reads the same, with the day they were given', () => {
    expect(fillOne({ label: 'why engines ?*' }, ADA, { earlier })).toMatchObject({
      value: 'Because they turn.',
      source: { kind: 'earlier', detail: 'Your answer of Jan 5, 2025' },
    });
    expect(fillOne({ label: 'Why no engines?' }, ADA, { earlier }).value).toBeNull();
  });

  test('the latest one counts', () => {
    const later = remember('Why engines?', 'Newer.', { answeredAt: new Date('2025-02-01') });
    expect(fillOne({ label: 'Why engines?' }, ADA, { earlier: [later, ...earlier] }).value).toBe('Newer.');
  });

  test('are found among choices by their label, never by the value of another form', () => {
    const field = { label: 'Do you drive?', kind: 'single-choice' as const, options: YES_NO_OPTIONS };
    expect(fillOne(field, ADA, { earlier: [remember('Do you drive?', 'yes')] }).value).toBe('1');
    expect(fillOne(field, ADA, { earlier: [remember('Do you drive?', '1')] }).value).toBeNull();
    expect(fillOne(field, ADA, { earlier: [remember('Do you drive?', ['Yes', 'No'])] }).value).toBeNull();
  });

  test('of several choices are taken all or not at all', () => {
    const field = { label: 'When?', kind: 'multiple-choice' as const, options: YES_NO_OPTIONS };
    expect(fillOne(field, ADA, { earlier: [remember('When?', ['No', 'Yes'])] }).value).toEqual(['0', '1']);
    expect(fillOne(field, ADA, { earlier: [remember('When?', ['No', 'Never'])] }).value).toBeNull();
  });

  test.each([
    ['date', 'next week'],
    ['date', '2025-02-30'],
    ['number', 'five'],
    ['file', 'resume'],
    ['consent', 'yes'],
  ] as const)('do not fill a %s with “%s”', (kind, answer) => {
    expect(fillOne({ kind }, ADA, { earlier: [remember('Why this job?', answer)] }).value).toBeNull();
  });

  test('serve only questions of the same topic', () => {
    const label = 'Why engines?';
    const sensitive = remember(label, 'Secret.', { sensitive: 'legal' });
    expect(fillOne({ label }, ADA, { earlier: [sensitive] }).value).toBeNull();
    expect(fillOne({ label, sensitive: 'legal' }, ADA, { earlier: [sensitive] }).value).toBe('Secret.');
    expect(fillOne({ label, sensitive: 'pay' }, ADA, { earlier: [sensitive, ...earlier] }).value).toBeNull();
  });

  test('are offered and not filled in where a question points at one employer', () => {
    for (const label of ['Why do you want to work with us?', 'How did you hear about this job?']) {
      expect(fillOne({ label }, ADA, { earlier: [remember(label, 'x')] })).toMatchObject({
        ...{ value: null, source: null },
        offered: { value: 'x', detail: 'Your answer of Jan 5, 2025, perhaps to another employer' },
      });
    }
  });

  test('about the right to work hold for the country they were given for', () => {
    const label = 'Do you need a visa?';
    const sensitive = 'work-permission' as const;
    const earlier = [remember(label, 'No.', { sensitive, country: 'US' })];
    const ask = (country: string | null) => fillOne({ label, sensitive }, ADA, { earlier, country });
    expect(ask('US').value).toBe('No.');
    for (const country of ['DE', null]) {
      expect(ask(country)).toMatchObject({ value: null, source: null });
      expect(ask(country).left_empty).toMatch(/^You answered this for another country\./);
    }
    const both = [...earlier, remember(label, 'Yes.', { sensitive, country: 'DE' })];
    expect(fillOne({ label, sensitive }, ADA, { earlier: both, country: 'DE' }).value).toBe('Yes.');
    expect(fillOne({ label, sensitive }, ADA, { earlier: both, country: 'US' }).value).toBe('No.');
  });

  test('about the right to work that were kept without a country serve no job', () => {
    const field = { label: 'Do you need a visa?', sensitive: 'work-permission' as const };
    const earlier = [remember(field.label, 'No.', { sensitive: 'work-permission' })];
    expect(fillOne(field, ADA, { earlier, country: 'US' }).value).toBeNull();
    const named = { ...field, label: 'Do you need a visa for Germany?' };
    const kept = [remember(named.label, 'Yes.', { sensitive: 'work-permission' })];
    for (const country of ['US', 'DE', null])
      expect(fillOne(named, ADA, { earlier: kept, country }).value).toBe('Yes.');
  });

  test('are kept by the words of their choices, and consents and files are not kept', () => {
    const kept = (field: Partial<FormField>, value: string | string[]) =>
      toRememberedAnswer({
        ...makeField(field),
        value,
        source: { kind: 'typed', detail: 'x' },
        left_empty: null,
      });
    expect(kept({ kind: 'single-choice', options: YES_NO_OPTIONS }, '1')).toBe('Yes');
    expect(kept({ kind: 'multiple-choice', options: YES_NO_OPTIONS }, ['0', '1'])).toEqual(['No', 'Yes']);
    expect(kept({ kind: 'single-choice', options: YES_NO_OPTIONS }, '2')).toBeNull();
    expect(kept({}, 'A text')).toBe('A text');
    expect(kept({ kind: 'consent', sensitive: 'consent' }, 'yes')).toBeNull();
    expect(kept({ kind: 'single-choice', sensitive: 'consent', options: YES_NO_OPTIONS }, '1')).toBeNull();
    expect(kept({ kind: 'file' }, 'resume')).toBeNull();
  });
});

describe('sensitive questions', () => {
  const DISABILITY = [
    { value: '3', label: 'I do not want to answer' },
    { value: '2', label: 'No, I do not have a disability and have not had one in the past' },
    { value: '1', label: 'Yes, I have a disability, or have had one in the past' },
  ];
  const VETERAN = [
    { value: '3', label: "I don't wish to answer" },
    { value: '2', label: 'I identify as one or more of the classifications of a protected veteran' },
    { value: '1', label: 'I am not a protected veteran' },
  ];
  const GENDER = [
    { value: '3', label: 'Decline To Self Identify' },
    { value: '2', label: 'Female' },
    { value: '1', label: 'Male' },
  ];

  test.each([
    [
      'disability_status',
      'Disability status',
      DISABILITY,
      { disabilityStatus: 'Prefer not to disclose' },
      '3',
    ],
    // It says more than the profile does: nothing about the past is stored.
    ['disability_status', 'Disability status', DISABILITY, { disabilityStatus: 'None' }, null],
    ['disability_status', 'Disability status', DISABILITY, { disabilityStatus: 'Yes' }, '1'],
    ['veteran_status', 'Veteran status', VETERAN, { veteranStatus: 'None' }, '1'],
    ['veteran_status', 'Veteran status', VETERAN, { veteranStatus: 'Disabled Veteran' }, '2'],
    // Not every veteran is a protected one: only the person knows.
    ['veteran_status', 'Veteran status', VETERAN, { veteranStatus: 'Veteran' }, null],
    ['veteran_status', 'Veteran status', VETERAN, { veteranStatus: 'Other' }, null],
    ['gender', 'Gender', GENDER, { gender: 'Female' }, '2'],
    ['gender', 'Gender', GENDER, { gender: 'Male' }, '1'],
    ['gender', 'Gender', GENDER, { gender: 'Prefer not to disclose' }, '3'],
    ['gender', 'Gender', GENDER, { gender: 'Non-binary' }, null],
    ['gender', 'Gender', GENDER, { gender: null }, null],
    ['x', 'Do you have a disability?', YES_NO_OPTIONS, { disabilityStatus: 'Yes' }, '1'],
    ['x', 'Do you have a disability?', YES_NO_OPTIONS, { disabilityStatus: 'None' }, '0'],
    ['x', 'Are you a veteran?', YES_NO_OPTIONS, { veteranStatus: 'Veteran' }, '1'],
    ['x', 'Are you a protected veteran?', YES_NO_OPTIONS, { veteranStatus: 'Veteran' }, null],
    [
      'x',
      'Does anyone in your household have a disability?',
      YES_NO_OPTIONS,
      { disabilityStatus: 'Yes' },
      null,
    ],
    ['x', 'Race', GENDER, { gender: 'Female' }, null],
  ])('%s “%s” with %o %o → %s', (key, label, options, stored, expected) => {
    const applicant = { ...ADA, equalOpportunity: { ...NOBODY.equalOpportunity, ...stored } };
    const field = { key, label, kind: 'single-choice', options, sensitive: 'equal-opportunity' } as const;
    expect(fillOne({ ...field, options: [...options] }, applicant).value).toBe(expected);
  });

  test('take the stored desired pay only where it is asked what one wants', () => {
    expect(fillOne({ label: 'What are your salary expectations?', sensitive: 'pay' })).toMatchObject({
      value: '95,000 USD a year',
      source: { kind: 'profile', detail: 'Your profile: desired pay' },
    });
    expect(fillOne({ label: 'What is your current salary?', sensitive: 'pay' }).value).toBeNull();
    expect(fillOne({ label: 'Desired pay', kind: 'number', sensitive: 'pay' }).value).toBeNull();
  });

  test.each(['work-permission', 'legal', 'consent'] as const)(
    'about %s are never filled from the profile',
    (sensitive) => {
      const filled = fillOne({ key: 'city', label: 'City', sensitive });
      expect(filled).toMatchObject({ value: null, source: null });
      expect(filled.left_empty).toContain('Only you can');
    },
  );

  test('about consent are not filled from an earlier answer either', () => {
    const earlier = [remember('I agree', 'yes', { sensitive: 'consent' }), remember('I agree', 'Yes')];
    for (const kind of ['consent', 'single-choice', 'text'] as const) {
      const field = { label: 'I agree', kind, sensitive: 'consent' as const, options: YES_NO_OPTIONS };
      expect(fillOne(field, ADA, { earlier }).value).toBeNull();
    }
  });

  test('take no draft', () => {
    const given = { question_1: { value: 'I may work anywhere.', kind: 'drafted' as const } };
    expect(fillOne({ sensitive: 'work-permission' }, ADA, { given })).toMatchObject({
      value: null,
      source: null,
    });
    expect(fillOne({}, ADA, { given })).toMatchObject({
      value: 'I may work anywhere.',
      source: { kind: 'drafted' },
    });
  });
});

describe('what the person gives', () => {
  test('wins over everything, and emptying a field counts', () => {
    const field = { key: 'first_name', label: 'First name' };
    const typed = { first_name: { value: 'Augusta', kind: 'typed' as const } };
    expect(fillOne(field, ADA, { given: typed })).toMatchObject({
      value: 'Augusta',
      source: { kind: 'typed' },
    });
    for (const value of [null, '', '   ', []]) {
      expect(fillOne(field, ADA, { given: { first_name: { value, kind: 'typed' } } })).toMatchObject({
        value: null,
        source: null,
        left_empty: 'You left this empty.',
      });
    }
  });

  test('is not mistaken for what every object has', () => {
    expect(fillOne({ key: 'toString' }).value).toBeNull();
    expect(fillOne({ key: 'valueOf' }).value).toBeNull();
  });
});

describe('optional fields', () => {
  const optional = { key: 'phone', label: 'Phone', required: false };

  test('stay empty when only what is necessary is filled, unless something was given', () => {
    const handling = 'fill_only_necessary';
    expect(fillOne(optional, ADA, { handling })).toMatchObject({ value: null, source: null });
    expect(fillOne({ ...optional, required: true }, ADA, { handling }).value).toBe('+12025550147');
    const given = { phone: { value: '123', kind: 'typed' as const } };
    expect(fillOne(optional, ADA, { handling, given }).value).toBe('123');
  });

  test.each(['fill_unanswered_questions', 'ai_autofill_with_prompt', 'ai_autofill_no_interference'] as const)(
    'are filled with %s',
    (handling) => {
      expect(fillOne(optional, ADA, { handling }).value).toBe('+12025550147');
    },
  );

  test('that are open questions may be drafted in the modes that draft, sensitive ones never', () => {
    const handling = 'ai_autofill_with_prompt';
    expect(fillOne({}, ADA, { handling }).left_empty).toContain('draft');
    expect(fillOne({ sensitive: 'legal' }, ADA, { handling }).left_empty).not.toContain('draft');
    expect(fillOne({}, ADA, {}).left_empty).not.toContain('draft');
  });
});

describe('fields that depend on others', () => {
  const chain = [
    makeField({ key: 'a', label: 'A', kind: 'single-choice', options: YES_NO_OPTIONS }),
    makeField({ key: 'b', label: 'B', shown_when: { key: 'a', values: ['1'] } }),
    makeField({ key: 'c', label: 'C', shown_when: { key: 'b', values: ['x'] } }),
  ];

  test('have neither value nor reason while they are not asked, even when something was typed', () => {
    const given = { b: { value: 'x', kind: 'typed' as const }, c: { value: 'y', kind: 'typed' as const } };
    const nothing = { value: null, source: null, left_empty: null };
    expect(fill(chain, ADA, { given }).slice(1)).toEqual([
      { ...chain[1], ...nothing },
      { ...chain[2], ...nothing },
    ]);
    const shown = fill(chain, ADA, { given: { ...given, a: { value: '1', kind: 'typed' } } });
    expect(shown.map((field) => field.value)).toEqual(['1', 'x', 'y']);
  });

  test('of one group say which of them answers', () => {
    const [file, text] = fill([
      makeField({ key: 'resume', label: 'Resume/CV', kind: 'file', one_of: 'resume' }),
      makeField({ key: 'resume_text', label: 'Resume/CV (as text)', kind: 'long-text', one_of: 'resume' }),
    ]);
    expect(file?.value).toBe('resume');
    expect(text).toMatchObject({ value: null, left_empty: 'Not needed: “Resume/CV” answers this.' });
  });
});
