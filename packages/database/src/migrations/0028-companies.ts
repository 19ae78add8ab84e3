import { sql, type Kysely } from 'kysely';

/**
 * Names the employer of each board, for its page and in the addresses of its jobs. Boards from before keep what most of
 * their jobs have in their addresses; of several boards that have the same there, the first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table boards add column company_name text, add column company_slug text`.execute(db);
  await sql`
    with held as (
      select board_id,
        mode() within group (order by company) as name,
        mode() within group (order by company_slug) as slug
      from jobs where company is not null group by board_id
    ), named as (
      select boards.id, held.name, case source when 'workday' then board else held.slug end as slug,
        row_number() over (
          partition by source, case source when 'workday' then board else held.slug end order by boards.id) as nth
      from boards join held on held.board_id = boards.id
    )
    update boards set company_name = named.name,
      company_slug = case when nth = 1 then slug else slug || '-' || named.id end
    from named where named.id = boards.id`.execute(db);
  // A company may be called as another one is with a number behind it.
  await sql`
    update boards set company_slug = null
    where exists (select from boards as other where other.source = boards.source
      and other.company_slug = boards.company_slug and other.id < boards.id)`.execute(db);
  await sql`create unique index boards_company on boards (source, company_slug)`.execute(db);
}
