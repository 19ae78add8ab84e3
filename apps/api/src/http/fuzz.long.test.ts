import { TransportError } from '@firsthand/connectors';
import { createTestDatabase, insertBoard, insertJob, type TestDatabase } from '@firsthand/test-support';
import { ResumeError } from '@firsthand/resume-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aForm } from '../testing/a-form.ts';
import { fillAccount } from '../testing/a-full-account.ts';
import { fromSchema, hostileText, type Schema } from '../testing/fuzz-values.ts';
import { signIn } from '../testing/sign-in.ts';
import { loggedErrors, openApi } from '../testing/test-api.ts';

/** `npm run bench -- fuzz` asks for many more, and for another seed when one is named. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_124);
/** After so many an account has lost what calls name: another one is filled. */
const REQUESTS_PER_ACCOUNT = 100;
/** Refusals of calls that need somebody else, who is not there. */
const ELSEWHERE = [502, 503, 504];

interface Operation {
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface Call {
  method: string;
  path: string;
  operation: Operation;
}
interface Sent {
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}
type Person = Awaited<ReturnType<typeof makePerson>>;

let database: TestDatabase;
let api: FastifyInstance;
let calls: Call[];
let ajv: Ajv2020;
let jobId: number;
let people = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  jobId = await insertJob(database.db, await insertBoard(database.db));
  const readResume = () => Promise.reject(new ResumeError('not-pdf'));
  const atsFetch = () => Promise.reject(new TransportError('unreachable', 'not asked in this test'));
  api = await openApi(database.database, { offersTurboApply: true, readResume, atsFetch });
  const description = (await api.inject('/v1/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(description, 'api');
  calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
});
afterAll(() => database.drop());

test('whatever is sent, the answer is one that the description has', async () => {
  const requests = fc.sample(anyRequest(), { numRuns: REQUESTS, seed: SEED });
  const faults: string[] = [];
  let person = await makePerson();
  let served = 0;
  for (const [index, { call, toSent }] of requests.entries()) {
    if (index % REQUESTS_PER_ACCOUNT === 0 || /logout|account/.test(call.path)) person = await makePerson();
    const sent = toSent(person);
    const answer = await send(call, sent);
    if (answer.statusCode < 300) served += 1;
    const fault = findFault(call, answer);
    if (fault !== null) faults.push(`${fault}: ${JSON.stringify(sent).slice(0, 600)}`);
  }
  expect(faults.slice(0, 20), `seed ${SEED}`).toEqual([]);
  // Refusals alone would show little.
  expect(served).toBeGreaterThan(REQUESTS / 10);
  expect(loggedErrors).toEqual([]);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
}, 3_600_000);

test('every call refuses what is empty, broken, of a wrong type or badly asked, from whoever is signed in', async () => {
  const faults: string[] = [];
  const json = { 'content-type': 'application/json' };
  const bodies: Record<string, Omit<Sent, 'url'>> = {
    empty: { headers: json, payload: '{}' },
    broken: { headers: json, payload: '{"a": ' },
    'a list': { headers: json, payload: '[[1]]' },
    'another kind': { headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    'a broken form': { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--y' },
  };
  const member = await makePerson([]);
  const admin = await makePerson(['premium', 'admin']);
  for (const call of calls.filter(({ path }) => !/logout|account/.test(path))) {
    const url = call.path.replace(/\{\w+\}/g, 'x');
    for (const [who, person] of Object.entries({ member, admin })) {
      for (const [what, { headers, payload }] of Object.entries(bodies)) {
        const isRead = call.method !== 'get';
        const query = isRead ? '' : '?limit=x&offset=-1&q=a&q=b';
        const answer = await send(call, {
          url: url + query,
          headers: { ...person.headers, ...(isRead ? headers : {}) },
          ...(isRead ? { payload: payload ?? '' } : {}),
        });
        const fault = findFault(call, answer);
        if (fault !== null) faults.push(`${fault} (${who}, ${what})`);
        if (call.path.includes('/admin/') && who === 'member' && answer.statusCode !== 403) {
          faults.push(`${call.method} ${call.path}: ${answer.statusCode} for a member`);
        }
        if (call.operation.requestBody && what === 'broken' && answer.statusCode < 400) {
          faults.push(`${call.method} ${call.path}: ${answer.statusCode} for broken JSON`);
        }
      }
    }
  }
  expect(faults).toEqual([]);
  expect(loggedErrors).toEqual([]);
});

async function makePerson(roles = ['premium', 'admin']) {
  people += 1;
  const mark = `person-${people}`;
  const signedIn = await signIn(database.database, { email: `${mark}@example.com`, name: mark, roles });
  const account = await fillAccount(database.db, signedIn, mark, jobId);
  return { headers: signedIn.headers, numbers: Object.values(account).map(String) };
}

function send({ method }: Call, { url, headers, payload }: Sent): Promise<LightMyRequestResponse> {
  return api.inject({
    method: method.toUpperCase() as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
}

/** What is wrong with an answer, by the description of its call. */
function findFault({ method, path, operation }: Call, answer: LightMyRequestResponse): string | null {
  const name = `${method} ${path} → ${answer.statusCode}`;
  if (answer.statusCode >= 500 && !ELSEWHERE.includes(answer.statusCode)) return `${name} ${answer.body}`;
  // 302 and 204 have nothing to describe but that they are there.
  const described = operation.responses[String(answer.statusCode)];
  if (!described) return `${name} is not described: ${answer.body.slice(0, 200)}`;
  const type = String(answer.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  if (!type.endsWith('json') || !described.content?.['application/json']) {
    return answer.body === '' || described.content?.[type] || !type.endsWith('json')
      ? null
      : `${name} is ${type}`;
  }
  const parts = [
    'paths',
    path,
    method,
    'responses',
    answer.statusCode,
    'content',
    'application/json',
    'schema',
  ];
  const pointer = parts
    .map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.getSchema(`api#/${pointer}`);
  if (!validate) return `${name} has no schema`;
  if (validate(answer.json())) return null;
  return `${name} is not as described: ${ajv.errorsText(validate.errors)}`;
}

/** A call, and how it is sent for somebody: the numbers in its address may be of things of theirs. */
function anyRequest(): fc.Arbitrary<{ call: Call; toSent: (person: Person) => Sent }> {
  return fc.constantFrom(...calls).chain((call) =>
    fc
      .record({
        parameters: anyParameters(call, 'path'),
        query: anyParameters(call, 'query'),
        pick: fc.nat(20),
        who: fc.constantFrom('person', 'person', 'person', 'person', 'nobody', 'garbage'),
        body: anyBody(call),
      })
      .map(({ parameters, query, pick, who, body }) => ({
        call,
        toSent: ({ headers, numbers }: Person) => {
          const address = call.path.replace(/\{(\w+)\}/g, (_text, name: string) => {
            const given = numbers[pick];
            return given ?? toQueryText(parameters[name] ?? 'x');
          });
          const pairs = Object.entries(query).map(([name, value]) => `${name}=${toQueryText(value)}`);
          const authorization = { person: headers.authorization, nobody: undefined, garbage: 'Bearer a.b.c' }[
            who
          ];
          return {
            url: pairs.length > 0 ? `${address}?${pairs.join('&')}` : address,
            headers: { ...body.headers, ...(authorization === undefined ? {} : { authorization }) },
            ...(body.payload === undefined ? {} : { payload: body.payload }),
          };
        },
      })),
  );
}

function anyParameters({ operation }: Call, place: string): fc.Arbitrary<Record<string, unknown>> {
  const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === place);
  const fields = Object.fromEntries(declared.map(({ name, schema }) => [name, fromSchema(schema)]));
  return fc.record(fields, { requiredKeys: place === 'path' ? Object.keys(fields) : [] });
}

function toQueryText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // A lone surrogate has no encoding; what is cut off of one has no meaning.
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

function anyBody({ method, operation }: Call): fc.Arbitrary<Omit<Sent, 'url'>> {
  const content = operation.requestBody?.content ?? {};
  const schema = content['application/json']?.schema;
  const asJson = (value: unknown) => ({
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(value),
  });
  const nothing = fc.constant<Omit<Sent, 'url'>>({ headers: {} });
  if (method === 'get') return nothing;
  if ('multipart/form-data' in content) {
    return fc
      .tuple(hostileText, hostileText, fc.uint8Array({ maxLength: 200 }), fc.boolean())
      .map(([name, filename, bytes, isPdf]) =>
        aForm(
          { name: 'profile_name', content: name },
          {
            name: 'file',
            filename: filename.replace(/["\r\n\0]/g, '_'),
            content: Buffer.concat([Buffer.from(isPdf ? '%PDF-1.7 ' : ''), bytes]),
          },
        ),
      );
  }
  const broken = fc.string({ maxLength: 40 }).map((text) => ({
    headers: { 'content-type': 'application/json' },
    payload: text,
  }));
  const fitting = schema ? fromSchema(schema).map(asJson) : nothing;
  return fc.oneof({ arbitrary: fitting, weight: 9 }, { arbitrary: broken, weight: 1 });
}
