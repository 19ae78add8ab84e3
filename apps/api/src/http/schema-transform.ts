import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

type Transform = typeof jsonSchemaTransform;

/**
 * Describes calls as `jsonSchemaTransform` does, but each answer once, however many calls share it: most answers are the
 * same few refusals, and turning them all into JSON Schema anew took most of the time in which a description is made.
 */
export function createSchemaTransform(): Transform {
  const described = new Map<unknown, unknown>();
  return (document) => {
    const answers = Object.entries((document.schema?.response ?? {}) as Record<string, unknown>);
    if (answers.length === 0) return jsonSchemaTransform(document);
    const unknown = answers.filter(([, answer]) => !described.has(answer));
    const { schema, url } = jsonSchemaTransform({
      ...document,
      schema: { ...document.schema, response: Object.fromEntries(unknown) },
    });
    if (!schema || 'hide' in schema) return { schema, url };
    const made = schema.response as Record<string, unknown>;
    for (const [status, answer] of unknown) described.set(answer, made[status]);
    // Each call has a copy of its own: what is made of it afterwards changes it.
    const response = Object.fromEntries(
      answers.map(([status, answer]) => [status, structuredClone(described.get(answer))]),
    );
    return { schema: { ...schema, response } as FastifySchema, url };
  };
}
