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
    // A route without one has none here either, whatever its type says.
    const given = document.schema as FastifySchema | undefined;
    const answers = Object.entries((given?.response ?? {}) as Record<string, unknown>);
    if (answers.length === 0) return jsonSchemaTransform(document);
    const fresh = answers.filter(([, answer]) => !described.has(answer));
    const { schema, url } = jsonSchemaTransform({
      ...document,
      schema: { ...given, response: Object.fromEntries(fresh) },
    });
    if ('hide' in schema) return { schema, url };
    const made = schema.response as Record<string, unknown>;
    for (const [status, answer] of fresh) described.set(answer, made[status]);
    // Each call has a copy of its own: what is made of it afterwards changes it.
    const response = Object.fromEntries(
      answers.map(([status, answer]) => [status, structuredClone(described.get(answer))]),
    );
    return { schema: { ...schema, response }, url };
  };
}
