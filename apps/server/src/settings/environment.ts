import { findMailAddress } from '@firsthand/mailer';
import { z } from 'zod';

/** An empty variable means the same as an unset one. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const exactHttpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const httpUrl = exactHttpUrl.transform((url) => url.replace(/(?<!\/)\/+$/, ''));
const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a postgres:// or postgresql:// address',
});
const flag = z.enum(['true', 'false'], 'must be true or false');
const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error));
};
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** Addresses of nodes, one as good as the other. Who asks stands in settings of its own: an address is shown where it fails. */
const clusterUrls = list.pipe(
  z
    .array(
      exactHttpUrl
        .refine(
          (url) => new URL(url).username === '' && new URL(url).password === '',
          'must not name who asks: OPENSEARCH_USER and OPENSEARCH_PASSWORD do',
        )
        .transform((url) => url.replace(/(?<!\/)\/+$/, '')),
    )
    .min(1, 'must be an http or https address, or several with commas between them'),
);

/** Every setting, each checked once. What an issue to come will read is checked already, so that typos show early. */
export const environmentSchema = z.object({
  NODE_ENV: optional(
    z.enum(['production', 'development', 'test'], 'must be production, development or test'),
  ),
  ROLE: optional(z.enum(['all', 'web', 'worker'], 'must be all, web or worker')),
  PORT: optional(wholeNumber(1, 65_535)),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(httpUrl),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(databaseUrl),
  DATABASE_REPLICA_URL: optional(databaseUrl),
  AUTH_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  AUTH_SECRET_PREVIOUS: optional(z.string().min(32, 'must have at least 32 characters')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  MAIL_FROM: optional(
    z
      .string()
      .refine((text) => findMailAddress(text) !== null, 'must be an address, or a name and an <address>'),
  ),
  // As it was given: an issuer is compared character by character, its last slash too.
  LINKEDIN_ISSUER: optional(exactHttpUrl),
  LINKEDIN_CLIENT_ID: optional(z.string()),
  LINKEDIN_CLIENT_SECRET: optional(z.string()),
  STRIPE_API_BASE: optional(
    httpUrl.refine((url) => new URL(url).pathname === '/', 'must be an address without a path'),
  ),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_PRICE_ID: optional(z.string()),
  ATS_GATEWAY: optional(httpUrl),
  BOARDS_FILE: optional(z.string()),
  CRAWL_REQUESTS_PER_HOUR: optional(wholeNumber(60, 10_000_000)),
  CRAWL_MB_PER_HOUR: optional(wholeNumber(10, 10_000_000)),
  APPLY_KEYS_FILE: optional(z.string()),
  LLM_BASE_URL: optional(httpUrl),
  LLM_API_KEY: optional(z.string()),
  LLM_MODEL: optional(z.string()),
  FEATURE_TURBO_APPLY: optional(flag),
  ALLOW_REMOTE_DEMO: optional(flag),
  ADMIN_PASSKEYS: optional(z.enum(['required', 'optional'], 'must be required or optional')),
  CONTACT: optional(z.string().max(200)),
  OPERATOR_EMAIL: optional(
    z
      .string()
      .refine((text) => findMailAddress(text)?.address === text, 'must be one address, as ada@example.com'),
  ),
  DONATION_HANDLE: optional(
    z.string().regex(/^\$[A-Za-z][A-Za-z0-9_-]{0,19}$/, 'must be a Cash App name, as $firsthand'),
  ),
  TRUSTED_PROXIES: optional(list),
  COUNTRY_HEADER: optional(
    z
      .string()
      .regex(/^[\w-]+$/, 'must be the name of a header')
      .toLowerCase(),
  ),
  GEOIP_FILE: optional(z.string()),
  DRAIN_SECONDS: optional(wholeNumber(0, 300)),
  RATE_LIMIT_PER_MINUTE: optional(wholeNumber(0, 1_000_000)),
  METRICS_PORT: optional(wholeNumber(1, 65_535)),
  METRICS_HOST: optional(z.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl),
  OTEL_TRACES_SAMPLER_ARG: optional(
    z
      .string()
      .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'must be a share from 0 to 1')
      .transform(Number),
  ),
  OPENSEARCH_URL: optional(clusterUrls),
  OPENSEARCH_USER: optional(z.string()),
  OPENSEARCH_PASSWORD: optional(z.string()),
  OPENSEARCH_CA_FILE: optional(z.string()),
  OPENSEARCH_CERT_FILE: optional(z.string()),
  OPENSEARCH_KEY_FILE: optional(z.string()),
  OPENSEARCH_PREFIX: optional(
    z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be up to 60 small letters, digits and hyphens, a letter first'),
  ),
  OPENSEARCH_SHARDS: optional(wholeNumber(1, 100)),
  OPENSEARCH_REPLICAS: optional(wholeNumber(0, 5)),
  SEARCH_EXECUTOR: optional(z.enum(['auto', 'sql'], 'must be auto or sql')),
  LOG_LEVEL: optional(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
  ),
});

export type Environment = z.infer<typeof environmentSchema>;
