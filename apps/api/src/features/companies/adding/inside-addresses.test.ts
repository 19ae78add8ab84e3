import { Socket } from 'node:net';
import { createAtsFetch, type AtsFetch } from '@firsthand/connectors';
import { Door, type Resolve } from '@firsthand/outside';
import { createTestDatabase, type TestDatabase } from '@firsthand/test-support';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../../../testing/sign-in.ts';
import { openApi } from '../../../testing/test-api.ts';

/** Public by its number, and given to nobody since 2006: no connection to it comes about. */
const NOWHERE = { address: '3ffe::1', family: 6 };
const INSIDE = { address: '127.0.0.1', family: 4 };

/** What names lead to, one answer after the other; which were asked; and the addresses that were connected to. */
let answers: (typeof INSIDE)[][] = [];
const named: string[] = [];
const connected: string[] = [];
/** Where the page that a test begins at leads. */
const START = 'https://start.example/careers';
let location = '';

let database: TestDatabase;
let ats: ReturnType<typeof createAtsFetch>;
let api: FastifyInstance;
let people = 0;
beforeAll(async () => {
  watchConnections();
  const resolve: Resolve = (hostname, _options, callback) => {
    named.push(hostname);
    callback(null, answers.shift() ?? []);
  };
  const door = new Door('ats', { limits: { retries: 0, failuresUntilRest: 1_000, connectMs: 1_000 } });
  ats = createAtsFetch({ budgets: [], userAgent: 'test', door, resolve });
  const atsFetch: AtsFetch = async (request) =>
    request.url === START ? { status: 302, headers: { location }, text: '' } : ats.fetch(request);
  database = await createTestDatabase();
  api = await openApi(database.database, { atsFetch });
});
beforeEach(() => {
  answers = [];
  named.length = connected.length = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await ats.close();
  await database.drop();
});

function watchConnections(): void {
  const connect: unknown = Socket.prototype.connect;
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...given: unknown[]) {
    this.on('connectionAttempt', (address: string) => connected.push(address));
    return (connect as (...given: unknown[]) => Socket).apply(this, given);
  });
}

/** The whole way from a pasted address to the connection, each time as somebody else: nobody is refused for asking often. */
async function add(url: string) {
  people += 1;
  const { headers } = await signIn(database.database, { email: `${people}@example.com` });
  const remoteAddress = `2001:db8:${people.toString(16)}::1`;
  const request = { method: 'POST' as const, url: '/v1/api/companies', headers, remoteAddress };
  const answer = await api.inject({ ...request, payload: { url } });
  const { error } = answer.json<{ error?: string }>();
  return [answer.statusCode, error?.replace(/at \S+/, 'at …')];
}

const UNREADABLE = [
  400,
  'The page at … could not be read. Paste the address of the employer’s list of jobs, or of one of them.',
];
const NO_ADDRESS = [
  400,
  'This is no web address. Type the address of the careers page, such as boards.greenhouse.io/company or https://company.com/careers.',
];

test.each([
  ...['127.0.0.1', '127.1', '127.0.1', '0177.0.0.1', '0x7f.0.0.1', '0x7f.1', '127.0.0.1.', '0.0.0.0'],
  ...['10.0.0.1', '172.16.0.1', '192.168.257', '169.254.169.254', '0xa9.0xfe.0xa9.0xfe', '100.64.0.1'],
  ...[
    '１２７.0.0.1',
    '127。0。0。1',
    '①②⑦.⓪.⓪.①',
    '%31%32%37.0.0.1',
    '2130706433',
    '0x7f000001',
    '017700000001',
  ],
])('https://%s/ is an address inside: nothing is asked', async (host) => {
  expect(await add(`https://${host}/careers`)).toEqual(UNREADABLE);
  expect([named, connected]).toEqual([[], []]);
});

test.each([
  ...[
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
  ],
  ...['https://[fd12:3456::1]/', 'https://[fe80::1%25lo]/', 'https://localhost/', 'https://localhost./'],
  ...[
    'https://careers.example@127.0.0.1/',
    'https://a:b@acme.example/',
    'https:///127.0.0.1',
    'https:\\\\127.0.0.1',
  ],
  ...['file:///etc/passwd', 'gopher://127.0.0.1:25/', 'unix:/run/x.sock', 'ftp://acme.example/'],
])('%s is no address of a page', async (address) => {
  expect(await add(address)).toEqual(NO_ADDRESS);
  expect([named, connected]).toEqual([[], []]);
});

test.each(['https://acme.example:22/', 'https://127.0.0.1:4150/'])(
  'another port is not asked: %s',
  async (address) => {
    expect(await add(address)).toEqual(UNREADABLE);
    expect([named, connected]).toEqual([[], []]);
  },
);

test.each([
  ['inside', [INSIDE]],
  ['inside and outside', [NOWHERE, INSIDE]],
  ['to an IPv4 address in IPv6', [{ address: '::ffff:127.0.0.1', family: 6 }]],
  ['nowhere', []],
])('a name that leads %s is not connected to', async (_where, addresses) => {
  answers = [addresses];
  expect(await add('https://careers.acme.example/')).toEqual(UNREADABLE);
  expect([named, connected]).toEqual([['careers.acme.example'], []]);
});

test('a name that leads outside when it is looked at and inside a moment later is asked once, and never reached inside', async () => {
  answers = [[NOWHERE], [INSIDE], [INSIDE]];
  expect(await add('https://rebind.acme.example/')).toEqual(UNREADABLE);
  expect([named, connected]).toEqual([['rebind.acme.example'], [NOWHERE.address]]);
  expect(await add('https://rebind.acme.example/')).toEqual(UNREADABLE);
  expect([named.length, connected]).toEqual([2, [NOWHERE.address]]);
});

test.each([
  ...[
    'https://127.1/',
    'http://[::1]/',
    '//2130706433/',
    'https://inside.acme.example/',
    'https://localhost/',
  ],
  ...['https://a@127.0.0.1/', 'https://acme.example:6379/', 'file:///etc/passwd', 'data:text/html,x'],
])('a page that leads on to %s leads nowhere', async (leadsTo) => {
  location = leadsTo;
  answers = [[INSIDE]];
  expect(await add(START)).toEqual(UNREADABLE);
  expect(connected).toEqual([]);
});
