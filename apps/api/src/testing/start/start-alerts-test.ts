import type { Posting, SavedQuery } from '@firsthand/contracts';
import type { Tables } from '@firsthand/database';
import { aPlace, aPosting, insertBoard, type OpenTestDatabase } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import type { Insertable } from 'kysely';
import { writeDueAlerts, type AlertTools } from '../../features/saved-searches/alerts/write-alerts.ts';
import { aClock } from '../a-clock.ts';
import { signIn } from '../sign-in.ts';
import { TEST_AUTH, TEST_NOW, TEST_URL } from '../test-api.ts';

type SearchValues = Partial<Insertable<Tables['saved_searches']>>;

/** Ada with saved searches, jobs that come for them, and what writes the mails. */
export async function startAlertsTest(open: OpenTestDatabase) {
  const { db, database } = await open();
  const clock = aClock();
  const ada = await signIn(database);
  const board = await insertBoard(db, { board: 'acme', company: 'Acme' });
  const tools: AlertTools = {
    ...{ db, now: clock.now, publicUrl: TEST_URL, secret: TEST_AUTH.secret },
  };
  const listed: Posting[] = [];
  let postings = 0;
  const add = async (...given: Partial<Posting>[]) => {
    const found = given.map((posting) => {
      postings += 1;
      return aPosting({ externalId: `p${postings}`, company: 'Acme', ...posting });
    });
    listed.push(...found);
    return (await crawlPostings(db, board, listed, clock.now())).slice(-given.length);
  };
  return {
    ...{ db, database, clock, ada, board, tools },
    /** Saved by Ada an hour before, and due now, unless said. */
    save: async (query: SavedQuery, values: SearchValues = {}) => {
      const { id } = await db
        .insertInto('saved_searches')
        .values({
          ...{ user_id: ada.user.id, name: String(query['q'] ?? 'All'), frequency: 'daily' },
          ...{ next_due_at: TEST_NOW, confirmed_at: TEST_NOW },
          created_at: new Date(TEST_NOW.getTime() - 3_600_000),
          ...values,
          query: JSON.stringify(query),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** Further postings that a crawl stored; gives the numbers of their jobs. */
    post: (...titles: string[]) => add(...titles.map((title) => ({ title }))),
    /** The same role in several towns. */
    postIn: (title: string, ...towns: string[]) =>
      add(...towns.map((city) => ({ title, places: [aPlace({ city, text: city })] }))),
    postAbout: (title: string, descriptionText: string) => add({ title, descriptionText }),
    /** Takes the posting of this title off the board, or puts it back. */
    change: async (title: string, status: 'closed' | 'open') => {
      const shown = listed.filter((posting) => status === 'open' || posting.title !== title);
      await crawlPostings(db, board, shown, clock.now());
    },
    match: async (searchId: number, ...jobIds: number[]) => {
      const rows = jobIds.map((id) => ({ saved_search_id: searchId, job_id: id, matched_at: clock.now() }));
      await db.insertInto('saved_search_matches').values(rows).execute();
    },
    write: () => writeDueAlerts(tools),
    listMails: () => db.selectFrom('mails').selectAll().orderBy('id').execute(),
    readSearch: (id: number) =>
      db.selectFrom('saved_searches').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** The jobs of a search that a mail tells of. */
    listTold: async (searchId: number) => {
      const rows = await db
        .selectFrom('saved_search_matches')
        .select('job_id')
        .where('saved_search_id', '=', searchId)
        .where('mail_id', 'is not', null)
        .orderBy('job_id')
        .execute();
      return rows.map((row) => row.job_id);
    },
  };
}
