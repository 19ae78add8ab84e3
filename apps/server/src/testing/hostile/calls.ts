import type { Schema } from '../../../../api/src/testing/fuzz-values.ts';

const LONGEST_LIST = 100;

/** A call of the API's description. */
export interface Call {
  method: string;
  path: string;
  /** Names of the parameters in its query. */
  query: string[];
  /** Of its JSON body; null when it takes none. */
  body: Schema | null;
}

interface Description {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string }[];
        requestBody?: { content: Record<string, { schema?: Schema }> };
      }
    >
  >;
}

/** All of an OpenAPI document. */
export function listCalls(description: unknown): Call[] {
  const { paths } = description as Description;
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { parameters = [], requestBody }]) => ({
      ...{ method: method.toUpperCase(), path },
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      body: requestBody?.content['application/json']?.schema ?? null,
    })),
  );
}

/** The largest value that a schema allows, with one text in every place that takes any. */
export function fillSchema(schema: Schema, text: string): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return fillSchema(choice, text);
  const [type] = [schema.type ?? []].flat();
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, fillSchema(field, text)]));
  }
  if (type === 'array') {
    const length = Math.min(LONGEST_LIST, schema.maxItems ?? LONGEST_LIST);
    return Array.from({ length }, () => fillSchema(schema.items ?? {}, text));
  }
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (schema.format === 'email') return 'eve@mail.example';
  if (schema.format === 'date') return '2024-02-29';
  return text.slice(0, schema.maxLength ?? text.length).toWellFormed();
}
