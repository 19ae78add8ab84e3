import type { OutgoingApplication, SendOutcome } from '../contract.ts';
import { callOnce, toOutcome, type Sending } from './call-ats.ts';
import { toFileParts, toMultipart, type Part } from './multipart.ts';
import { Answers } from './outgoing.ts';

const DEMOGRAPHIC = /^demographic_answers\[([^\]]+)\](?:\[([^\]]+)\])?$/;

/**
 * `POST /v1/boards/{token}/jobs/{id}` with the Job Board key as user name. Greenhouse checks names and e-mail only;
 * that required questions are answered was checked before.
 */
export async function sendToGreenhouse(
  outgoing: OutgoingApplication,
  sending: Sending,
): Promise<SendOutcome> {
  const { board, externalId } = outgoing.job;
  const { headers, body } = await toMultipart(toGreenhouseParts(outgoing));
  const called = await callOnce(sending, {
    url: `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(board)}/jobs/${encodeURIComponent(externalId)}`,
    method: 'POST',
    headers: { ...headers, authorization: `Basic ${Buffer.from(`${sending.key}:`).toString('base64')}` },
    body,
  });
  return 'failed' in called ? called.failed : toOutcome(sending, called.response);
}

function toGreenhouseParts(outgoing: OutgoingApplication): Part[] {
  const answers = new Answers(outgoing);
  const files = outgoing.answers
    .filter(({ field }) => field.kind === 'file')
    .flatMap(({ field }) => toFileParts(field.key, answers.takeFile(field.key)));
  const all = answers.takeAll();
  const demographic = all.filter(({ field }) => DEMOGRAPHIC.test(field.key));
  const plain = all.filter(({ field }) => !DEMOGRAPHIC.test(field.key));
  return [...plain.flatMap(toPlainParts), ...toDemographicParts(demographic), ...files];
}

function toPlainParts({ field, value }: OutgoingApplication['answers'][number]): Part[] {
  if (field.kind === 'consent') return value === 'yes' ? [{ name: field.key, value: 'true' }] : [];
  if (typeof value === 'string') return [{ name: field.key, value }];
  const name = field.key.endsWith('[]') ? field.key : `${field.key}[]`;
  return value.map((one) => ({ name, value: one }));
}

/** A list of objects, written the way forms write it: the order of the parts tells where the next one begins. */
function toDemographicParts(answers: OutgoingApplication['answers']): Part[] {
  const ownWords = new Map(answers.map(({ field, value }) => [field.key, value]));
  return answers.flatMap(({ field, value }): Part[] => {
    const [, question = '', option] = DEMOGRAPHIC.exec(field.key) ?? [];
    if (option !== undefined) return [];
    const chosen = typeof value === 'string' ? [value] : value;
    return [
      { name: 'demographic_answers[][question_id]', value: question },
      ...chosen.flatMap((one): Part[] => {
        const text = ownWords.get(`demographic_answers[${question}][${one}]`);
        const name = 'demographic_answers[][answer_options][]';
        return [
          { name: `${name}[answer_option_id]`, value: one },
          ...(typeof text === 'string' ? [{ name: `${name}[text]`, value: text }] : []),
        ];
      }),
    ];
  });
}
