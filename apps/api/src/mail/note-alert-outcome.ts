import { LIMITS } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';

/** What became of a mail: taken by the mail server, refused for good, or not handed over after many tries. */
export type AlertOutcome = 'sent' | 'refused' | 'undelivered';

/**
 * Notes with the searches of an alert what became of its mail; part of the transaction that settles the mail. What was not
 * sent was not told: it stays due. Refused three times in a row, an alert ends.
 */
export async function noteAlertOutcome(
  tx: Executor,
  mailId: number,
  { outcome, now }: { outcome: AlertOutcome; now: Date },
): Promise<void> {
  const searches = sql`(select distinct saved_search_id from saved_search_matches where mail_id = ${mailId})`;
  if (outcome === 'sent') {
    await sql`update saved_searches set bounces = 0 where bounces > 0 and id in ${searches}`.execute(tx);
    return;
  }
  const bounced = outcome === 'refused' ? 1 : 0;
  const ends = sql`bounces + ${bounced} >= ${LIMITS.alertBounces}`;
  await sql`
    update saved_searches set
      bounces = bounces + ${bounced},
      paused_from = case when ${ends} and frequency <> 'off' then frequency else paused_from end,
      frequency = case when ${ends} then 'off' else frequency end,
      next_due_at = case
        when frequency = 'off' or ${ends} then null
        when ${outcome === 'undelivered'} then ${now}::timestamptz
        when frequency = 'instant' then ${now}::timestamptz + interval '1 hour'
        else next_due_at end,
      last_sent_at = (
        select max(mails.settled_at) from saved_search_matches
        join mails on mails.id = saved_search_matches.mail_id and mails.state = 'sent'
        where saved_search_id = saved_searches.id)
    where id in ${searches}`.execute(tx);
  await sql`update saved_search_matches set mail_id = null where mail_id = ${mailId}`.execute(tx);
}
