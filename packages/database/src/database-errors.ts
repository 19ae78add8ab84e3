import { AppError, ERROR_TEXTS } from '@firsthand/contracts';

/** A statement that PGlite refused. Has the fields that the server driver's errors have, above all `code`. */
export class StatementError extends Error {
  readonly code: string | undefined;
  readonly severity: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(fields: Partial<Record<string, string>>) {
    super(fields.message);
    this.name = 'StatementError';
    this.code = fields.code;
    this.severity = fields.severity;
    this.detail = fields.detail;
    this.constraint = fields.constraint;
    this.table = fields.table;
    this.column = fields.column;
  }
}

const UNAVAILABLE_CODE = 'database-unavailable';
const DISK_FULL = '53100';

/** Server shutting down, starting or out of connections; and what sockets say. */
const UNAVAILABLE_CODES = new Set([
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOENT',
]);
// The driver gives these without a code.
const UNAVAILABLE_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** The SQLSTATE of a database error, e.g. "23505"; undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** True for a broken unique key, on both kinds of database. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}

/** True when the database could not be reached (503), rather than refused what it was asked. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.code === UNAVAILABLE_CODE;
}

/** The error that a lost database becomes: 503 with a text for people, the cause kept. */
export function databaseUnavailable(cause: unknown): AppError {
  return toUnavailable('The database cannot be reached right now. Please try again in a moment.', cause);
}

/** The error of whoever waited too long for a connection, since others had all of them. */
export function databaseBusy(): AppError {
  return toUnavailable(ERROR_TEXTS.tooManyAsk, new Error('no connection became free in time'));
}

function toUnavailable(text: string, cause: unknown): AppError {
  return new AppError(text, { code: UNAVAILABLE_CODE, status: 503, retryAfterSeconds: 5, cause });
}

/** As a lost database, for everybody but people: reading goes on. */
function databaseFull(cause: unknown): AppError {
  return new AppError(
    'There is no room left to save this, so nothing was changed. What is saved can be read as before. Please try again later.',
    { code: UNAVAILABLE_CODE, status: 503, retryAfterSeconds: 60, cause },
  );
}

/** Turns a lost connection or a stopped server into `databaseUnavailable`, and says of a full disk so; leaves the rest as it is. */
export function toDatabaseError(error: unknown): unknown {
  const code = errorCode(error);
  if (code === DISK_FULL) return databaseFull(error);
  const lost = code !== undefined && (UNAVAILABLE_CODES.has(code) || code.startsWith('08'));
  if (lost || (error instanceof Error && UNAVAILABLE_TEXT.test(error.message)))
    return databaseUnavailable(error);
  return error;
}
