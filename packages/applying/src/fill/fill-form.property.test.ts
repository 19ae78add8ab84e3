import {
  FORM_FIELD_KINDS,
  OPTIONAL_FIELDS_HANDLINGS,
  SENSITIVE_TOPICS,
  type FilledField,
  type FormField,
} from '@firsthand/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Applicant, EarlierAnswer, FillOptions } from '../contract.ts';
import { sanitizeForm } from '../forms/sanitize-form.ts';
import type { RawField } from '../forms/raw-form.ts';
import { toQuestionKey } from '../identity/question-key.ts';
import { isDay } from './accept-value.ts';
import { findHidden } from './find-hidden.ts';
import { fillForm } from './fill-form.ts';
import { toWrittenDay } from './written-day.ts';

/** Labels that mean something to the filler, and some that mean nothing. */
const LABELS = [
  ...[
    'First name',
    'Last Name',
    'Full name',
    'Email',
    'Phone',
    'City',
    'State',
    'Country',
    'Location',
    'ZIP',
  ],
  ...[
    'LinkedIn Profile',
    'Website',
    'Date available',
    'Current company',
    'Current title',
    'Resume',
    'Cover letter',
  ],
  ...[
    'Desired pay',
    'What is your current salary?',
    'Salary expectations',
    'Gender',
    'Veteran status',
    'Race',
  ],
  ...[
    'Do you have a disability?',
    'Are you a veteran?',
    'Are you authorized to work here?',
    'I agree',
    'Why us?',
  ],
  ...[
    'Have you been convicted of a crime?',
    'How many years?',
    'Which tools?',
    'Prénom',
    'Geschlecht',
    'Lön',
  ],
];
const KEYS = [
  'first_name',
  'email',
  'phone',
  'gender',
  'disability_status',
  'desiredPay',
  'city',
  'resume',
  'q1',
  'q2',
  'q3',
];
const CHOICES = [
  'Yes',
  'No',
  'Male',
  'Female',
  'Decline to answer',
  'I am not a protected veteran',
  'California',
  'CA',
  'United States',
];

const label = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...LABELS) },
  { weight: 1, arbitrary: fc.string() },
);
const options = fc.array(
  fc.record({ value: fc.constantFrom('1', '2', '3', '4', 'yes'), label: fc.constantFrom(...CHOICES) }),
  { maxLength: 5 },
);
const condition = fc.option(
  fc.record({
    key: fc.constantFrom(...KEYS),
    values: fc.array(fc.constantFrom('1', '2', 'yes', 'x'), { maxLength: 3 }),
  }),
  { nil: null },
);
const rawField: fc.Arbitrary<RawField> = fc
  .record({
    key: fc.constantFrom(...KEYS),
    label,
    help: fc.option(fc.constantFrom('Tell us your salary', 'Anything'), { nil: null }),
    kind: fc.constantFrom(...FORM_FIELD_KINDS),
    group: fc.constantFrom('contact' as const, 'questions' as const, 'equal-opportunity' as const),
    required: fc.boolean(),
    options,
    shown_when: condition,
    topic: fc.option(fc.constantFrom(...SENSITIVE_TOPICS), { nil: undefined, freq: 3 }),
    one_of: fc.option(fc.constantFrom('a', 'b'), { nil: undefined, freq: 3 }),
  })
  .map(({ topic, one_of, ...field }) => ({
    ...field,
    ...(topic === undefined ? {} : { topic }),
    ...(one_of === undefined ? {} : { one_of }),
  }));

