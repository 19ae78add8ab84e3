import { TransportError, type AtsRequest, type AtsResponse } from '@firsthand/connectors';
import { LIMITS, type Source } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import type { OutgoingApplication } from '../contract.ts';
import { toCommonForm } from '../forms/common/common-form.ts';
import { makeFetch, makeField, YES_NO_OPTIONS } from '../testing/factories.ts';
import { canSendTo, sendApplication } from './send-application.ts';

const KEY = 'se/cret+key==';
const RESUME = {
  kind: 'resume' as const,
  filename: 'Ada "CV".pdf',
  mimetype: 'application/pdf',
  content: Uint8Array.from({ length: 300 }, (_, index) => index % 256),
};

function toOutgoing(
  source: Source,
  answers: OutgoingApplication['answers'],
  board = 'acme',
): OutgoingApplication {
  return { job: { source, board, externalId: '101' }, answers, files: [RESUME] };
}

/** An application as it comes from the common form of a system. */
function toCommonOutgoing(source: Source, board = 'acme'): OutgoingApplication {
  const values: Record<string, string> = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    phone: '+12025550147',
    linkedin_url: 'https://www.linkedin.com/in/ada',
    resume: 'resume',
    cover_letter_text: 'Dear team,\nhello.',
    desired_pay: '95,000 USD',
    'consent[store]': 'yes',
  };
  const answers = toCommonForm(source).fields.flatMap((field) => {
    const value = values[field.key];
    return value === undefined ? [] : [{ field, value }];
  });
  return toOutgoing(source, answers, board);
}

/** The parts of a form with files; a file as its name, type and size. */
async function readParts({ body, headers }: AtsRequest): Promise<[string, string][]> {
  if (!(body instanceof Uint8Array)) throw new Error('Bytes were expected');
  const type = headers?.['content-type'] ?? '';
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- unfit for the internet; these are our own bytes
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const parts: [string, string][] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') parts.push([name, value]);
    else {
      expect(new Uint8Array(await value.arrayBuffer())).toEqual(RESUME.content);
      parts.push([name, `${value.name} (${value.type}, ${value.size})`]);
    }
  }
  return parts;
}

const json = (body: unknown, status = 200): Partial<AtsResponse> => ({
  status,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(body),
});

function requestAt(fetch: { requests: AtsRequest[] }, index: number): AtsRequest {
  const request = fetch.requests[index];
  if (!request) throw new Error(`There was no request ${index}`);
  return request;
}

describe('Greenhouse', () => {
  const answers: OutgoingApplication['answers'] = [
    { field: makeField({ key: 'first_name' }), value: 'Ada' },
    { field: makeField({ key: 'question_1', kind: 'single-choice', options: YES_NO_OPTIONS }), value: '1' },
    { field: makeField({ key: 'question_2[]', kind: 'multiple-choice' }), value: ['7', '8'] },
    { field: makeField({ key: 'question_3', kind: 'multiple-choice' }), value: ['9'] },
    { field: makeField({ key: 'demographic_answers[87]', kind: 'multiple-choice' }), value: ['1', '2'] },
    { field: makeField({ key: 'demographic_answers[87][2]' }), value: 'My words' },
    { field: makeField({ key: 'data_compliance[gdpr_consent_given]', kind: 'consent' }), value: 'yes' },
    { field: makeField({ key: 'resume', kind: 'file' }), value: 'resume' },
  ];

  test('gets a form with the key as user name, every answer under its own name, and the file as it is', async () => {
    const fetch = makeFetch(() => json({ success: 'Candidate saved successfully' }));
    const outcome = await sendApplication(toOutgoing('greenhouseio', answers), { key: KEY, fetch });
    expect(outcome).toEqual({
      outcome: 'accepted',
      receipt: { status: 200, success: 'Candidate saved successfully' },
    });
    const request = requestAt(fetch, 0);
    expect(request).toMatchObject({
      url: 'https://boards-api.greenhouse.io/v1/boards/acme/jobs/101',
      method: 'POST',
      once: true,
    });
    expect(request.headers?.['authorization']).toBe(`Basic ${Buffer.from(`${KEY}:`).toString('base64')}`);
    expect(await readParts(request)).toEqual([
      ['first_name', 'Ada'],
      ['question_1', '1'],
      ['question_2[]', '7'],
      ['question_2[]', '8'],
      ['question_3[]', '9'],
      ['data_compliance[gdpr_consent_given]', 'true'],
      ['demographic_answers[][question_id]', '87'],
      ['demographic_answers[][answer_options][][answer_option_id]', '1'],
      ['demographic_answers[][answer_options][][answer_option_id]', '2'],
      ['demographic_answers[][answer_options][][text]', 'My words'],
      ['resume', 'Ada "CV".pdf (application/pdf, 300)'],
    ]);
  });
});

