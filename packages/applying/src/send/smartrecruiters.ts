import type { OutgoingApplication, SendOutcome } from '../contract.ts';
import { toPlainLine } from '../forms/plain-text.ts';
import { postingConfiguration } from '../forms/smartrecruiters/payload.ts';
import { QUESTION_KEY, toQuestionFields } from '../forms/smartrecruiters/question-fields.ts';
import { callOnce, toOutcome, toOutcomeBefore, type Sending } from './call-ats.ts';
import { Answers } from './outgoing.ts';
import { readJsonObject } from './read-words.ts';

const API = 'https://api.smartrecruiters.com';
/** Of one file, before it is written as base64. */
const FILE_MAX_BYTES = 2 * 1024 * 1024;
const QUESTIONS_TOLD = 5;

/**
 * `POST /postings/{uuid}/candidates` with `X-SmartToken`. The posting's uuid is looked up first, then the employer's
 * own questions: where they require answers that nobody could show the person, nothing is sent.
 */
export async function sendToSmartrecruiters(
  outgoing: OutgoingApplication,
  sending: Sending,
): Promise<SendOutcome> {
  const tooLarge = outgoing.files.find((file) => file.content.byteLength > FILE_MAX_BYTES);
  if (tooLarge) return refuse(`SmartRecruiters takes files of up to 2 MB; ${tooLarge.filename} is larger.`);

  const posting = await findPosting(outgoing, sending);
  if ('failed' in posting) return posting.failed;
  const headers = { 'x-smarttoken': sending.key };
  const url = `${API}/postings/${encodeURIComponent(posting.uuid)}`;

  const asked = await callOnce(sending, { url: `${url}/configuration?conditionalsIncluded=true`, headers });
  if ('failed' in asked) return asked.failed;
  if (asked.response.status !== 200) return toOutcomeBefore(sending, asked.response);
  const unanswered = findUnanswered(asked.response.text, outgoing);
  if (unanswered.length > 0) {
    const questions = unanswered.slice(0, QUESTIONS_TOLD).join('; ');
    return refuse(
      `This employer requires answers that only its own page asks for: ${questions}. Nothing was sent.`,
    );
  }

  const called = await callOnce(sending, {
    url: `${url}/candidates`,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(toCandidate(outgoing)),
  });
  return 'failed' in called ? called.failed : toOutcome(sending, called.response);
}

/** Postings are known by their number; this API wants the uuid, which the public posting names. */
async function findPosting(
  { job }: OutgoingApplication,
  sending: Sending,
): Promise<{ uuid: string } | { failed: SendOutcome }> {
  const path = `${encodeURIComponent(job.board)}/postings/${encodeURIComponent(job.externalId)}`;
  const called = await callOnce(sending, { url: `${API}/v1/companies/${path}` });
  if ('failed' in called) return called;
  const uuid = readJsonObject(called.response.text)?.['uuid'];
  if (called.response.status === 200 && typeof uuid === 'string') return { uuid };
  return { failed: toOutcomeBefore(sending, called.response) };
}

/** Required questions without an answer; those asked under a condition were looked at when the form was filled. */
function findUnanswered(configuration: string, { answers }: OutgoingApplication): string[] {
  const parsed = postingConfiguration.safeParse(readJsonObject(configuration));
  if (!parsed.success) return [];
  const answered = new Set(answers.map(({ field }) => field.key));
  return toQuestionFields(parsed.data)
    .filter((field) => field.required && field.hidden !== true && field.shown_when === undefined)
    .filter((field) => !answered.has(field.key))
    .map((field) => toPlainLine(field.label, 200));
}

function toCandidate(outgoing: OutgoingApplication): Record<string, unknown> {
  const answers = new Answers(outgoing);
  const resume = answers.takeFile('resume');
  const letter = answers.takeFile('cover_letter');
  const consent = answers.takeConsent('consent[SINGLE]');
  const questions = toAnswers(outgoing, answers);
  const candidate = {
    firstName: answers.takeText('first_name'),
    lastName: answers.takeText('last_name'),
    email: answers.takeText('email'),
    phoneNumber: answers.takeText('phone'),
    web: { linkedin: answers.takeText('linkedin_url'), website: answers.takeText('website_url') },
    ...(resume === undefined ? {} : { resume: toAttachment(resume) }),
    ...(letter === undefined ? {} : { attachments: [toAttachment(letter)] }),
    ...(questions.length === 0 ? {} : { answers: questions, conditionalsIncluded: true }),
    ...(consent === undefined ? {} : { consentDecisions: { SINGLE: consent } }),
  };
  const message = [answers.takeText('cover_letter_text'), answers.takeAllAsLines().join('\n')].filter(
    Boolean,
  );
  return { ...candidate, ...(message.length === 0 ? {} : { messageToHiringManager: message.join('\n\n') }) };
}

/** A question has records, a record its fields, a field its values; choices go by their ids. */
function toAnswers(outgoing: OutgoingApplication, answers: Answers): object[] {
  const byQuestion = new Map<string, { id: string; values: string[] }[]>();
  for (const { field, value } of outgoing.answers) {
    const [, question, id] = QUESTION_KEY.exec(field.key) ?? [];
    if (question === undefined || id === undefined) continue;
    answers.takeText(field.key);
    const said = field.kind === 'consent' ? 'true' : value;
    const values = typeof said === 'string' ? [said] : said;
    byQuestion.set(question, [...(byQuestion.get(question) ?? []), { id, values }]);
  }
  return [...byQuestion].map(([id, fields]) => ({ id, records: [{ fields }] }));
}

function toAttachment(file: OutgoingApplication['files'][number]) {
  return {
    fileName: file.filename,
    mimeType: file.mimetype,
    fileContent: Buffer.from(file.content).toString('base64'),
  };
}

function refuse(message: string): SendOutcome {
  return { outcome: 'refused', reason: 'answers', message };
}
