import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { createSchemaTransform } from './schema-transform.ts';
import { describeRequestIds, REQUEST_ID, REQUEST_ID_DESCRIPTION } from './describe-request-ids.ts';

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';
/** As the site's. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <style>
    .disc { fill: #16563a }
    .line { stroke: #fffdf8 }
    @media (prefers-color-scheme: dark) {
      .disc { fill: #7cc9a0 }
      .line { stroke: #14130f }
    }
  </style>
  <circle class="disc" cx="16" cy="16" r="15" />
  <circle class="line" cx="16" cy="16" r="11.5" fill="none" stroke-width="1.2" />
  <path class="line" d="m10.5 16.4 3.9 3.9 7.2-8" fill="none" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round" />
</svg>`;
const PAGE_POLICY = [
  ...[
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
  ],
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ');
/** On a phone: less air, and long addresses broken rather than wider than the screen. */
const NARROW_STYLE = `
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 12px; }
  .swagger-ui .info { margin: 24px 0; }
  .swagger-ui .scheme-container { padding: 12px 0; }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; word-break: break-word; }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100%; white-space: normal; }
  .swagger-ui .opblock-body, .swagger-ui .table-container { overflow-x: auto; }
}
`;

/** `GET /v1/openapi.json` describes every call, `/v1/docs` shows it. Register before the routes. */
export async function describeApi(
  v1: FastifyInstance,
  context: Pick<ApiContext, 'publicUrl'>,
): Promise<void> {
  await v1.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Firsthand API',
        version: '1',
        description:
          "Search real job postings, each seen on the employer's own board at a time that is given. " +
          'Ten worked requests stand in `docs/api.md` of the source; assistants use `POST /mcp`.',
      },
      servers: [{ url: context.publicUrl }],
      components: {
        headers: { [REQUEST_ID]: REQUEST_ID_DESCRIPTION },
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'What a sign-in on the site gives. It holds for 15 minutes.',
          },
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'fh_…',
            description:
              'An access token, made in the settings of the site. A call names the scope that it needs: `read`, `write` ' +
              'or `apply`; `write` and `apply` include `read`. A call that names none is closed to access tokens.',
          },
        },
      },
    },
    transform: createSchemaTransform(),
    transformObject: (document) =>
      'openapiObject' in document ? describeRequestIds(document.openapiObject) : document.swaggerObject,
  });
  await v1.register((scope, _options, done) => {
    // The page is written for wide screens and says nothing of its width.
    scope.addHook('onSend', (_request, reply, payload, finish) => {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
      finish(
        null,
        isPage && typeof payload === 'string' ? payload.replace('<head>', `<head>${VIEWPORT}`) : payload,
      );
    });
    void scope.register(swaggerUi, {
      routePrefix: '/docs',
      // Without a slash at the end its addresses begin here.
      indexPrefix: '/v1',
      staticCSP: PAGE_POLICY,
      // Without one of our own the page would take the library's.
      logo: { type: 'image/svg+xml', content: ICON },
      uiConfig: { layout: 'BaseLayout' },
      theme: {
        title: 'Firsthand API',
        favicon: [{ filename: 'icon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: ICON }],
        css: [{ filename: 'narrow.css', content: NARROW_STYLE }],
      },
    });
    done();
  });
  // Written once: a megabyte that is made into text for each who asks keeps everybody else waiting.
  let written: Buffer | undefined;
  v1.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    written ??= Buffer.from(JSON.stringify(v1.swagger()));
    return reply.type('application/json; charset=utf-8').send(written);
  });
}
