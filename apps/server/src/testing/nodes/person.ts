import { setTimeout as sleep } from 'node:timers/promises';
import {
  toJobPath,
  type BookmarksResponse,
  type JobProfile,
  type SavedSearchesResponse,
  type SearchResponse,
  type SendMagicLinkResponse,
  type SessionResponse,
} from '@firsthand/contracts';
import type { MailSink } from './mail-sink.ts';

const PAUSE_MS = 100;
const TRIES = 200;
/** Nobody waits longer for a page. */
const ANSWER_WITHIN_MS = 60_000;
const WORDS = ['manager', 'nurse', 'engineer', 'driver', 'sales', 'care', 'data', 'teacher'];

/** A request and what became of it; `status` is 0 where no answer came. */
export interface Asked {
  what: string;
  status: number;
  from: number;
  to: number;
}

/** What a person was told is done, and what they asked for without hearing. */
export interface Memory {
  email: string;
  asked: Asked[];
  /** Sign-in mails that were promised, and all that were asked for. */
  signIns: { promised: number; asked: number };
  /** Jobs kept, by their ids. */
  bookmarks: Set<number>;
  /** Ids of saved searches with the names they were last given. */
  searches: Map<number, string>;
  /** Jobs that mails were promised to tell of. */
  told: number;
  profileId: number;
  /** The title of the profile counts up: the last that was acknowledged, and the last that was asked for. */
  title: { acknowledged: number; asked: number };
  /** Own writes that were not there when they were read right after. */
  unseen: string[];
}

export interface Person {
  memory: Memory;
  /** Goes on until told to stop, one request after the other. */
  live: (signal: AbortSignal) => Promise<void>;
}

interface Answer<T> {
  status: number;
  body: T;
}

/** Signs somebody up through the balancer and the mailbox, with a profile and one search that tells of everything. */
export async function signUp(url: string, mails: MailSink, number: number): Promise<Person> {
  const email = `person${number}@mail.example`;
  const memory: Memory = {
    ...{ email, asked: [], signIns: { promised: 0, asked: 0 }, bookmarks: new Set(), searches: new Map() },
    ...{ told: 0, profileId: 0, title: { acknowledged: 0, asked: 0 }, unseen: [] },
  };
  let token = '';
  const ask = async <T>(method: string, path: string, body?: object): Promise<Answer<T>> => {
    const asked: Asked = { what: `${method} ${path}`, status: 0, from: Date.now(), to: 0 };
    memory.asked.push(asked);
    try {
      const answer = await fetch(url + path, {
        method,
        headers: {
          // Everybody has limits of their own.
          'x-forwarded-for': `198.51.100.${number}`,
          ...(token !== '' && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const text = await answer.text();
      asked.status = answer.status;
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
      return { status: answer.status, body: (isJson ? JSON.parse(text) : text) as T };
    } catch {
      return { status: 0, body: undefined as T };
    } finally {
      asked.to = Date.now();
    }
  };
  token = await signIn(ask, memory, mails);
  const profile = await repeat(() =>
    ask<JobProfile>('POST', '/v1/api/job-profiles', { profile_name: 'Mine', desired_job_title: '0' }),
  );
  memory.profileId = profile.id;
  const search = await repeat(() =>
    ask<{ id: number }>('POST', '/v1/api/saved-searches', { name: '0', query: {}, frequency: 'daily' }),
  );
  memory.searches.set(search.id, '0');
  return { memory, live: (signal) => live(ask, memory, number, signal) };
}

type Ask = <T>(method: string, path: string, body?: object) => Promise<Answer<T>>;

/** As people do: asks for a mail, waits, and asks again when none was promised. */
async function signIn(ask: Ask, memory: Memory, mails: MailSink): Promise<string> {
  const asked = await repeat(() => {
    memory.signIns.asked += 1;
    return ask<SendMagicLinkResponse>('POST', '/v1/api/auth/send-magic-link', { email: memory.email });
  });
  memory.signIns.promised += 1;
  const code = await mails.waitForCode(memory.email);
  const session = await repeat(() =>
    ask<SessionResponse>('POST', '/v1/api/auth/verify-code', { request_token: asked.request_token, code }),
  );
  return session.access_token;
}

async function repeat<T>(question: () => Promise<Answer<T>>): Promise<T> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const { status, body } = await question();
    if (status >= 200 && status < 300) return body;
    if (status !== 0 && status < 500) throw new Error(`Refused with ${status}: ${JSON.stringify(body)}`);
    await sleep(500);
  }
  throw new Error('Refused too often');
}

/** Searches and reads most of the time, and writes in between; what was written is read at once. */
async function live(ask: Ask, memory: Memory, number: number, signal: AbortSignal): Promise<void> {
  for (let turn = number; !signal.aborted; turn += 1) {
    const word = WORDS[turn % WORDS.length] ?? '';
    const found = await ask<SearchResponse>('GET', `/v1/api/requisitions/search?q=${word}&limit=50`);
    const jobs = found.status === 200 ? found.body.data : [];
    const job = jobs[turn % Math.max(1, jobs.length)];
    if (job) await readAndKeep(ask, memory, job);
    await renameSearch(ask, memory, turn);
    await saveTitle(ask, memory);
    if (turn % 4 === 0) await askForMail(ask, memory);
    await sleep(PAUSE_MS);
  }
}

async function readAndKeep(ask: Ask, memory: Memory, job: SearchResponse['data'][number]): Promise<void> {
  await ask('GET', toJobPath(job.navigation));
  const kept = await ask('POST', '/v1/api/bookmarks', { source: job.source, requisition_id: job.id });
  if (kept.status !== 200 && kept.status !== 201) return;
  memory.bookmarks.add(job.id);
  const list = await ask<BookmarksResponse>('GET', '/v1/api/bookmarks?limit=1');
  if (list.status === 200 && !list.body.requisition_ids.includes(job.id))
    memory.unseen.push(`bookmark ${job.id}`);
}

async function renameSearch(ask: Ask, memory: Memory, turn: number): Promise<void> {
  const [id] = memory.searches.keys();
  const name = String(turn);
  const saved = await ask('PATCH', `/v1/api/saved-searches/${id}`, { name });
  if (id === undefined || saved.status !== 200) return;
  memory.searches.set(id, name);
  const list = await ask<SavedSearchesResponse>('GET', '/v1/api/saved-searches');
  if (list.status === 200 && list.body.data.find((search) => search.id === id)?.name !== name)
    memory.unseen.push(`search ${id} named ${name}`);
}

async function saveTitle(ask: Ask, memory: Memory): Promise<void> {
  const { profileId: id, title } = memory;
  title.asked += 1;
  const asked = title.asked;
  const saved = await ask('PUT', `/v1/api/job-profiles/${id}`, { desired_job_title: String(asked) });
  if (saved.status !== 200) return;
  title.acknowledged = asked;
  const read = await ask<JobProfile>('GET', `/v1/api/job-profiles/${id}`);
  if (read.status === 200 && Number(read.body.desired_job_title) !== asked)
    memory.unseen.push(`profile ${id} with ${asked}`);
}

async function askForMail(ask: Ask, memory: Memory): Promise<void> {
  const [id] = memory.searches.keys();
  const run = await ask<{ told: number }>('POST', `/v1/api/saved-searches/${id}/run`, {});
  if (run.status === 200) memory.told += run.body.told;
}
