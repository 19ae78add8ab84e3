import { renderToString } from 'react-dom/server';
import { createRequestHandler, RouterContextProvider, ServerRouter, type EntryContext } from 'react-router';
import { NonceProvider } from '../lib/page/nonce.tsx';
import { toScriptJson } from '../lib/page/script-json.ts';
import { lowerScriptPriority } from '../lib/page/script-priority.ts';
import { siteContext } from './site-context.ts';

// The server renders with the router that the site was built with.
export { createRequestHandler, RouterContextProvider, siteContext };
export type { SiteContext } from './site-context.ts';

const BODY_END = '</body></html>';

/**
 * Renders a page whole before the first byte leaves: the server keeps the HTML, and a failure still can change the status.
 * Nothing on our pages waits for anything while it is rendered, so React writes one string instead of a stream of bytes
 * (decision 57).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers });
  const { nonce, takeHtml } = loadContext.get(siteContext);
  const { serverHandoffStream, ...context } = routerContext;
  const handoff = await new Response(serverHandoffStream ?? null).text();
  const html = renderToString(
    <NonceProvider value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceProvider>,
  );
  const body = html.slice(0, -BODY_END.length) + toHandoffScript(handoff, nonce) + BODY_END;
  takeHtml(`<!DOCTYPE html>${lowerScriptPriority(body)}`);
  return new Response(null, { status, headers });
}

/** Hands the loaders' data over to the router in the browser, in the words of its own `StreamTransfer`. */
function toHandoffScript(data: string, nonce: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${toScriptJson(data)});${controller}.close();</script>`;
}

/** Unexpected failures of loaders, for the operator's log. A visitor who left is no failure. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(siteContext).report(error);
}
