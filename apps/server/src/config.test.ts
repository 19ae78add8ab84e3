import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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
    const secret = 'a secret of more than thirty-two characters';
    expect(read({}, ['--live'])).toMatchObject({ mode: 'live', usesSandbox: false });
    expect(read({ NODE_ENV: 'production', AUTH_SECRET: secret })).toMatchObject({
      ...{ mode: 'live', usesSandbox: false, isProduction: true, rateLimitPerMinute: 600 },
    });
    expect(read({ ATS_GATEWAY: 'http://127.0.0.1:4000/' })).toMatchObject({
      ...{ mode: 'demo', usesSandbox: false, atsGateway: 'http://127.0.0.1:4000' },
    });
  });
});

describe('.env', () => {
  test('is read, and the environment wins over it', () => {
    writeFileSync(join(directory, '.env'), '# ours\nPORT=4000\nHOST="0.0.0.0"\nBOARDS_FILE=boards.csv\n');
    expect(read({ PORT: '5000' })).toMatchObject({
      ...{ port: 5000, host: '0.0.0.0', boardsFile: join(directory, 'boards.csv') },
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
    expect(lines[0]).toBe('The configuration has 12 faults:');
    for (const name of [
      ...['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'ATS_GATEWAY', 'RATE_LIMIT_PER_MINUTE'],
      ...['COUNTRY_HEADER', 'FEATURE_TURBO_APPLY', 'LOG_LEVEL', 'AUTH_SECRET', 'LLM_MODEL', '--lvie'],
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

  test('production needs a secret of its own, and a long one', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toBe(
      'The configuration has a fault:\n  - AUTH_SECRET is missing: production needs a secret of its own',
    );
    expect(faultsOf({ NODE_ENV: 'production', AUTH_SECRET: 'short' })).toContain(
      'AUTH_SECRET must have at least 32 characters',
    );
  });

  test('a model needs its address and its name', () => {
    expect(faultsOf({ LLM_MODEL: 'small' })).toContain('LLM_BASE_URL is missing');
    expect(read({ LLM_MODEL: 'small', LLM_BASE_URL: 'https://llm.example/v1/' }).model).toEqual({
      baseUrl: 'https://llm.example/v1',
      model: 'small',
    });
  });
});
