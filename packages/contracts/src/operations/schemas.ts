import { z } from 'zod';
import { SOURCES } from '../ats.ts';
import { LIMITS } from '../limits.ts';
import { companySchema } from '../companies/schemas.ts';
import { navigationSchema } from '../schema-parts.ts';

/** What every list for admins takes. */
export const adminListQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.adminPageSizeMax).default(LIMITS.adminPageSize),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type AdminListQuery = z.infer<typeof adminListQuerySchema>;

/**
 * What readings say of a board. `unknown`: never read. `alive`: read to its end, with open postings; `quiet`: without.
 * `failing`: its last reading failed. `gone`: it failed for so long that it is asked ever more seldom; it comes back with the
 * first reading that works.
 */
export const BOARD_LIVES = ['unknown', 'alive', 'quiet', 'failing', 'gone'] as const;
export type BoardLife = (typeof BOARD_LIVES)[number];

/**
 * `failing`: crawled, and its last attempt failed. `paused`: by an admin. `kept-out`: at its employer's wish. `retired`: kept,
 * but no longer crawled. The others are lives.
 */
export const BOARD_STATES = [
  'all',
  'failing',
  'paused',
  'retired',
  'alive',
  'quiet',
  'gone',
  'unknown',
  'kept-out',
] as const;
export type BoardState = (typeof BOARD_STATES)[number];

export const boardsQuerySchema = adminListQuerySchema.extend({
  state: z.enum(BOARD_STATES).default('all'),
  /** Part of the company's or the board's name, whatever the case. */
  search: z.string().trim().max(LIMITS.boardSearchMaxLength).default(''),
});
export type BoardsQuery = z.infer<typeof boardsQuerySchema>;

const crawlOutcomeSchema = z.enum(['running', 'complete', 'unchanged', 'incomplete', 'failed', 'abandoned']);

const boardHealthSchema = z.object({
  id: z.number().int(),
  source: z.enum(SOURCES),
  board: z.string(),
  company: z.string().nullable(),
  origin: z.enum(['file', 'command', 'sandbox', 'person']),
  enabled: z.boolean(),
  /** Null unless an admin paused it. */
  paused_at: z.string().nullable(),
  life: z.enum(BOARD_LIVES),
  /** Since when. */
  life_since: z.string(),
  /** Its address before, `source:board`, when its system sent us on; null otherwise. */
  moved_from: z.string().nullable(),
  /** When it was kept out at its employer's wish. */
  kept_out_at: z.string().nullable(),
  open_jobs: z.number().int(),
  interval_seconds: z.number().int(),
  last_attempt_at: z.string().nullable(),
  last_success_at: z.string().nullable(),
  /** Null for a board that is paused or no longer crawled. */
  next_crawl_at: z.string().nullable(),
  /** Of the last attempt; null when it succeeded. */
  failure: z.object({ code: z.string(), message: z.string(), in_a_row: z.number().int() }).nullable(),
  /** The newest crawl that is kept; null when there is none. Counts are postings. */
  last_crawl: z
    .object({
      started_at: z.string(),
      finished_at: z.string().nullable(),
      outcome: crawlOutcomeSchema,
      read: z.number().int(),
      created: z.number().int(),
      changed: z.number().int(),
      closed: z.number().int(),
      reopened: z.number().int(),
      rejected: z.number().int(),
    })
    .nullable(),
});
export type BoardHealth = z.infer<typeof boardHealthSchema>;

export const boardsResponseSchema = z.object({
  data: z.array(boardHealthSchema),
  total: z.number().int(),
  limit: z.number().int(),
  offset: z.number().int(),
});
export type BoardsResponse = z.infer<typeof boardsResponseSchema>;

/** The board of a careers address, and in words whether it is new. */
export const addedBoardSchema = z.object({ message: z.string(), company: companySchema });
export type AddedBoard = z.infer<typeof addedBoardSchema>;

