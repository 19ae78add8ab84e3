import { Readable } from 'node:stream';
import { PROFILE_FILE_KINDS, PROFILE_SECTION_NAMES } from '@firsthand/contracts';
import {
  closeAfterFile,
  describeStore,
  insertBoard,
  insertJob,
  type OpenTestDatabase,
} from '@firsthand/test-support';
import type { Db } from '@firsthand/database';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTHeaderParameters } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { startStripeStandIn } from '../../../sandbox/src/stripe/start-stripe-stand-in.ts';
import { signAccessToken, type TokenKey } from '../features/auth/session/access-token.ts';
import { aForm } from '../testing/a-form.ts';
import { fillAccount } from '../testing/a-full-account.ts';
import { aResume } from '../testing/a-resume.ts';
import { packAccountFile } from '../testing/pack-account-file.ts';
import { listPersonalTables, readRows } from '../testing/personal-rows.ts';
import { signIn, type SignedIn } from '../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_AUTH, TEST_NOW, TEST_URL } from '../testing/test-api.ts';

/** Calls that anybody may make. Every other call of the API must be marked with `security: SIGNED_IN` or a scope. */
const PUBLIC = [
  /^get \/v1\/api\/(ats\/|jobs\/\{atsType\}\/\{id\}\/questions$)/,
  /^get \/v1\/api\/companies($|\/(workday\/\{domain\}|\{atsType\}))/,
  /^get \/v1\/api\/location\/search$/,
  /^get \/v1\/api\/occupations$/,
  /^get \/v1\/api\/search\/suggest$/,
  /^get \/v1\/api\/coverage$/,
  /^get \/v1\/api\/requisitions\/(search|cards|statistics)$/,
  /^get \/v1\/api\/insights(\.csv)?$/,
  /^get \/v1\/api\/users\/config$/,
  /^post \/v1\/api\/summaries\/jobs$/,
  /^post \/v1\/api\/(ats-integration\/request|careers\/notify)$/,
  /^post \/v1\/api\/auth\/(send-magic-link|magic-link-status|magic-link-preview|verify-code|take-back-address|refresh|linkedin|passkey-sign-in(\/options)?)$/,
  /^get \/v1\/api\/auth\/(verify|linkedin\/callback)$/,
  /^post \/v1\/api\/alerts(\/(confirm|look|change))?$/,
  /^post \/v1\/api\/subscription\/webhook$/,
];

interface Call {
  /** What stands in the address for `{name}`: always the number of something of Ada's, which Bob must not find. */
  parameters?: Record<string, number | string>;
  payload?: object;
  headers?: Record<string, string>;
  query?: string;
}

interface Known {
  /** Of whoever calls. */
  email: string;
  /** A job that Ada has bookmarked. */
  jobId: number;
  /** What Ada has, by number. */
  adas: Awaited<ReturnType<typeof fillAccount>>;
}

const sendResume = () =>
  aForm(
    { name: 'profile_name', content: 'Mine' },
    { name: 'file', filename: 'mine.pdf', content: aResume('Bob') },
  );

