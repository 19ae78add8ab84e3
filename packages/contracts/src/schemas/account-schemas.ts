import { z } from 'zod';
import { SOURCES } from '../ats.ts';
import { LIMITS } from '../limits.ts';
import { WORK_MODES } from '../posting.ts';
import { WAYS_IN } from '../sign-in-ways.ts';
import { cleanText, navigationSchema, statedFields, typedAddress } from './schemas.ts';

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

const redirect = z.string().max(2_000).optional();

export const sendMagicLinkRequestSchema = z.object({
  email: typedAddress,
  redirect,
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

/** What an earlier sign-in to the mailbox left in the browser. Without it the person is told of a new device. */
export const knownBrowser = z.string().max(200).optional();

export const verifyQuerySchema = z.object({
  token: z.string().max(500).optional(),
  known_browser: knownBrowser,
});
export const verifyCodeRequestSchema = z.object({
  request_token: z.string().max(200),
  code: z.string().max(20),
});

/** The digits of the mail that was asked for, in the session that asked. */
export const confirmPersonRequestSchema = verifyCodeRequestSchema;

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
export const messageResponseSchema = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof messageResponseSchema>;

export const linkedinStartRequestSchema = z.object({ redirect }).nullish();
export const linkedinStartResponseSchema = z.object({ authUrl: z.string(), state: z.string() });
export type LinkedinStartResponse = z.infer<typeof linkedinStartResponseSchema>;
export const linkedinCallbackQuerySchema = z.object({
  code: z.string().max(4_000).optional(),
  state: z.string().max(500).optional(),
  /** What the provider says when the person or it refused. */
  error: z.string().max(500).optional(),
  error_description: z.string().max(2_000).optional(),
  iss: z.string().max(500).optional(),
  known_browser: knownBrowser,
});

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

/** What became of a bookmarked posting since it was kept. */
export const bookmarkStatusSchema = z.enum(['open', 'changed', 'closed']);

export const bookmarkSchema = z.object({
  bookmark_id: z.number().int(),
  title: z.string(),
  company_name: z.string().nullable(),
  location: z.string().nullable(),
  source: z.enum(SOURCES),
  remote: z.boolean(),
  work_mode: z.enum(WORK_MODES).nullable(),
  country: z.string().nullable(),
  /** HTML, sanitised. In lists only the first words of a long one; `GET /api/bookmarks/{bookmark_id}` gives all. */
  description: z.string(),
  /** The description ends early. */
  description_cut: z.boolean(),
  /** As in search results; null when none could be made. */
  summary: z.string().nullable(),
  salary: z.string().nullable(),
  requisition_id: z.number().int(),
  external_id: z.string(),
  external_url: z.string().nullable(),
  bookmarked_at: z.string(),
  posted_at: z.string().nullable(),
  navigation: navigationSchema,
  /** Copies made before these were kept have none of them. */
  ...statedFields,
  /** Everything above is the copy made when it was kept; this says what happened to the posting since. */
  posting_status: bookmarkStatusSchema,
  /** When it changed or closed; null while it is as it was. */
  posting_status_at: z.string().nullable(),
  /** Last seen on the employer's board; null when the posting is no longer stored. */
  last_verified_at: z.string().nullable(),
  /** The same, under the name it has in search results. */
  updated_at: z.string().nullable(),
  changed_at: z.string().nullable(),
  first_seen_at: z.string().nullable(),
});
export type Bookmark = z.infer<typeof bookmarkSchema>;

/** Without a limit all are listed, as before there were pages; 0 asks for the numbers alone. */
export const bookmarksQuerySchema = z.object({
  limit: z.coerce.number().int().min(0).max(LIMITS.bookmarksPerUser).default(LIMITS.bookmarksPerUser),
  offset: z.coerce.number().int().min(0).max(LIMITS.bookmarksPerUser).default(0),
});

export const bookmarksResponseSchema = z.object({
  /** Newest first. */
  bookmarks: z.array(bookmarkSchema),
  /** Of all pages. */
  total: z.number().int(),
  /** Of the bookmarks of all pages, newest first: by these a card knows whether its job is kept. */
  requisition_ids: z.array(z.number().int()),
});
export type BookmarksResponse = z.infer<typeof bookmarksResponseSchema>;

/** Neither a source nor a number: what is odd is answered in the specification's words, as what is missing is. */
const odd = '?';
const requisitionId = z
  .union([z.number(), z.string().max(30)])
  .nullish()
  .catch(odd);
const sourceName = z.string().max(40).nullish().catch(odd);
export const addBookmarkRequestSchema = z.object({
  source: sourceName,
  requisition_id: requisitionId,
});
export const addBookmarkResponseSchema = z.object({ message: z.string(), bookmark: bookmarkSchema });

/** The body of the remove call: one `{source}_requisition_id` holds the id, the others are null. */
export const removeBookmarkRequestSchema = z.object({
  source: sourceName,
  requisition_id: requisitionId,
  bamboohr_requisition_id: requisitionId,
  greenhouseio_requisition_id: requisitionId,
  workday_requisition_id: requisitionId,
  adp_requisition_id: requisitionId,
  jobvite_requisition_id: requisitionId,
  breezy_requisition_id: requisitionId,
  lever_requisition_id: requisitionId,
  smartrecruiters_requisition_id: requisitionId,
  dover_requisition_id: requisitionId,
});
export type RemoveBookmarkRequest = z.infer<typeof removeBookmarkRequestSchema>;

export const removeBookmarkResponseSchema = z.object({
  message: z.string(),
  /** Puts it back within ten minutes; null when there was nothing to remove. */
  undo_token: z.string().nullable(),
});
export type RemoveBookmarkResponse = z.infer<typeof removeBookmarkResponseSchema>;

export const restoreBookmarkRequestSchema = z.object({ undo_token: z.uuid() });
export const restoreBookmarkResponseSchema = addBookmarkResponseSchema;
export type RestoreBookmarkResponse = z.infer<typeof restoreBookmarkResponseSchema>;

/** True counts for the dashboard and its latest bookmarks. */
export const dashboardResponseSchema = z.object({
  bookmarks: z.number().int(),
  applications: z.number().int(),
  /** Whether the person has a job profile. */
  has_job_profile: z.boolean(),
  recent_bookmarks: z.array(bookmarkSchema),
});
export type DashboardResponse = z.infer<typeof dashboardResponseSchema>;
