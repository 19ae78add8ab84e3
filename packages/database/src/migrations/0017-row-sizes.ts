import { sql, type Kysely } from 'kysely';

/**
 * How many bytes a person's row holds, for the limit on what one person may keep. The database works it out with every
 * write, so no writer can forget it, and a sum reads none of the large values themselves (decision 47).
 */
const SIZES: Record<string, string> = {
  bookmarks: 'octet_length(posting::text)',
  job_applications: 'octet_length(job_data::text) + octet_length(notes)',
  application_packets: 'octet_length(packet::text)',
  application_submissions: "octet_length(coalesce(receipt::text, '')) + octet_length(coalesce(message, ''))",
  application_drafts: 'octet_length(job::text) + octet_length(form::text) + octet_length(typed::text)',
  stored_answers: 'octet_length(question) + octet_length(answer::text)',
  profile_experience: 'octet_length(job_title) + octet_length(company_name) + octet_length(description)',
  resume_readings: 'octet_length(reading::text)',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, size] of Object.entries(SIZES)) {
    await sql`
      alter table ${sql.table(table)}
      add column bytes integer not null generated always as (${sql.raw(size)}) stored`.execute(db);
  }
}
