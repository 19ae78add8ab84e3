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

/** { path: ["jobs", 0, "ats_id"], message: "must be a number" } → "jobs.0.ats_id: must be a number." */
function toSentence({ path, message }: z.core.$ZodIssue): string {
  // Query and parameters are always objects, so only a body can be wrong as a whole.
  if (path.length === 0) return 'The body must be a JSON object as this call expects it.';
  return `${path.map(String).join('.')}: ${message}.`;
}

/** Words for what the schemas themselves give no text for. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue.input, issue.expected);
    case 'too_small':
      return `must be at least ${String(issue.minimum)}`;
    case 'too_big':
      return `must be at most ${String(issue.maximum)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.filter((value) => value !== '').join(', ')}`;
    default:
      return 'is not valid';
  }
}

const TYPE_LABELS: Record<string, string> = {
  number: 'a number',
  int: 'a whole number',
  string: 'text',
  array: 'a list',
  object: 'an object',
};

function describeType(input: unknown, expected: string): string {
  if (input === undefined) return 'is missing';
  if (Array.isArray(input) && expected === 'string') return 'must be given only once';
  return `must be ${TYPE_LABELS[expected] ?? expected}`;
}
