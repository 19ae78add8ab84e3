import { sql, type Kysely } from 'kysely';

/**
 * Pay whose words and figures disagree follows the words: postings whose pay field has words are read whole again at the
 * next reading of their board. Cities of the typeahead are written with their country, as everywhere else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column pay_overruled text`.execute(db);
  await sql`
    update boards set validator = null where id in (
      select board_id from jobs where status = 'open' and pay_origin = 'field' and pay_sentence is not null
    )`.execute(db);
  await sql`
    update jobs set fingerprint = ''
    where status = 'open' and pay_origin = 'field' and pay_sentence is not null`.execute(db);
  await sql`
    update places set display = display || ', United States'
    where country = 'US' and kind in ('city', 'zip') and display not like '%, United States'`.execute(db);
}
