import { refuse } from '@firsthand/contracts';
import { createMcpServer } from '@firsthand/mcp-tools';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { hasToken, requireViewer } from '../auth/find-viewer.service.ts';
import { askInProcess } from './ask-in-process.ts';
import { toProtocolError } from './protocol-error.ts';

/** Arguments are searches and notes: far more than any call of a tool needs. */
const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * `POST /mcp`: the Model Context Protocol over Streamable HTTP, without sessions (decision 99). Whoever asks is known by the
 * token they send, and every tool calls the API with that same token. Register beside the API, which the tools call.
 */
export function mcpRoutes(context: ApiContext): FastifyPluginCallback {
  return (app, _options, done) => {
    app.removeAllContentTypeParsers();
    // Judged by the protocol, which has error answers of its own for what is no JSON.
    app.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, finish) => finish(null, body),
    );
    app.addHook('onRequest', async (request) => {
      refuseForeignPages(request, context.publicUrl);
      if (hasToken(request)) await requireViewer(context, request);
    });
    app.post('/mcp', { bodyLimit: BODY_LIMIT_BYTES, schema: { hide: true } }, (request, reply) =>
      answer(app, context, request, reply),
    );
    // There are no sessions to listen to or to end.
    app.route({
      ...{ method: ['GET', 'DELETE'], url: '/mcp', schema: { hide: true } },
      handler: (_request, reply) => {
        const error = toProtocolError(-32_000, 'This address takes POST only: it has no sessions.');
        return reply.code(405).header('allow', 'POST').send(error);
      },
    });
    done();
  };
}

async function answer(
  app: FastifyInstance,
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store');
  const body = typeof request.body === 'string' ? request.body : '';
  // The protocol has no batches since 2025-06-18, and one request is to do one thing.
  if (body.trimStart().startsWith('['))
    return reply
      .code(400)
      .send(toProtocolError(-32_600, 'Batches are not taken: send one message at a time.'));
  const handler = createMcpHandler(
    () =>
      createMcpServer({
        ask: askInProcess(app, request),
        hasToken: hasToken(request),
        siteUrl: context.publicUrl,
        report: (error) => request.log.error({ err: error }, 'a tool failed unexpectedly'),
      }),
    {
      maxRequestBodySize: BODY_LIMIT_BYTES,
      onerror: (error) => request.log.debug({ err: error }, 'a request of the protocol was refused'),
    },
  );
  const given = await handler.fetch(
    new Request(new URL('/mcp', context.publicUrl), { method: 'POST', headers: toHeaders(request), body }),
  );
  const type = given.headers.get('content-type');
  return reply
    .code(given.status)
    .headers(type === null ? {} : { 'content-type': type })
    .send(await given.text());
}

/**
 * A page of somebody else's must not use a visitor's browser to reach this, by whatever name it calls us (DNS rebinding).
 * Programs send no `Origin`.
 */
function refuseForeignPages({ headers }: FastifyRequest, publicUrl: string): void {
  const { origin } = headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return;
  throw refuse('origin-foreign');
}

function toHeaders({ headers }: FastifyRequest): Headers {
  const names = ['content-type', 'accept', 'mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;
  return new Headers(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    }),
  );
}
