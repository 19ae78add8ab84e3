import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { SIGN_IN_WAYS } from './sign-in-ways.ts';

/** What a person may do. `premium` can also follow from a subscription. */
export const ROLES = ['admin', 'premium'] as const;
export type Role = (typeof ROLES)[number];

/** Who is signed in, as every sign-in answer carries it. */
export const userSchema = z.object({
  id: z.number().int(),
  /** Null until the person or LinkedIn gave one. */
  name: z.string().nullable(),
  email: z.string(),
  email_validated: z.boolean(),
  roles: z.array(z.enum(ROLES)),
  premium: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

/** The page that was wanted before a sign-in. */
export const redirectSchema = z.string().max(2_000).optional();

/** What an earlier sign-in to the mailbox left in the browser. Without it the person is told of a new device. */
export const knownBrowser = z.string().max(200).optional();

export const sessionResponseSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: userSchema,
  /** Kept by the browser beyond the session, for the next `send-magic-link` to the same mailbox. */
  known_browser: z.string().optional(),
  /** The page that was wanted before sign-in; one of ours, or absent. */
  redirect: z.string().optional(),
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

export const refreshRequestSchema = z.object({ refresh_token: z.string().max(500) });
export const profileResponseSchema = z.object({ user: userSchema });
export type ProfileResponse = z.infer<typeof profileResponseSchema>;

export const logoutRequestSchema = z
  .object({
    everywhere: z.boolean().optional(),
    /** With `everywhere`, and only then: the person's access tokens are revoked too. */
    access_tokens: z.boolean().optional(),
  })
  .nullish();

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
