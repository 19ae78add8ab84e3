import type { Executor, Tables } from '@firsthand/database';
import type { ExpressionBuilder } from 'kysely';
import { isEntryOf, type Person } from './person.ts';
import { personalTable, type PersonalTable } from './personal-table.ts';

/** The searches a person keeps, and those whose alerts an address of theirs asked for without an account. */
export const SAVED_SEARCH_TABLES: readonly PersonalTable[] = [
  personalTable({
    table: 'saved_searches',
    file: 'saved-searches',
    key: ['id'],
    select: (db, person) =>
      db
        .selectFrom('saved_searches')
        .select(['id', 'email', 'name', 'query', 'frequency', 'hour', 'weekday', 'time_zone', 'next_due_at'])
        .select(['paused_from', 'confirmed_at', 'bounces', 'last_sent_at', 'last_seen_at', 'created_at'])
        .where((row) => isSearchOf(row, person)),
  }),
  personalTable({
    table: 'saved_search_matches',
    file: 'saved-search-matches',
    key: ['saved_search_id', 'job_id'],
    select: (db, person) =>
      db
        .selectFrom('saved_search_matches')
        .select(['saved_search_matches.saved_search_id', 'job_id', 'matched_at', 'mail_id'])
        .where('saved_search_matches.saved_search_id', 'in', (eb) =>
          eb
            .selectFrom('saved_searches')
            .select('saved_searches.id')
            .where((row) => isSearchOf(row, person)),
        ),
  }),
];

/** Removes them all: those without an account do not go with it. */
export async function removeAlerts(tx: Executor, person: Person): Promise<void> {
  await tx
    .deleteFrom('saved_searches')
    .where((row) => isSearchOf(row, person))
    .execute();
}

function isSearchOf(row: ExpressionBuilder<Tables, 'saved_searches'>, person: Person) {
  return row.or([
    row('user_id', '=', person.id),
    row.and([
      row('user_id', 'is', null),
      isEntryOf(person, row.ref('email_key').$castTo<string>(), row.ref('saved_searches.created_at')),
    ]),
  ]);
}
