import { pino, symbols, type DestinationStream, type Logger } from 'pino';
import { findWork, type WorkFields } from './telemetry/work-scope.ts';

const TEXT_MAX_LENGTH = 4_000;
const MOST_CAUSES = 5;
/** What JSON leaves as it is and a terminal may obey: the other control characters, and what turns the direction of text. */
const OBEYED = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * The program's log. Of an error it keeps what kind it is, its words and where it came from, and nothing else: drivers
 * hang the values of a statement, the text of a mail or a whole answer on theirs. Of a request it keeps no query. Every
 * line says what request or task it belongs to. Whatever words of others stand in it, an entry is one line of JSON that a
 * terminal can show.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: toLoggedError, req: toLoggedRequest },
    mixin: (_fields: object, _level: number, logger: Logger) => toWork(logger),
    hooks: { streamWrite: (line: string) => line.replace(OBEYED, toEscape) },
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.token', '*.password', '*.secret', '*.key'],
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Writes a line that another thread's logger made where this one writes its own, so that no two stand in each other. */
export function passLine(logger: Logger, line: string): void {
  const { [symbols.streamSym]: stream } = logger as unknown as Record<symbol, DestinationStream | undefined>;
  stream?.write(line);
}

/** What a line belongs to, as far as its logger does not say so itself. */
function toWork(logger: Logger): WorkFields {
  const work = findWork();
  if (!work) return {};
  const said = logger.bindings();
  return Object.fromEntries(Object.entries(work.fields).filter(([name]) => !(name in said)));
}

const toEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

interface LoggedError {
  type: string;
  message: string;
  code?: string | number;
  stack?: string;
  causes?: LoggedError[];
}

/** What may be written of an error to a log or a terminal. */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: hideSecrets(String(error)) };
  const code: unknown = 'code' in error ? error.code : undefined;
  const causes = [error.cause, ...(error instanceof AggregateError ? (error.errors as unknown[]) : [])]
    .filter((cause) => cause !== undefined && depth < MOST_CAUSES)
    .slice(0, MOST_CAUSES)
    .map((cause) => toLoggedError(cause, depth + 1));
  return {
    type: error.name,
    message: hideSecrets(error.message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: hideSecrets(error.stack) }),
    ...(causes.length > 0 ? { causes } : {}),
  };
}

/**
 * "https://ada:secret@mail.example/verify?token=abc" → "https://…@mail.example/verify?…", and no address of a person:
 * "550 no such user <ada@mail.example>" → "550 no such user <…@mail.example>".
 */
function hideSecrets(text: string): string {
  return text
    .slice(0, TEXT_MAX_LENGTH)
    .replace(/\/\/[^\s/@"']+@/g, '//…@')
    .replace(/([\w/.])\?[^\s"')>]+/g, '$1?…')
    .replace(/(?<![^\s@"'<>(),;:/…])[^\s@"'<>(),;:/…]+@(?=[\w-]+\.)/g, '…@');
}

function toLoggedRequest({ method, url }: { method?: string; url?: string }) {
  return { method, path: url?.split('?', 1)[0] };
}
