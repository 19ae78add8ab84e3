import { TransportError } from '@firsthand/connectors';
import type { FormField, Source } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { FormError, type FormJob } from '../contract.ts';
import { makeFetch } from '../testing/factories.ts';
import { withSharedSamples } from '../testing/shared-samples.ts';
import { readForm } from './read-form.ts';

function toJob(source: Source, externalId = '101'): FormJob {
  return { source, board: 'acme', externalId };
}

const answering = (body: unknown, status = 200) =>
  makeFetch(() => ({ status, text: typeof body === 'string' ? body : JSON.stringify(body) }));

async function reasonOf(reading: Promise<unknown>): Promise<string> {
  const error: unknown = await reading.catch((thrown: unknown) => thrown);
  if (error instanceof FormError) return error.reason;
  throw new Error('A form error was expected', { cause: error });
}

function find(fields: readonly FormField[], key: string): FormField | undefined {
  return fields.find((field) => field.key === key);
}

const PUBLISHING = ['greenhouseio', 'dover', 'bamboohr'] as const;

describe.each(PUBLISHING)('a form of %s', (source) => {
  test.each([404, 410])('of a posting that answers %i is closed', async (status) => {
    expect(await reasonOf(readForm(toJob(source), answering({}, status)))).toBe('job-closed');
  });

  test.each<[string, unknown, number]>([
    ['a web page', '<!doctype html><title>Just a moment</title>', 200],
    ['a bot wall', '<html>', 403],
    ['a redirect', '', 302],
    ['a fault', '', 500],
    ['half an answer', '{"questions":[', 200],
    ['an answer of another shape', { other: 1 }, 200],
    ['a list', [], 200],
    ['null', 'null', 200],
  ])('that comes as %s is unreadable', async (_what, body, status) => {
    expect(await reasonOf(readForm(toJob(source), answering(body, status)))).toBe('unreadable');
  });

  test('that cannot be reached is unreadable, with the cause', async () => {
    const fault = new TransportError('unreachable', 'no answer in time');
    const fetch = makeFetch(() => Promise.reject(fault));
    await expect(readForm(toJob(source), fetch)).rejects.toMatchObject({
      reason: 'unreadable',
      cause: fault,
    });
  });
});

