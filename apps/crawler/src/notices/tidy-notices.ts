import { DAY_MS, LIMITS } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';

/** Removes notices that are too old, and of everybody all but the newest. Gives how many went. */
export async function tidyNotices(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`
    delete from notices where id in (
      select id from notices where at < ${new Date(now.getTime() - LIMITS.noticeDays * DAY_MS)}::timestamptz
      union all
      select id from (
        select id, row_number() over (partition by user_id order by at desc, id desc) as place from notices
      ) as placed
      where place > ${LIMITS.noticesPerUser}
    )
    returning id`.execute(db);
  return rows.length;
}
