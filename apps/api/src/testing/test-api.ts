import { ERROR_TEXTS } from '@firsthand/contracts';
import type { Database } from '@firsthand/database';
import { openResumeReader } from '@firsthand/resume-parser';
import { createSqlSearch } from '@firsthand/search';
import { closeAfterFile } from '@firsthand/test-support';
import type { FastifyBaseLogger } from 'fastify';
import { expect } from 'vitest';
import type { ApiContext, AuthSettings } from '../api-context.ts';
import { createApi } from '../create-api.ts';
import type { ConnectionLimits } from '../http/guards/connection-limits.ts';

export const TEST_URL = 'https://firsthand.example';
export const TEST_NOW = new Date('2026-02-01T09:00:00.000Z');
export const TEST_AUTH: AuthSettings = {
  secret: 'a-secret-of-the-tests-of-40-characters-00',
  canSendMail: true,
  requiresAdminPasskeys: false,
  linkedin: null,
};

/** What the API logged as an error, newest last. */
export const loggedErrors: unknown[] = [];

const ignore = () => undefined;
const logger: FastifyBaseLogger = {
  level: 'error',
  fatal: ignore,
  warn: ignore,
  info: ignore,
  debug: ignore,
  trace: ignore,
  silent: ignore,
  error: (fields: unknown) => {
    loggedErrors.push(fields);
  },
  child: () => logger,
};

/** The API over a test's database, called in process. It is closed after the file's tests. */
export async function openApi(
  database: Database,
  changes: Partial<ApiContext> = {},
  limits?: ConnectionLimits,
) {
  const context: ApiContext = {
    database,
    search: createSqlSearch(database.db),
    searchStatus: null,
    changes: null,
    logger,
    publicUrl: TEST_URL,
    now: () => TEST_NOW,
    auth: TEST_AUTH,
    readResume: openResumeReader(),
    billing: null,
    atsFetch: () => Promise.reject(new Error('This test has no ATS')),
    findApplyKey: () => null,
    offersTurboApply: false,
    draftingModel: null,
    operatorEmail: null,
    securityContact: 'mailto:ops@firsthand.example',
    findCountry: () => 'US',
    toExternalUrl: (url) => url,
    readExternalUrl: (url) => url,
    toBoardUrl: (source, board) => `https://${source}.example/${board}`,
    isServing: () => true,
    trustedProxies: [],
    rateLimitPerMinute: 0,
    ...changes,
  };
  const app = await createApi(context, limits);
  closeAfterFile(async () => {
    await app.close();
    loggedErrors.length = 0;
  });
  return app;
}

interface SharedApi {
  api: Awaited<ReturnType<typeof openApi>>;
  /** Of the test that runs. */
  clock: { now: () => Date };
}
const shared = new WeakMap<Database, SharedApi>();

/**
 * As `openApi`, but opened once for all tests of the file that get the same database one after another, each with its own
 * time. For calls that keep nothing in memory, such as those that sign in: whatever is kept would outlive the test.
 */
export async function openSharedApi(database: Database, now: () => Date = () => TEST_NOW) {
  const known = shared.get(database);
  if (known) {
    known.clock.now = now;
    return known.api;
  }
  // Read while it opens as well.
  const clock = { now };
  const opened: SharedApi = { api: await openApi(database, { now: () => clock.now() }), clock };
  shared.set(database, opened);
  closeAfterFile(() => shared.delete(database));
  return opened.api;
}

/** Some of the specification's texts have no full stop. */
const SPECIFIED_TEXTS: readonly unknown[] = Object.values(ERROR_TEXTS);

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  json: () => unknown;
}

/** The answer is an error as the contract has it: the status, JSON with a sentence under `error` and nothing else. */
export function expectRefusal(answer: Answer, status: number, sentence?: string | RegExp): void {
  const body = answer.json() as Record<string, unknown>;
  expect({ status: answer.statusCode, body }).toMatchObject({ status });
  expect(String(answer.headers['content-type'])).toMatch(/^application\/json/);
  // The application history has the text under two names.
  const { message, ...rest } = body;
  if (message !== undefined) expect(message).toBe(body.error);
  expect(Object.keys(rest)).toEqual(['error']);
  if (!SPECIFIED_TEXTS.includes(String(body.error))) expect(body.error).toMatch(/^\S.{8,}\.$/);
  if (typeof sentence === 'string') expect(body.error).toBe(sentence);
  else if (sentence) expect(body.error).toMatch(sentence);
}
