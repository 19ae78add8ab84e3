import { errorSchema } from '@firsthand/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { describeSharedErrors } from '../../http/error-answers.ts';

/** The history's page reads `message` where all others read `error`. */
const applicationErrorSchema = errorSchema.extend({ message: z.string() });

/** Puts the text of an error also under `message`, in all calls of this part of the API. Register before its routes. */
export function repeatAsMessage(app: Pick<FastifyInstance, 'addHook'>): void {
  describeSharedErrors(app, [404, 409, 413]);
  app.addHook('onRoute', ({ schema }) => {
    const response = schema?.response as Record<string, unknown> | undefined;
    if (!response) return;
    for (const [status, described] of Object.entries(response)) {
      if (described === errorSchema) response[status] = applicationErrorSchema;
    }
  });
  app.addHook('preSerialization', (_request, reply, payload, done) => {
    const refusal = reply.statusCode >= 400 ? errorSchema.safeParse(payload).data : undefined;
    done(null, refusal ? { ...refusal, message: refusal.error } : payload);
  });
}
