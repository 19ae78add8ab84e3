import { createHash } from 'node:crypto';
import { ATS_TABLE } from '@firsthand/contracts';
import { createTestDatabase, type TestDatabase } from '@firsthand/test-support';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi } from '../testing/test-api.ts';

interface Operation {
  summary?: string;
  security?: Record<string, string[]>[];
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[];
  requestBody?: { content: Record<string, { schema?: object }> };
  responses: Record<
    string,
    { description?: string; content?: Record<string, { schema?: object }>; headers?: Record<string, object> }
  >;
}
interface Description {
  components: { securitySchemes: Record<string, { description?: string }> };
  openapi: string;
  info: { title?: string; version?: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

let database: TestDatabase;
let api: FastifyInstance;
let description: Description;
let text: string;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await openApi(database.database);
  const answer = await api.inject('/v1/openapi.json');
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  text = answer.body;
  description = answer.json();
});
afterAll(() => database.drop());

const CALLS = [
  'post /v1/api/auth/send-magic-link',
  'post /v1/api/auth/magic-link-status',
  'post /v1/api/auth/magic-link-preview',
  'post /v1/api/auth/take-back-address',
  'get /v1/api/auth/verify',
  'post /v1/api/auth/verify-code',
  'post /v1/api/auth/refresh',
  'get /v1/api/auth/profile',
  'post /v1/api/auth/logout',
  'get /v1/api/auth/sessions',
  'delete /v1/api/auth/sessions/{id}',
  'post /v1/api/auth/confirmations',
  'post /v1/api/auth/confirmations/verify',
  'post /v1/api/auth/passkey-sign-in',
  'post /v1/api/auth/passkey-sign-in/options',
  'get /v1/api/auth/passkeys',
  'post /v1/api/auth/passkeys',
  'post /v1/api/auth/passkeys/registration-options',
  'post /v1/api/auth/passkeys/confirmation-options',
  'post /v1/api/auth/passkeys/confirmation',
  'patch /v1/api/auth/passkeys/{id}',
  'delete /v1/api/auth/passkeys/{id}',
  'post /v1/api/auth/linkedin',
  'get /v1/api/auth/linkedin/callback',
  'get /v1/api/requisitions/cards',
  'get /v1/api/requisitions/search',
  'get /v1/api/requisitions/statistics',
  'get /v1/api/jobs/{atsType}/{id}/questions',
  'get /v1/api/insights',
  'get /v1/api/insights.csv',
  'get /v1/api/companies',
  'post /v1/api/companies',
  'get /v1/api/companies/watched',
  ...['get', 'put', 'delete'].flatMap((method) => [
    `${method} /v1/api/companies/{atsType}/{slug}/watch`,
    `${method} /v1/api/companies/workday/{domain}/{clientName}/{clientProject}/watch`,
  ]),
  'get /v1/api/coverage',
  'get /v1/api/companies/{atsType}/{slug}',
  'get /v1/api/companies/workday/{domain}/{clientName}/{clientProject}',
  'get /v1/api/location/search',
  'get /v1/api/occupations',
  'get /v1/api/search/suggest',
  'get /v1/api/users/config',
  'get /v1/api/users/settings',
  'put /v1/api/users/settings',
  'delete /v1/api/users/settings/pending-email',
  'delete /v1/api/users/settings/linkedin',
  ...['get', 'post'].map((method) => `${method} /v1/api/access-tokens`),
  'delete /v1/api/access-tokens/{id}',
  'get /v1/api/users/export',
  'post /v1/api/users/import',
  'delete /v1/api/users/account',
  'get /v1/api/bookmarks',
  'post /v1/api/bookmarks',
  'get /v1/api/bookmarks/{id}',
  'delete /v1/api/bookmarks',
  'post /v1/api/bookmarks/restore',
  'delete /v1/api/bookmarks/clear',
  ...['get', 'post'].map((method) => `${method} /v1/api/hide-rules`),
  'delete /v1/api/hide-rules/{id}',
  'get /v1/api/fit',
  ...['get', 'post'].map((method) => `${method} /v1/api/saved-searches`),
  ...['patch', 'delete'].map((method) => `${method} /v1/api/saved-searches/{id}`),
  ...['run', 'seen'].map((action) => `post /v1/api/saved-searches/{id}/${action}`),
  ...['', '/confirm', '/look', '/change'].map((action) => `post /v1/api/alerts${action}`),
  'get /v1/api/notices',
  'post /v1/api/notices/read',
  'get /v1/api/dashboard',
  'get /v1/api/job-profiles',
  'post /v1/api/job-profiles',
  'get /v1/api/job-profiles/{id}',
  'put /v1/api/job-profiles/{id}',
  'delete /v1/api/job-profiles/{id}',
  ...['resume', 'cover-letter'].flatMap((kind) => [
    `post /v1/api/job-profiles/{id}/${kind}`,
    `delete /v1/api/job-profiles/{id}/${kind}`,
    `get /v1/api/job-profiles/{id}/${kind}/download`,
  ]),
  'post /v1/api/job-profiles/parse-resume',
  'post /v1/api/job-profiles/import',
  'get /v1/api/job-profiles/{id}/resume.docx',
  'get /v1/api/job-profiles/{id}/resume.json',
  'get /v1/api/job-profiles/{id}/resume.pdf',
  'get /v1/api/job-profiles/{id}/resume/reading',
  'put /v1/api/job-profiles/{id}/resume/reading',
  'post /v1/api/job-profiles/{profileId}/skills',
  'delete /v1/api/job-profiles/skills/{skillId}',
  'post /v1/api/job-profiles/{profileId}/experience',
  'put /v1/api/job-profiles/experience/{id}',
  'delete /v1/api/job-profiles/experience/{id}',
  ...['education', 'languages', 'certificates', 'projects', 'volunteering', 'awards'].flatMap((section) => [
    `post /v1/api/job-profiles/{profileId}/sections/${section}`,
    `put /v1/api/job-profiles/sections/${section}/{id}`,
    `delete /v1/api/job-profiles/sections/${section}/{id}`,
  ]),
  'get /v1/api/job-applications/history',
  'get /v1/api/job-applications/applied',
  'get /v1/api/job-applications/export.csv',
  'post /v1/api/job-applications',
  ...['get', 'patch', 'delete'].map((method) => `${method} /v1/api/job-applications/{id}`),
  'post /v1/api/job-applications/{id}/applied',
  'get /v1/api/job-applications/{id}/download',
  'get /v1/api/job-applications/{id}/files/resume',
  'get /v1/api/job-applications/{id}/files/cover-letter',
  'get /v1/api/job-applications/{id}/follow-up.ics',
  'post /v1/api/job-applications/validate',
  ...['get', 'post'].map((method) => `${method} /v1/api/job-applications/drafts`),
  ...['get', 'put', 'delete'].map((method) => `${method} /v1/api/job-applications/drafts/{id}`),
  'post /v1/api/job-applications/drafts/{id}/confirm',
  'post /v1/api/job-applications/drafts/{id}/letter',
  'get /v1/api/job-applications/drafts/{id}/skills',
  ...['get', 'post', 'put', 'delete'].map(
    (method) => `${method} /v1/api/job-applications/drafts/{id}/resume-version`,
  ),
  'get /v1/api/job-applications/drafts/{id}/resume-version.pdf',
  'get /v1/api/stored-answers',
  ...['put', 'delete'].map((method) => `${method} /v1/api/stored-answers/{id}`),
  'get /v1/api/apply/page',
  ...['values', 'record'].map((what) => `post /v1/api/apply/page/${what}`),
  ...['get', 'put', 'delete'].map((method) => `${method} /v1/api/auto-apply`),
  'get /v1/api/subscription/status',
  'post /v1/api/subscription/create-checkout-session',
  'post /v1/api/subscription/refresh',
  'post /v1/api/subscription/cancel',
  'post /v1/api/subscription/reactivate',
  'post /v1/api/subscription/customer-portal',
  'post /v1/api/subscription/webhook',
  'post /v1/api/summaries/jobs',
  'post /v1/api/ats-integration/request',
  'post /v1/api/careers/notify',
  'get /v1/api/admin/integration-requests',
  'get /v1/api/admin/career-notices',
  'get /v1/api/admin/audit',
  'get /v1/api/admin/operations',
  'get /v1/api/admin/boards',
  'post /v1/api/admin/boards',
  'post /v1/api/admin/boards/{boardId}/pause',
  'post /v1/api/admin/boards/{boardId}/resume',
  'post /v1/api/admin/boards/{boardId}/crawl',
  'get /v1/api/admin/closings',
  'get /v1/api/admin/held-closings',
  'post /v1/api/admin/held-closings/{boardId}/agree',
  ...ATS_TABLE.map(({ slug }) =>
    slug === 'workday'
      ? 'get /v1/api/ats/workday/{domain}/{clientName}/{clientProject}/job/{urlSafeJobTitlePlusId}'
      : `get /v1/api/ats/${slug}/{clientName}/job/{urlSafeJobTitlePlusId}`,
  ),
];
const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, name: `${method} ${path}`, operation })),
  );

