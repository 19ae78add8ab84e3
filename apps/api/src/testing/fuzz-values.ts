import fc from 'fast-check';

/** The part of JSON Schema that the description of the API uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  format?: string;
}

const LONG_TEXT = 'a b '.repeat(3_000);
/** 200 lists in one another: JSON that is well-formed, and more than any call describes. */
const DEEP = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown;

const HOSTILE_TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202e',
    '\ufeff',
    '🍕',
    'ﬁ',
    'İ',
    'ß'.repeat(50),
    LONG_TEXT,
    '%00',
    '%zz',
    '%25_',
  ],
  ...["'; drop table jobs; --", '"a" OR "', '-', '--', 'title:', 'a:*&|!()', '../../etc/passwd', '..\\x'],
  ...[
    '<script>alert(1)</script>',
    '{{7*7}}',
    '${7*7}',
    'x\r\nset-cookie: a=b',
    '=1+1',
    '@SUM(1)',
    '1e309',
    'NaN',
  ],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', '-0', '0x10', '1_000', '९'],
  ...['9007199254740993', '2147483648', '-2147483649', '9223372036854775808', '2026-02-30', '0000-01-01'],
  ...[
    '+275760-09-13T00:00:00.001Z',
    'javascript:alert(1)',
    'http://[::1]:1/',
    'https://a@b:c',
    '//evil.example',
  ],
];

/** What no call expects in that place. */
export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e300, 2 ** 31, 2 ** 53, 2 ** 63, [], {}, [[]], DEEP),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"admin":true}}'), { constructor: { prototype: {} } }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Mostly what a schema asks for; every eighth value is something else. */
export function fromSchema(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(schema), weight: 7 }, { arbitrary: hostile, weight: 1 });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  const [type] = [schema.type ?? []].flat();
  if (type === 'object') return fittingObject(schema);
  if (type === 'array') {
    return fc.array(fromSchema(schema.items ?? {}), { maxLength: Math.min(4, schema.maxItems ?? 4) });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer' || type === 'number') {
    const { minimum = 0, maximum = 1_000 } = schema;
    return fc.oneof(
      fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, 2 ** 31)) }),
      fc.constant(maximum),
    );
  }
  return type === 'string' ? fittingText(schema) : hostile;
}

function fittingObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fromSchema(schema)]),
  );
  const needed = required.filter((name) => name in fields);
  return fc.record(fields, { requiredKeys: needed });
}

function fittingText({ minLength = 0, maxLength = 60, format }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.constantFrom('eve@example.com', 'EVE+x@example.com', 'ada@example.com');
  if (format === 'date') return fc.constantFrom('2020-01-31', '2024-02-29', '1900-01-01');
  if (format === 'uuid') return fc.uuid();
  return fc.oneof(
    fc.constantFrom('cook', 'Berlin', 'US', 'lever', '2020-01-01', 'https://jobs.lever.co/known'),
    hostileText,
    fc.string({
      minLength: Math.min(minLength, 80),
      maxLength: Math.min(maxLength, Math.max(minLength, 80)),
    }),
  );
}
