import type { Db } from '@firsthand/database';
import type { ReceivedMail } from '../../../../../packages/mailer/src/testing/start-smtp-server.ts';
import type { Memory } from './person.ts';

/** A request as a board saw it. */
export interface Seen {
  source: string;
  board: string;
  /** The worker and its start, as it calls itself. */
  by: string;
  at: number;
}

/** What a person was told is done and is not there. */
export async function findLostWrites(db: Db, people: readonly Memory[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { email, bookmarks, searches, profileId, title } of people) {
    const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    const of = (what: string) => lost.push(`${what} of ${email}`);
    if (!user) {
      of('the account');
      continue;
    }
    const kept = await db
      .selectFrom('bookmarks')
      .select('requisition_id')
      .where('user_id', '=', user.id)
      .execute();
    const keptIds = new Set(kept.map((bookmark) => bookmark.requisition_id));
    for (const id of bookmarks) if (!keptIds.has(id)) of(`bookmark ${id}`);
    const saved = await db
      .selectFrom('saved_searches')
      .select(['id', 'name'])
      .where('user_id', '=', user.id)
      .execute();
    // A name that was asked for later may have come through unheard; an earlier one may not.
    for (const [id, name] of searches) {
      const found = saved.find((search) => search.id === id)?.name;
      if (found === undefined || Number(found) < Number(name)) of(`search ${id} named ${name}`);
    }
    const profile = await db
      .selectFrom('job_profiles')
      .select('desired_job_title as found')
      .where('id', '=', profileId)
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    const found = Number(profile?.found ?? Number.NaN);
    if (!(found >= title.acknowledged && found <= title.asked)) of(`profile ${profileId} (${found})`);
  }
  return lost;
}

/**
 * Boards that two workers read at once, by what the boards saw: from the start of one reading to that of the next all
 * requests must come from one start of one worker.
 */
export async function findDoubleReadings(db: Db, seen: readonly Seen[]): Promise<string[]> {
  const doubled: string[] = [];
  const readings = await db
    .selectFrom('crawls')
    .innerJoin('boards', 'boards.id', 'crawls.board_id')
    .select(['crawls.id', 'source', 'board', 'started_at', 'finished_at', 'outcome'])
    .orderBy('crawls.id')
    .execute();
  for (const [index, { id, source, board, started_at, finished_at, outcome }] of readings.entries()) {
    const isSame = (other: { source: string; board: string }) =>
      other.source === source && other.board === board;
    const next = readings.slice(index + 1).find(isSame);
    const until = next?.started_at.getTime() ?? Infinity;
    const workers = new Set(
      seen
        .filter((asked) => isSame(asked) && asked.at >= started_at.getTime() && asked.at < until)
        .map(({ by }) => by),
    );
    const overlaps = outcome !== 'abandoned' && finished_at !== null && finished_at.getTime() > until;
    if (workers.size > 1 || overlaps)
      doubled.push(`reading ${id} of ${source}:${board}: ${[...workers].join(', ')}`);
  }
  return doubled;
}

/** Postings that are on a board and not open here, and those that were closed or opened again at any time. */
export async function findFalseClosings(db: Db, onBoards: readonly string[]): Promise<string[]> {
  const jobs = await db.selectFrom('jobs').select(['id', 'hosted_url', 'status']).execute();
  const open = new Set(jobs.filter(({ status }) => status === 'open').map(({ hosted_url }) => hosted_url));
  const changes = await db
    .selectFrom('job_changes')
    .select(['job_id', 'kind'])
    .where('kind', 'in', ['closed', 'reopened'])
    .execute();
  return [
    ...onBoards.filter((url) => !open.has(url)).map((url) => `${url} is not open`),
    ...changes.map(({ job_id, kind }) => `job ${job_id} was ${kind}`),
  ];
}

export interface MailCount {
  /** Mails that say the same as another one with another Message-ID, were not sent, or tell of a job once more. */
  wrong: string[];
  /** Mails that were handed over again as the same mail. */
  handedOverAgain: number;
}

/** Compares what the mail server was given with what people were promised and what the store says was sent. */
export async function countMails(
  db: Db,
  people: readonly Memory[],
  received: readonly ReceivedMail[],
): Promise<MailCount> {
  const byId = new Map<string, ReceivedMail[]>();
  for (const mail of received) {
    const id = mail.parsed.messageId ?? 'none';
    byId.set(id, [...(byId.get(id) ?? []), mail]);
  }
  const mails = await db.selectFrom('mails').select(['recipient', 'kind', 'state']).execute();
  const wrong = mails
    .filter(({ state }) => state !== 'sent')
    .map(({ kind, recipient, state }) => `a mail of kind ${kind} to ${recipient} is ${state}`);
  if (byId.size !== mails.length) wrong.push(`${byId.size} mails came and ${mails.length} were written`);
  for (const same of byId.values())
    if (new Set(same.map(({ to, parsed }) => `${to.join()} ${parsed.subject} ${parsed.text}`)).size > 1)
      wrong.push(`two mails share the Message-ID ${same[0]?.parsed.messageId}`);
  const different = [...byId.values()].flatMap(([first]) => first ?? []);
  for (const { email, signIns, told } of people) {
    const own = different.filter(({ to }) => to.includes(email));
    const codes = own.filter(({ parsed }) => /^ {4}\d{6}$/m.test(parsed.text ?? '')).length;
    if (codes < signIns.promised || codes > signIns.asked)
      wrong.push(`${codes} sign-in mails to ${email}, who was promised ${signIns.promised}`);
    const jobs = own.flatMap(({ parsed }) => [...new Set(parsed.text?.match(/\S+\/job\/[^\s?]+/g))]);
    if (new Set(jobs).size !== jobs.length) wrong.push(`${email} was told of a job twice`);
    const noted = await countTold(db, email);
    if (noted < told) wrong.push(`${email} was promised mail about ${told} jobs; ${noted} are noted`);
  }
  return { wrong, handedOverAgain: received.length - byId.size };
}

/** Matches of which a mail tells that was sent. */
async function countTold(db: Db, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_search_matches')
    .innerJoin('saved_searches', 'saved_searches.id', 'saved_search_id')
    .innerJoin('users', 'users.id', 'user_id')
    .innerJoin('mails', 'mails.id', 'mail_id')
    .where('users.email', '=', email)
    .where('mails.state', '=', 'sent')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