/** Each of the profile's values is unlike all others, so that a value tells where it came from. */
function held(name: string): fc.Arbitrary<string | null> {
  return fc.option(
    fc.nat(999).map((number) => `${name} ${number}`),
    { nil: null, freq: 4 },
  );
}
const file = fc.constant({ filename: 'cv.pdf', mimetype: 'application/pdf', size: 3 });
const applicant: fc.Arbitrary<Applicant> = fc.record({
  firstName: held('first'),
  lastName: held('last'),
  email: held('mail'),
  phone: held('phone'),
  address: held('street'),
  city: held('city'),
  state: fc.constantFrom(null, 'California', 'ca', 'Elsewhere'),
  zip: held('zip'),
  country: fc.constantFrom(null, 'US', 'DE'),
  linkedinUrl: held('https://linkedin.example/'),
  websiteUrl: held('https://site.example/'),
  dateAvailable: fc.constantFrom(null, '2027-01-04'),
  latestTitle: held('title'),
  latestCompany: held('company'),
  desiredPay: held('pay'),
  equalOpportunity: fc.record({
    veteranStatus: fc.constantFrom(null, 'None', 'Veteran', 'Disabled Veteran', 'Other'),
    disabilityStatus: fc.constantFrom(null, 'None', 'Yes', 'Prefer not to disclose'),
    gender: fc.constantFrom(null, 'Male', 'Female', 'Non-binary', 'Prefer not to disclose', 'Other'),
  }),
  files: fc.record({ resume: file, 'cover-letter': file }, { requiredKeys: [] }),
});

const earlier: fc.Arbitrary<EarlierAnswer[]> = fc.array(
  fc.record({
    questionKey: label.map(toQuestionKey),
    answer: fc.oneof(
      fc.constantFrom(...CHOICES, 'An earlier text', '2020-02-29', '42', ''),
      fc.array(fc.constantFrom(...CHOICES), { maxLength: 3 }),
    ),
    sensitive: fc.option(fc.constantFrom(...SENSITIVE_TOPICS), { nil: null }),
    answeredAt: fc.integer({ min: 0, max: 2_000_000_000 }).map((seconds) => new Date(seconds * 1_000)),
  }),
  { maxLength: 12 },
);
const givenAnswer = fc.record({
  value: fc.oneof(
    fc.constantFrom(null, '', '  ', '1', 'yes', 'Typed now'),
    fc.array(fc.constantFrom('1', '2'), { maxLength: 2 }),
  ),
  kind: fc.constantFrom('typed' as const, 'drafted' as const),
});
const fillOptions: fc.Arbitrary<FillOptions> = fc.record({
  handling: fc.constantFrom(...OPTIONAL_FIELDS_HANDLINGS),
  earlier,
  given: fc.dictionary(fc.constantFrom(...KEYS), givenAnswer, { maxKeys: 5 }),
});

interface Case {
  applicant: Applicant;
  options: FillOptions;
  filled: FilledField[];
}

function forAll(check: (run: Case) => void, numRuns = 500): void {
  fc.assert(
    fc.property(fc.array(rawField, { maxLength: 10 }), applicant, fillOptions, (raw, person, given) => {
      const form = sanitizeForm('employer', { fields: raw });
      check({ applicant: person, options: given, filled: fillForm(form, person, given) });
    }),
    { numRuns },
  );
}

/** The words that a value stands for: the labels of choices, else the value itself. */
function toWords({ value, options: choices }: FilledField): string[] {
  const values = value === null ? [] : typeof value === 'string' ? [value] : value;
  return values.map((one) => choices.find((option) => option.value === one)?.label ?? one);
}

