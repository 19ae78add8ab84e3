import type { FastifyPluginAsync } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerAccessTokens } from './access-tokens/access-tokens.calls.ts';
import { answerLinkedin } from './linkedin/linkedin.calls.ts';
import { answerMagicLink } from './magic-link/magic-link.calls.ts';
import { answerPasskeys, answerPasskeySignIn } from './passkeys/passkeys.calls.ts';
import { answerReauthentication } from './reauthentication/reauthentication.calls.ts';
import { answerRenewal, answerSession } from './session/session.calls.ts';

export function answerAuth(context: ApiContext): FastifyPluginAsync {
  return async (app) => {
    await app.register(answerMagicLink(context));
    await app.register(answerRenewal(context));
    await app.register(answerSession(context));
    await app.register(answerReauthentication(context));
    await app.register(answerLinkedin(context));
    await app.register(answerAccessTokens(context));
    await app.register(answerPasskeySignIn(context));
    await app.register(answerPasskeys(context));
  };
}