const nameAdasProfile = ({ adas }: Known): Call => ({ parameters: { id: adas.profileId } });
const nameAdasApplication = ({ adas }: Known): Call => ({ parameters: { id: adas.applicationId } });
const nameAdasDraft = ({ adas }: Known): Call => ({ parameters: { id: adas.draftId } });
const nameAdasAnswer = ({ adas }: Known): Call => ({ parameters: { id: adas.storedAnswerId } });
const nameAdasPasskey = ({ adas }: Known): Call => ({ parameters: { id: adas.passkeyId } });
const nameAdasSearch = ({ adas }: Known): Call => ({ parameters: { id: adas.savedSearchId } });
/** Of the right form, to a challenge that nobody gave. */
const NO_PASSKEY = {
  ...{ id: 'none', rawId: 'none', type: 'public-key' },
  response: { clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: 'oA', signature: 'oA' },
};
/** Companies are nobody’s: of one that is not there, nothing is said either. */
const nameNoCompany = (): Call => ({
  parameters: {
    atsType: 'lever',
    slug: 'nobody',
    domain: 'wd5',
    clientName: 'nobody',
    clientProject: 'Jobs',
  },
});
const nameAdasEntry = ({ adas }: Known): Call => ({ parameters: { id: adas.entryId } });
/** What every section takes for an entry of its own. */
const ENTRY = { school: 'Mine', language: 'Mine', name: 'Mine', organization: 'Mine', title: 'Mine' };
const saveAdasEntry = (known: Known): Call => ({ ...nameAdasEntry(known), payload: ENTRY });
const addToAda = ({ adas }: Known): Call => ({ parameters: { profileId: adas.profileId }, payload: ENTRY });
const uploadToAda = ({ adas }: Known): Call => ({
  parameters: { id: adas.profileId },
  ...aForm({ name: 'file', filename: 'mine.pdf', content: '%PDF-1.7' }),
});

