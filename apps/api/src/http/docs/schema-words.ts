import type { Schema } from './description.ts';

/** Values of a list that are named; of a longer one the rest is counted. */
const MOST_NAMED = 16;

/**
 * What a value may be, in words: `{ type: 'integer', minimum: 1, maximum: 100 }` → "integer, 1 to 100";
 * `{ type: ['string', 'null'] }` → "string or null". What an object holds is said by `listFields`.
 */
export function toSchemaWords(schema: Schema): string {
  return [toKind(schema), ...toLimits(schema)].filter((part) => part !== '').join(', ');
}

function toKind(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(toSchemaWords))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return toEnumWords(schema.enum);
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return 'anything';
  return types.map((type) => (type === 'array' ? toListWords(schema) : type)).join(' or ');
}

function toListWords({ items }: Schema): string {
  return items ? `list of ${toSchemaWords(items)}` : 'list';
}

function toEnumWords(values: readonly unknown[]): string {
  const named = values.slice(0, MOST_NAMED).map((value) => JSON.stringify(value));
  const more = values.length - named.length;
  const text = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
  return values.length === 1 ? text : `one of ${text}`;
}

function toLimits(schema: Schema): string[] {
  const { exclusiveMinimum: above, format, pattern } = schema;
  return [
    toRangeWords(schema.minimum, schema.maximum, ''),
    above === undefined ? '' : `more than ${above}`,
    toRangeWords(schema.minLength, schema.maxLength, ' characters'),
    toRangeWords(schema.minItems, schema.maxItems, ' entries'),
    format ?? '',
    pattern === undefined ? '' : `like ${pattern}`,
    schema.default === undefined ? '' : `${JSON.stringify(schema.default)} if left out`,
  ];
}

/** (1, 100, '') → "1 to 100"; the ends of what JavaScript counts with are no limits to speak of. */
function toRangeWords(least: number | undefined, most: number | undefined, unit: string): string {
  const from = least === undefined || least === Number.MIN_SAFE_INTEGER ? null : least;
  const to = most === undefined || most === Number.MAX_SAFE_INTEGER ? null : most;
  if (from !== null && to !== null) return from === to ? `${from}${unit}` : `${from} to ${to}${unit}`;
  if (to !== null) return `at most ${to}${unit}`;
  return from === null ? '' : `at least ${from}${unit}`;
}

export interface Field {
  name: string;
  schema: Schema;
  isRequired: boolean;
}

/** What an object holds, also one in a list or one of several choices; nothing for a plain value. */
export function listFields(schema: Schema): Field[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap(listFields);
  if (schema.items) return listFields(schema.items);
  const named = Object.entries(schema.properties ?? {}).map(([name, value]) => ({
    ...{ name, schema: value },
    isRequired: schema.required?.includes(name) ?? false,
  }));
  const { additionalProperties: rest } = schema;
  if (typeof rest !== 'object' || Object.keys(rest).length === 0) return named;
  return [...named, { name: 'any other name', schema: rest, isRequired: false }];
}
