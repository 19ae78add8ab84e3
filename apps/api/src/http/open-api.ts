import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { ApiContext } from '../api-context.ts';

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
          "Search real job postings, each seen on the employer's own board at a time that is given.",
      },
      servers: [{ url: context.publicUrl }],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The access token of a sign-in. It holds for 15 minutes.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await v1.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  v1.get('/openapi.json', { schema: { hide: true } }, () => v1.swagger());
}
