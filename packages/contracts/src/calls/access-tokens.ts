import type {
  accessTokensQuerySchema,
  AccessTokensResponse,
  CreateAccessTokenRequest,
  CreatedAccessToken,
} from '../schemas/access-token-schemas.ts';
import type { MessageResponse } from '../schemas/account-schemas.ts';
import type { Of, RoutesOf } from './call.ts';

/** What programs act with in a person's name. */
export interface AccessTokenCalls {
  listAccessTokens: { query: Partial<Of<typeof accessTokensQuerySchema>>; answer: AccessTokensResponse };
  /** The answer alone has the token. */
  createAccessToken: { body: CreateAccessTokenRequest; answer: CreatedAccessToken };
  revokeAccessToken: { answer: MessageResponse };
}

export const ACCESS_TOKEN_ROUTES = {
  listAccessTokens: 'GET /v1/api/access-tokens',
  createAccessToken: 'POST /v1/api/access-tokens',
  revokeAccessToken: 'DELETE /v1/api/access-tokens/:id',
} as const satisfies RoutesOf<AccessTokenCalls>;
