import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { SIGN_IN_WAYS } from '../sign-in-ways.ts';

export const sessionsQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.sessionsPageSize).default(LIMITS.sessionsPageSize),
  offset: z.coerce.number().int().min(0).max(LIMITS.searchOffsetMax).default(0),
});

/** A browser in which the person is signed in. */
export const listedSessionSchema = z.object({
  id: z.string(),
  /** In words, as "Firefox on Linux". */
  device: z.string(),
  /** The sign-in. */
  created_at: z.string(),
  last_used_at: z.string(),
  /** Null of sign-ins from before this was kept. */
  signed_in_with: z.enum(SIGN_IN_WAYS).nullable(),
  /** It is the one that asks. */
  current: z.boolean(),
});
export type ListedSession = z.infer<typeof listedSessionSchema>;

/** The one that asks first, then the latest used. */
export const sessionsResponseSchema = z.object({
  data: z.array(listedSessionSchema),
  total: z.number().int(),
});
export type SessionsResponse = z.infer<typeof sessionsResponseSchema>;

export const sessionParamsSchema = z.object({ id: z.string().max(100) });
