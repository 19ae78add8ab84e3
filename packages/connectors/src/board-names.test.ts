import { SOURCES } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import type { AtsFetch } from './contract.ts';
import { CONNECTORS } from './registry.ts';

/** Hosts of the systems we read. */
const THEIRS =
  /(^|\.)(adp\.com|bamboohr\.com|breezy\.hr|dover\.com|greenhouse\.io|jobvite\.com|lever\.co|smartrecruiters\.com|myworkdayjobs\.com|myworkdaysite\.com)$/;

const HOSTILE = [
  ...[
    'evil.example',
    'evil.example/x',
    'evil.example#',
    'evil.example?',
    'a@evil.example',
    'evil.example:80/',
  ],
  ...[
    '127.0.0.1',
    '127.0.0.1/',
    '127.1#',
    '[::1]/',
    'localhost',
    'localhost:4150/',
    '@127.0.0.1/',
    '\\127.0.0.1',
  ],
  ...['..', '../..', '../../admin', '%2e%2e/%2e%2e', 'a/../../b', '/', '//evil.example', '\\\\evil.example'],
  ...['a\r\nhost: evil.example', 'a\0', 'a b', 'a?b=c', 'a#b', 'a%23b', 'а', 'evil。example', '１２７.1', ''],
  ...['https://evil.example/', 'http://127.0.0.1/', 'file:///etc/passwd', 'wd5/evil.example/x', 'wd5/a/b/c'],
  ...['wd5/a@evil.example/x', 'wd5/127.0.0.1#/x', 'evil.example/wd5/x', 'wd5.evil.example/a/b', 'eu/../x'],
  ...[
    'a.myworkdayjobs.com.evil.example/a/b',
    'evil.example/.myworkdayjobs.com/b',
    'careers/../../x',
    'myjobs/..',
  ],
];

/** Where a board of that name would be read: the first address its connector asks for; null when it is refused. */
async function findAsked(source: (typeof SOURCES)[number], name: string): Promise<URL | null> {
  const connector = CONNECTORS[source];
  let board: string;
  try {
    board = connector.parseBoard(name);
  } catch {
    return null;
  }
  const asked: string[] = [];
  const fetch: AtsFetch = async ({ url }) => {
    asked.push(url);
    throw new Error('Nothing is read here');
  };
  const context = {
    company: null,
    validator: null,
    now: new Date(),
    findChanged: async () => new Set<string>(),
  };
  await expect(connector.listPostings(board, { fetch, ...context }).next()).rejects.toThrow();
  return new URL(asked[0]!);
}

describe.each(SOURCES)('a board of %s', (source) => {
  test.each(HOSTILE)('named %j is none, or is read at its system', async (name) => {
    const asked = await findAsked(source, name);
    if (asked === null) return;
    expect(asked.hostname).toMatch(THEIRS);
    expect([asked.protocol, asked.port, asked.username]).toEqual(['https:', '', '']);
    // The name is one part of the path, of the query, or a label of the host.
    expect(asked.pathname + asked.hash).not.toMatch(/admin|passwd|\/\/|#|^\/$/);
  });
});
