import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { isLoopback } from '@firsthand/contracts';
import type { z } from 'zod';
import { environmentSchema, type Environment } from './environment.ts';

const LIVE_RATE_LIMIT = 600;
/** A balancer that looks every five seconds has looked twice by then, and silent connections have ended. */
const PRODUCTION_DRAIN_SECONDS = 10;

export interface Config {
  /** `demo`: the built-in sandbox stands in for what is not configured. `live`: the real systems. */
  mode: 'demo' | 'live';
  /** `web`: answers people and starts no work. `worker`: works and answers nobody. `all`: both. */
  role: 'all' | 'web' | 'worker';
  isProduction: boolean;
  host: string;
  port: number;
  publicUrl: string;
  dataDirectory: string;
  databaseUrl: string | undefined;
  /** A streaming replica of it, for reads. */
  databaseReplicaUrl: string | undefined;
  /** Signs access tokens. */
  authSecret: string;
  /** The one before it, of which what it made is still accepted. */
  previousAuthSecret: string | null;
  /** Whether what admins see needs a passkey: everywhere but in the demo, whose mailbox opens every account anyway. */
  requiresAdminPasskeys: boolean;
  atsGateway: string | undefined;
  /** Whether the demo, whose mailbox opens every account, may be reached from other machines. */
  allowsRemoteDemo: boolean;
  /** Whether postings come from the sandbox: demo mode without a gateway of the operator's. */
  usesSandbox: boolean;
  /** Null without a mail server: in demo mode the sandbox's mailbox takes its place, elsewhere no mail is sent. */
  smtpUrl: string | null;
  /** Whether mail may leave only over TLS: in production, unless the mail server is on this machine. */
  smtpNeedsTls: boolean;
  /** Whether mail goes to the sandbox's mailbox. */
  usesSandboxMail: boolean;
  /** The sender of every mail: an address, or a name and an <address>. */
  mailFrom: string;
  /** The OpenID provider behind "Continue with LinkedIn"; null when there is none. */
  linkedin: { issuer: string; clientId: string; clientSecret: string } | null;
  /** Whether the sandbox's OpenID provider stands in for LinkedIn. */
  usesSandboxLinkedin: boolean;
  /** The account at Stripe; null when there is none: the demo's stand-in takes its place, elsewhere billing is off. */
  stripe: { secretKey: string; webhookSecret: string; priceId: string; apiBase?: string } | null;
  /** Whether the sandbox's stand-in takes Stripe's place. */
  usesSandboxStripe: boolean;
  boardsFile: string | undefined;
  /** CSV of the employers' own API keys, with which applications are sent. */
  applyKeysFile: string | undefined;
  model: { baseUrl: string; apiKey?: string; model: string } | null;
  contact: string;
  /** Gets what people leave in the public forms, and stands on the About page; null when nobody is named. */
  operatorEmail: string | null;
  /** Shown on the pricing page; null when none is. */
  donationHandle: string | null;
  /** Whether Turbo Apply is offered. */
  offersTurboApply: boolean;
  trustedProxies: string[];
  countryHeader: string | undefined;
  geoipFile: string | undefined;
  /** How long requests are served after `/readyz` has begun to refuse, when it is stopped. */
  drainSeconds: number;
  rateLimitPerMinute: number;
  /** Where `/metrics` is answered, which is never where people are; null: nowhere. */
  metrics: { host: string; port: number } | null;
  /** `auto`: bitmaps in memory once they are ready. `sql`: the database alone. */
  searchExecutor: 'auto' | 'sql';
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** All faults at once, each naming its setting; values are never shown, since some are secrets. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

/**
 * Reads the settings from the environment and, where that says nothing, from `.env`.
 * Throws {@link ConfigError} with every fault in one message.
 */
export function readConfig(options: {
  env: NodeJS.ProcessEnv;
  directory: string;
  arguments: readonly string[];
}): Config {
  const env = { ...readDotEnv(options.directory), ...withoutEmpty(options.env) };
  const parsed = environmentSchema.safeParse(env);
  const faults = parsed.success ? [] : parsed.error.issues.map(toFault);
  for (const argument of options.arguments) {
    if (argument.startsWith('-') && argument !== '--live')
      faults.push(`${argument} is no option: the only one is --live`);
  }
  const isProduction = env.NODE_ENV === 'production';
  faults.push(...findMissing(env, isProduction));
  faults.push(...findUnsafe(env, options.arguments));
  faults.push(...findImpossible(env, options.arguments));
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  return toConfig(parsed.data, options, isProduction);
}

function isLive(environment: string | undefined, given: readonly string[]): boolean {
  return environment === 'production' || given.includes('--live');
}

/** Settings that are well formed and would still let somebody in. */
function findUnsafe(env: NodeJS.ProcessEnv, given: readonly string[]): string[] {
  const { NODE_ENV, PUBLIC_URL: publicUrl, HOST: host, ALLOW_REMOTE_DEMO: isAllowed } = env;
  const faults: string[] = [];
  const publicAddress = publicUrl && URL.canParse(publicUrl) ? new URL(publicUrl) : undefined;
  const isPlain = publicAddress?.protocol === 'http:' && !isLoopback(publicAddress.hostname);
  if (NODE_ENV === 'production' && isPlain)
    faults.push('PUBLIC_URL must be https in production: the links in mails open accounts');
  if (!isLive(NODE_ENV, given) && host && !isLoopback(host) && isAllowed !== 'true') {
    faults.push(
      'HOST opens the demo to other machines, and its mailbox lets anybody into every account: ' +
        'leave HOST out, or set ALLOW_REMOTE_DEMO=true if that is what you want',
    );
  }
  return faults;
}

/** Settings that are well formed and cannot be had together. */
function findImpossible(env: NodeJS.ProcessEnv, given: readonly string[]) {
  const { NODE_ENV, ROLE: role, DATABASE_URL: url, PORT: port, METRICS_PORT: metricsPort } = env;
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS, ADMIN_PASSKEYS: passkeys, PUBLIC_URL: publicUrl = '' } = env;
  const faults: string[] = [];
  if (metricsPort !== undefined && metricsPort === (port ?? '3000'))
    faults.push('METRICS_PORT must be another than PORT: what is measured is not for people');
  if (AUTH_SECRET_PREVIOUS && AUTH_SECRET_PREVIOUS === AUTH_SECRET)
    faults.push('AUTH_SECRET_PREVIOUS is AUTH_SECRET itself: name the one before it, or leave it out');
  if (passkeys === 'required' && URL.canParse(publicUrl) && isAddress(new URL(publicUrl).hostname)) {
    faults.push(
      'ADMIN_PASSKEYS can only be optional where PUBLIC_URL has an IP address: passkeys belong to a name',
    );
  }
  const isPart = role === 'web' || role === 'worker';
  if (isPart && !url)
    faults.push(`ROLE can only be all without DATABASE_URL: one process has the embedded store to itself`);
  if (isPart && url && !isLive(NODE_ENV, given))
    faults.push('ROLE can only be all in the demo, whose stand-ins live in the program; add --live');
  return faults;
}

