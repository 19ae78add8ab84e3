import { z } from 'zod';
import { typedAddress } from '../schema-parts.ts';
import { knownBrowser, redirectSchema } from '../session/schemas.ts';
import { WAYS_IN } from '../session/sign-in-ways.ts';

export const sendMagicLinkRequestSchema = z.object({
  email: typedAddress,
  redirect: redirectSchema,
  /** What a sign-in to this mailbox left in the browser; keeps strangers' requests from using up its own. */
  known_browser: z.string().max(200).optional(),
});
export const sendMagicLinkResponseSchema = z.object({
  message: z.string(),
  /** Kept by the browser that asked: the mail's six digits work only together with it. */
  request_token: z.string(),
  expires_at: z.string(),
});
export type SendMagicLinkResponse = z.infer<typeof sendMagicLinkResponseSchema>;

export const magicLinkStatusRequestSchema = z.object({ request_token: z.string().max(200) });
/** `waiting`: not handed to the mail server yet; `failed`: it never will be. */
export const magicLinkStatusResponseSchema = z.object({ state: z.enum(['waiting', 'sent', 'failed']) });
export type MagicLinkStatusResponse = z.infer<typeof magicLinkStatusResponseSchema>;

export const magicLinkPreviewRequestSchema = z.object({
  token: z.string().max(500).optional(),
  /** Of the mails that this browser asked for. */
  request_tokens: z.array(z.string().max(200)).max(10).optional(),
});
/** What a link would do, which is not done by asking. */
export const magicLinkPreviewResponseSchema = z.object({
  kind: z.enum(['sign-in', 'email-change']),
  /** Where the mail went. Null for a new address outside the session that asked for it. */
  email: z.string().nullable(),
  /** Whether this browser, or for a new address this session, asked for the mail. */
  asked_here: z.boolean(),
  expires_at: z.string(),
});
export type MagicLinkPreviewRequest = z.infer<typeof magicLinkPreviewRequestSchema>;
export type MagicLinkPreviewResponse = z.infer<typeof magicLinkPreviewResponseSchema>;

export const takeBackAddressRequestSchema = z.object({ token: z.string().max(500).optional() });
export const removedWayInSchema = z.object({
  kind: z.enum(WAYS_IN),
  /** What the person calls a passkey or an access token; "LinkedIn" otherwise. */
  name: z.string(),
  added_at: z.string(),
});
export type RemovedWayIn = z.infer<typeof removedWayInSchema>;

export const takeBackAddressResponseSchema = z.object({
  message: z.string(),
  /** The account's address again. */
  email: z.string(),
  /** Ways into the account that came shortly before the change or since; oldest first. */
  removed: z.array(removedWayInSchema),
});
export type TakeBackAddressResponse = z.infer<typeof takeBackAddressResponseSchema>;

export const verifyQuerySchema = z.object({
  token: z.string().max(500).optional(),
  known_browser: knownBrowser,
});
export const verifyCodeRequestSchema = z.object({
  request_token: z.string().max(200),
  code: z.string().max(20),
});