/** What the profile holds under the name that a source gives, in every way it may be written. */
function readSource(detail: string, { applicant: person }: Case): string[] {
  const countries = person.country === 'US' ? ['United States', 'US'] : ['Germany', 'DE'];
  const country = person.country === null ? [] : countries;
  const states =
    person.state === null
      ? []
      : /^ca/i.test(person.state)
        ? [person.state, 'CA', 'California']
        : [person.state];
  const place = [person.city, person.state, country[0]].filter((part) => part !== null && part !== undefined);
  const code = [person.state, person.zip].filter((part) => part !== null).join(' ');
  const whole = [person.address, person.city, code].filter((part) => part !== null && part !== '');
  const sources: Record<string, (string | null)[]> = {
    'Your profile: first name': [person.firstName],
    'Your profile: last name': [person.lastName],
    'Your profile: first and last name': [`${person.firstName ?? ''} ${person.lastName ?? ''}`],
    'Your profile: e-mail': [person.email],
    'Your profile: phone': [person.phone],
    'Your profile: address': [person.address, whole.join(', '), place.join(', ')],
    'Your profile: city': [person.city],
    'Your profile: state': states,
    'Your profile: ZIP code': [person.zip],
    'Your profile: country': country,
    'Your profile: city, state and country': [place.join(', ')],
    'Your profile: LinkedIn address': [person.linkedinUrl],
    'Your profile: website': [person.websiteUrl],
    'Your profile: date available': [person.dateAvailable],
    'Your profile: latest job title': [person.latestTitle],
    'Your profile: latest employer': [person.latestCompany],
    'Your profile: desired pay': [person.desiredPay],
    'Your profile’s resume: cv.pdf': person.files.resume ? ['resume'] : [],
    'Your profile’s cover letter: cv.pdf': person.files['cover-letter'] ? ['cover-letter'] : [],
  };
  const found = sources[detail];
  if (!found) throw new Error(`A source nobody knows: ${detail}`);
  return found.filter((value) => value !== null);
}

/** The choices that say the same as the profile's own word. */
const SAME_CHOICES: Record<string, Record<string, string[]>> = {
  'veteran status': {
    None: ['I am not a protected veteran', 'No'],
    Veteran: ['Yes'],
    'Disabled Veteran': ['Yes'],
  },
  'disability status': { None: ['No'], Yes: ['Yes'], 'Prefer not to disclose': ['Decline to answer'] },
  gender: { Male: ['Male'], Female: ['Female'], 'Prefer not to disclose': ['Decline to answer'] },
};

test('no value stands without a source, and no empty field without a reason unless it is not asked', () => {
  forAll(({ filled }) => {
    const hidden = findHidden(filled);
    for (const field of filled) {
      expect(field.value === null).toBe(field.source === null);
      expect(field.left_empty === null).toBe(field.value !== null || hidden.has(field.key));
      if (field.value !== null) expect(field.value.length).toBeGreaterThan(0);
    }
  });
});

/** A day that goes into a box for words, as it is written there. */
function inWords(answer: string | string[], country: string | null): string[] {
  return typeof answer === 'string' && isDay(answer)
    ? [JSON.stringify(toSet(toWrittenDay(answer, country)))]
    : [];
}

test('every value is what its source holds, word for word', () => {
  forAll((run) => {
    for (const field of run.filled) {
      const { value, source } = field;
      if (value === null || source === null) continue;
      const words = toWords(field);
      if (source.kind === 'typed' || source.kind === 'drafted') {
        expect(run.options.given[field.key]).toMatchObject({ value, kind: source.kind });
      } else if (source.kind === 'earlier') {
        const answers = run.options.earlier.filter(
          (one) => one.questionKey === toQuestionKey(field.label) && one.sensitive === field.sensitive,
        );
        const wanted = answers.map(({ answer }) => JSON.stringify(toSet(answer)));
        const days = answers.flatMap(({ answer }) => inWords(answer, run.applicant.country));
        expect([...wanted, ...days]).toContain(JSON.stringify(toSet(words)));
      } else if (field.sensitive === 'equal-opportunity') {
        const name = source.detail.replace('Your profile: ', '');
        const stored = toStoredWord(name, run.applicant);
        expect(SAME_CHOICES[name]?.[stored ?? '']).toContain(words[0]);
        expect(words).toHaveLength(1);
      } else {
        const held = readSource(source.detail, run);
        const written = held.flatMap((one) => (isDay(one) ? toWrittenDay(one, run.applicant.country) : []));
        expect([...held, ...written]).toContain(words[0]);
        expect(words).toHaveLength(1);
      }
    }
  });
});