describe('Greenhouse', () => {
  const question = (name: string, more: object = {}) => ({
    label: 'A question',
    required: false,
    description: null,
    fields: [{ name, type: 'input_text', values: [] }],
    ...more,
  });

  test('is asked for the posting with its questions', async () => {
    const fetch = answering({ questions: [] });
    await readForm(toJob('greenhouseio', '12'), fetch);
    expect(fetch.requests[0]?.url).toBe(
      'https://boards-api.greenhouse.io/v1/boards/acme/jobs/12?questions=true',
    );
  });

  test('of two fields of one question says that one suffices, and takes every type', async () => {
    const questions = [
      question('x', {
        label: 'Resume/CV',
        required: true,
        fields: [
          { name: 'resume', type: 'input_file', values: [] },
          { name: 'resume_text', type: 'textarea', values: [] },
        ],
      }),
      question('x', {
        fields: [
          { name: 'question_1[]', type: 'multi_value_multi_select', values: [{ label: 'Red', value: 7 }] },
        ],
      }),
      question('x', { fields: [{ name: 'question_2', type: 'something_new', values: [] }] }),
    ];
    const { fields } = await readForm(toJob('greenhouseio'), answering({ questions }));
    expect(fields).toMatchObject([
      { key: 'resume', kind: 'file', group: 'documents', required: true, one_of: 'resume' },
      { key: 'resume_text', kind: 'long-text', label: 'Resume/CV (as text)', one_of: 'resume' },
      { key: 'question_1[]', kind: 'multiple-choice', options: [{ value: '7', label: 'Red' }] },
      { key: 'question_2', kind: 'text', one_of: null },
    ]);
  });

  test('leaves hidden coordinates out and says nothing that helps nobody', async () => {
    const places = [
      question('latitude', { fields: [{ name: 'latitude', type: 'input_hidden', values: [] }] }),
      question('location', { label: 'Location', required: true }),
    ];
    const form = await readForm(
      toJob('greenhouseio'),
      answering({ questions: [], location_questions: places }),
    );
    expect(form.fields).toMatchObject([{ key: 'location', group: 'contact', required: true }]);
    expect(form.notices).toEqual([]);
  });

  test('reads demographic questions with own words for a choice, and consent boxes that nobody ticked', async () => {
    const form = await readForm(
      toJob('greenhouseio'),
      answering({
        questions: [],
        demographic_questions: {
          questions: [
            {
              id: 87,
              label: 'Where did you grow up?',
              required: false,
              type: 'multi_value_multi_select',
              answer_options: [
                { id: 1, label: 'In a city', free_form: false },
                { id: 2, label: 'Elsewhere', free_form: true },
              ],
            },
          ],
        },
        data_compliance: [
          {
            type: 'gdpr',
            requires_consent: true,
            requires_processing_consent: true,
            requires_retention_consent: true,
            demographic_data_consent_applies: true,
          },
        ],
      }),
    );
    expect(form.fields.slice(0, 2)).toMatchObject([
      {
        key: 'demographic_answers[87]',
        kind: 'multiple-choice',
        sensitive: 'equal-opportunity',
        group: 'equal-opportunity',
      },
      {
        key: 'demographic_answers[87][2]',
        kind: 'text',
        shown_when: { key: 'demographic_answers[87]', values: ['2'] },
      },
    ]);
    expect(form.fields.slice(2).map(({ key, kind, required }) => [key, kind, required])).toEqual([
      ['data_compliance[gdpr_processing_consent_given]', 'consent', true],
      ['data_compliance[gdpr_retention_consent_given]', 'consent', false],
      ['data_compliance[gdpr_demographic_data_consent_given]', 'consent', false],
    ]);
  });

  test('survives parts of the wrong type', async () => {
    const form = await readForm(
      toJob('greenhouseio'),
      answering({
        questions: [
          null,
          7,
          { label: {}, fields: 'x' },
          { label: 5, fields: [{ name: 'a', values: null }, null] },
        ],
        compliance: { questions: [] },
        demographic_questions: 'none',
        data_compliance: null,
        location_questions: [[]],
      }),
    );
    expect(form.fields).toMatchObject([{ key: 'a', label: '5', kind: 'text' }]);
  });

  withSharedSamples('greenhouse', (readSample) => {
    test('reads a recorded form whole', async () => {
      const sample = readSample('anthropic_job_detail_questions_pay.json');
      const { fields, notices, origin } = await readForm(toJob('greenhouseio'), answering(sample));
      expect(origin).toBe('employer');
      expect(notices).toEqual([]);
      expect(fields).toHaveLength(22);
      expect(find(fields, 'question_8581811008')).toMatchObject({
        kind: 'single-choice',
        sensitive: 'work-permission',
        required: true,
        options: [
          { value: '1', label: 'Yes' },
          { value: '0', label: 'No' },
        ],
      });
      expect(find(fields, 'question_8581812008')).toMatchObject({
        label: 'LinkedIn Profile',
        group: 'contact',
      });
      expect(find(fields, 'veteran_status')).toMatchObject({
        label: 'Veteran status',
        group: 'equal-opportunity',
        sensitive: 'equal-opportunity',
      });
      expect(find(fields, 'race')?.options).toHaveLength(8);
      expect(JSON.stringify(fields)).not.toMatch(/<\w|&lt;|&nbsp;/);
    });
  });
});

describe('Dover', () => {
  const DETAIL = {
    active: true,
    require_linkedin_profile_url: true,
    application_questions: [
      {
        id: 'u1',
        question: 'LinkedIn URL',
        question_type: 'LINKEDIN_URL',
        input_type: 'SHORT_ANSWER',
        required: false,
      },
      {
        id: 'u2',
        question: 'Lebenslauf',
        question_type: 'RESUME',
        input_type: 'FILE_UPLOAD',
        required: true,
      },
      {
        id: 'u3',
        question: 'Another CV',
        question_type: 'RESUME',
        input_type: 'FILE_UPLOAD',
        required: false,
      },
      {
        id: 'u4',
        question: 'Are you authorized to work in the US?',
        question_type: 'CUSTOM',
        input_type: 'MULTIPLE_CHOICE',
        required: true,
        multiple_choice_options: ['Yes', 'No'],
      },
      { id: 'u5', question: 'Internal', question_type: 'CUSTOM', input_type: 'SHORT_ANSWER', hidden: true },
    ],
  };

  test('always asks names and e-mail, then its questions under the names of the page', async () => {
    const { fields } = await readForm(toJob('dover'), answering(DETAIL));
    expect(fields.map(({ key, kind, required }) => [key, kind, required])).toEqual([
      ['first_name', 'text', true],
      ['last_name', 'text', true],
      ['email', 'text', true],
      ['linkedin_url', 'text', true],
      ['resume', 'file', true],
      ['u3', 'file', false],
      ['u4', 'single-choice', true],
    ]);
    expect(find(fields, 'u4')).toMatchObject({
      sensitive: 'work-permission',
      options: [
        { value: 'Yes', label: 'Yes' },
        { value: 'No', label: 'No' },
      ],
    });
  });

  test('of a posting that is not active is closed', async () => {
    expect(await reasonOf(readForm(toJob('dover'), answering({ ...DETAIL, active: false })))).toBe(
      'job-closed',
    );
  });

  withSharedSamples('dover', (readSample) => {
    test('reads a form as the dossier has it', async () => {
      const { fields } = await readForm(
        toJob('dover'),
        answering(readSample('detail_with_questions_constructed.json')),
      );
      expect(fields).toHaveLength(8);
      expect(fields.map((field) => field.label)).not.toContain('Internal only');
    });
  });
});

