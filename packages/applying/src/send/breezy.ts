import type { OutgoingApplication, SendOutcome } from '../contract.ts';
import { callOnce, toOutcome, toOutcomeBefore, type Sending } from './call-ats.ts';
import { toMultipart } from './multipart.ts';
import { Answers } from './outgoing.ts';
import { readJsonObject } from './read-words.ts';

const API = 'https://api.breezy.hr/v3';

/**
 * `POST /v3/company/{id}/position/{id}/candidates` with the token, then the resume to the candidate that it made. The
 * company's id is looked up among those the token may see, by the board's name. A resume that did not arrive is told in
 * the receipt: the candidate is there, and sending again would make a second one.
 */
export async function sendToBreezy(outgoing: OutgoingApplication, sending: Sending): Promise<SendOutcome> {
  const company = await findCompany(outgoing.job.board, sending);
  if (typeof company !== 'string') return company.failed;
  const position = encodeURIComponent(outgoing.job.externalId);
  const url = `${API}/company/${encodeURIComponent(company)}/position/${position}`;
  const { candidate, resume } = toCandidate(outgoing);

  const called = await callOnce(sending, {
    url: `${url}/candidates`,
    method: 'POST',
    headers: { authorization: sending.key, 'content-type': 'application/json' },
    body: JSON.stringify(candidate),
  });
  if ('failed' in called) return called.failed;
  const outcome = toOutcome(sending, called.response);
  if (outcome.outcome !== 'accepted' || resume === undefined) return outcome;
  const id = readJsonObject(called.response.text)?.['_id'];
  const candidateUrl = typeof id === 'string' ? `${url}/candidate/${encodeURIComponent(id)}` : null;
  if (candidateUrl !== null && (await hasAttached(candidateUrl, resume, sending))) return outcome;
  const note = `Breezy took the application, but perhaps without ${resume.filename}. Send it to the employer yourself.`;
  return { ...outcome, receipt: { ...outcome.receipt, note } };
}

async function findCompany(board: string, sending: Sending): Promise<string | { failed: SendOutcome }> {
  const called = await callOnce(sending, {
    url: `${API}/companies`,
    headers: { authorization: sending.key },
  });
  if ('failed' in called) return called;
  if (called.response.status !== 200) return { failed: toOutcomeBefore(sending, called.response) };
  const companies = readJsonObject(`{"all":${called.response.text}}`)?.['all'];
  if (!Array.isArray(companies)) return { failed: toOutcomeBefore(sending, called.response) };
  const id = findCompanyId(companies, board);
  if (id !== null) return id;
  const message = 'The key kept here belongs to another employer at Breezy. Nothing was sent.';
  return { failed: { outcome: 'refused', reason: 'key', message } };
}

function findCompanyId(companies: readonly unknown[], board: string): string | null {
  for (const company of companies) {
    const { _id: id, friendly_id: name } = (company ?? {}) as Record<string, unknown>;
    if (typeof id === 'string' && typeof name === 'string' && name.toLowerCase() === board) return id;
  }
  return null;
}

function toCandidate(outgoing: OutgoingApplication) {
  const answers = new Answers(outgoing);
  const resume = answers.takeFile('resume');
  const name = [answers.takeText('first_name'), answers.takeText('last_name')].filter(Boolean).join(' ');
  const linkedin = answers.takeText('linkedin_url');
  const website = answers.takeText('website_url');
  const candidate = {
    name,
    email_address: answers.takeText('email'),
    phone_number: answers.takeText('phone'),
    address: answers.takeText('location'),
    origin: 'applied',
    social_profiles: { linkedin, website },
  };
  const text = [answers.takeText('cover_letter_text'), answers.takeAllAsLines().join('\n')].filter(Boolean);
  return {
    candidate: text.length === 0 ? candidate : { ...candidate, cover_letter: text.join('\n\n') },
    resume,
  };
}

async function hasAttached(
  candidateUrl: string,
  file: OutgoingApplication['files'][number],
  sending: Sending,
): Promise<boolean> {
  const { headers, body } = await toMultipart([{ name: 'file', file }]);
  const called = await callOnce(sending, {
    url: `${candidateUrl}/resume`,
    method: 'POST',
    headers: { ...headers, authorization: sending.key },
    body,
  });
  return 'response' in called && toOutcome(sending, called.response).outcome === 'accepted';
}
