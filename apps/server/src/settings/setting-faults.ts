import { isIP } from 'node:net';
import { isLoopback } from '@firsthand/contracts';

/** What is wrong with settings of which each is well formed, as sentences that name them. */
export function findSettingFaults(env: NodeJS.ProcessEnv, given: readonly string[]): string[] {
  return [
    ...findMissing(env),
    ...findUnsafe(env, given),
    ...findImpossible(env, given),
    ...findClusterFaults(env),
  ];
}

/** What is wrong with the settings of OpenSearch together. */
function findClusterFaults(env: NodeJS.ProcessEnv): string[] {
  const { OPENSEARCH_URL: url, SEARCH_EXECUTOR: executor, NODE_ENV } = env;
  const named = Object.keys(env).filter((name) => name.startsWith('OPENSEARCH_') && env[name]);
  if (!url) {
    return named.map((name) => `OPENSEARCH_URL is missing: without it ${name} says nothing`);
  }
  const faults: string[] = [];
  const together = (one: string, other: string, why: string) => {
    for (const [name, missing] of [
      [one, other],
      [other, one],
    ] as const)
      if (env[name] && !env[missing]) faults.push(`${missing} is missing: ${why}`);
  };
  together('OPENSEARCH_USER', 'OPENSEARCH_PASSWORD', 'a user of OpenSearch has a password');
  together('OPENSEARCH_CERT_FILE', 'OPENSEARCH_KEY_FILE', 'a certificate is worth nothing without its key');
  if (executor === 'sql')
    faults.push('SEARCH_EXECUTOR=sql asks the database alone: leave it or OPENSEARCH_URL out');
  const addresses = url
    .split(',')
    .flatMap((text) => (URL.canParse(text.trim()) ? [new URL(text.trim())] : []));
  const plain = addresses.filter(({ protocol }) => protocol === 'http:');
  const secured = ['OPENSEARCH_CA_FILE', 'OPENSEARCH_CERT_FILE'].filter((name) => env[name]);
  if (plain.length > 0 && secured.length > 0)
    faults.push(`OPENSEARCH_URL must be https throughout: ${secured.join(' and ')} would not be used`);
  const isOpen = plain.some(({ hostname }) => !isLoopback(hostname));
  if (NODE_ENV === 'production' && isOpen && env.OPENSEARCH_PASSWORD)
    faults.push(
      'OPENSEARCH_URL must be https in production: anybody on the way could read OPENSEARCH_PASSWORD',
    );
  return faults;
}

/** Whether the real systems are meant. */
export function isLive(environment: string | undefined, given: readonly string[]): boolean {
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
function findMissing(env: NodeJS.ProcessEnv): string[] {
  const isProduction = env.NODE_ENV === 'production';
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
  need('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_TRACES_SAMPLER_ARG, 'without it there are no traces');
  const { STRIPE_API_BASE: base, STRIPE_SECRET_KEY: key } = env;
  const { STRIPE_WEBHOOK_SECRET: hook, STRIPE_PRICE_ID: price } = env;
  need('STRIPE_SECRET_KEY', hook ?? price ?? base, 'the settings of Stripe belong together');
  need('STRIPE_WEBHOOK_SECRET', key ?? price ?? base, 'the settings of Stripe belong together');
  need('STRIPE_PRICE_ID', key ?? hook ?? base, 'the settings of Stripe belong together');
  return faults;
}
