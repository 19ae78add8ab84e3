import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, RouterContextProvider, ServerRouter, type EntryContext } from 'react-router';
import { logError } from '../lib/log.ts';
import { NonceProvider } from '../lib/page/nonce.tsx';
import { lowerScriptPriority } from '../lib/page/script-priority.ts';
import { siteContext } from './site-context.ts';

// The server renders with the router that the site was built with.
export { createRequestHandler, RouterContextProvider, siteContext };
export type { SiteContext } from './site-context.ts';

const renderTimeoutMs = 10_000;

/** Renders a page whole before the first byte leaves: the server keeps the HTML, and a failure still can change the status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers });
  const { nonce } = loadContext.get(siteContext);

  return new Promise((resolve, reject) => {
    let renderStatus = status;
    const timeout = setTimeout(() => abort(new Error('The page took too long to render')), renderTimeoutMs);
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timeout);
          const body = new PassThrough();
          text(body).then(
            (html) => resolve(new Response(lowerScriptPriority(html), { status: renderStatus, headers })),
            reject,
          );
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(
            error instanceof Error ? error : new Error('The page could not be rendered', { cause: error }),
          );
        },
        onError(error) {
          renderStatus = 500;
          logError(error);
        },
      },
    );
  });
}

/** Unexpected failures of loaders, for the operator's log. A visitor who left is no failure. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) logError(error);
}
