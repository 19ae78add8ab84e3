import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { cleanText } from '../schema-parts.ts';
import { userSchema } from '../session/schemas.ts';

/** Profile settings; `email` differs from the stored one while a change waits for its confirmation. */
export const settingsSchema = z.object({
  name: z.string().nullable(),
  email: z.string(),
  /** The new address while its confirmation is awaited. */
  pending_email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  email_notifications: z.boolean(),
  job_recommendations: z.boolean(),
  marketing_communications: z.boolean(),
  /** Other ways to sign in to this account, which go on working after a change of address. */
  sign_ins_elsewhere: z.array(z.object({ name: z.string(), linked_at: z.string() })),
});
export type Settings = z.infer<typeof settingsSchema>;
export const settingsResponseSchema = z.object({
  user: userSchema,
  settings: settingsSchema,
  /** What the person keeps here, and how much it may be. */
  storage: z.object({ used_bytes: z.number().int(), max_bytes: z.number().int() }),
  /** Whether the account can be filled from a file: nothing is kept in it yet. */
  holds_nothing: z.boolean(),
});
export type SettingsResponse = z.infer<typeof settingsResponseSchema>;
export const updateSettingsRequestSchema = z.object({
  name: cleanText(LIMITS.nameMaxLength),
  email: z.string().max(1_000),
  phone: cleanText(LIMITS.phoneMaxLength),
  location: cleanText(LIMITS.personLocationMaxLength),
  email_notifications: z.boolean(),
  job_recommendations: z.boolean(),
  marketing_communications: z.boolean(),
});
export type UpdateSettingsRequest = z.infer<typeof updateSettingsRequestSchema>;

export const deleteAccountRequestSchema = z.object({
  /** The account's own address, typed by the person: the second of the two steps. */
  confirm_email: z.string().max(1_000),
});