/** How Bob makes each call so that it works for himself, unless it names something of Ada's in its address. */
const SIGNED_IN_CALLS: Record<string, (known: Known) => Call> = {
  'get /v1/api/auth/profile': () => ({}),
  'post /v1/api/auth/logout': () => ({ payload: { everywhere: true } }),
  'get /v1/api/auth/sessions': () => ({}),
  'delete /v1/api/auth/sessions/{id}': ({ adas }) => ({ parameters: { id: adas.sessionId } }),
  'post /v1/api/auth/confirmations': () => ({}),
  'post /v1/api/auth/confirmations/verify': () => ({ payload: { request_token: 'x', code: '123456' } }),
  'get /v1/api/auth/passkeys': () => ({}),
  'post /v1/api/auth/passkeys/registration-options': () => ({}),
  'post /v1/api/auth/passkeys': () => ({ payload: NO_PASSKEY }),
  'post /v1/api/auth/passkeys/confirmation-options': () => ({}),
  'post /v1/api/auth/passkeys/confirmation': () => ({ payload: NO_PASSKEY }),
  'patch /v1/api/auth/passkeys/{id}': (known) => ({ ...nameAdasPasskey(known), payload: { name: 'Mine' } }),
  'delete /v1/api/auth/passkeys/{id}': nameAdasPasskey,
  'get /v1/api/users/settings': () => ({}),
  'put /v1/api/users/settings': ({ email }) => ({
    payload: {
      ...{ name: 'Robert', email, phone: '1', location: 'Here' },
      ...{ email_notifications: false, job_recommendations: false, marketing_communications: true },
    },
  }),
  'delete /v1/api/users/settings/pending-email': () => ({}),
  'delete /v1/api/users/settings/linkedin': () => ({}),
  'get /v1/api/access-tokens': () => ({}),
  'post /v1/api/access-tokens': () => ({ payload: { name: 'Mine', scopes: ['read'] } }),
  'delete /v1/api/access-tokens/{id}': ({ adas }) => ({ parameters: { id: adas.accessTokenId } }),
  'get /v1/api/users/export': () => ({}),
  'post /v1/api/users/import': () =>
    aForm({ name: 'file', filename: 'account.zip', content: packAccountFile({}) }),
  'delete /v1/api/users/account': ({ email }) => ({ payload: { confirm_email: email } }),
  'get /v1/api/bookmarks': () => ({}),
  'post /v1/api/bookmarks': ({ jobId }) => ({ payload: { source: 'lever', requisition_id: jobId } }),
  'delete /v1/api/bookmarks': ({ jobId }) => ({ query: `?lever_requisition_id=${jobId}` }),
  'get /v1/api/bookmarks/{id}': ({ adas }) => ({ parameters: { id: adas.bookmarkId } }),
  'post /v1/api/bookmarks/restore': ({ adas }) => ({ payload: { undo_token: adas.undoToken } }),
  'delete /v1/api/bookmarks/clear': () => ({}),
  'get /v1/api/hide-rules': () => ({}),
  'post /v1/api/hide-rules': () => ({ payload: { kind: 'word', value: 'sales' } }),
  'delete /v1/api/hide-rules/{id}': ({ adas }) => ({ parameters: { id: adas.hideRuleId } }),
  'get /v1/api/fit': ({ jobId }) => ({ query: `?ids=${jobId}` }),
  'get /v1/api/saved-searches': () => ({}),
  'post /v1/api/saved-searches': () => ({ payload: { query: { q: 'cook' } } }),
  'patch /v1/api/saved-searches/{id}': (known) => ({ ...nameAdasSearch(known), payload: { name: 'Mine' } }),
  'delete /v1/api/saved-searches/{id}': nameAdasSearch,
  'post /v1/api/saved-searches/{id}/run': nameAdasSearch,
  'post /v1/api/saved-searches/{id}/seen': nameAdasSearch,
  'post /v1/api/companies': () => ({ payload: { url: 'https://jobs.lever.co/known' } }),
  'get /v1/api/companies/watched': () => ({}),
  ...Object.fromEntries(
    ['get', 'put', 'delete'].flatMap((method) => [
      [`${method} /v1/api/companies/{atsType}/{slug}/watch`, nameNoCompany],
      [`${method} /v1/api/companies/workday/{domain}/{clientName}/{clientProject}/watch`, nameNoCompany],
    ]),
  ),
  'get /v1/api/notices': () => ({}),
  'post /v1/api/notices/read': ({ adas }) => ({ payload: { ids: [adas.noticeId] } }),
  'get /v1/api/dashboard': () => ({}),
  'get /v1/api/subscription/status': () => ({}),
  'post /v1/api/subscription/create-checkout-session': () => ({
    payload: { success_url: `${TEST_URL}/?success=true`, cancel_url: `${TEST_URL}/?canceled=true` },
  }),
  'post /v1/api/subscription/refresh': () => ({}),
  'post /v1/api/subscription/cancel': () => ({}),
  'post /v1/api/subscription/reactivate': () => ({}),
  'post /v1/api/subscription/customer-portal': () => ({}),
  'get /v1/api/admin/integration-requests': () => ({}),
  'get /v1/api/admin/career-notices': () => ({}),
  'get /v1/api/admin/audit': () => ({}),
  'get /v1/api/admin/operations': () => ({}),
  'get /v1/api/admin/boards': () => ({}),
  'post /v1/api/admin/boards': () => ({ payload: { url: 'https://jobs.lever.co/known' } }),
  'post /v1/api/admin/boards/{boardId}/pause': () => ({ parameters: { boardId: 1 } }),
  'post /v1/api/admin/boards/{boardId}/resume': () => ({ parameters: { boardId: 1 } }),
  'post /v1/api/admin/boards/{boardId}/crawl': () => ({ parameters: { boardId: 1 } }),
  'get /v1/api/admin/closings': () => ({}),
  'get /v1/api/admin/held-closings': () => ({}),
  'post /v1/api/admin/held-closings/{boardId}/agree': () => ({ parameters: { boardId: 1 } }),
  'get /v1/api/job-profiles': () => ({}),
  'post /v1/api/job-profiles': () => ({ payload: { profile_name: 'Mine' } }),
  'get /v1/api/job-profiles/{id}': nameAdasProfile,
  'put /v1/api/job-profiles/{id}': ({ adas }) => ({
    parameters: { id: adas.profileId },
    payload: { first_name: 'Mine' },
  }),
  'delete /v1/api/job-profiles/{id}': nameAdasProfile,
  ...Object.fromEntries(
    PROFILE_FILE_KINDS.flatMap((kind) => [
      [`post /v1/api/job-profiles/{id}/${kind}`, uploadToAda],
      [`delete /v1/api/job-profiles/{id}/${kind}`, nameAdasProfile],
      [`get /v1/api/job-profiles/{id}/${kind}/download`, nameAdasProfile],
    ]),
  ),
  'post /v1/api/job-profiles/parse-resume': sendResume,
  'post /v1/api/job-profiles/import': sendResume,
  'get /v1/api/job-profiles/{id}/resume/reading': nameAdasProfile,
  'get /v1/api/job-profiles/{id}/resume.json': nameAdasProfile,
  'get /v1/api/job-profiles/{id}/resume.pdf': nameAdasProfile,
  'get /v1/api/job-profiles/{id}/resume.docx': nameAdasProfile,
  'put /v1/api/job-profiles/{id}/resume/reading': (known) => ({
    ...nameAdasProfile(known),
    payload: { reviewed: true },
  }),
  'post /v1/api/job-profiles/{profileId}/skills': ({ adas }) => ({
    parameters: { profileId: adas.profileId },
    payload: { skill_name: 'Mine' },
  }),
  'delete /v1/api/job-profiles/skills/{skillId}': ({ adas }) => ({ parameters: { skillId: adas.skillId } }),
  'post /v1/api/job-profiles/{profileId}/experience': ({ adas }) => ({
    parameters: { profileId: adas.profileId },
    payload: { job_title: 'Mine', company_name: 'Mine', start_date: '2020-01-01' },
  }),
  'put /v1/api/job-profiles/experience/{id}': ({ adas }) => ({
    parameters: { id: adas.experienceId },
    payload: { job_title: 'Mine', company_name: 'Mine', start_date: '2020-01-01' },
  }),
  'delete /v1/api/job-profiles/experience/{id}': ({ adas }) => ({ parameters: { id: adas.experienceId } }),
  ...Object.fromEntries(
    PROFILE_SECTION_NAMES.flatMap((section) => [
      [`post /v1/api/job-profiles/{profileId}/sections/${section}`, addToAda],
      [`put /v1/api/job-profiles/sections/${section}/{id}`, saveAdasEntry],
      [`delete /v1/api/job-profiles/sections/${section}/{id}`, nameAdasEntry],
    ]),
  ),
  'get /v1/api/job-applications/history': () => ({}),
  'get /v1/api/job-applications/applied': () => ({}),
  'get /v1/api/job-applications/export.csv': () => ({}),
  'post /v1/api/job-applications': ({ jobId }) => ({ payload: { source: 'lever', requisition_id: jobId } }),
  'get /v1/api/job-applications/{id}': nameAdasApplication,
  'patch /v1/api/job-applications/{id}': (known) => ({
    ...nameAdasApplication(known),
    payload: { version: 1, notes: 'Mine' },
  }),
  'delete /v1/api/job-applications/{id}': nameAdasApplication,
  'post /v1/api/job-applications/{id}/applied': nameAdasApplication,
  'get /v1/api/job-applications/{id}/download': nameAdasApplication,
  'get /v1/api/job-applications/{id}/files/resume': nameAdasApplication,
  'get /v1/api/job-applications/{id}/files/cover-letter': nameAdasApplication,
  'get /v1/api/job-applications/{id}/follow-up.ics': nameAdasApplication,
  'post /v1/api/job-applications/validate': ({ adas }) => ({
    payload: { jobProfileId: adas.profileId, requisitionId: null, atsSource: null },
  }),
  'get /v1/api/job-applications/drafts': () => ({}),
  'post /v1/api/job-applications/drafts': ({ jobId, adas }) => ({
    payload: { job_profile_id: adas.profileId, requisition_id: jobId, source: 'lever' },
  }),
  'get /v1/api/job-applications/drafts/{id}': nameAdasDraft,
  'put /v1/api/job-applications/drafts/{id}': (known) => ({
    ...nameAdasDraft(known),
    payload: { version: 1, handling: 'fill_only_necessary' },
  }),
  'delete /v1/api/job-applications/drafts/{id}': nameAdasDraft,
  'post /v1/api/job-applications/drafts/{id}/confirm': (known) => ({
    ...nameAdasDraft(known),
    payload: { version: 1, digest: 'f' },
  }),
  'post /v1/api/job-applications/drafts/{id}/letter': nameAdasDraft,
  'get /v1/api/job-applications/drafts/{id}/skills': nameAdasDraft,
  'post /v1/api/job-applications/drafts/{id}/resume-version': nameAdasDraft,
  'get /v1/api/job-applications/drafts/{id}/resume-version': nameAdasDraft,
  'put /v1/api/job-applications/drafts/{id}/resume-version': (known) => ({
    ...nameAdasDraft(known),
    payload: { version: 1, entries: [] },
  }),
  'delete /v1/api/job-applications/drafts/{id}/resume-version': nameAdasDraft,
  'get /v1/api/job-applications/drafts/{id}/resume-version.pdf': nameAdasDraft,
  'get /v1/api/apply/page': () => ({
    query: `?url=${encodeURIComponent('https://jobs.lever.co/known/4001')}`,
  }),
  'post /v1/api/apply/page/values': ({ jobId }) => ({
    payload: { source: 'lever', requisition_id: jobId, fields: [] },
  }),
  'post /v1/api/apply/page/record': ({ jobId }) => ({
    payload: { source: 'lever', requisition_id: jobId, fields: [] },
  }),
  'get /v1/api/stored-answers': () => ({}),
  'put /v1/api/stored-answers/{id}': (known) => ({ ...nameAdasAnswer(known), payload: { answer: 'Mine' } }),
  'delete /v1/api/stored-answers/{id}': nameAdasAnswer,
  'get /v1/api/auto-apply': () => ({}),
  'put /v1/api/auto-apply': ({ adas }) => ({
    payload: { enabled: true, job_profile_id: adas.profileId, q: 'mine', daily_limit: 1 },
  }),
  'delete /v1/api/auto-apply': () => ({}),
};
const NAMES = Object.keys(SIGNED_IN_CALLS);
const MARK = 'ada-was-here';
/** They show how the program does and name nobody, not even to admins. */
const OF_NOBODY = [
  'get /v1/api/admin/operations',
  'get /v1/api/admin/held-closings',
  'get /v1/api/admin/closings',
];
/** An archive: its own test opens it. */
const COMPRESSED = /\/resume\.docx$/;
/** Which company is watched is listed elsewhere; here a company is named that does not exist. */
const NAMES_NO_COMPANY = /\/companies\/.+\/watch$/;
/** What Bob is answered instead of 200, since he has neither a subscription nor the things that the body names. */
const WITHOUT_SUBSCRIPTION: Record<string, number> = {
  'post /v1/api/auth/confirmations/verify': 400,
  'post /v1/api/auth/passkeys': 400,
  'post /v1/api/auth/passkeys/confirmation': 400,
  'post /v1/api/auth/passkeys/confirmation-options': 409,
  'post /v1/api/bookmarks/restore': 410,
  'post /v1/api/job-applications/validate': 404,
  'post /v1/api/job-applications/drafts': 403,
  'post /v1/api/apply/page/values': 404,
  'put /v1/api/auto-apply': 403,
  'post /v1/api/subscription/cancel': 409,
  'post /v1/api/subscription/reactivate': 409,
  'post /v1/api/subscription/customer-portal': 404,
};

