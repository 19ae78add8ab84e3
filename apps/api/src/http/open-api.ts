import swagger from '@fastify/swagger';
import { refuse } from '@firsthand/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { createSchemaTransform } from './schema-transform.ts';
import { groupCalls, type CallGroup, type Description } from './docs/description.ts';
import { DOCS_POLICY, writeDocsGroup, writeDocsStart } from './docs/docs-pages.ts';
import { describeRequestIds, REQUEST_ID, REQUEST_ID_DESCRIPTION } from './describe-request-ids.ts';

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
          'What is refused says why in `error`, and which reason that is in the header `x-error-code`. ' +
          'Assistants use `POST /mcp`. Who has the source finds ten worked requests in its `docs/api.md`.',
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
  // Written once: a megabyte that is made into text for each who asks keeps everybody else waiting.
  let written: Buffer | undefined;
  v1.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    written ??= Buffer.from(JSON.stringify(v1.swagger()));
    return reply.type('application/json; charset=utf-8').send(written);
  });
  showDescription(v1);
}

/** Its pages: all calls at a glance, and one page for each subject. Each is written when it is first asked for. */
function showDescription(v1: FastifyInstance): void {
  const pages = new Map<string, string>();
  let known: CallGroup[] | undefined;
  const read = () => v1.swagger() as Description;
  const list = () => (known ??= groupCalls(read()));
  const find = (slug: string): CallGroup => {
    const group = list().find((one) => one.slug === slug);
    if (!group) throw refuse('address-unknown');
    return group;
  };
  const send = (reply: FastifyReply, slug: string, write: () => string) => {
    const page = pages.get(slug) ?? write();
    pages.set(slug, page);
    return reply.type('text/html; charset=utf-8').header('content-security-policy', DOCS_POLICY).send(page);
  };
  for (const address of ['/docs', '/docs/']) {
    v1.get(address, { schema: { hide: true } }, (_request, reply) =>
      send(reply, '', () => writeDocsStart(read(), list())),
    );
  }
  v1.get<{ Params: { group: string } }>('/docs/:group', { schema: { hide: true } }, (request, reply) => {
    const group = find(request.params.group);
    return send(reply, group.slug, () => writeDocsGroup(read(), group));
  });
}