/** Nothing to say to them, or to the webhook only what Stripe describes. */
const WITHOUT_BODY =
  /^post \/v1\/api\/(admin\/boards\/\{boardId\}\/(pause|resume|crawl)|admin\/held-closings\/\{boardId\}\/agree|auth\/(confirmations|passkeys\/(registration|confirmation)-options)|subscription\/(refresh|cancel|reactivate|customer-portal|webhook)|saved-searches\/\{id\}\/(run|seen)|job-applications\/(\{id\}\/applied|drafts\/\{id\}\/(letter|resume-version)))$/;

/** JSON nearly everywhere; files come and go as they are. */
function expectSchemas(content: Record<string, { schema?: object }> = {}): void {
  expect(Object.keys(content).join()).toMatch(
    /^(application\/(json|octet-stream|pdf|vnd\.openxmlformats-[\w.-]+|zip)|multipart\/form-data|text\/(csv|calendar))$/,
  );
  for (const { schema } of Object.values(content)) expect(schema).toBeDefined();
}

describe('the description of the API', () => {
  test('lists every call, and nothing that is none', () => {
    const listed = operations().map(({ name }) => name);
    expect(listed.sort()).toEqual(CALLS.sort());
    for (const name of listed) {
      const [method = '', path = ''] = name.split(' ');
      const url = path.replace(/\{(\w+)\}/g, ':$1');
      expect(api.hasRoute({ method: method.toUpperCase(), url })).toBe(true);
    }
  });

  test('says what it is and where', () => {
    expect(description.openapi).toMatch(/^3\.1\./);
    expect(description.info).toMatchObject({ title: 'Firsthand API', version: '1' });
    expect(description.servers).toEqual([{ url: 'https://firsthand.example' }]);
  });

  test('says of each call what it takes and what it answers', () => {
    for (const { path, name, operation } of operations()) {
      expect([name, operation.summary, operation.tags]).toEqual([
        name,
        expect.any(String),
        [expect.any(String)],
      ]);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map((parameter) => parameter.name).sort()).toEqual(inPath.sort());
      expect(declared.every((parameter) => parameter.required)).toBe(true);
      expect((operation.parameters ?? []).every((parameter) => parameter.schema)).toBe(true);
      expect(Object.keys(operation.responses)).toContainEqual(expect.stringMatching(/^20[01]$/));
      for (const response of Object.values(operation.responses)) {
        expect(response.description).toEqual(expect.any(String));
        expectSchemas(response.content);
      }
      if (name.startsWith('post') && !WITHOUT_BODY.test(name)) {
        expectSchemas(operation.requestBody?.content);
      }
    }
  });

  test('says of each call what it may be refused with', () => {
    const calls = operations();
    const statusesOf = ({ operation }: (typeof calls)[number]) =>
      Object.keys(operation.responses).map(Number);
    for (const call of calls) {
      const { name, path, operation } = call;
      const isDemanded = operation.security?.every((scheme) => Object.keys(scheme).length > 0) ?? false;
      const due = [
        ...[400, 500],
        ...(name === 'post /v1/api/subscription/webhook' ? [] : [429]),
        ...(isDemanded ? [401, 403] : []),
        ...(path.includes('{') ? [404] : []),
        ...(operation.requestBody ? [413, 415] : []),
      ];
      expect([name, statusesOf(call)]).toEqual([name, expect.arrayContaining(due)]);
    }
    const refusedWith = (wanted: string) => statusesOf(calls.find(({ name }) => name === wanted)!);
    expect(refusedWith('post /v1/api/bookmarks')).toEqual(expect.arrayContaining([404, 409, 410]));
    expect(refusedWith('post /v1/api/auth/linkedin')).toEqual(expect.arrayContaining([502, 503]));
    expect(refusedWith('get /v1/api/auto-apply')).toContain(404);
    expect(refusedWith('get /v1/api/dashboard')).toEqual([200, 400, 401, 403, 429, 500]);
  });

  test('gives each refusal its text, and those of applications also as message', () => {
    for (const { name, operation } of operations()) {
      const repeats = /\/job-applications(\/(\{id\}|history|applied|export\.csv).*)?$/.test(name);
      for (const [status, { content }] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue;
        const texts = repeats ? ['error', 'message'] : ['error'];
        const schema = content?.['application/json']?.schema;
        expect([name, status, schema]).toEqual([
          ...[name, status],
          expect.objectContaining({ required: expect.arrayContaining(texts) }),
        ]);
      }
    }
  });

  test('says which scope an access token needs, and which calls are closed to it', () => {
    const { schemes, securityOf } = {
      schemes: description.components.securitySchemes,
      securityOf: (wanted: string) => operations().find(({ name }) => name === wanted)?.operation.security,
    };
    expect(Object.keys(schemes)).toEqual(['bearer', 'accessToken']);
    expect(schemes.accessToken?.description).toMatch(/`write` and `apply` include `read`/);
    expect(securityOf('get /v1/api/bookmarks')).toEqual([{ bearer: [] }, { accessToken: ['read'] }]);
    expect(securityOf('post /v1/api/bookmarks')).toEqual([{ bearer: [] }, { accessToken: ['write'] }]);
    expect(securityOf('post /v1/api/job-applications')).toEqual([
      ...[{ bearer: [] }, { accessToken: ['write'] }, { accessToken: ['apply'] }],
    ]);
    expect(securityOf('post /v1/api/access-tokens')).toEqual([{ bearer: [] }]);
  });

  test('says of each answer that it has its number', () => {
    const answers = Object.values(description.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ responses }) => Object.values(responses));
    expect(answers.length).toBeGreaterThan(200);
    for (const { headers } of answers)
      expect(headers).toMatchObject({ 'x-request-id': { $ref: '#/components/headers/RequestId' } });
  });

  test('refers to nothing that it does not hold', () => {
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
    for (const reference of references) {
      const found = reference
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], description);
      expect([reference, found]).toEqual([reference, expect.anything()]);
    }
  });

  test('gives the limits of a search', () => {
    const parameters = description.paths['/v1/api/requisitions/search']?.get?.parameters ?? [];
    const limits = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
    expect(limits).toMatchObject({
      limit: { type: 'integer', minimum: 1, maximum: 100 },
      offset: { type: 'integer', minimum: 0, maximum: 10_000 },
      q: { type: 'string', maxLength: 10_000 },
    });
    expect(parameters.some(({ required }) => required)).toBe(false);
  });
});