/** What any call may be sent that is not as it expects it. */
const FAULTY_REQUESTS: Record<string, { headers: Record<string, string>; body?: string; query?: string }> = {
  'malformed JSON': { headers: { 'content-type': 'application/json' }, body: '{"a": ' },
  'another kind of content': { headers: { 'content-type': 'text/xml' }, body: '<a/>' },
  'a broken form': { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--y' },
  'more than any call takes': {
    headers: { 'content-type': 'application/json', 'content-length': '400000000' },
    body: '{',
  },
  'JSON without a body': { headers: { 'content-type': 'application/json' } },
  'an unfitting query': { headers: {}, query: '?limit=x&stage=x&offset=-1' },
};

type Paths = Record<string, Record<string, { security?: { bearer?: unknown; accessToken?: unknown }[] }>>;

async function listCalls(api: FastifyInstance): Promise<{ name: string; isMarked: boolean }[]> {
  const { paths } = (await api.inject('/v1/openapi.json')).json<{ paths: Paths }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      name: `${method} ${path}`,
      isMarked: security?.every((scheme) => 'bearer' in scheme || 'accessToken' in scheme) ?? false,
    })),
  );
}

function makeCall(
  api: FastifyInstance,
  name: string,
  options: Known & { headers?: { authorization: string } },
) {
  const [method = '', path = ''] = name.split(' ');
  const { parameters = {}, payload, headers, query = '' } = SIGNED_IN_CALLS[name]?.(options) ?? {};
  const address = path.replace(/\{(\w+)\}/g, (_text, parameter: string) => {
    const value = parameters[parameter];
    if (value === undefined) throw new Error(`${name} is listed without ${parameter}`);
    return String(value);
  });
  return api.inject({
    method: method.toUpperCase() as 'GET',
    url: address + query,
    headers: { ...headers, ...options.headers },
    ...(payload ? { payload } : {}),
  });
}

