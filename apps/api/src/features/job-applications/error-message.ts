import { errorSchema } from '@firsthand/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** The history's page reads `message` where all others read `error`. */
const applicationErrorSchema = errorSchema.extend({ message: z.string() });

/** What any of these calls may be refused with; their own refusals are added. */
export const APPLICATION_ERRORS = {
  400: applicationErrorSchema,
  401: applicationErrorSchema,
  404: applicationErrorSchema,
  409: applicationErrorSchema,
} as const;

/** Puts the text of an error also under `message`, in all calls of this part of the API. */
export function repeatAsMessage(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('preSerialization', (_request, reply, payload, done) => {
    const refusal = reply.statusCode >= 400 ? errorSchema.safeParse(payload).data : undefined;
    done(null, refusal ? { ...refusal, message: refusal.error } : payload);
  });
}
