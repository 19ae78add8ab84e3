import { errorSchema } from '@firsthand/contracts';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { demandsSignIn } from './signed-in.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** Statuses that this call refuses with for reasons of its own. What follows from the rest of its schema is added. */
    errors?: readonly number[];
  }
}

/** Any call: an address that is not text, the limit of calls, trouble on our side. */
const OF_ANY = [400, 429, 500];

/**
 * Describes the error answers of all calls that are registered on `v1` afterwards: those of any call, those that follow
 * from who may make it and what it takes, and those that its schema names as `errors`. An error answer that holds more
 * than its text is described by its route, in `response`.
 */
export function describeErrors(v1: Pick<FastifyInstance, 'addHook'>): void {
  v1.addHook('onRoute', (route) => {
    addErrors(route, toStatuses(route));
  });
}

/** Describes what any call of a part of the API may also be refused with. Register before its routes. */
export function describeSharedErrors(
  app: Pick<FastifyInstance, 'addHook'>,
  statuses: readonly number[],
): void {
  app.addHook('onRoute', (route) => {
    addErrors(route, statuses);
  });
}

function toStatuses({ schema = {}, config, method }: RouteOptions): number[] {
  const { params, security, errors = [] } = schema;
  // A body is read wherever one may come, also by calls that ask for none.
  const readsBody = [method].flat().some((name) => name !== 'GET' && name !== 'HEAD');
  return [
    ...OF_ANY.filter((status) => status !== 429 || config?.rateLimit !== false),
    // 403: no admin, or an access token of too small a scope.
    ...(demandsSignIn(security) ? [401, 403] : []),
    ...(params ? [404] : []),
    ...(readsBody ? [413, 415] : []),
    ...errors,
  ];
}

function addErrors(route: RouteOptions, statuses: readonly number[]): void {
  if (!route.schema || route.schema.hide) return;
  const added = Object.fromEntries(statuses.map((status) => [status, errorSchema]));
  route.schema = { ...route.schema, response: { ...added, ...(route.schema.response as object) } };
}