const startWith = (open: OpenTestDatabase) => async () => {
  const { db, database } = await open();
  // Names a skill of Ada's.
  const jobId = await insertJob(db, await insertBoard(db), { description_text: `We need ${MARK}.` });
  const ada = await signIn(database, { email: 'ada@example.com', name: MARK, roles: ['premium', 'admin'] });
  const adas = await fillAccount(db, ada, MARK, jobId);
  await insertBoard(db, { board: 'known' });
  const stripe = await startStripeStandIn({ webhookUrl: TEST_URL });
  closeAfterFile(stripe.close);
  const { url: apiBase, secretKey, webhookSecret, priceId } = stripe;
  const billing = { provider: 'sandbox' as const, apiBase, secretKey, webhookSecret, priceId };
  const api = await openApi(database, { billing, offersTurboApply: true });
  return { db, database, api, known: { jobId, adas, email: ada.user.email }, ada };
};

describeStore('calls for signed-in people', (open) => {
  const start = startWith(open);

  test('are all marked and listed here; the others are known to be for everybody', async () => {
    const { api } = await start();
    const calls = await listCalls(api);
    expect(
      calls
        .filter(({ isMarked }) => isMarked)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...NAMES].sort());
    const unmarked = calls.filter(({ isMarked }) => !isMarked).map(({ name }) => name);
    expect(unmarked.filter((name) => !PUBLIC.some((pattern) => pattern.test(name)))).toEqual([]);
    expect(unmarked.length).toBeGreaterThan(10);
  });

  test('are refused without a valid token, and nothing is read or changed', async () => {
    const { db, database, api, known, ada } = await start();
    const tokens = await makeBadTokens(database, ada);
    expect(Object.keys(tokens).length).toBeGreaterThan(18);
    const before = await readEverything(db);
    for (const name of NAMES) {
      for (const [kind, authorization] of Object.entries(tokens)) {
        const headers = authorization === null ? undefined : { authorization };
        const answer = await makeCall(api, name, {
          ...known,
          ...(headers ? { headers } : {}),
        });
        expect([name, kind, answer.statusCode]).toEqual([name, kind, 401]);
        expectRefusal(
          answer,
          401,
          /^Please log in first\.$|^Your session has ended\. Please log in again\.$/,
        );
      }
    }
    expect(await readEverything(db)).toEqual(before);
    // The same calls with the right token do work.
    for (const name of NAMES.filter((other) => other.startsWith('get '))) {
      const answer = await makeCall(api, name, { ...known, headers: ada.headers });
      const signs = [MARK, ada.user.email, `"application_id":${known.adas.applicationId},`];
      const isAdas = signs.some((sign) => answer.body.includes(sign));
      const expected = NAMES_NO_COMPANY.test(name)
        ? [404, false]
        : [200, !OF_NOBODY.includes(name) && !COMPRESSED.test(name)];
      expect([name, answer.statusCode, isAdas]).toEqual([name, ...expected]);
    }
  });

  test('are refused by who calls, before anything of what they send is read or judged', async () => {
    const { api, database } = await start();
    const bob = await signIn(database, { email: 'bob@example.com', name: 'Bob' });
    const hasBeenRead: string[] = [];
    for (const name of NAMES) {
      const [method = '', path = ''] = name.split(' ');
      for (const [kind, sent] of Object.entries(FAULTY_REQUESTS)) {
        const send = (authorization?: { authorization: string }) => {
          const body = sent.body === undefined ? undefined : Readable.from([sent.body]);
          body?.once('data', () => hasBeenRead.push(`${name}, ${kind}`));
          body?.pause();
          return api.inject({
            method: method.toUpperCase() as 'GET',
            url: path.replace(/\{\w+\}/g, 'x') + (sent.query ?? ''),
            headers: { ...sent.headers, ...authorization },
            ...(body && { payload: body }),
          });
        };
        const answer = await send();
        expect([name, kind, answer.statusCode]).toEqual([name, kind, 401]);
        expectRefusal(answer, 401, 'Please log in first.');
        if (!path.includes('/api/admin/')) continue;
        expectRefusal(await send(bob.headers), 403, 'Only admins may see this.');
      }
    }
    expect(hasBeenRead).toEqual([]);
  });
});

