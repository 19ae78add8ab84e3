import { z } from 'zod';
import { ACCESS_SCOPES } from './access-tokens.ts';
import { LIMITS } from '../limits.ts';
import { cleanText } from '../schema-parts.ts';

const scopes = z.array(z.enum(ACCESS_SCOPES)).min(1, 'must name at least one').max(ACCESS_SCOPES.length);

/** What a person gave a program so that it may act for them; never with the token itself. */
export const accessTokenSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  scopes,
  created_at: z.string(),
  /** Null: it holds until it is revoked. */
  expires_at: z.string().nullable(),
  /** To within a minute; null before the first use. */
  last_used_at: z.string().nullable(),
});
export type AccessTokenView = z.infer<typeof accessTokenSchema>;

/** The latest first, those that ran out among them. */
export const accessTokensQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.searchPageSizeMax).default(LIMITS.searchPageSize),
  offset: z.coerce.number().int().min(0).max(LIMITS.searchOffsetMax).default(0),
});
export const accessTokensResponseSchema = z.object({
  /** The latest first. */
  data: z.array(accessTokenSchema),
  total: z.number().int(),
});
export type AccessTokensResponse = z.infer<typeof accessTokensResponseSchema>;

export const createAccessTokenRequestSchema = z.object({
  name: cleanText(LIMITS.accessTokenNameMaxLength),
  scopes,
  /** Absent or null: it does not run out. */
  expires_at: z.iso.datetime({ offset: true }).nullish(),
});
export type CreateAccessTokenRequest = z.infer<typeof createAccessTokenRequestSchema>;

/** The only answer with the token: what is kept of it is a hash. */
export const createdAccessTokenSchema = accessTokenSchema.extend({ token: z.string() });
export type CreatedAccessToken = z.infer<typeof createdAccessTokenSchema>;
