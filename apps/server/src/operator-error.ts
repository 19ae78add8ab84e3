/** Trouble that the operator can mend: the message says what it is, so no stack trace is shown. */
export class OperatorError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'OperatorError';
  }
}
