import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { turboApplyOff } from './refusals.ts';

/** Answers every call of this part of the API with 404 where Turbo Apply is switched off. */
export function answerWhenOffered(app: Pick<FastifyInstance, 'addHook'>, context: ApiContext): void {
  app.addHook('onRequest', (_request, _reply, done) => {
    done(context.offersTurboApply ? undefined : turboApplyOff());
  });
}
