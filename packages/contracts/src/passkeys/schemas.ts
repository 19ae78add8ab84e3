import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { cleanText } from '../schema-parts.ts';
import { knownBrowser, redirectSchema } from '../session/schemas.ts';

const base64url = (max: number) =>
  z
    .string()
    .max(max, `must be at most ${max} characters`)
    .regex(/^[\w-]+$/, 'must be base64url');

/** Credential ids have 1,023 bytes at most. */
const credentialId = base64url(1_364);
/** Names the challenge, the kind of call and the origin. */
const clientDataJSON = base64url(4_000);

/** How browsers reach an authenticator; those that are not known here are left out. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(PASSKEY_TRANSPORTS)),
});

/** A passkey of the viewer's. Nothing of its key. */
export const passkeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: z.string(),
  /** Null until it is first used. */
  last_used_at: z.string().nullable(),
});
export type PasskeyView = z.infer<typeof passkeySchema>;

export const passkeysResponseSchema = z.object({
  /** Oldest first. */
  passkeys: z.array(passkeySchema),
  /** Whether the person proved in this session by one of them who they are. */
  confirmed: z.boolean(),
  /** Whether something that this person may do needs that: what admins see, where passkeys are required of them. */
  required: z.boolean(),
});
export type PasskeysResponse = z.infer<typeof passkeysResponseSchema>;

/** What a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const newPasskeyOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  /** Those there are already: one authenticator holds one. */
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptionsSchema>;

/** What a browser needs to have something signed: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyOptionsSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  /** Absent at sign-in: the authenticator shows the accounts that it knows. */
  allowCredentials: z.array(descriptor).optional(),
});
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** What `navigator.credentials.create` gave, as JSON. */
export const addPasskeyRequestSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});
export type AddPasskeyRequest = z.infer<typeof addPasskeyRequestSchema>;

/** What `navigator.credentials.get` gave, as JSON. */
export const passkeyAnswerRequestSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    userHandle: z.string().max(100).nullish(),
  }),
});
export type PasskeyAnswerRequest = z.infer<typeof passkeyAnswerRequestSchema>;

/** The same at a sign-in. */
export const passkeySignInRequestSchema = passkeyAnswerRequestSchema.extend({ known_browser: knownBrowser });
export type PasskeySignInRequest = z.infer<typeof passkeySignInRequestSchema>;

export const passkeySignInOptionsRequestSchema = z.object({ redirect: redirectSchema }).nullish();

export const renamePasskeyRequestSchema = z.object({ name: cleanText(LIMITS.passkeyNameMaxLength) });
export type RenamePasskeyRequest = z.infer<typeof renamePasskeyRequestSchema>;
