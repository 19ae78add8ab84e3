import type * as account from '../schemas/account-schemas.ts';
import type { Of, RoutesOf } from './call.ts';

/** The ways into a session. */
export interface SignInCalls {
  /** Asks for a mail with link and code. */
  sendMagicLink: {
    body: Of<typeof account.sendMagicLinkRequestSchema>;
    answer: account.SendMagicLinkResponse;
  };
  /** What became of the mail that was asked for. */
  getMagicLinkStatus: {
    body: Of<typeof account.magicLinkStatusRequestSchema>;
    answer: account.MagicLinkStatusResponse;
  };
  /** What a mail's link would do, without doing it. */
  previewMagicLink: { body: account.MagicLinkPreviewRequest; answer: account.MagicLinkPreviewResponse };
  /** Gives an account its former address back, by the mail that went there. */
  takeBackAddress: {
    body: Of<typeof account.takeBackAddressRequestSchema>;
    answer: account.TakeBackAddressResponse;
  };
  /** Spends a mail's link. */
  verifyMagicLink: { query: Of<typeof account.verifyQuerySchema>; answer: account.SessionResponse };
  /** Spends a mail's code together with the token of the request for it. */
  verifyCode: { body: Of<typeof account.verifyCodeRequestSchema>; answer: account.SessionResponse };
  /** Where LinkedIn's sign-in begins, and the state it will bring back. */
  startLinkedin: {
    body: NonNullable<Of<typeof account.linkedinStartRequestSchema>>;
    answer: account.LinkedinStartResponse;
  };
  /** Ends LinkedIn's sign-in with what it brought back. */
  finishLinkedin: { query: Of<typeof account.linkedinCallbackQuerySchema>; answer: account.SessionResponse };
}

export const SIGN_IN_ROUTES = {
  sendMagicLink: 'POST /v1/api/auth/send-magic-link',
  getMagicLinkStatus: 'POST /v1/api/auth/magic-link-status',
  previewMagicLink: 'POST /v1/api/auth/magic-link-preview',
  takeBackAddress: 'POST /v1/api/auth/take-back-address',
  verifyMagicLink: 'GET /v1/api/auth/verify',
  verifyCode: 'POST /v1/api/auth/verify-code',
  startLinkedin: 'POST /v1/api/auth/linkedin',
  finishLinkedin: 'GET /v1/api/auth/linkedin/callback',
} as const satisfies RoutesOf<SignInCalls>;
