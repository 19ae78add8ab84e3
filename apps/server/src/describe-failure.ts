import { inspect } from 'node:util';
import { DataDirectoryLockedError } from '@firsthand/database';
import { ConfigError } from './settings/config.ts';
import { OperatorError } from './operator-error.ts';

/** What the terminal shows of an error that ends a command: what the operator can mend without a stack trace. */
export function describeFailure(error: unknown): string {
  const isForOperator =
    error instanceof ConfigError ||
    error instanceof OperatorError ||
    error instanceof DataDirectoryLockedError;
  return isForOperator ? error.message : inspect(error);
}