test('sensitive questions are filled only from what was stored for them', () => {
  forAll(({ filled }) => {
    for (const { sensitive, source, kind } of filled) {
      if (sensitive === null || source === null) continue;
      expect(source.kind).not.toBe('drafted');
      expect(source.kind).not.toBe('resume');
      if (sensitive === 'consent' || kind === 'consent') expect(source.kind).toBe('typed');
      if (source.kind === 'profile') {
        const names = {
          'equal-opportunity': /: (veteran status|disability status|gender)$/,
          pay: /: desired pay$/,
        };
        expect(source.detail).toMatch(
          sensitive in names ? names[sensitive as keyof typeof names] : /^never$/,
        );
      }
    }
  });
});

test('what the profile keeps for sensitive questions goes nowhere else', () => {
  forAll(({ filled, applicant: person }) => {
    for (const field of filled) {
      if (field.sensitive === 'pay' || field.source?.kind === 'typed') continue;
      if (person.desiredPay !== null) expect(toWords(field)).not.toContain(person.desiredPay);
    }
  });
});

test('blank stays blank: without profile, answers or typing nothing has a value', () => {
  const nobody = fc.constant<Partial<FillOptions>>({ earlier: [], given: {} });
  fc.assert(
    fc.property(fc.array(rawField, { maxLength: 10 }), fillOptions, nobody, (raw, given, nothing) => {
      const form = sanitizeForm('employer', { fields: raw });
      const blank: Applicant = {
        ...{
          firstName: null,
          lastName: null,
          email: null,
          phone: null,
          address: null,
          city: null,
          state: null,
        },
        ...{ zip: null, country: null, linkedinUrl: null, websiteUrl: null, dateAvailable: null },
        ...{ latestTitle: null, latestCompany: null, desiredPay: null },
        equalOpportunity: { veteranStatus: null, disabilityStatus: null, gender: null },
        files: {},
      };
      for (const field of fillForm(form, blank, { ...given, ...nothing })) expect(field.value).toBeNull();
    }),
    { numRuns: 200 },
  );
});

test('filling twice gives the same, and changes nothing it was given', () => {
  forAll(({ applicant: person, options: given, filled }) => {
    const before = JSON.stringify([person, given]);
    const form = { fields: filled.map(toAsked) };
    expect(fillForm(form, person, given)).toEqual(filled);
    expect(JSON.stringify([person, given])).toBe(before);
  }, 200);
});

test('what was typed wins wherever the field is asked', () => {
  forAll(({ filled, options: { given } }) => {
    const hidden = findHidden(filled);
    for (const field of filled) {
      const answer = given[field.key];
      if (answer?.kind !== 'typed' || hidden.has(field.key)) continue;
      const isEmpty =
        answer.value === null ||
        (typeof answer.value === 'string' ? answer.value.trim() : answer.value).length === 0;
      expect(field.value).toEqual(isEmpty ? null : answer.value);
    }
  });
});

test('optional fields stay empty when only what is necessary is filled', () => {
  forAll(({ filled, options: { given, handling } }) => {
    if (handling !== 'fill_only_necessary') return;
    for (const field of filled) {
      if (!field.required && given[field.key] === undefined) expect(field.value).toBeNull();
    }
  });
});

function toSet(words: string | string[]): string[] {
  return [...new Set((typeof words === 'string' ? [words] : words).map((word) => word.toLowerCase()))].sort();
}

function toStoredWord(name: string, { equalOpportunity: stored }: Applicant): string | null {
  if (name === 'veteran status') return stored.veteranStatus;
  return name === 'disability status' ? stored.disabilityStatus : stored.gender;
}

function toAsked(filled: FilledField): FormField {
  return Object.fromEntries(
    Object.entries(filled).filter(([name]) => !['value', 'source', 'left_empty'].includes(name)),
  ) as FormField;
}