/** Boards of which a reading would have closed most postings at once, the longest held first. */
export const heldClosingsResponseSchema = z.object({
  data: z.array(
    z.object({
      board_id: z.number().int(),
      source: z.enum(SOURCES),
      board: z.string(),
      company: z.string().nullable(),
      held_at: z.string(),
      /** Open postings that the last reading did not list. */
      missing: z.number().int(),
      open_jobs: z.number().int(),
      /** Titles of a few of them. */
      examples: z.array(z.string()),
      /** Nothing can be agreed to then, since nothing is read. */
      is_paused: z.boolean(),
      /** When an admin agreed, within a day; the next reading may then close as many. */
      agreed_at: z.string().nullable(),
    }),
  ),
  total: z.number().int(),
});
export type HeldClosingsResponse = z.infer<typeof heldClosingsResponseSchema>;

/** Why a job was closed, of the last 30 days, newest first. */
export const closingsResponseSchema = z.object({
  data: z.array(
    z.object({
      requisition_id: z.string(),
      title: z.string(),
      company: z.string().nullable(),
      navigation: navigationSchema,
      source: z.enum(SOURCES),
      board: z.string(),
      closed_at: z.string(),
      /**
       * `gone`: a complete reading did not list it. `detail-gone`: it was listed and its own page answered 404 or 410.
       * `deleted`: nobody could verify it for four weeks.
       */
      reason: z.enum(['gone', 'detail-gone', 'deleted']),
      /** The reading that closed it; null where none did, or it is no longer kept. */
      crawl: z
        .object({
          started_at: z.string(),
          finished_at: z.string().nullable(),
          outcome: crawlOutcomeSchema,
          read: z.number().int(),
          closed: z.number().int(),
        })
        .nullable(),
    }),
  ),
  total: z.number().int(),
});
export type ClosingsResponse = z.infer<typeof closingsResponseSchema>;

export const operationsResponseSchema = z.object({
  as_of: z.string(),
  boards: z.object({
    crawled: z.number().int(),
    failing: z.number().int(),
    never_read: z.number().int(),
    paused: z.number().int(),
    quiet: z.number().int(),
    gone: z.number().int(),
    retired: z.number().int(),
    kept_out: z.number().int(),
  }),
  jobs: z.object({
    open: z.number().int(),
    verified_last_day: z.number().int(),
    /** Of the open jobs; null when there is none. */
    oldest_verified_at: z.string().nullable(),
    /** As many as the store is made for; null where that is nobody's limit. */
    most: z.number().int().nullable(),
  }),
  /** How the node that answers this searches; null where it always asks the store. */
  search: z
    .object({
      executor: z.enum(['bitmap', 'opensearch', 'sql']),
      /** Why the index does not answer, where that is known. */
      reason: z.string().nullable(),
      /** Searches since the start: by the index, by the store before it was ready, by the store since the index failed. */
      answered: z.object({
        bitmap: z.number().int(),
        opensearch: z.number().int(),
        sql: z.number().int(),
        rescued: z.number().int(),
      }),
      /** Of the index's thread, or of writing to the cluster. */
      restarts: z.number().int(),
      /** Null while nobody says. */
      index: z.object({ jobs: z.number().int(), bytes: z.number().int() }).nullable(),
    })
    .nullable(),
  queue: z.object({
    /** Due now or later. */
    waiting: z.number().int(),
    /** Should have begun more than a minute ago and nobody took it. */
    overdue: z.number().int(),
    running: z.number().int(),
    /** Attempts ran out; all of them, of which `gave_up` has the newest. */
    gave_up_total: z.number().int(),
    gave_up: z.array(
      z.object({
        id: z.number().int(),
        kind: z.string(),
        attempts: z.number().int(),
        last_error: z.string().nullable(),
        failed_at: z.string(),
      }),
    ),
  }),
});
export type OperationsResponse = z.infer<typeof operationsResponseSchema>;
