import { TransportError, type AtsFetch, type AtsRequest, type AtsResponse } from '@firsthand/connectors';

interface Question {
  label: string;
  required: boolean;
  description: string | null;
  fields: { name: string; type: string; values: { label: string; value: number | string }[] }[];
}

const YES_NO = [
  { label: 'Yes', value: 1 },
  { label: 'No', value: 0 },
];

export function aQuestion(
  label: string,
  name: string,
  changes: { required?: boolean; type?: string; values?: Question['fields'][number]['values'] } = {},
): Question {
  const { required = false, type = 'input_text', values = [] } = changes;
  return { label, required, description: null, fields: [{ name, type, values }] };
}

const STANDARD: readonly Question[] = [
  aQuestion('First Name', 'first_name', { required: true }),
  aQuestion('Last Name', 'last_name', { required: true }),
  aQuestion('Email', 'email', { required: true }),
  aQuestion('Phone', 'phone'),
  {
    ...{ label: 'Resume/CV', required: true, description: null },
    fields: [
      { name: 'resume', type: 'input_file', values: [] },
      { name: 'resume_text', type: 'textarea', values: [] },
    ],
  },
];

/** Questions that an employer adds. */
export const WHY = aQuestion('Why do you want to work here?', 'question_1', {
  ...{ required: true, type: 'textarea' },
});
export const SPONSORSHIP = aQuestion('Will you require visa sponsorship?', 'question_2', {
  ...{ required: false, type: 'multi_value_single_select', values: YES_NO },
});

export interface FakeGreenhouse {
  fetch: AtsFetch;
  /** What the employer asks beside the standard questions. */
  questions: Question[];
  /** Another answer to whoever reads the form. */
  formAnswer: (() => AtsResponse) | null;
  /** What a submission is answered with; by default it is taken. */
  answerSubmission: (request: AtsRequest) => AtsResponse | Promise<AtsResponse>;
  /** The submissions that arrived, as text. */
  received: { url: string; body: string; headers: Record<string, string> }[];
  reads: number;
}

export const toAnswer = (
  status: number,
  body: object,
  headers: Record<string, string> = {},
): AtsResponse => ({
  ...{ status, text: JSON.stringify(body) },
  headers: { 'content-type': 'application/json', ...headers },
});

/** No answer came, or (`mayHaveLeft: false`) no connection. */
export const noAnswer = (mayHaveLeft: boolean): Promise<AtsResponse> =>
  Promise.reject(
    new TransportError('unreachable', 'boards-api.greenhouse.io cannot be reached', { mayHaveLeft }),
  );

/** The Greenhouse of one employer: its form can be read, and applications arrive. */
export function aFakeGreenhouse(): FakeGreenhouse {
  const fake: FakeGreenhouse = {
    ...{ questions: [WHY], formAnswer: null, received: [], reads: 0 },
    answerSubmission: () => toAnswer(200, { success: 'Candidate saved successfully' }),
    fetch: async (request) => {
      if (request.method === 'POST') {
        fake.received.push({
          url: request.url,
          body: Buffer.from(request.body ?? '').toString('latin1'),
          headers: request.headers ?? {},
        });
        return fake.answerSubmission(request);
      }
      fake.reads += 1;
      if (fake.formAnswer) return fake.formAnswer();
      return toAnswer(200, {
        ...{ id: 1, title: 'Nurse', questions: [...STANDARD, ...fake.questions] },
        ...{ location_questions: [], compliance: null, demographic_questions: null },
      });
    },
  };
  return fake;
}
