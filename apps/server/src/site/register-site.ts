import type { ApiAnswer, ApiFetch, ApiRequestInit } from '@firsthand/api-client';
import { createHash, randomBytes } from 'node:crypto';
import { callInProcess, REQUEST_ID_HEADER, toLoggedPath } from '@firsthand/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { createRequestHandler, RouterContext, RouterContextProvider, ServerBuild } from 'react-router';
import { makeExtensionZip, type ExtensionZip } from './extension-zip.ts';
import { PageCache, type KeptPage } from './page-cache.ts';
import { toOwnScripts } from './own-scripts.ts';
import { isPaymentPage, toSecurityPolicy } from './security-policy.ts';
import { sendPage } from './send-page.ts';
import type { OpenSite, SiteSource } from './site-source.ts';
import { toAddress } from './to-address.ts';

declare module 'react-router' {
  // The site is built with this flag on; it makes the context a RouterContextProvider.
  interface Future {
    v8_middleware: true;
  }
}

const PAGE_KEPT_MS = 60_000;
const CACHE_CHARACTERS = 40_000_000;

export interface SiteOptions {
  openSite: OpenSite;
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

/** What the site expects of us; see `site-context.ts` of the web app. */
interface SiteContext {
  apiFetch: ApiFetch;
  publicUrl: string;
  demo: boolean;
  operatorEmail: string | null;
  donationHandle: string | null;
  extension: { version: string; size: number } | null;
  offersTurboApply: boolean;
  nonce: string;
  takeHtml: (html: string) => void;
  report: (error: unknown) => void;
  toExternalUrl: (url: string) => string;
}

/**
 * Serves the React site on every path the API does not take. Pages are the same for every visitor, so they are kept for
 * a minute, compressed as they are asked for.
 */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const source = await options.openSite(app);
  const isDevelopment = source.mode === 'development';
  const loadSite = createLoadSite(source);
  const extension = source.extensionKit ? makeExtensionZip(source.extensionKit, options.publicUrl) : null;
  const cache = new PageCache({ ttlMs: PAGE_KEPT_MS, maxCharacters: CACHE_CHARACTERS, now: options.now });

  const render = async (request: FastifyRequest, address: string): Promise<Rendered> => {
    const { handle, createContext, siteContext } = await loadSite();
    const context = createContext();
    const outcome: { isWhole: boolean; html?: string } = { isWhole: true };
    // Random, so that no text from outside can hold it and pass for a script of ours.
    const mark = randomBytes(16).toString('hex');
    context.set(siteContext, {
      apiFetch: async (path, init) => {
        const response = await callApi(app, request, path, init);
        if (response.status >= 500) outcome.isWhole = false;
        return response;
      },
      publicUrl: options.publicUrl,
      demo: options.demo,
      operatorEmail: options.operatorEmail,
      donationHandle: options.donationHandle,
      extension: extension && { version: extension.version, size: extension.content.byteLength },
      offersTurboApply: options.offersTurboApply === true,
      nonce: mark,
      takeHtml: (html) => (outcome.html = html),
      report: (error) => {
        request.log.error({ err: error, path: toLoggedPath(request) }, 'a page failed unexpectedly');
      },
      toExternalUrl: options.toExternalUrl,
    });
    const response = await handle(new Request(options.publicUrl + address), context);
    // What is no page, such as a redirect, has no HTML.
    const html = outcome.html ?? (await response.text());
    const { body, hashes } = isDevelopment ? { body: html, hashes: [] } : toOwnScripts(html, mark);
    const policy = toSecurityPolicy(hashes, {
      allowsStripe: options.usesStripe === true && isPaymentPage(address),
      developmentNonce: isDevelopment ? mark : undefined,
    });
    const headers = { ...toHeaders(response), 'content-security-policy': policy };
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    const page = { status: response.status, headers, body, etag, compressed: new Map() };
    return { page, mayKeep: !isDevelopment && outcome.isWhole && page.status < 500 };
  };

  if (extension) serveExtension(app, extension);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const address = toAddress(request.url);
      if (await source.sendFile(request, reply)) return reply;
      const kept = cache.get(address);
      if (kept) return sendPage(request, reply, kept);
      const { page, mayKeep } = await render(request, address);
      if (mayKeep) cache.set(address, page);
      return sendPage(request, reply, page);
    },
  });
}

/** One name for every version, so that links to it stay; the file is called by its version where it is kept. */
function serveExtension(app: FastifyInstance, { version, content }: ExtensionZip): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/extension/firsthand-extension.zip',
    schema: { hide: true },
    handler: (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .header('content-disposition', `attachment; filename="firsthand-extension-${version}.zip"`)
        .type('application/zip')
        .send(Buffer.from(content)),
  });
}

/** What the site's server entry gives beside its rendering: its own copy of the router, and what it expects of us. */
interface SiteEntry {
  createRequestHandler: typeof createRequestHandler;
  RouterContextProvider: typeof RouterContextProvider;
  siteContext: RouterContext<SiteContext>;
}

/** Gives how to render with the latest build, which is made ready once. */
function createLoadSite({ loadBuild, mode }: SiteSource) {
  const toSite = (build: ServerBuild) => {
    const entry = build.entry.module as unknown as SiteEntry;
    return {
      build,
      handle: entry.createRequestHandler(build, mode),
      createContext: () => new entry.RouterContextProvider(),
      siteContext: entry.siteContext,
    };
  };
  let latest: ReturnType<typeof toSite> | undefined;
  return async () => {
    const build = await loadBuild();
    if (latest?.build !== build) latest = toSite(build);
    return latest;
  };
}

/** The length changes with the nonce and with compression. */
function toHeaders(response: Response): Record<string, string> {
  return Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-length'));
}

/** Calls our own API in process: the same routes, checks and views as for everybody else, but only the page counts. */
async function callApi(
  app: FastifyInstance,
  { id, ip }: FastifyRequest,
  path: string,
  init: ApiRequestInit = {},
): Promise<ApiAnswer> {
  const {
    statusCode: status,
    headers,
    payload,
  } = await callInProcess(app, {
    method: (init.method ?? 'GET') as 'GET' | 'POST',
    url: path,
    headers: { ...init.headers, [REQUEST_ID_HEADER]: id },
    remoteAddress: ip,
    // A page that is rendered sends no forms.
    ...(typeof init.body === 'string' && { payload: init.body }),
  });
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: {
      has: (name) => headers[name.toLowerCase()] !== undefined,
      get: (name) => {
        const value = headers[name.toLowerCase()];
        return value === undefined ? null : String(value);
      },
    },
    // A whole Response would copy and decode each answer once more.
    json: () => new Promise((resolve) => resolve(JSON.parse(payload))),
    blob: () => Promise.resolve(new Blob([payload])),
  };
}
