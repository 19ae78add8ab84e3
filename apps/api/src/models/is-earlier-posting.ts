import { sql, type RawBuilder } from 'kysely';

/** Shorter texts ("See our website") say too little to tell that two postings are one. */
const SHORTEST_TEXT = 200;

/**
 * Whether the job `earlier` is the same posting of the same board as the job `job`, with the same title and text, seen
 * before. One that is still open elsewhere is another opening of the role. Both are names of `jobs` in the query.
 */
export function isEarlierPosting(earlier: string, job: string): RawBuilder<boolean> {
  const [other, one] = [sql.ref(earlier), sql.ref(job)];
  return sql<boolean>`(
    ${other}.board_id = ${one}.board_id
    and md5(lower(${other}.title) || E'\\n' || ${other}.description_text)
      = md5(lower(${one}.title) || E'\\n' || ${one}.description_text)
    and ${other}.id <> ${one}.id and ${other}.first_seen_at < ${one}.first_seen_at
    and (${other}.status = 'closed' or ${other}.location_text is not distinct from ${one}.location_text)
    and length(${one}.description_text) >= ${SHORTEST_TEXT})`;
}