describe('BambooHR', () => {
  const toDetail = (formFields: unknown, jobOpeningStatus = 'Open') => ({
    result: { jobOpening: { jobOpeningStatus }, formFields },
  });

  test('leaves out fields that come as empty lists, and takes those it does not know', async () => {
    const form = await readForm(
      toJob('bamboohr'),
      answering(
        toDetail({
          desiredPay: { isRequired: false, value: '', label: 'Desired Pay' },
          firstName: { isRequired: true, value: '', label: 'First Name' },
          genderId: [],
          twitterHandle: { isRequired: '1', label: 'Twitter' },
          customQuestions: [
            { id: '7', isRequired: true, question: 'Licence?', type: 'yes_no', hasOther: 'no', options: [] },
            {
              id: '8',
              question: 'Years?',
              type: 'multi',
              hasOther: 'yes',
              options: [{ id: 3, option: 'None' }],
            },
          ],
        }),
      ),
    );
    expect(form.fields).toMatchObject([
      { key: 'firstName', group: 'contact', required: true },
      { key: 'desiredPay', sensitive: 'pay', required: false },
      { key: 'twitterHandle', required: true },
      {
        key: 'customQuestions[7]',
        kind: 'yes-no',
        options: [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ],
      },
      { key: 'customQuestions[8]', kind: 'single-choice', options: [{ value: '3', label: 'None' }] },
    ]);
    expect(form.notices.join()).toContain('own words');
  });

  test('without a form shown gives the common one, and one that is not open is closed', async () => {
    expect((await readForm(toJob('bamboohr'), answering(toDetail(undefined)))).origin).toBe('common');
    expect(await reasonOf(readForm(toJob('bamboohr'), answering(toDetail({}, 'Filled'))))).toBe('job-closed');
  });

  withSharedSamples('bamboohr', (readSample) => {
    test('reads recorded forms whole', async () => {
      const { fields } = await readForm(
        toJob('bamboohr'),
        answering(readSample('curtinmaritime_detail.json')),
      );
      expect(fields).toHaveLength(28);
      expect(find(fields, 'countryId')?.options).toHaveLength(256);
      expect(find(fields, 'veteranStatusId')).toMatchObject({
        required: true,
        sensitive: 'equal-opportunity',
      });
      expect(find(fields, 'customQuestions[758]')).toMatchObject({
        sensitive: 'work-permission',
        kind: 'yes-no',
      });
      expect(find(fields, 'resumeFileId')).toMatchObject({ kind: 'file', group: 'documents' });

      const nulls = await readForm(
        toJob('bamboohr'),
        answering(readSample('giatecscientific_detail_nulls.json')),
      );
      expect(nulls.fields.map((field) => field.key)).not.toContain('genderId');
      expect(
        await reasonOf(readForm(toJob('bamboohr'), answering(readSample('error_404_detail.json'), 404))),
      ).toBe('job-closed');
    });
  });
});

