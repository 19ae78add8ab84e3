import type { preValidationHookHandler } from 'fastify';

/** A form sends its empty fields too; they mean the same as absent ones: `?q=nurse&limit=` → `?q=nurse`. */
export const dropEmptyParameters: preValidationHookHandler = (request, _reply, done) => {
  const given = request.query as Record<string, unknown>;
  request.query = Object.fromEntries(
    Object.entries(given).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  );
  done();
};