describe('the pages that show it', () => {
  const load = (url: string) => api.inject(url);
  const listLinks = (body: string) =>
    [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url?.split('#')[0] ?? '');

  test.each(['/v1/docs/', '/v1/docs'])('%s lists every call with the way to it', async (address) => {
    const page = await load(address);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    for (const [path, methods] of Object.entries(description.paths))
      for (const method of Object.keys(methods))
        expect(page.body).toContain(`${method.toUpperCase()} ${path}<`);
    for (const [, url, id] of page.body.matchAll(/href="(\/v1\/docs\/[^"#]+)#([^"]+)"/g)) {
      const group = await load(url ?? '');
      expect([url, group.statusCode]).toEqual([url, 200]);
      expect(group.body).toContain(`id="${id}"`);
    }
  });

  test('are ours by their title, fit a phone, and lead back to the site', async () => {
    for (const address of ['/v1/docs', '/v1/docs/search']) {
      const { body } = await load(address);
      expect(body).toMatch(/<title>(Search – )?Firsthand API<\/title>/);
      expect(body).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"');
      expect(body).toMatch(/<a href="\/">/);
    }
  });

  test('run nothing, and load only the icon of the site', async () => {
    for (const address of ['/v1/docs', '/v1/docs/search', '/v1/docs/job-profiles']) {
      const { body, headers } = await load(address);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      const [, style = ''] = /<style>([^]*?)<\/style>/.exec(body) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      expect(policy).toContain(`style-src 'sha256-${hash}'`);
      expect(body).not.toMatch(/<script|style="| on\w+="|src="/);
      const others = listLinks(body).filter((url) => !/^\/v1\/(docs|openapi\.json)/.test(url));
      expect(new Set(others.filter((url) => url !== ''))).toEqual(new Set(['/favicon.svg', '/']));
    }
  });

  test('say what a call takes, who may make it and what it answers', async () => {
    const { body } = await load('/v1/docs/search');
    const text = body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('limit in the query: integer, 1 to 100');
    expect(text).toContain('q in the query: string, at most 10000 characters');
    expect(text).toContain('Open to everybody; who is signed in gets more.');
    expect(text).toMatch(/total : integer limit : integer/);
    const kept = (await load('/v1/docs/bookmarks')).body;
    expect(kept).toContain('An access token needs “write”.');
    expect(kept).toContain('-X POST -H');
  });

  test('say in the shape of every refusal that there is no such subject', async () => {
    const answer = await load('/v1/docs/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'There is nothing at this address.' });
  });
});