describeStore('of the calls for signed-in people', (open) => {
  let world: Awaited<ReturnType<ReturnType<typeof startWith>>>;
  /** What Ada has, from first to last. */
  let adasRows: Record<string, string[]>;
  beforeAll(async () => {
    world = await startWith(open)();
    const { db, ada, known } = world;
    const signs = [
      ...[MARK, ada.user.email, `"user_id": ${ada.user.id},`],
      `"job_profile_id": ${known.adas.profileId},`,
      // The last field of a row has no comma.
      ...[',', '}'].map((end) => `"application_id": ${known.adas.applicationId}${end}`),
    ];
    const isAdas = (row: string) => signs.some((sign) => row.includes(sign));
    const tables = Object.entries(await readEverything(db));
    adasRows = Object.fromEntries(tables.map(([table, rows]) => [table, rows.filter(isAdas)]));
    expect(Object.values(adasRows).flat().length).toBeGreaterThan(8);
  });

  test.each(NAMES)('%s neither shows nor changes what is somebody else’s', async (name) => {
    const { db, database, api, known, ada } = world;
    // Each call has a Bob who did nothing else.
    const bob = await signIn(database, { email: `bob-${NAMES.indexOf(name)}@example.com`, name: 'Bob' });
    const answer = await makeCall(api, name, { ...known, email: bob.user.email, headers: bob.headers });
    const namesAdas = name.includes('{');
    const isRight = name.includes('/api/admin/')
      ? answer.statusCode === 403
      : namesAdas
        ? answer.statusCode === 404
        : answer.statusCode === (WITHOUT_SUBSCRIPTION[name] ?? answer.statusCode) &&
          (answer.statusCode < 300 || name in WITHOUT_SUBSCRIPTION);
    expect([answer.statusCode, isRight, answer.body]).toEqual([
      ...[answer.statusCode, true],
      expect.not.stringContaining(MARK),
    ]);
    expect(answer.body).not.toContain(ada.user.email);
    expect(answer.headers['cache-control']).toBe('no-store');
    const after = await readEverything(db);
    for (const [table, rows] of Object.entries(adasRows)) {
      expect([table, after[table]]).toEqual([table, expect.arrayContaining(rows)]);
    }
  });
});

