import { describeCalls } from '../call.ts';
import { ACCESS_TOKEN_ROUTES } from './routes.ts';
import {
  accessTokensQuerySchema,
  accessTokensResponseSchema,
  createAccessTokenRequestSchema,
  createdAccessTokenSchema,
} from './schemas.ts';
import { messageResponseSchema } from '../schema-parts.ts';

/** What programs act with in a person's name. */
export const accessTokenCalls = describeCalls('Access tokens', ACCESS_TOKEN_ROUTES, {
  listAccessTokens: {
    summary: 'What programs act with in the person’s name, without the tokens themselves',
    access: 'person',
    query: accessTokensQuerySchema,
    answer: accessTokensResponseSchema,
  },
  createAccessToken: {
    summary:
      'Makes an access token, within 15 minutes of a proof of who asks; no other answer has it as `token`',
    access: 'person',
    // Each is told by mail, and nobody needs more.
    perMinute: 30,
    body: createAccessTokenRequestSchema,
    answer: createdAccessTokenSchema,
    status: 201,
    errors: [403, 409],
  },
  revokeAccessToken: {
    summary: 'Revokes an access token, from this moment on',
    access: 'person',
    answer: messageResponseSchema,
  },
});
