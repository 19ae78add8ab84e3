import { z } from 'zod';
import { SOURCES } from '../ats.ts';

const count = z.number().int();

/** What is read of the market, how much of it, and how fresh that is. */
export const coverageSchema = z.object({
  as_of: z.string(),
  boards: z.object({
    /** That the list of boards names and nobody keeps out. */
    listed: count,
    /** Read to their end, with open postings; without any. */
    with_jobs: count,
    without_jobs: count,
    /** Their last reading failed; they failed for so long that they are asked seldom. */
    failing: count,
    gone: count,
    /** Not read yet. */
    unread: count,
    /** At their employers' wish. */
    kept_out: count,
  }),
  /** Boards of one system that are called the same count once. */
  employers: count,
  open_jobs: count,
  /** How long ago open jobs were last seen on their boards, in minutes; null without any. */
  verified_minutes_ago: z.object({ median: count, ninety_five_percent: count }).nullable(),
  systems: z.array(z.object({ source: z.enum(SOURCES), boards: count, employers: count, open_jobs: count })),
  /** Those with most open jobs; null: the posting names none. */
  countries: z.array(z.object({ country: z.string().nullable(), open_jobs: count })),
});
export type Coverage = z.infer<typeof coverageSchema>;
