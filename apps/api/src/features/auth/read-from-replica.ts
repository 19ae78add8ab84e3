import { findReadScope, REPLICA_LATE_MS, withReadScope } from '@firsthand/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { noteLastWrite } from './session/sessions.repository.ts';

const READING = new Set(['GET', 'HEAD']);
/** A session is there before its first write is noted; by then a replica that is asked at all has it. */
const AFTER_SIGN_IN_MS = 1.5 * REPLICA_LATE_MS;

/**
 * Decides of each request whether its reads may go to the replica (decision 77): those of GETs by whoever has not written
 * what the replica does not have yet. Register before what looks for who calls, which is always read from the primary.
 */
export function readFromReplica(
  app: FastifyInstance,
  { database, now, logger }: Pick<ApiContext, 'database' | 'now' | 'logger'>,
): void {
  const { db, replica } = database;
  if (!replica) return;
  app.addHook('onRequest', (_request, _reply, done) => {
    withReadScope(done);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const scope = findReadScope();
    if (scope && mayBeLate(request, now()))
      scope.usesReplica = replica.hasReplayed(request.viewer?.lastWrite ?? null);
    done();
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    const hasWritten = !READING.has(request.method) || findReadScope()?.hasWritten === true;
    if (!request.viewer || !hasWritten) return payload;
    try {
      await noteLastWrite(db, request.viewer.user.id);
    } catch (error) {
      // What was written is written: an error would tell the person otherwise.
      logger.warn(
        { err: error },
        'a write could not be noted; the replica may show its writer what was before',
      );
    }
    return payload;
  });
}

/** Not of what somebody came to with a token in the address, nor right after signing in. */
function mayBeLate(request: FastifyRequest, now: Date): boolean {
  if (!READING.has(request.method) || /[?&]token=/.test(request.url)) return false;
  const { viewer } = request;
  return !viewer || now.getTime() - viewer.signedInAt.getTime() > AFTER_SIGN_IN_MS;
}
