import type { HostRestsError } from '@firsthand/outside';

/** Why a mail could not be handed to the mail server. */
export class MailError extends Error {
  /** True when trying again would get the same answer: the server refused this mail or its recipient for good. */
  readonly permanent: boolean;
  /** True when no server was asked, since it rests after failing too often: for the queue, this was no attempt. */
  readonly notTried: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, options: { permanent: boolean; cause?: unknown; retryAfterSeconds?: number }) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'MailError';
    this.permanent = options.permanent;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.notTried = options.retryAfterSeconds !== undefined;
  }
}

/** What the SMTP client adds to its errors. */
interface SmtpFault {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

/** Commands that speak of the mail itself; a refusal elsewhere (connection, sign-in) is the operator's to repair. */
const MAIL_COMMANDS = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** "Service not available, closing": said by a server that takes nothing from anybody just now. */
const CLOSING = 421;

/** Whether the mail server was there and spoke, whatever it said. */
export function hasAnswered(error: unknown): boolean {
  const { responseCode } = (typeof error === 'object' && error ? error : {}) as SmtpFault;
  return typeof responseCode === 'number' && responseCode !== CLOSING;
}

export function toRestingError(error: HostRestsError): MailError {
  const { message, retryAfterSeconds } = error;
  return new MailError(`Mail was not sent: ${message}`, {
    permanent: false,
    cause: error,
    retryAfterSeconds,
  });
}

/** Sorts what the SMTP client threw into permanent and temporary. */
export function toMailError(error: unknown): MailError {
  const { code, command, responseCode } = (typeof error === 'object' && error ? error : {}) as SmtpFault;
  const isAboutMail = typeof command === 'string' && MAIL_COMMANDS.has(command);
  const isRefusal = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  // 503 says that commands came in the wrong order, which another connection may get right.
  const isRefusedMail = isAboutMail && isRefusal && responseCode !== 503;
  // Found before any server was asked: no address, or one that cannot be written in a command.
  const isUnsendable = code === 'EENVELOPE' && command === 'API';
  const told = error instanceof Error ? error.message : String(error);
  const reason =
    code === 'ETLS' ? `the connection to the mail server could not be encrypted (${told})` : told;
  return new MailError(`Mail was not sent: ${reason}`, {
    permanent: isRefusedMail || isUnsendable,
    cause: error,
  });
}
