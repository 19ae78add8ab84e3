import { z } from 'zod';

/** Longer short fields are no names, places or labels; they are read as missing. */
const LONGEST_LABEL = 2_000;

/** Text or a number, trimmed; anything else, and emptiness, is null. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => (value === null || value === undefined ? null : String(value).trim() || null));

const label = text.transform((value) => (value !== null && value.length > LONGEST_LABEL ? null : value));

/** What can stand in an address and be told apart; anything else is no id. */
const identity = text.transform((value) => (value !== null && /^\w[\w-]{0,99}$/.test(value) ? value : null));

/** The elements that fit; one that does not fit never costs the others. */
function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((values) =>
      (values ?? []).flatMap((value) => {
        const parsed = item.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

const metadata = z.object({ name: label, value: z.unknown().optional(), value_type: label });

const payInputRange = z.object({
  min_cents: z.unknown().optional(),
  max_cents: z.unknown().optional(),
  currency_type: label,
  title: label,
  blurb: text,
});

/** A job of the list, or the single job; every field may be missing. */
export const jobRow = z.object({
  id: identity,
  title: text,
  absolute_url: label,
  location: z.object({ name: label }).nullish().catch(null),
  first_published: label,
  requisition_id: label,
  company_name: label,
  language: label,
  metadata: listOf(metadata),
  content: text,
  departments: listOf(z.object({ name: label })),
  offices: listOf(z.object({ name: label, location: label })),
  pay_input_ranges: listOf(payInputRange),
});

export type JobRow = z.infer<typeof jobRow>;
export type Metadata = z.infer<typeof metadata>;

/** The list's envelope; `meta.total` may be absent. */
export const jobList = z.object({
  jobs: z.array(z.unknown()),
  meta: z
    .object({ total: z.number().int().nonnegative().nullish().catch(null) })
    .nullish()
    .catch(null),
});
