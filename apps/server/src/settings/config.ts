import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { isLoopback } from '@firsthand/contracts';
import type { z } from 'zod';
import { environmentSchema, type Environment } from './environment.ts';
import { toSecurityContact } from './security-contact.ts';
import { findSettingFaults, isLive } from './setting-faults.ts';

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
  /** What reading boards may ask of all systems together within an hour; undefined: as much as their own paces allow. */
  crawlPerHour: { requests: number | undefined; bytes: number | undefined };
  /** CSV of the employers' own API keys, with which applications are sent. */
  applyKeysFile: string | undefined;
  model: { baseUrl: string; apiKey?: string; model: string } | null;
  contact: string;
  /** Gets what people leave in the public forms, and stands on the About page; null when nobody is named. */
  operatorEmail: string | null;
  /** Whom to tell of a weakness, as a URI; null where nobody is named. */
  securityContact: string | null;
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
  /** Where traces are handed over, and the share of them that is kept; null: none are made. */
  traces: { endpoint: string; share: number } | null;
  /** The OpenSearch cluster that answers searches; null: this program's own memory does. */
  openSearch: OpenSearchConfig | null;
  /** `auto`: bitmaps in memory once they are ready. `sql`: the database alone. */
  searchExecutor: 'auto' | 'sql';
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export interface OpenSearchConfig {
  urls: readonly string[];
  user: { name: string; password: string } | null;
  /** PEM: whose certificates are believed. Null: those the system believes. */
  caFile: string | null;
  /** PEM: what this program shows of itself, and the key to it. */
  certificateFile: string | null;
  keyFile: string | null;
  /** What the names of its indexes begin with. */
  prefix: string;
  /** Of an index that is made from now on. */
  spread: { shards: number; replicas: number };
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
  faults.push(...findSettingFaults(env, options.arguments));
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  return toConfig(parsed.data, options, isProduction);
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
    crawlPerHour: {
      requests: settings.CRAWL_REQUESTS_PER_HOUR,
      bytes: settings.CRAWL_MB_PER_HOUR === undefined ? undefined : settings.CRAWL_MB_PER_HOUR * 1_048_576,
    },
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
    securityContact: toSecurityContact(settings, {
      publicUrl,
      usesSandboxMail: !isLiveMode && settings.SMTP_URL === undefined,
    }),
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
    traces:
      settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
            share: settings.OTEL_TRACES_SAMPLER_ARG ?? 1,
          },
    openSearch: toOpenSearch(settings, options.directory),
    searchExecutor: settings.SEARCH_EXECUTOR ?? 'auto',
    logLevel: settings.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
}

function toOpenSearch(settings: Environment, directory: string): OpenSearchConfig | null {
  const { OPENSEARCH_URL: urls, OPENSEARCH_USER: name, OPENSEARCH_PASSWORD: password } = settings;
  if (urls === undefined) return null;
  const toFile = (path: string | undefined) => (path === undefined ? null : resolve(directory, path));
  return {
    urls,
    user: name === undefined || password === undefined ? null : { name, password },
    caFile: toFile(settings.OPENSEARCH_CA_FILE),
    certificateFile: toFile(settings.OPENSEARCH_CERT_FILE),
    keyFile: toFile(settings.OPENSEARCH_KEY_FILE),
    prefix: settings.OPENSEARCH_PREFIX ?? 'firsthand',
    spread: { shards: settings.OPENSEARCH_SHARDS ?? 3, replicas: settings.OPENSEARCH_REPLICAS ?? 1 },
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
