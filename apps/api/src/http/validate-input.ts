import { AppError } from '@firsthand/contracts';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** Checks what a call was given by its schema; what does not fit becomes a 400 whose sentence names the field. */
export const validateInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) =>
    readInput(schema, data);

/** The same for what did not come as the body or the query of a call. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): { value: z.infer<Schema> } | { error: AppError } {
  const result = schema.safeParse(data, { error: describeIssue });
  return result.success ? { value: result.data } : { error: toInputError(result.error.issues) };
}

function toInputError(issues: readonly z.core.$ZodIssue[]): AppError {
  const [first] = issues;
  // Of several faults of one field the last comes from the narrowest rule.
  const issue = issues.findLast(({ path }) => path.join('.') === first?.path.join('.'));
  return new AppError(issue ? toSentence(issue) : 'The request is not as this call expects it.', {
    code: 'bad-input',
    status: 400,
  });
}

/** { path: ["jobs", 0, "ats_id"], message: "must be a number" } → "The field “jobs.0.ats_id” must be a number." */
function toSentence({ path, message }: z.core.$ZodIssue): string {
  // Query and parameters are always objects, so only a body can be wrong as a whole.
  if (path.length === 0) return 'The body must be a JSON object as this call expects it.';
  return `The field “${path.map(String).join('.')}” ${message}.`;
}

/** Words for what the schemas themselves give no text for. Each goes on from "The field “limit”". */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue.input, issue.expected);
    case 'too_small':
      return describeBound('at least', issue.minimum, issue.origin);
    case 'too_big':
      return describeBound('at most', issue.maximum, issue.origin);
    case 'invalid_value':
      return `must be one of ${issue.values.filter((value) => value !== '').join(', ')}`;
    case 'invalid_format':
      return FORMAT_LABELS[issue.format] ?? 'is not written as this call expects it';
    case 'unrecognized_keys':
      return `holds what this call does not know: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return describeUnion(issue);
    case 'not_multiple_of':
      return `must be a multiple of ${String(issue.divisor)}`;
    default:
      return 'is not what this call expects there';
  }
}

const TYPE_LABELS: Record<string, string> = {
  number: 'a number',
  int: 'a whole number',
  string: 'text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  boolean: 'true or false',
  null: 'empty',
};

const FORMAT_LABELS: Record<string, string> = {
  datetime: 'must be a time such as 2026-01-31T09:00:00Z',
  date: 'must be a date such as 2026-01-31',
  time: 'must be a time of day such as 09:00',
  url: 'must be a web address such as https://example.com',
  email: 'must be an email address such as ada@example.com',
  uuid: 'must be an id of ours, as an answer gave it',
};

function describeType(input: unknown, expected: string): string {
  if (input === undefined) return 'is missing';
  if (Array.isArray(input) && expected === 'string') return 'must be given only once';
  return `must be ${TYPE_LABELS[expected] ?? expected}`;
}

/** "must be text or must be a number", of what each kind that would do says itself. */
function describeUnion({ input, errors }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  if (input === undefined) return 'is missing';
  const said = errors.flatMap((issues) => issues.filter(({ path }) => path.length === 0));
  const whole = [...new Set(said.map(({ message }) => message))];
  return whole.length > 0 ? whole.join(' or ') : 'is not what this call expects there';
}

function describeBound(bound: 'at least' | 'at most', count: unknown, origin: string): string {
  const number = String(count);
  if (origin === 'string') return `must be ${bound} ${number} ${number === '1' ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set')
    return `must hold ${bound} ${number} ${number === '1' ? 'entry' : 'entries'}`;
  return `must be ${bound} ${number}`;
}