describe('SmartRecruiters', () => {
  const CONFIGURATION = {
    questions: [
      {
        id: 'q1',
        label: 'Do you <b>drive</b>?',
        fields: [
          { id: 'value', label: '', type: 'RADIO', required: true, values: [{ id: 'y', label: 'Yes' }] },
        ],
      },
      { id: 'q2', label: 'Which car?', fields: [{ id: 'value', type: 'INPUT_TEXT', required: true }] },
      {
        id: 'q3',
        label: 'Gender',
        fields: [{ id: 'value', type: 'SINGLE_SELECT', complianceType: 'DIVERSITY' }],
      },
      { id: 'q4', label: 'Good to know', fields: [{ id: 'value', type: 'INFORMATION' }] },
      { id: 'q5', label: 'I have read this', fields: [{ id: 'value', type: 'CHECKBOX', required: true }] },
    ],
    settings: {
      conditionals: [
        { parentQuestionId: 'q1', fieldId: 'value', valueIds: ['y'], conditionalQuestions: ['q2'] },
        { parentQuestionId: 'q2', fieldId: 'value', valueIds: ['x'], conditionalQuestions: ['q1'] },
      ],
    },
    privacyPolicies: [{ orgName: 'Acme', url: 'https://acme.example/privacy' }],
  };
  const serve = (status = 200) =>
    makeFetch(({ url }) =>
      url.includes('/configuration')
        ? { status, text: JSON.stringify(CONFIGURATION) }
        : { text: JSON.stringify({ uuid: 'u-1' }) },
    );

  test('shows its questions to who has the key, without circles among their conditions', async () => {
    const fetch = serve();
    const form = await readForm(toJob('smartrecruiters'), fetch, { key: 'secret' });
    expect(fetch.requests[1]).toMatchObject({
      url: 'https://api.smartrecruiters.com/postings/u-1/configuration?conditionalsIncluded=true',
      headers: { 'x-smarttoken': 'secret' },
    });
    expect(form.origin).toBe('employer');
    const asked = form.fields.filter((field) => field.key.startsWith('question['));
    expect(asked).toMatchObject([
      { key: 'question[q1][value]', label: 'Do you drive?', kind: 'single-choice', shown_when: null },
      { key: 'question[q2][value]', shown_when: { key: 'question[q1][value]', values: ['y'] } },
      { key: 'question[q3][value]', sensitive: 'equal-opportunity', group: 'equal-opportunity' },
      { key: 'question[q5][value]', kind: 'consent', sensitive: 'consent' },
    ]);
    expect(find(form.fields, 'consent[SINGLE]')?.help).toBe('Acme: https://acme.example/privacy');
    expect(form.notices).toHaveLength(1);
  });

  test.each([401, 403])('gives the common form when it does not accept the key (%i)', async (status) => {
    const form = await readForm(toJob('smartrecruiters'), serve(status), { key: 'secret' });
    expect(form.origin).toBe('common');
  });

  test('of a closed posting is closed, and of a faulty one unreadable', async () => {
    const key = { key: 'secret' };
    expect(await reasonOf(readForm(toJob('smartrecruiters'), answering({}, 404), key))).toBe('job-closed');
    expect(await reasonOf(readForm(toJob('smartrecruiters'), serve(404), key))).toBe('job-closed');
    expect(await reasonOf(readForm(toJob('smartrecruiters'), serve(500), key))).toBe('unreadable');
    expect(await reasonOf(readForm(toJob('smartrecruiters'), answering({}), key))).toBe('unreadable');
  });
});

describe('every other system', () => {
  test.each(['workday', 'adp', 'jobvite', 'breezy', 'lever', 'smartrecruiters'] as const)(
    '%s gives the common form without being asked',
    async (source) => {
      const fetch = answering({}, 500);
      const form = await readForm(toJob(source), fetch);
      expect(fetch.requests).toEqual([]);
      expect(form.origin).toBe('common');
      expect(form.notices.length).toBeGreaterThan(0);
      expect(form.fields.map((field) => field.key)).toEqual(
        expect.arrayContaining([
          'first_name',
          'last_name',
          'email',
          'phone',
          'location',
          'linkedin_url',
          'resume',
        ]),
      );
      expect(find(form.fields, 'work_permission')?.sensitive).toBe('work-permission');
      expect(find(form.fields, 'desired_pay')?.sensitive).toBe('pay');
    },
  );

  test('takes a letter only as text where there is no place for a file', async () => {
    const keysOf = async (source: Source) =>
      (await readForm(toJob(source), answering({}))).fields.map((field) => field.key);
    expect(await keysOf('lever')).not.toContain('cover_letter');
    expect(await keysOf('breezy')).not.toContain('cover_letter');
    expect(await keysOf('workday')).toContain('cover_letter');
  });
});