describe('Lever', () => {
  test.each([
    ['acme', 'https://api.lever.co/v0/postings/acme/101?key=se%2Fcret%2Bkey%3D%3D'],
    ['eu/acme', 'https://api.eu.lever.co/v0/postings/acme/101?key=se%2Fcret%2Bkey%3D%3D'],
  ])('gets what it has fields for, and the rest as comments, for %s', async (board, url) => {
    const fetch = makeFetch(() => json({ ok: true, applicationId: 'a-1' }));
    const outcome = await sendApplication(toCommonOutgoing('lever', board), { key: KEY, fetch });
    expect(outcome).toEqual({
      outcome: 'accepted',
      receipt: { status: 200, ok: true, applicationId: 'a-1' },
    });
    expect(requestAt(fetch, 0).url).toBe(url);
    expect(await readParts(requestAt(fetch, 0))).toEqual([
      ['name', 'Ada Lovelace'],
      ['email', 'ada@example.com'],
      ['phone', '+12025550147'],
      ['urls[LinkedIn]', 'https://www.linkedin.com/in/ada'],
      ['consent[store]', 'true'],
      ['comments', 'Dear team,\r\nhello.\r\n\r\nPay expectation: 95,000 USD'],
      ['resume', 'Ada "CV".pdf (application/pdf, 300)'],
    ]);
  });

  test('that says no with a 200 has refused', async () => {
    const fetch = makeFetch(() => json({ ok: false, error: 'Missing <b>org</b>' }));
    expect(await sendApplication(toCommonOutgoing('lever'), { key: KEY, fetch })).toEqual({
      outcome: 'refused',
      reason: 'answers',
      message: 'Lever does not take these answers: Missing org',
    });
  });
});

