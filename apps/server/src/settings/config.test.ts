import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  ...{ NODE_ENV: 'production', AUTH_SECRET: 'a secret of more than thirty-two characters' },
  ...{ SMTP_URL: 'smtps://user:word@mail.example', MAIL_FROM: 'Jobs <jobs@mail.example>' },
  ...{ PUBLIC_URL: 'https://jobs.example', DATA_DIR: 'kept' },
};

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'firsthand-config-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

const read = (env: Record<string, string | undefined> = {}, given: string[] = []) =>
  readConfig({ env, directory, arguments: given });

function faultsOf(env: Record<string, string>, given: string[] = []): string {
  try {
    read(env, given);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  throw new Error('the settings were accepted');
}

describe('without any setting', () => {
  test('it is the demo on this machine alone', () => {
    expect(read()).toMatchObject({
      ...{ mode: 'demo', usesSandbox: true, isProduction: false, host: '127.0.0.1', port: 3000 },
      ...{ publicUrl: 'http://localhost:3000', dataDirectory: join(directory, 'data'), model: null },
      ...{ databaseUrl: undefined, atsGateway: undefined, boardsFile: undefined, rateLimitPerMinute: 0 },
      crawlPerHour: { requests: undefined, bytes: undefined },
    });
  });

  test('a secret is made once and kept where only its owner may read it', () => {
    const { authSecret } = read();
    expect(authSecret.length).toBeGreaterThanOrEqual(32);
    expect(read().authSecret).toBe(authSecret);
    const file = join(directory, 'data', 'auth-secret');
    expect(readFileSync(file, 'utf8')).toBe(authSecret);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('empty settings are none', () => {
    expect(read({ PORT: '', DATABASE_URL: '', ATS_GATEWAY: '', LLM_MODEL: '' })).toEqual(read());
  });
});

describe('the sandbox', () => {
  test('is off with --live, in production and with a gateway of the operator', () => {
    expect(read({}, ['--live'])).toMatchObject({ mode: 'live', usesSandbox: false });
    expect(read(PRODUCTION)).toMatchObject({
      ...{ mode: 'live', usesSandbox: false, isProduction: true, rateLimitPerMinute: 600 },
    });
    expect(read({ ATS_GATEWAY: 'http://127.0.0.1:4000/' })).toMatchObject({
      ...{ mode: 'demo', usesSandbox: false, atsGateway: 'http://127.0.0.1:4000' },
    });
  });
});

describe('the limit of calls', () => {
  test('holds whenever it is live, and in the demo when it is set', () => {
    expect(read({}, ['--live']).rateLimitPerMinute).toBe(600);
    expect(read({ RATE_LIMIT_PER_MINUTE: '0' }, ['--live']).rateLimitPerMinute).toBe(0);
    expect(read({ RATE_LIMIT_PER_MINUTE: '7' }).rateLimitPerMinute).toBe(7);
  });
});

describe('Turbo Apply', () => {
  test('is on in the demo, where nothing leaves the machine, and off everywhere else', () => {
    expect(read().offersTurboApply).toBe(true);
    expect(read({ ATS_GATEWAY: 'http://127.0.0.1:4000' }).offersTurboApply).toBe(false);
    expect(read({}, ['--live']).offersTurboApply).toBe(false);
    expect(read(PRODUCTION).offersTurboApply).toBe(false);
  });

  test('is what is set', () => {
    expect(read({ FEATURE_TURBO_APPLY: 'false' }).offersTurboApply).toBe(false);
    expect(read({ ...PRODUCTION, FEATURE_TURBO_APPLY: 'true' }).offersTurboApply).toBe(true);
  });
});

describe('passkeys of admins', () => {
  test('are required whenever it is live, and in the demo when it is set', () => {
    expect(read().requiresAdminPasskeys).toBe(false);
    expect(read({}, ['--live']).requiresAdminPasskeys).toBe(true);
    expect(read(PRODUCTION).requiresAdminPasskeys).toBe(true);
    expect(read({ ADMIN_PASSKEYS: 'required' }).requiresAdminPasskeys).toBe(true);
    expect(read({ ...PRODUCTION, ADMIN_PASSKEYS: 'optional' }).requiresAdminPasskeys).toBe(false);
    expect(faultsOf({ ADMIN_PASSKEYS: 'no' })).toContain('ADMIN_PASSKEYS must be required or optional');
  });

  test.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'https://10.0.0.7'])(
    'cannot be required at %s, since passkeys belong to a name',
    (PUBLIC_URL) => {
      expect(faultsOf({ ADMIN_PASSKEYS: 'required', PUBLIC_URL })).toMatch(/ADMIN_PASSKEYS .*PUBLIC_URL/);
      expect(read({ ADMIN_PASSKEYS: 'optional', PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
    },
  );
});

describe('the demo', () => {
  test.each(['127.0.0.1', '127.0.0.9', '::1', 'localhost'])('listens on %s', (HOST) => {
    expect(read({ HOST })).toMatchObject({ host: HOST, allowsRemoteDemo: false });
  });

  test.each(['0.0.0.0', '::', '192.168.1.7', 'demo.example', '127.0.0.1.example'])(
    'listens on %s only when it was said in so many words',
    (HOST) => {
      expect(faultsOf({ HOST })).toMatch(/HOST opens the demo .*mailbox.*ALLOW_REMOTE_DEMO=true/);
      expect(faultsOf({ HOST, ALLOW_REMOTE_DEMO: 'false' })).toContain('HOST opens the demo');
      expect(read({ HOST, ALLOW_REMOTE_DEMO: 'true' })).toMatchObject({ host: HOST, allowsRemoteDemo: true });
      expect(read({ HOST }, ['--live']).host).toBe(HOST);
    },
  );
});

describe('mail', () => {
  test.each([
    ['smtp://mail.example:587', true],
    ['smtps://mail.example', true],
    ['smtp://localhost.example', true],
    ['smtp://localhost:25', false],
    ['smtp://127.0.0.1', false],
    ['smtp://[::1]:2525', false],
  ])('in production to %s needs TLS: %s', (SMTP_URL, needsTls) => {
    expect(read({ ...PRODUCTION, SMTP_URL }).smtpNeedsTls).toBe(needsTls);
    expect(read({ SMTP_URL }).smtpNeedsTls).toBe(false);
  });

  test('goes to the sandbox in demo mode, whatever the postings come from', () => {
    const demo = { smtpUrl: null, usesSandboxMail: true, mailFrom: 'Firsthand <no-reply@localhost>' };
    expect(read()).toMatchObject(demo);
    expect(read({ ATS_GATEWAY: 'http://127.0.0.1:4000' })).toMatchObject(demo);
  });

  test('goes out where a server is set, in demo mode too', () => {
    const env = { SMTP_URL: 'smtp://mail.example:2525', PUBLIC_URL: 'https://jobs.example' };
    expect(read(env)).toMatchObject({
      ...{ smtpUrl: 'smtp://mail.example:2525', usesSandboxMail: false },
      mailFrom: 'Firsthand <no-reply@jobs.example>',
    });
    expect(read(PRODUCTION)).toMatchObject({
      ...{ smtpUrl: PRODUCTION.SMTP_URL, usesSandboxMail: false, mailFrom: PRODUCTION.MAIL_FROM },
    });
  });

  test('is not sent at all in live mode without a server', () => {
    expect(read({}, ['--live'])).toMatchObject({ smtpUrl: null, usesSandboxMail: false });
  });
});

describe('LinkedIn', () => {
  const client = { LINKEDIN_CLIENT_ID: 'ours', LINKEDIN_CLIENT_SECRET: 'secret' };
  const ours = { clientId: 'ours', clientSecret: 'secret' };

  test('is the sandbox in demo mode, below our own address', () => {
    const demo = read({ PUBLIC_URL: 'https://jobs.example/' });
    expect(demo.usesSandboxLinkedin).toBe(true);
    expect(demo.linkedin?.issuer).toBe('https://jobs.example/sandbox/linkedin');
    // Without an issuer the client is the sandbox's to know.
    expect(read(client)).toMatchObject({
      ...{
        usesSandboxLinkedin: true,
        linkedin: { issuer: 'http://localhost:3000/sandbox/linkedin', ...ours },
      },
    });
  });

  test('is the issuer that is set, as it is written, in demo mode too', () => {
    const issuer = 'https://id.example/realm/';
    const given = { usesSandboxLinkedin: false, linkedin: { issuer, ...ours } };
    expect(read({ ...client, LINKEDIN_ISSUER: issuer })).toMatchObject(given);
    expect(read({ ...client, LINKEDIN_ISSUER: issuer }, ['--live'])).toMatchObject(given);
  });

  test('is itself in live mode, and missing without a client', () => {
    expect(read({ ...PRODUCTION, ...client })).toMatchObject({
      ...{ usesSandboxLinkedin: false, linkedin: { issuer: 'https://www.linkedin.com/oauth', ...ours } },
    });
    expect(read(PRODUCTION)).toMatchObject({ usesSandboxLinkedin: false, linkedin: null });
  });
});

describe('what the pages show of the operator', () => {
  test('is nothing unless it is set', () => {
    expect(read({})).toMatchObject({ operatorEmail: null, donationHandle: null });
    expect(read({ OPERATOR_EMAIL: 'ada@example.com', DONATION_HANDLE: '$firsthand' })).toMatchObject({
      ...{ operatorEmail: 'ada@example.com', donationHandle: '$firsthand' },
    });
  });

  test.each(['Ada <ada@example.com>', 'ada', 'a@example.com, b@example.com', ' a@example.com'])(
    'is one bare address, not %j',
    (text) => {
      expect(faultsOf({ OPERATOR_EMAIL: text })).toContain('OPERATOR_EMAIL must be one address');
    },
  );

  test.each(['firsthand', '$', '$a b', '$a/../b'])('is a name at Cash App, not %j', (text) => {
    expect(faultsOf({ DONATION_HANDLE: text })).toContain('DONATION_HANDLE must be a Cash App name');
  });
});

describe('the account at Stripe', () => {
  const WHOLE = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_ID: 'price_1',
  };

  test('is taken when it is whole, with or without another host', () => {
    expect(read({})).toMatchObject({ stripe: null, usesSandboxStripe: true });
    expect(read(WHOLE)).toMatchObject({
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', priceId: 'price_1' },
      usesSandboxStripe: false,
    });
    expect(read({ ...WHOLE, STRIPE_API_BASE: 'http://127.0.0.1:12111' }).stripe?.apiBase).toBe(
      'http://127.0.0.1:12111',
    );
  });

  test.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const)(
    'is told what is missing: %s',
    (name) => {
      expect(faultsOf({ ...WHOLE, [name]: '' })).toBe(
        `The configuration has a fault:\n  - ${name} is missing: the settings of Stripe belong together`,
      );
    },
  );

  test('names everything that another host alone lacks', () => {
    const message = faultsOf({ STRIPE_API_BASE: 'http://127.0.0.1:12111' });
    for (const name of Object.keys(WHOLE)) expect(message).toContain(`  - ${name} is missing`);
  });
});

describe('.env', () => {
  test('is read, and the environment wins over it', () => {
    writeFileSync(join(directory, '.env'), '# ours\nPORT=4000\nHOST="127.0.0.2"\nBOARDS_FILE=boards.csv\n');
    expect(read({ PORT: '5000' })).toMatchObject({
      ...{ port: 5000, host: '127.0.0.2', boardsFile: join(directory, 'boards.csv') },
    });
    expect(read({ PORT: '' }).port).toBe(4000);
  });

  test('is checked like the environment', () => {
    writeFileSync(join(directory, '.env'), 'PORT=none\n');
    expect(faultsOf({})).toContain('PORT must be a whole number from 1 to 65535');
  });
});

describe('faults', () => {
  test('are told all at once, each with its setting', () => {
    const message = faultsOf(
      {
        ...{ NODE_ENV: 'production', PORT: '70000', PUBLIC_URL: 'firsthand.example' },
        ...{ DATABASE_URL: 'mysql://host/db', SMTP_URL: 'http://mail', ATS_GATEWAY: 'ftp://gateway' },
        ...{ LLM_BASE_URL: 'https://llm.example', RATE_LIMIT_PER_MINUTE: '-1', COUNTRY_HEADER: 'a b' },
        ...{ FEATURE_TURBO_APPLY: 'maybe', LOG_LEVEL: 'loud' },
      },
      ['--lvie'],
    );
    const lines = message.split('\n');
    expect(lines[0]).toBe('The configuration has 13 faults:');
    for (const name of [
      ...['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'ATS_GATEWAY', 'RATE_LIMIT_PER_MINUTE'],
      ...['COUNTRY_HEADER', 'FEATURE_TURBO_APPLY', 'LOG_LEVEL', 'AUTH_SECRET', 'LLM_MODEL', '--lvie'],
      'MAIL_FROM',
    ]) {
      expect(lines.filter((line) => line.startsWith(`  - ${name} `))).toHaveLength(1);
    }
  });

  test('never show what was given, which may be a secret', () => {
    const secret = 'hunter2';
    const message = faultsOf({
      ...{
        AUTH_SECRET: secret,
        DATABASE_URL: `mysql://user:${secret}@host/db`,
        SMTP_URL: `x://u:${secret}@h`,
      },
      ...{ PORT: secret, NODE_ENV: secret, LLM_BASE_URL: secret, FEATURE_TURBO_APPLY: secret },
      ...{ RATE_LIMIT_PER_MINUTE: secret, LOG_LEVEL: secret, STRIPE_API_BASE: secret },
    });
    expect(message).not.toContain(secret);
    expect(message.split('\n').length).toBeGreaterThan(9);
  });

  test.each(['0', '65536', '80.5', '1e3', '0x50', ' ', 'http'])('a port of "%s" is none', (PORT) => {
    expect(faultsOf({ PORT })).toContain('PORT must be a whole number from 1 to 65535');
  });

  test('production needs all that outlasts a start, or leaves the machine', () => {
    expect(faultsOf({ NODE_ENV: 'production' }).split('\n')).toEqual([
      'The configuration has 5 faults:',
      '  - AUTH_SECRET is missing: production needs a secret of its own',
      '  - PUBLIC_URL is missing: the links in mails lead there',
      '  - DATA_DIR is missing: without DATABASE_URL it holds everything there is',
      '  - SMTP_URL is missing: people sign in by mail',
      '  - MAIL_FROM is missing: mail needs a sender',
    ]);
    const onServer = { ...PRODUCTION, DATA_DIR: '', DATABASE_URL: 'postgres://db.example/jobs' };
    expect(read(onServer).databaseUrl).toBe(onServer.DATABASE_URL);
    expect(faultsOf({ ...PRODUCTION, AUTH_SECRET: 'short' })).toBe(
      'The configuration has a fault:\n  - AUTH_SECRET must have at least 32 characters',
    );
  });

  test.each(['http://jobs.example', 'http://192.168.1.7:3000', 'http://localhost.example'])(
    'production mails no links to %s, which anybody on the way can read',
    (PUBLIC_URL) => {
      expect(faultsOf({ ...PRODUCTION, PUBLIC_URL })).toMatch(
        /^The .* a fault:\n {2}- PUBLIC_URL must be https/,
      );
      expect(read({ PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
    },
  );

  test.each(['https://jobs.example', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80'])(
    'production may be at %s',
    (PUBLIC_URL) => {
      expect(read({ ...PRODUCTION, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
    },
  );

  test.each(['nobody', 'a@b\r\nBcc: c@d.example', '<a@mail.example', 'A <a@mail.example>, b@mail.example'])(
    'mail from %j is no sender',
    (MAIL_FROM) => {
      expect(faultsOf({ MAIL_FROM })).toContain('MAIL_FROM must be an address, or a name and an <address>');
    },
  );

  test.each([
    [{ LINKEDIN_ISSUER: 'https://id.example' }, ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET']],
    [{ LINKEDIN_CLIENT_ID: 'ours' }, ['LINKEDIN_CLIENT_SECRET']],
    [{ LINKEDIN_CLIENT_SECRET: 'secret' }, ['LINKEDIN_CLIENT_ID']],
  ])('of LinkedIn, %j alone is told', (env, missing) => {
    const [, ...faults] = faultsOf(env).split('\n');
    expect(faults).toEqual(
      missing.map((name) => `  - ${name} is missing: the settings of LinkedIn belong together`),
    );
  });

  test('a former secret needs one that came after it', () => {
    const former = 'f'.repeat(32);
    expect(read({ ...PRODUCTION, AUTH_SECRET_PREVIOUS: former }).previousAuthSecret).toBe(former);
    expect(read({ ...PRODUCTION, AUTH_SECRET_PREVIOUS: '' }).previousAuthSecret).toBeNull();
    expect(faultsOf({ ...PRODUCTION, AUTH_SECRET_PREVIOUS: PRODUCTION.AUTH_SECRET })).toContain(
      'AUTH_SECRET_PREVIOUS is AUTH_SECRET itself',
    );
    expect(faultsOf({ AUTH_SECRET_PREVIOUS: former })).toContain('AUTH_SECRET is missing');
    expect(faultsOf({ ...PRODUCTION, AUTH_SECRET_PREVIOUS: 'short' })).toContain(
      'AUTH_SECRET_PREVIOUS must have at least 32 characters',
    );
  });

  test.each(['web', 'worker'])('the role %s needs a server, the real systems and a common secret', (ROLE) => {
    const server = { ROLE, DATABASE_URL: 'postgres://localhost/jobs', AUTH_SECRET: PRODUCTION.AUTH_SECRET };
    expect(read(server, ['--live'])).toMatchObject({ role: ROLE, drainSeconds: 0 });
    expect(read({ ...PRODUCTION, ...server })).toMatchObject({ role: ROLE, drainSeconds: 10 });
    expect(faultsOf({ ...PRODUCTION, ROLE })).toContain('ROLE can only be all without DATABASE_URL');
    expect(faultsOf(server)).toContain('ROLE can only be all in the demo');
    expect(faultsOf({ ...server, AUTH_SECRET: '' }, ['--live'])).toContain('AUTH_SECRET is missing');
    expect(read({ ROLE: 'all' })).toEqual(read());
    expect(faultsOf({ ROLE: 'crawler' })).toContain('ROLE must be all, web or worker');
  });

  test('a replica needs what it is a replica of', () => {
    const DATABASE_REPLICA_URL = 'postgres://replica/jobs';
    expect(faultsOf({ DATABASE_REPLICA_URL })).toContain('DATABASE_URL is missing');
    expect(faultsOf({ DATABASE_REPLICA_URL: 'replica' })).toContain(
      'DATABASE_REPLICA_URL must be a postgres://',
    );
    const both = { DATABASE_REPLICA_URL, DATABASE_URL: 'postgres://primary/jobs' };
    expect(read(both).databaseReplicaUrl).toBe(DATABASE_REPLICA_URL);
  });

  test('metrics have a port of their own, on this machine unless told otherwise', () => {
    expect(read().metrics).toBeNull();
    expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(read({ METRICS_PORT: '9464', METRICS_HOST: '::' }).metrics?.host).toBe('::');
    expect(faultsOf({ METRICS_HOST: '0.0.0.0' })).toContain('METRICS_PORT is missing');
    expect(faultsOf({ METRICS_PORT: '3000' })).toContain('METRICS_PORT must be another than PORT');
    expect(faultsOf({ METRICS_PORT: '4301', PORT: '4301' })).toContain('METRICS_PORT must be another');
    expect(faultsOf({ METRICS_PORT: '0' })).toContain('METRICS_PORT must be a whole number from 1 to 65535');
  });

  test('a model needs its address and its name', () => {
    expect(faultsOf({ LLM_MODEL: 'small' })).toContain('LLM_BASE_URL is missing');
    expect(read({ LLM_MODEL: 'small', LLM_BASE_URL: 'https://llm.example/v1/' }).model).toEqual({
      baseUrl: 'https://llm.example/v1',
      model: 'small',
    });
  });
});

describe('an OpenSearch cluster', () => {
  const URL = 'https://one.example:9200, https://two.example:9200/';

  test('is one or several addresses, and what its indexes are like', () => {
    expect(read().openSearch).toBeNull();
    expect(read({ OPENSEARCH_URL: URL, OPENSEARCH_SHARDS: '6' }).openSearch).toEqual({
      urls: ['https://one.example:9200', 'https://two.example:9200'],
      ...{ user: null, caFile: null, certificateFile: null, keyFile: null, prefix: 'firsthand' },
      spread: { shards: 6, replicas: 1 },
    });
  });

  test.each([
    [{ OPENSEARCH_PREFIX: 'jobs' }, 'OPENSEARCH_URL is missing: without it OPENSEARCH_PREFIX says nothing'],
    [
      { OPENSEARCH_URL: URL, OPENSEARCH_USER: 'ada' },
      'OPENSEARCH_PASSWORD is missing: a user of OpenSearch has',
    ],
    [
      { OPENSEARCH_URL: URL, OPENSEARCH_KEY_FILE: 'key.pem' },
      'OPENSEARCH_CERT_FILE is missing: a certificate',
    ],
    [{ OPENSEARCH_URL: URL, SEARCH_EXECUTOR: 'sql' }, 'leave it or OPENSEARCH_URL out'],
    [{ OPENSEARCH_URL: 'http://one.example', OPENSEARCH_CA_FILE: 'ca.pem' }, 'must be https throughout'],
    [{ OPENSEARCH_URL: 'https://ada:secret@one.example' }, 'must not name who asks'],
    [{ OPENSEARCH_URL: 'one.example:9200' }, 'must be an http or https address'],
    [{ OPENSEARCH_URL: URL, OPENSEARCH_PREFIX: 'My Jobs' }, 'must be up to 60 small letters'],
    [{ OPENSEARCH_URL: URL, OPENSEARCH_SHARDS: '0' }, 'must be a whole number from 1 to 100'],
  ])('%o is refused with a sentence', (env, sentence) => {
    const faults = faultsOf(env);
    expect(faults).toContain(sentence);
    expect(faults).not.toContain('secret@');
  });

  test('gets a password over https alone in production', () => {
    const asked = { OPENSEARCH_USER: 'ada', OPENSEARCH_PASSWORD: 'word' };
    expect(faultsOf({ ...PRODUCTION, ...asked, OPENSEARCH_URL: 'http://one.example:9200' })).toContain(
      'OPENSEARCH_URL must be https in production',
    );
    expect(
      read({ ...PRODUCTION, ...asked, OPENSEARCH_URL: 'http://127.0.0.1:9200' }).openSearch?.user,
    ).toEqual({ name: 'ada', password: 'word' });
  });
});
