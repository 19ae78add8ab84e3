import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { callInProcess } from '@firsthand/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import { PageCache, type KeptPage } from './page-cache.ts';
import { isPaymentPage, toSecurityPolicy } from './security-policy.ts';

declare module 'react-router' {
  // The site is built with this flag on; it makes the context a RouterContextProvider.
  interface Future {
    v8_middleware: true;
  }
}

const PAGE_KEPT_MS = 60_000;
const CACHE_CHARACTERS = 40_000_000;
const ASSET_MAX_AGE = '365d';

export interface SiteOptions {
  /** The built site: `client` and `server/index.js`. */
  buildDirectory: string;
  publicUrl: string;
  demo: boolean;
  /** Shown where people may write to; null when there is none. */
  operatorEmail: string | null;
  donationHandle: string | null;
  /** Default false, as the specification has it. */
  offersTurboApply?: boolean;
  /** Whether Stripe itself takes the payments: its script may then load on the subscription page. Default false. */
  usesStripe?: boolean;
  toExternalUrl: (url: string) => string;
  now: () => number;
}

interface Rendered {
  page: KeptPage;
  /** False when a call it needed failed: the next visitor may have more luck. */
  mayKeep: boolean;
}

/** What the built site expects of us; see `site-context.ts` of the web app. */
interface SiteContext {
  apiFetch: (
    path: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<Response>;
  publicUrl: string;
  demo: boolean;
  operatorEmail: string | null;
  donationHandle: string | null;
  offersTurboApply: boolean;
  nonce: string;
  toExternalUrl: (url: string) => string;
}

/**
 * Serves the React site on every path the API does not take. Pages are the same for every visitor, so they are kept
 * for a minute with a placeholder where each answer gets its own nonce.
 */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const build = (await import(
    pathToFileURL(join(options.buildDirectory, 'server/index.js')).href
  )) as ServerBuild;
  const { siteContext } = build.entry.module as unknown as { siteContext: RouterContext<SiteContext> };
  const handle = createRequestHandler(build, 'production');
  // Random, so that no text from outside can hold it and be given a nonce.
  const placeholder = randomBytes(16).toString('hex');
  const cache = new PageCache({ ttlMs: PAGE_KEPT_MS, maxCharacters: CACHE_CHARACTERS, now: options.now });

  const clientDirectory = join(options.buildDirectory, 'client');
  await app.register(fastifyStatic, {
    root: join(clientDirectory, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: ASSET_MAX_AGE,
    preCompressed: true,
  });

  const render = async (request: FastifyRequest, address: string): Promise<Rendered> => {
    const context = new RouterContextProvider();
    const outcome = { isWhole: true };
    context.set(siteContext, {
      apiFetch: async (path, init) => {
        const response = await callApi(app, request.ip, path, init);
        if (response.status >= 500) outcome.isWhole = false;
        return response;
      },
      publicUrl: options.publicUrl,
      demo: options.demo,
      operatorEmail: options.operatorEmail,
      donationHandle: options.donationHandle,
      offersTurboApply: options.offersTurboApply === true,
      nonce: placeholder,
      toExternalUrl: options.toExternalUrl,
    });
    const response = await handle(new Request(options.publicUrl + address), context);
    const body = await response.text();
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    const page = { status: response.status, headers: toHeaders(response), body, etag };
    return { page, mayKeep: outcome.isWhole && page.status < 500 };
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const address = toAddress(request.url);
      const file = publicFile(clientDirectory, address);
      if (file)
        return reply
          .header('cache-control', 'public, max-age=3600')
          .type(file.type)
          .send(createReadStream(file.path));
      const toPolicy = (nonce: string) =>
        toSecurityPolicy(nonce, { allowsStripe: options.usesStripe === true && isPaymentPage(address) });
      const kept = cache.get(address);
      if (kept) return sendPage(request, reply, kept, { placeholder, toPolicy });
      const { page, mayKeep } = await render(request, address);
      if (mayKeep) cache.set(address, page);
      return sendPage(request, reply, page, { placeholder, toPolicy });
    },
  });
}

/** The length changes with the nonce and with compression. */
function toHeaders(response: Response): Record<string, string> {
  return Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-length'));
}

/** A client may write the whole address in its request: "http://host/search?q=a" → "/search?q=a". */
function toAddress(url: string): string {
  if (url.startsWith('/')) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  { placeholder, toPolicy }: { placeholder: string; toPolicy: (nonce: string) => string },
): FastifyReply {
  const { headers } = page;
  void reply.headers({
    ...headers,
    etag: page.etag,
    'cache-control': headers['cache-control'] ?? 'no-cache',
  });
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    // The stored page keeps the policy, and so the nonce, that it came with.
    return reply.removeHeader('content-security-policy').status(304).send();
  }
  const nonce = randomBytes(16).toString('base64');
  void reply.status(page.status).header('content-security-policy', toPolicy(nonce));
  return reply.send(request.method === 'HEAD' ? '' : page.body.replaceAll(placeholder, nonce));
}

const PUBLIC_FILE_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
};

/** A file at the top of the built client, such as the icon. No path of a page has such a name. */
function publicFile(directory: string, url: string): { path: string; type: string } | null {
  const match = /^\/([\w-]+\.(svg|png|ico|webmanifest|txt))$/.exec(url.split('?')[0] ?? '');
  const type = PUBLIC_FILE_TYPES[match?.[2] ?? ''];
  if (!match?.[1] || type === undefined) return null;
  const path = join(directory, match[1]);
  return existsSync(path) ? { path, type } : null;
}

/** Calls our own API in process: the same routes, checks and views as for everybody else, but only the page counts. */
async function callApi(
  app: FastifyInstance,
  ip: string,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Response> {
  const answer = await callInProcess(app, {
    method: (init.method ?? 'GET') as 'GET' | 'POST',
    url: path,
    headers: init.headers ?? {},
    remoteAddress: ip,
    ...(init.body === undefined ? {} : { payload: init.body }),
  });
  const type = answer.headers['content-type'];
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': typeof type === 'string' ? type : 'application/json' },
  });
}
