import { z } from 'zod';
import { SOURCES } from './ats.ts';
import { LIMITS } from './limits.ts';
import { WORK_MODES } from './posting.ts';
import { cleanText, navigationSchema } from './wire.ts';

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
/** Checked by the service, so that the answer has the specification's words. */
const emailInput = z.string().max(1_000).optional();

export const sendMagicLinkRequestSchema = z.object({ email: emailInput, redirect });
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

export const verifyQuerySchema = z.object({ token: z.string().max(500).optional() });
export const verifyCodeRequestSchema = z.object({
  request_token: z.string().max(200),
  code: z.string().max(20),
});

export const sessionResponseSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: userSchema,
  /** The page that was wanted before sign-in; one of ours, or absent. */
  redirect: z.string().optional(),
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

export const refreshRequestSchema = z.object({ refresh_token: z.string().max(500) });
export const profileResponseSchema = z.object({ user: userSchema });

export const logoutRequestSchema = z.object({ everywhere: z.boolean().optional() }).nullish();
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
});
export type Settings = z.infer<typeof settingsSchema>;
export const settingsResponseSchema = z.object({ user: userSchema, settings: settingsSchema });
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
  /** HTML, sanitised. */
  description: z.string(),
  /** As in search results; null when none could be made. */
  summary: z.string().nullable(),
  salary: z.string().nullable(),
  requisition_id: z.number().int(),
  external_id: z.string(),
  external_url: z.string().nullable(),
  bookmarked_at: z.string(),
  posted_at: z.string().nullable(),
  navigation: navigationSchema,
  /** Everything above is the copy made when it was kept; this says what happened to the posting since. */
  posting_status: bookmarkStatusSchema,
  /** When it changed or closed; null while it is as it was. */
  posting_status_at: z.string().nullable(),
  /** Last seen on the employer's board; null when the posting is no longer stored. */
  last_verified_at: z.string().nullable(),
  first_seen_at: z.string().nullable(),
});
export type Bookmark = z.infer<typeof bookmarkSchema>;

export const bookmarksResponseSchema = z.object({ bookmarks: z.array(bookmarkSchema) });
export type BookmarksResponse = z.infer<typeof bookmarksResponseSchema>;

const requisitionId = z.union([z.number(), z.string().max(30)]).nullish();
/** Loose on purpose: what is missing or odd is answered in the specification's words. */
export const addBookmarkRequestSchema = z.object({
  source: z.string().max(40).nullish(),
  requisition_id: requisitionId,
});
export const addBookmarkResponseSchema = z.object({ message: z.string(), bookmark: bookmarkSchema });

/** The body of the remove call: one `{source}_requisition_id` holds the id, the others are null. */
export const removeBookmarkRequestSchema = z.object({
  source: z.string().max(40).nullish(),
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

/** True counts for the dashboard and its latest bookmarks. */
export const dashboardResponseSchema = z.object({
  bookmarks: z.number().int(),
  applications: z.number().int(),
  recent_bookmarks: z.array(bookmarkSchema),
});
export type DashboardResponse = z.infer<typeof dashboardResponseSchema>;
