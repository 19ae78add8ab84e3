import { describeCalls } from '../call.ts';
import { sessionResponseSchema } from '../session/schemas.ts';
import { MAGIC_LINK_ROUTES } from './routes.ts';
import {
  magicLinkPreviewRequestSchema,
  magicLinkPreviewResponseSchema,
  magicLinkStatusRequestSchema,
  magicLinkStatusResponseSchema,
  sendMagicLinkRequestSchema,
  sendMagicLinkResponseSchema,
  takeBackAddressRequestSchema,
  takeBackAddressResponseSchema,
  verifyCodeRequestSchema,
  verifyQuerySchema,
} from './schemas.ts';

/** Nobody has more mails to open; tokens are too long to be guessed anyway. */
const readsPerMinute = 30;

/** What mails with a link and a code do: they sign in, confirm an address, or take one back. */
export const magicLinkCalls = describeCalls('Sign-in', MAGIC_LINK_ROUTES, {
  sendMagicLink: {
    summary: 'Mail a sign-in link with 6 digits; the first use of an address registers it',
    access: 'anybody',
    body: sendMagicLinkRequestSchema,
    answer: sendMagicLinkResponseSchema,
    errors: [503],
  },
  getMagicLinkStatus: {
    summary: 'Whether the mail that this browser asked for was handed over',
    access: 'anybody',
    body: magicLinkStatusRequestSchema,
    answer: magicLinkStatusResponseSchema,
    errors: [404],
  },
  previewMagicLink: {
    summary: 'What the link of a mail would do, and for whom; spends nothing',
    access: 'anybody',
    perMinute: readsPerMinute,
    body: magicLinkPreviewRequestSchema,
    answer: magicLinkPreviewResponseSchema,
    errors: [401, 410],
  },
  takeBackAddress: {
    summary: 'Give an account its former address back, by the mail that went there; ends all its sessions',
    access: 'anybody',
    perMinute: readsPerMinute,
    body: takeBackAddressRequestSchema,
    answer: takeBackAddressResponseSchema,
    errors: [409, 410],
  },
  verifyMagicLink: {
    summary: 'Sign in by the link of a mail, once; or confirm a new address in the session that asked',
    access: 'anybody',
    query: verifyQuerySchema,
    // A look ahead would spend the link.
    noHead: true,
    answer: sessionResponseSchema,
    errors: [401, 409, 410],
  },
  verifyCode: {
    summary: 'Sign in by the 6 digits of a mail, in the browser that asked for it',
    access: 'anybody',
    body: verifyCodeRequestSchema,
    answer: sessionResponseSchema,
    errors: [410],
  },
});