describe('SmartRecruiters', () => {
  const answer = (request: AtsRequest, questions: unknown[] = []): Partial<AtsResponse> => {
    if (request.url.endsWith('/candidates')) return json({ id: 'application-1', candidateId: 'c-1' }, 201);
    return request.url.includes('/configuration') ? json({ questions }) : json({ uuid: 'uuid-1' });
  };

  test('gets a candidate with files as text, after the posting’s own name was looked up', async () => {
    const fetch = makeFetch((request) => answer(request));
    const outcome = await sendApplication(toCommonOutgoing('smartrecruiters', 'Acme'), { key: KEY, fetch });
    expect(outcome).toMatchObject({ outcome: 'accepted', receipt: { candidateId: 'c-1' } });
    expect(fetch.requests.map(({ url, method = 'GET' }) => `${method} ${url.split('?')[0] ?? ''}`)).toEqual([
      'GET https://api.smartrecruiters.com/v1/companies/Acme/postings/101',
      'GET https://api.smartrecruiters.com/postings/uuid-1/configuration',
      'POST https://api.smartrecruiters.com/postings/uuid-1/candidates',
    ]);
    const request = requestAt(fetch, 2);
    expect(request.headers).toMatchObject({ 'x-smarttoken': KEY, 'content-type': 'application/json' });
    expect(JSON.parse(String(request.body))).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      phoneNumber: '+12025550147',
      web: { linkedin: 'https://www.linkedin.com/in/ada' },
      resume: {
        fileName: 'Ada "CV".pdf',
        mimeType: 'application/pdf',
        fileContent: Buffer.from(RESUME.content).toString('base64'),
      },
      messageToHiringManager: 'Dear team,\nhello.\n\nPay expectation: 95,000 USD',
    });
    // The public look-up does not carry the key.
    expect(JSON.stringify(requestAt(fetch, 0))).not.toContain(KEY);
  });

  test('gets nothing where the employer requires answers that nobody was shown', async () => {
    const question = {
      id: 'q',
      label: 'Do you <b>drive</b>?',
      fields: [{ id: 'value', required: true, values: [] }],
    };
    const fetch = makeFetch((request) => answer(request, [question]));
    const outcome = await sendApplication(toCommonOutgoing('smartrecruiters'), { key: KEY, fetch });
    expect(outcome).toMatchObject({ outcome: 'refused', reason: 'answers' });
    expect(outcome).toHaveProperty('message', expect.stringContaining('Do you drive?'));
    expect(fetch.requests.some((request) => request.method === 'POST')).toBe(false);
  });

  test('gets the answers to the employer’s questions, each field with its values', async () => {
    const field = (id: string, type: string) => ({ id, type, required: true });
    const questions = [
      { id: 'q1', label: 'Drive?', fields: [field('value', 'MULTI_SELECT')] },
      { id: 'q2', label: 'Language', fields: [field('name', 'INPUT_TEXT'), field('level', 'INPUT_TEXT')] },
    ];
    const outgoing = toCommonOutgoing('smartrecruiters');
    outgoing.answers.push(
      { field: makeField({ key: 'question[q1][value]', kind: 'multiple-choice' }), value: ['a', 'b'] },
      { field: makeField({ key: 'question[q2][name]' }), value: 'Dutch' },
      { field: makeField({ key: 'question[q2][level]' }), value: 'Good' },
    );
    const fetch = makeFetch((request) => answer(request, questions));
    expect(await sendApplication(outgoing, { key: KEY, fetch })).toMatchObject({ outcome: 'accepted' });
    expect(JSON.parse(String(requestAt(fetch, 2).body))).toMatchObject({
      answers: [
        { id: 'q1', records: [{ fields: [{ id: 'value', values: ['a', 'b'] }] }] },
        {
          id: 'q2',
          records: [
            {
              fields: [
                { id: 'name', values: ['Dutch'] },
                { id: 'level', values: ['Good'] },
              ],
            },
          ],
        },
      ],
      messageToHiringManager: 'Dear team,\nhello.\n\nPay expectation: 95,000 USD',
    });
  });

  test('gets no file that is too large for it', async () => {
    const outgoing = toCommonOutgoing('smartrecruiters');
    outgoing.files = [{ ...RESUME, content: new Uint8Array(2 * 1024 * 1024 + 1) }];
    const fetch = makeFetch(answer);
    expect(await sendApplication(outgoing, { key: KEY, fetch })).toMatchObject({
      outcome: 'refused',
      reason: 'answers',
    });
    expect(fetch.requests).toEqual([]);
  });
});

