import { refuse } from '@firsthand/contracts';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { describeSharedErrors } from '../../http/error-answers.ts';

/** Answers every call of this part of the API with 404 where Turbo Apply is switched off. Register before its routes. */
export function answerWhenOffered(app: Pick<FastifyInstance, 'addHook'>, context: ApiContext): void {
  describeSharedErrors(app, [404]);
  app.addHook('onRequest', (_request, _reply, done) => {
    done(context.offersTurboApply ? undefined : refuse('turbo-apply-off'));
  });
}
