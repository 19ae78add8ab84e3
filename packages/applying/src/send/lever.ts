import type { OutgoingApplication, SendOutcome } from '../contract.ts';
import { callOnce, toOutcome, type Sending } from './call-ats.ts';
import { toFileParts, toMultipart, toParts, type Part } from './multipart.ts';
import { Answers } from './outgoing.ts';
import { readJsonObject, readWords } from './read-words.ts';

/**
 * `POST /v0/postings/{site}/{id}?key=`, on the installation the site lives on. Lever has few fields: what has no place
 * of its own goes into the comments, one line for each answer, after the letter.
 */
export async function sendToLever(outgoing: OutgoingApplication, sending: Sending): Promise<SendOutcome> {
  const { headers, body } = await toMultipart(toLeverParts(outgoing));
  const called = await callOnce(sending, {
    url: toUrl(outgoing, sending.key),
    method: 'POST',
    headers,
    body,
  });
  if ('failed' in called) return called.failed;
  // Lever may say no with a 200.
  if (called.response.status === 200 && readJsonObject(called.response.text)?.['ok'] === false) {
    const words = readWords(called.response, sending.key);
    return {
      outcome: 'refused',
      reason: 'answers',
      message: `Lever does not take these answers${words === null ? '.' : `: ${words}`}`,
    };
  }
  return toOutcome(sending, called.response);
}

function toUrl({ job }: OutgoingApplication, key: string): string {
  const isEuropean = job.board.startsWith('eu/');
  const host = isEuropean ? 'api.eu.lever.co' : 'api.lever.co';
  const site = isEuropean ? job.board.slice('eu/'.length) : job.board;
  const path = `${encodeURIComponent(site)}/${encodeURIComponent(job.externalId)}`;
  return `https://${host}/v0/postings/${path}?key=${encodeURIComponent(key)}`;
}

function toLeverParts(outgoing: OutgoingApplication): Part[] {
  const answers = new Answers(outgoing);
  const name = [answers.takeText('first_name'), answers.takeText('last_name')].filter(Boolean).join(' ');
  const letter = answers.takeText('cover_letter_text');
  const fields = [
    { name: 'name', value: name },
    ...toParts('email', answers.takeText('email')),
    ...toParts('phone', answers.takeText('phone')),
    ...toParts('urls[LinkedIn]', answers.takeText('linkedin_url')),
    ...toParts('urls[Portfolio]', answers.takeText('website_url')),
    ...toParts('consent[store]', answers.takeConsent('consent[store]')?.toString()),
    ...toParts('consent[marketing]', answers.takeConsent('consent[marketing]')?.toString()),
  ];
  const resume = toFileParts('resume', answers.takeFile('resume'));
  const comments = [...(letter === undefined ? [] : [letter]), answers.takeAllAsLines().join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
  return [...fields, ...toParts('comments', comments || undefined), ...resume];
}
