import {
  ATS_SLUGS,
  PROFILE_FILE_KINDS,
  ROUTES_BY_ACCESS,
  type Route,
  type UnusualRoute,
} from '@firsthand/contracts';
import { createTestDatabase, type TestDatabase } from '@firsthand/test-support';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi } from '../testing/test-api.ts';
import {
  ADMINS_ONLY,
  APPLY_SCOPE,
  READ_SCOPE,
  SIGNED_IN,
  SIGNED_IN_OR_NOT,
  WRITE_OR_APPLY_SCOPE,
  WRITE_SCOPE,
} from './signed-in.ts';

/** What the site's pages never call. */
const NOT_THE_SITES = [
  // A link.
  'anybody GET /v1/api/insights.csv → file',
  'anybody POST /v1/api/subscription/webhook → JSON',
];

interface Operation {
  security?: object[];
  responses: Record<string, { content?: object }>;
}

let database: TestDatabase;
let api: FastifyInstance;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await openApi(database.database);
  paths = (await api.inject('/v1/openapi.json')).json<{ paths: typeof paths }>().paths;
});
afterAll(() => database.drop());

const ACCESS: Record<string, string> = {
  [JSON.stringify(SIGNED_IN_OR_NOT)]: 'anybody',
  ...Object.fromEntries(
    [SIGNED_IN, READ_SCOPE, WRITE_SCOPE, APPLY_SCOPE, WRITE_OR_APPLY_SCOPE].map((mark) => [
      JSON.stringify(mark),
      'person',
    ]),
  ),
  [JSON.stringify(ADMINS_ONLY)]: 'admin',
};

/** "person GET /v1/api/dashboard → JSON", as the API has it. */
function listRoutes(): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, responses }]) => {
      const access = security === undefined ? 'anybody' : ACCESS[JSON.stringify(security)];
      const content = (responses['200'] ?? responses['201'])?.content ?? {};
      const answer = 'application/json' in content ? 'JSON' : 'file';
      return `${access} ${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')} → ${answer}`;
    }),
  );
}

/** The same as the contracts have it. One call stands for both files of a profile, one for the nine pages of jobs,
 * one for the two kinds of companies' addresses. */
function listCalls(): string[] {
  return Object.entries(ROUTES_BY_ACCESS).flatMap(([access, routes]) =>
    Object.values<Route | UnusualRoute>(routes).flatMap((entry) => {
      const { route, answer = 'JSON' } = typeof entry === 'string' ? { route: entry } : entry;
      const kind = answer === 'made-file' ? 'file' : answer;
      return expand(route, access).map((one) => `${access} ${one} → ${kind}`);
    }),
  );
}

function expand(route: Route, access: string): string[] {
  if (route.includes('/:kind')) return PROFILE_FILE_KINDS.map((kind) => route.replace(':kind', kind));
  if (access === 'person' && route.endsWith('/companies/*')) return expand(`${route}/watch` as Route, access);
  if (/\/companies\/\*(\/watch)?$/.test(route))
    return [':atsType/:slug', 'workday/:domain/:clientName/:clientProject'].map((path) =>
      route.replace('*', path),
    );
  if (!route.endsWith('/ats/*')) return [route];
  const board = (slug: string) => (slug === 'workday' ? ':domain/:clientName/:clientProject' : ':clientName');
  return ATS_SLUGS.map((slug) => route.replace('*', `${slug}/${board(slug)}/job/:urlSafeJobTitlePlusId`));
}

test('the calls of the contracts are those of the API, for the same people and with the same kind of answer', () => {
  expect([...listCalls(), ...NOT_THE_SITES].sort()).toEqual(listRoutes().sort());
});