/** "127.0.0.1" and "[::1]", not "localhost". */
function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

/** Settings that production, or another setting, cannot do without. */
function findMissing(env: NodeJS.ProcessEnv, isProduction: boolean): string[] {
  const faults: string[] = [];
  const need = (name: string, isNeeded: unknown, why: string) => {
    if (isNeeded && !env[name]) faults.push(`${name} is missing: ${why}`);
  };
  need('AUTH_SECRET', isProduction, 'production needs a secret of its own');
  need(
    'AUTH_SECRET',
    !isProduction && env.ROLE && env.ROLE !== 'all',
    'a token of one node has to hold at all',
  );
  need('AUTH_SECRET', env.AUTH_SECRET_PREVIOUS, 'a former secret has one that came after it');
  need('PUBLIC_URL', isProduction, 'the links in mails lead there');
  need('DATA_DIR', isProduction && !env.DATABASE_URL, 'without DATABASE_URL it holds everything there is');
  need('DATABASE_URL', env.DATABASE_REPLICA_URL, 'a replica needs what it is a replica of');
  need('SMTP_URL', isProduction, 'people sign in by mail');
  need('MAIL_FROM', isProduction, 'mail needs a sender');
  need('LLM_MODEL', env.LLM_BASE_URL, 'the two belong together');
  need('LLM_BASE_URL', env.LLM_MODEL, 'the two belong together');
  const { LINKEDIN_ISSUER: issuer, LINKEDIN_CLIENT_ID: id, LINKEDIN_CLIENT_SECRET: secret } = env;
  need('LINKEDIN_CLIENT_ID', issuer ?? secret, 'the settings of LinkedIn belong together');
  need('LINKEDIN_CLIENT_SECRET', issuer ?? id, 'the settings of LinkedIn belong together');
  need('METRICS_PORT', env.METRICS_HOST, 'without it there are no metrics');
  const { STRIPE_API_BASE: base, STRIPE_SECRET_KEY: key } = env;
  const { STRIPE_WEBHOOK_SECRET: hook, STRIPE_PRICE_ID: price } = env;
  need('STRIPE_SECRET_KEY', hook ?? price ?? base, 'the settings of Stripe belong together');
  need('STRIPE_WEBHOOK_SECRET', key ?? price ?? base, 'the settings of Stripe belong together');
  need('STRIPE_PRICE_ID', key ?? hook ?? base, 'the settings of Stripe belong together');
  return faults;
}