describe('BambooHR', () => {
  const field = (key: string, more: Parameters<typeof makeField>[0] = {}) => makeField({ key, ...more });

  test('gets names of countries and states under the names of its API', async () => {
    const states = [{ value: '5', label: 'CA' }];
    const outgoing = toOutgoing('bamboohr', [
      { field: field('firstName'), value: 'Ada' },
      { field: field('phone'), value: '+1202' },
      { field: field('state', { kind: 'single-choice', options: states }), value: '5' },
      { field: field('desiredPay', { sensitive: 'pay' }), value: '95,000' },
      { field: field('resumeFileId', { kind: 'file' }), value: 'resume' },
    ]);
    const fetch = makeFetch(() => ({ status: 200, text: '' }));
    expect(await sendApplication(outgoing, { key: KEY, fetch })).toEqual({
      outcome: 'accepted',
      receipt: { status: 200 },
    });
    const request = requestAt(fetch, 0);
    expect(request.url).toBe('https://acme.bamboohr.com/api/v1/applicant_tracking/application');
    expect(request.headers?.['authorization']).toBe(`Basic ${Buffer.from(`${KEY}:x`).toString('base64')}`);
    expect((await readParts(request)).sort()).toEqual([
      ['desiredSalary', '95,000'],
      ['firstName', 'Ada'],
      ['jobId', '101'],
      ['phoneNumber', '+1202'],
      ['resume', 'Ada "CV".pdf (application/pdf, 300)'],
      ['state', 'CA'],
    ]);
  });

  test('gets nothing when it has no place for an answer, and forms with such questions are not for its API', async () => {
    const custom = field('customQuestions[7]', { label: 'Licence?' });
    const fetch = makeFetch(() => json({}));
    const outcome = await sendApplication(toOutgoing('bamboohr', [{ field: custom, value: 'yes' }]), {
      key: KEY,
      fetch,
    });
    expect(outcome).toMatchObject({ outcome: 'refused', reason: 'other' });
    expect(fetch.requests).toEqual([]);
    expect(canSendTo('bamboohr', { fields: [custom] })).toBe(false);
    expect(canSendTo('bamboohr', { fields: [field('firstName')] })).toBe(true);
  });
});

describe('Breezy', () => {
  const companies = [
    { _id: 'c-0', friendly_id: 'other' },
    { _id: 'c-1', friendly_id: 'Acme' },
  ];
  const answer = (resumeStatus: number) => (request: AtsRequest) => {
    if (request.url.endsWith('/companies')) return json(companies);
    return request.url.endsWith('/resume') ? json({}, resumeStatus) : json({ _id: 'k/1', name: 'Ada' }, 201);
  };

  test('gets a candidate at the company that the key belongs to, then the resume', async () => {
    const fetch = makeFetch(answer(200));
    const outcome = await sendApplication(toCommonOutgoing('breezy'), { key: KEY, fetch });
    expect(outcome).toEqual({ outcome: 'accepted', receipt: { status: 201, _id: 'k/1', name: 'Ada' } });
    expect(fetch.requests.map((request) => request.url)).toEqual([
      'https://api.breezy.hr/v3/companies',
      'https://api.breezy.hr/v3/company/c-1/position/101/candidates',
      'https://api.breezy.hr/v3/company/c-1/position/101/candidate/k%2F1/resume',
    ]);
    expect(fetch.requests.every((request) => request.headers?.['authorization'] === KEY)).toBe(true);
    expect(JSON.parse(String(requestAt(fetch, 1).body))).toMatchObject({
      name: 'Ada Lovelace',
      email_address: 'ada@example.com',
      cover_letter: 'Dear team,\nhello.\n\nPay expectation: 95,000 USD',
    });
  });

  test.each([500, 429, 403])(
    'has the application even when the resume answers %i, and says so',
    async (status) => {
      const outcome = await sendApplication(toCommonOutgoing('breezy'), {
        key: KEY,
        fetch: makeFetch(answer(status)),
      });
      expect(outcome).toMatchObject({ outcome: 'accepted' });
      expect(JSON.stringify(outcome)).toContain('perhaps without');
    },
  );

  test('gets nothing with a key of another employer', async () => {
    const fetch = makeFetch(() => json([companies[0]]));
    expect(await sendApplication(toCommonOutgoing('breezy'), { key: KEY, fetch })).toMatchObject({
      outcome: 'refused',
      reason: 'key',
    });
    expect(fetch.requests).toHaveLength(1);
  });
});

