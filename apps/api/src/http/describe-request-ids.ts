import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { REQUEST_ID_HEADER } from './request-ids.ts';

type OpenApi = NonNullable<FastifyDynamicSwaggerOptions['openapi']>;

export const REQUEST_ID = 'RequestId';
export const REQUEST_ID_DESCRIPTION = {
  description:
    'Which request this was. Name it to whoever runs the site when an answer is not as it should be: the log has the same.',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
} as const;

/** Says of every answer of every call that it has its number. */
export function describeRequestIds<Document extends Pick<OpenApi, 'paths'>>(document: Document): Document {
  const header = { [REQUEST_ID_HEADER]: { $ref: `#/components/headers/${REQUEST_ID}` } };
  for (const path of Object.values(document.paths ?? {})) {
    for (const method of ['get', 'put', 'post', 'patch', 'delete'] as const) {
      for (const answer of Object.values(path?.[method]?.responses ?? {}))
        if (!('$ref' in answer)) answer.headers = { ...answer.headers, ...header };
    }
  }
  return document;
}