function toConfig(
  settings: Environment,
  options: { directory: string; arguments: readonly string[] },
  isProduction: boolean,
): Config {
  const isLiveMode = isLive(settings.NODE_ENV, options.arguments);
  const usesSandbox = !isLiveMode && settings.ATS_GATEWAY === undefined;
  const dataDirectory = resolve(options.directory, settings.DATA_DIR ?? './data');
  const port = settings.PORT ?? 3000;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${port}`;
  return {
    mode: isLiveMode ? 'live' : 'demo',
    role: settings.ROLE ?? 'all',
    isProduction,
    host: settings.HOST ?? '127.0.0.1',
    port,
    publicUrl,
    dataDirectory,
    databaseUrl: settings.DATABASE_URL,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    authSecret: settings.AUTH_SECRET ?? keepSecret(dataDirectory),
    previousAuthSecret: settings.AUTH_SECRET_PREVIOUS ?? null,
    requiresAdminPasskeys: (settings.ADMIN_PASSKEYS ?? (isLiveMode ? 'required' : 'optional')) === 'required',
    atsGateway: settings.ATS_GATEWAY,
    allowsRemoteDemo: settings.ALLOW_REMOTE_DEMO === 'true',
    usesSandbox,
    smtpUrl: settings.SMTP_URL ?? null,
    // What goes to a relay on this machine cannot be listened to on the way, and such relays seldom have a certificate.
    smtpNeedsTls:
      isProduction && settings.SMTP_URL !== undefined && !isLoopback(new URL(settings.SMTP_URL).hostname),
    usesSandboxMail: !isLiveMode && settings.SMTP_URL === undefined,
    mailFrom: settings.MAIL_FROM ?? `Firsthand <no-reply@${new URL(publicUrl).hostname}>`,
    linkedin: toLinkedin(settings, isLiveMode, publicUrl),
    usesSandboxLinkedin: !isLiveMode && settings.LINKEDIN_ISSUER === undefined,
    stripe: toStripe(settings),
    usesSandboxStripe: !isLiveMode && settings.STRIPE_SECRET_KEY === undefined,
    boardsFile:
      settings.BOARDS_FILE === undefined ? undefined : resolve(options.directory, settings.BOARDS_FILE),
    applyKeysFile:
      settings.APPLY_KEYS_FILE === undefined
        ? undefined
        : resolve(options.directory, settings.APPLY_KEYS_FILE),
    model:
      settings.LLM_BASE_URL === undefined || settings.LLM_MODEL === undefined
        ? null
        : {
            baseUrl: settings.LLM_BASE_URL,
            model: settings.LLM_MODEL,
            ...(settings.LLM_API_KEY === undefined ? {} : { apiKey: settings.LLM_API_KEY }),
          },
    contact: settings.CONTACT ?? settings.PUBLIC_URL ?? 'no contact configured',
    operatorEmail: settings.OPERATOR_EMAIL ?? null,
    donationHandle: settings.DONATION_HANDLE ?? null,
    // Unset it is on only where the employers are invented: with a gateway, an application would leave the machine.
    offersTurboApply:
      settings.FEATURE_TURBO_APPLY === undefined ? usesSandbox : settings.FEATURE_TURBO_APPLY === 'true',
    trustedProxies: settings.TRUSTED_PROXIES ?? [],
    countryHeader: settings.COUNTRY_HEADER,
    geoipFile: settings.GEOIP_FILE,
    drainSeconds: settings.DRAIN_SECONDS ?? (isProduction ? PRODUCTION_DRAIN_SECONDS : 0),
    rateLimitPerMinute: settings.RATE_LIMIT_PER_MINUTE ?? (isLiveMode ? LIVE_RATE_LIMIT : 0),
    metrics:
      settings.METRICS_PORT === undefined
        ? null
        : { host: settings.METRICS_HOST ?? '127.0.0.1', port: settings.METRICS_PORT },
    searchExecutor: settings.SEARCH_EXECUTOR ?? 'auto',
    logLevel: settings.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
}

function toStripe(settings: Environment): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  const { STRIPE_PRICE_ID: priceId, STRIPE_API_BASE: apiBase } = settings;
  if (secretKey === undefined || webhookSecret === undefined || priceId === undefined) return null;
  return { secretKey, webhookSecret, priceId, ...(apiBase !== undefined && { apiBase }) };
}

const LINKEDIN_ISSUER = 'https://www.linkedin.com/oauth';
/** What the product and the sandbox's OpenID provider know each other by, unless the settings say otherwise. */
const DEMO_CLIENT = { clientId: 'firsthand-demo', clientSecret: 'firsthand-demo-secret' };

function toLinkedin(settings: Environment, isLiveMode: boolean, publicUrl: string): Config['linkedin'] {
  const { LINKEDIN_ISSUER: issuer, LINKEDIN_CLIENT_ID: id, LINKEDIN_CLIENT_SECRET: secret } = settings;
  const client =
    id !== undefined && secret !== undefined ? { clientId: id, clientSecret: secret } : undefined;
  if (issuer !== undefined || isLiveMode)
    return client ? { issuer: issuer ?? LINKEDIN_ISSUER, ...client } : null;
  return { issuer: `${publicUrl}/sandbox/linkedin`, ...(client ?? DEMO_CLIENT) };
}

function toFault(issue: z.core.$ZodIssue): string {
  return `${issue.path.map(String).join('.')} ${issue.message}`;
}

function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
}

function readDotEnv(directory: string): NodeJS.ProcessEnv {
  let text: string;
  try {
    text = readFileSync(join(directory, '.env'), 'utf8');
  } catch (error) {
    // A fresh clone has no .env and needs none.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
  return parseEnv(text);
}

/** Outside production a secret is made once and kept beside the data, so that sign-ins outlast a restart. */
function keepSecret(dataDirectory: string): string {
  const file = join(dataDirectory, 'auth-secret');
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // It exists from an earlier start.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