const SENDING = ['greenhouseio', 'lever', 'smartrecruiters', 'bamboohr', 'breezy'] as const;
const HTML = {
  headers: { 'content-type': 'text/html' },
  text: '<!doctype html><title>Just a moment…</title>',
};

/** Everything before the submission goes well; the submission is answered as given. */
function answerSubmission(given: Partial<AtsResponse> | Error) {
  return makeFetch((request) => {
    if (request.method === 'POST') {
      if (given instanceof Error) throw given;
      return given;
    }
    if (request.url.endsWith('/companies')) return json([{ _id: 'c', friendly_id: 'acme' }]);
    return json({ uuid: 'u', questions: [] });
  });
}

describe.each(SENDING)('an answer of %s', (source) => {
  const outgoing = source === 'bamboohr' ? toOutgoing(source, []) : toCommonOutgoing(source);

  test.each<[string, Partial<AtsResponse>, object]>([
    ['400', json({ error: 'Phone is missing' }, 400), { outcome: 'refused', reason: 'answers' }],
    [
      '422',
      json({ errors: [{ message: 'Email is invalid' }] }, 422),
      { outcome: 'refused', reason: 'answers' },
    ],
    ['401', json({ error: 'bad key' }, 401), { outcome: 'refused', reason: 'key' }],
    ['403', json({}, 403), { outcome: 'refused', reason: 'key' }],
    ['403 with a page', { status: 403, ...HTML }, { outcome: 'refused', reason: 'challenge' }],
    [
      '429 with a challenge',
      { status: 429, headers: { 'cf-mitigated': 'challenge' } },
      { outcome: 'refused', reason: 'challenge' },
    ],
    ['404', json({}, 404), { outcome: 'refused', reason: 'job-closed' }],
    ['410', json({}, 410), { outcome: 'refused', reason: 'job-closed' }],
    ['409', json({}, 409), { outcome: 'refused', reason: 'duplicate' }],
    ['413', json({}, 413), { outcome: 'refused', reason: 'other' }],
    ['308', { status: 308 }, { outcome: 'refused', reason: 'other' }],
    ['429', { status: 429, headers: { 'retry-after': '90' } }, { outcome: 'later', retryAfterSeconds: 90 }],
    ['429 without a time', { status: 429 }, { outcome: 'later', retryAfterSeconds: null }],
    [
      '503 with a date',
      {
        status: 503,
        headers: { 'retry-after': 'Sat, 21 Nov 2026 12:01:00 GMT', date: 'Sat, 21 Nov 2026 12:00:00 GMT' },
      },
      { outcome: 'later', retryAfterSeconds: 60 },
    ],
    ['500', json({ error: 'oops' }, 500), { outcome: 'unknown' }],
    ['502', { status: 502 }, { outcome: 'unknown' }],
    ['504', { status: 504 }, { outcome: 'unknown' }],
    ['408', { status: 408 }, { outcome: 'unknown' }],
    ['302', { status: 302 }, { outcome: 'unknown' }],
    ['200 with a page', { status: 200, ...HTML }, { outcome: 'unknown' }],
  ])('%s becomes its outcome, after one try', async (_what, response, expected) => {
    const fetch = answerSubmission(response);
    expect(await sendApplication(outgoing, { key: KEY, fetch })).toMatchObject(expected);
    expect(fetch.requests.filter((request) => request.method === 'POST')).toHaveLength(1);
    expect(fetch.requests.every((request) => request.once === true)).toBe(true);
  });

  test.each<[string, TransportError, object]>([
    [
      'never left',
      new TransportError('unreachable', 'connection refused', { mayHaveLeft: false }),
      { outcome: 'later', retryAfterSeconds: null },
    ],
    ['may have left', new TransportError('unreachable', 'no answer in time'), { outcome: 'unknown' }],
    [
      'was told to slow down',
      new TransportError('rate-limited', '429', { retryAfterSeconds: 7 }),
      { outcome: 'later', retryAfterSeconds: 7 },
    ],
    ['was answered too largely', new TransportError('shape-changed', 'too large'), { outcome: 'unknown' }],
  ])('that %s becomes its outcome', async (_what, fault, expected) => {
    const outcome = await sendApplication(outgoing, { key: KEY, fetch: answerSubmission(fault) });
    expect(outcome).toMatchObject(expected);
  });

  test('gives the key away in no message and no receipt, even when the ATS repeats it', async () => {
    const basic = Buffer.from(`${KEY}:`).toString('base64');
    const echo = {
      error: `Key ${KEY} (${encodeURIComponent(KEY)}, ${basic}) is unknown`,
      message: KEY,
      [KEY]: KEY,
    };
    for (const status of [200, 400, 401, 403, 404, 409, 418, 500]) {
      const outcome = await sendApplication(outgoing, {
        key: KEY,
        fetch: answerSubmission(json(echo, status)),
      });
      const told = JSON.stringify(outcome);
      expect(told).not.toContain(KEY);
      expect(told).not.toContain(encodeURIComponent(KEY));
      expect(told).not.toContain(basic);
    }
  });

  test('is told in bounded plain words', async () => {
    const fetch = answerSubmission(
      json({ error: `<script>alert(1)</script><b>No</b>${'!'.repeat(100_000)}` }, 400),
    );
    const outcome = await sendApplication(outgoing, { key: KEY, fetch });
    if (outcome.outcome !== 'refused') throw new Error('A refusal was expected');
    expect(outcome.message).toContain(': No!!!');
    expect(outcome.message).not.toContain('alert');
    expect(outcome.message.length).toBeLessThan(800);
  });

  test('is not asked for with a key that no header can hold', async () => {
    const fetch = answerSubmission(json({}));
    for (const key of ['', 'two\nlines', 'späth', 'a b']) {
      expect(await sendApplication(outgoing, { key, fetch })).toMatchObject({
        outcome: 'refused',
        reason: 'key',
      });
    }
    expect(fetch.requests).toEqual([]);
  });
});

