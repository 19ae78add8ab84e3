import { z } from 'zod';
import {
  ANSWER_SOURCES,
  APPLICATION_FILE_KINDS,
  APPLICATION_STAGES,
  APPLICATION_STATUSES,
  FORM_FIELD_KINDS,
} from '../applying.ts';
import { LIMITS } from '../../limits.ts';
import { cleanText } from '../../schema-parts.ts';
import { applicationDraftSchema, draftInBriefSchema } from '../drafts/schemas.ts';
import { filledFieldSchema } from '../schemas.ts';

const id = z.number().int();

/**
 * Asks what an employer's application page is. `from` is the page of the same host that led to it. Without a page the
 * answer says who asks.
 */
export const applyPageQuerySchema = z.object({
  url: z.string().max(LIMITS.pageUrlMaxLength).optional(),
  from: z.string().max(LIMITS.pageUrlMaxLength).optional(),
});

/** What is known of the posting that an application page belongs to. */
export const applyPageSchema = z.object({
  /** Null with a `message` when the page is none of a posting that is held here. */
  job: draftInBriefSchema.shape.job.nullable(),
  is_open: z.boolean(),
  message: z.string().nullable(),
  /** What was prepared and not confirmed. */
  draft: applicationDraftSchema.nullable(),
  application: z
    .object({
      id,
      application_status: z.enum(APPLICATION_STATUSES),
      stage: z.enum(APPLICATION_STAGES),
      applied_at: z.string(),
      /** Whether it was sealed and waits for the person to send it. */
      waits: z.boolean(),
    })
    .nullable(),
  /** The job profiles an application can be prepared with. */
  profiles: z.array(z.object({ id, profile_name: z.string() })),
  /** Who it is that asks, to be shown. */
  account: z.object({
    name: z.string().nullable(),
    email: z.string(),
    /** False for an access token whose scopes leave applying out. */
    may_apply: z.boolean(),
  }),
});
export type ApplyPage = z.infer<typeof applyPageSchema>;

const label = cleanText(LIMITS.formLabelMaxLength);
/** A field as the page shows it; of choices the words. */
const pageFieldSchema = z.object({
  key: z.string().max(200),
  label,
  kind: z.enum(FORM_FIELD_KINDS),
  required: z.boolean(),
  options: z.array(cleanText(500)).max(LIMITS.formOptionsMax),
  /** The heading of the part of the form that it stands in, as the page words it. */
  section: cleanText(300).nullish(),
});
const namesJob = { requisition_id: id, source: z.string().max(40) };

/** Lists that forms ask entry by entry. */
const ENTRY_LISTS = ['experience', 'education'] as const;
/** Of an entry that a page shows saved: what is longer tells no more of which one it is. */
const SHOWN_ENTRY_MAX = 2_000;
const SHOWN_ENTRIES_MAX = 60;

export const fillPageRequestSchema = z.object({
  ...namesJob,
  fields: z
    .array(
      pageFieldSchema.extend({
        /** What stands in a field that belongs to an entry of a list: no entry is then offered twice. */
        stands: cleanText(LIMITS.answerMaxLength).nullish(),
      }),
    )
    .max(LIMITS.formFieldsMax),
  /** The words of entries that the page shows and no longer asks for. */
  shown_entries: z.array(cleanText(SHOWN_ENTRY_MAX)).max(SHOWN_ENTRIES_MAX).nullish(),
});
export type FillPageRequest = z.infer<typeof fillPageRequestSchema>;
export const fillPageResponseSchema = z.object({
  /** Of the fields that were named, those that can be filled at all. */
  fields: z.array(
    filledFieldSchema.extend({
      /** Which entry of the page's list it belongs to, counted from 1. */
      entry: z.object({ list: z.enum(ENTRY_LISTS), number: id }).nullish(),
    }),
  ),
  /** How many entries of the profile no field of the page asks for, of the lists that the page asks. */
  further_entries: z.object({ experience: id, education: id }),
  /** Where the files are that fields of kind `file` name. */
  files: z.array(
    z.object({ kind: z.enum(APPLICATION_FILE_KINDS), filename: z.string(), size: id, path: z.string() }),
  ),
});
export type FillPageResponse = z.infer<typeof fillPageResponseSchema>;

/** What stood in the employer's form when the person sent it. */
export const recordPageRequestSchema = z.object({
  ...namesJob,
  fields: z
    .array(
      pageFieldSchema.extend({
        value: z
          .union([
            cleanText(LIMITS.answerMaxLength),
            z.array(cleanText(LIMITS.answerMaxLength)).max(LIMITS.formOptionsMax),
          ])
          .nullable(),
        /** Where a filled value came from; null for what the person wrote on the page. */
        source: z.object({ kind: z.enum(ANSWER_SOURCES), detail: cleanText(500) }).nullable(),
      }),
    )
    .max(LIMITS.formFieldsMax),
});
export type RecordPageRequest = z.infer<typeof recordPageRequestSchema>;