async function readEverything(db: Db): Promise<Record<string, string[]>> {
  return readRows(db, [...(await listPersonalTables(db)), 'tasks']);
}

/** An authorization header for each way in which a token can be wrong; null is none at all. */
async function makeBadTokens(
  database: Parameters<typeof signIn>[0],
  { user, sessionId, headers }: SignedIn,
): Promise<Record<string, string | null>> {
  const claims = { userId: user.id, sessionId };
  const sign = (changes: Partial<TokenKey>, changedClaims = {}) =>
    signAccessToken(
      { secret: TEST_AUTH.secret, issuer: TEST_URL, now: () => TEST_NOW, ...changes },
      { ...claims, ...changedClaims },
    );
  const stranger = await signIn(database, { email: 'eve@example.com', name: 'Eve' });
  const ended = await signIn(database, { email: 'signed-out@example.com', name: 'Gone' });
  await database.db
    .updateTable('sessions')
    .set({ ended_at: TEST_NOW })
    .where('id', '=', ended.sessionId)
    .execute();
  const unsigned = new UnsecuredJWT({ sid: sessionId })
    .setSubject(String(user.id))
    .setIssuer(TEST_URL)
    .setAudience('firsthand')
    .setExpirationTime(Math.floor(TEST_NOW.getTime() / 1000) + 600)
    .encode();
  const untyped = new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(user.id))
    .sign(new TextEncoder().encode(TEST_AUTH.secret));
  const past = new Date(TEST_NOW.getTime() - 15 * 60_000);
  /** As ours in all but what is given. */
  const forge = async ({
    secret = TEST_AUTH.secret,
    audience = 'firsthand',
    ...head
  }: Partial<JWTHeaderParameters> & {
    secret?: Parameters<SignJWT['sign']>[0] | string;
    audience?: string;
  }) => {
    const token = new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...head })
      .setSubject(String(user.id))
      .setIssuer(TEST_URL)
      .setAudience(audience)
      .setIssuedAt(Math.floor(TEST_NOW.getTime() / 1000))
      .setExpirationTime(Math.floor(TEST_NOW.getTime() / 1000) + 600);
    const signed = await token.sign(typeof secret === 'string' ? new TextEncoder().encode(secret) : secret);
    return `Bearer ${signed}`;
  };
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return {
    'no header': null,
    'an empty header': '',
    'another scheme': `Basic ${Buffer.from('ada@example.com:').toString('base64')}`,
    garbage: 'Bearer garbage',
    'two tokens': `${headers.authorization}, ${headers.authorization}`,
    expired: `Bearer ${await sign({ now: () => past })}`,
    unsigned: `Bearer ${unsigned}`,
    'another key': `Bearer ${await sign({ secret: 'x'.repeat(40) })}`,
    'another audience': await forge({ audience: 'elsewhere' }),
    'another algorithm': await forge({ alg: 'HS512' }),
    'another type': await forge({ typ: 'id+jwt' }),
    'a key in its head': await forge({ alg: 'RS256', secret: privateKey, jwk: await exportJWK(publicKey) }),
    'a key by a path': await forge({ kid: '../../../dev/null', secret: '\0'.repeat(32) }),
    'another issuer': `Bearer ${await sign({ issuer: 'https://evil.example' })}`,
    'no claims': `Bearer ${await untyped}`,
    cut: headers.authorization.slice(0, -3),
    "somebody else's session": `Bearer ${await sign({}, { sessionId: stranger.sessionId })}`,
    "somebody else's number": `Bearer ${await sign({}, { userId: stranger.user.id })}`,
    'an ended session': ended.headers.authorization,
  };
}
