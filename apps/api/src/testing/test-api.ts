import { ERROR_TEXTS } from '@firsthand/contracts';
import type { Database } from '@firsthand/database';
import { parseResume } from '@firsthand/resume-parser';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { afterAll, expect } from 'vitest';
import type { ApiContext, AuthSettings } from '../api-context.ts';
import { createApi } from '../create-api.ts';

export const TEST_URL = 'https://firsthand.example';
export const TEST_NOW = new Date('2026-02-01T09:00:00.000Z');
export const TEST_AUTH: AuthSettings = {
  secret: 'a-secret-of-the-tests-of-40-characters-00',
  canSendMail: true,
  linkedin: null,
};

const opened: FastifyInstance[] = [];

afterAll(async () => {
  for (const app of opened.splice(0)) await app.close();
});

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
export async function openApi(database: Database, changes: Partial<ApiContext> = {}) {
  const app = await createApi({
    database,
    logger,
    publicUrl: TEST_URL,
    now: () => TEST_NOW,
    auth: TEST_AUTH,
    readResume: parseResume,
    billing: null,
    atsFetch: () => Promise.reject(new Error('This test has no ATS')),
    findApplyKey: () => null,
    offersTurboApply: false,
    draftingModel: null,
    operatorEmail: null,
    findCountry: () => 'US',
    toExternalUrl: (url) => url,
    toBoardUrl: (source, board) => `https://${source}.example/${board}`,
    toNavigationParts: (source, board) => {
      if (source !== 'workday') return null;
      const [domain = '', clientName = '', clientProject = ''] = board.split('/');
      return { domain, clientName, clientProject };
    },
    isServing: () => true,
    trustedProxies: [],
    rateLimitPerMinute: 0,
    ...changes,
  });
  opened.push(app);
  return app;
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