describe('looking something up first', () => {
  const lookUp = (response: Partial<AtsResponse> | Error) =>
    makeFetch(() => {
      if (response instanceof Error) throw response;
      return response;
    });

  test.each(['smartrecruiters', 'breezy'] as const)(
    'at %s takes nothing, so every fault may be tried again',
    async (source) => {
      for (const response of [
        new TransportError('unreachable', 'reset'),
        { status: 500 },
        { status: 302 },
        { status: 200, ...HTML },
      ]) {
        const outcome = await sendApplication(toCommonOutgoing(source), {
          key: KEY,
          fetch: lookUp(response),
        });
        expect(outcome.outcome).toBe('later');
      }
      expect(
        await sendApplication(toCommonOutgoing(source), { key: KEY, fetch: lookUp({ status: 401 }) }),
      ).toMatchObject({ outcome: 'refused', reason: 'key' });
    },
  );
});

describe('systems without an API for it', () => {
  test.each(['workday', 'adp', 'jobvite', 'dover'] as const)('%s is not sent to', async (source) => {
    const fetch = makeFetch(() => json({}));
    expect(canSendTo(source)).toBe(false);
    expect(await sendApplication(toCommonOutgoing(source), { key: KEY, fetch })).toMatchObject({
      outcome: 'refused',
      reason: 'other',
    });
    expect(fetch.requests).toEqual([]);
  });

  test('the five others are', () => {
    expect(SENDING.every((source) => canSendTo(source))).toBe(true);
  });

  test('a form that was too long to be shown whole is not sent', () => {
    const fields = Array.from({ length: LIMITS.formFieldsMax }, (_, index) =>
      makeField({ key: `question_${index}` }),
    );
    expect(canSendTo('greenhouseio', { fields: fields.slice(1) })).toBe(true);
    expect(canSendTo('greenhouseio', { fields })).toBe(false);
  });
});
