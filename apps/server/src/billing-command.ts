import type { BillingReport } from '@firsthand/api';
import { OperatorError } from './operator-error.ts';

export const BILLING_COMMAND_HELP = `npm run billing -- COMMAND [--live]

  sync  reads every subscription anew from the payment provider and stores what is true there
  help  this text

--live names the store of the real systems, as with npm start.`;

/** Reads what stands after `npm run billing --`. Throws an OperatorError that says how it is meant. */
export function parseBillingCommand(given: readonly string[]): 'sync' | 'help' {
  const words = given.filter((word) => word !== '--live');
  if (words.some((word) => ['help', '--help', '-h'].includes(word))) return 'help';
  const [command, ...more] = words;
  if (command === 'sync' && more.length === 0) return 'sync';
  const what =
    command === undefined
      ? 'A command is missing.'
      : command === 'sync'
        ? `${more.join(' ')} is too much for sync.`
        : `${command} is no command.`;
  throw new OperatorError(`${what}\n\n${BILLING_COMMAND_HELP}`);
}

/** "3 customers read, 1 repaired." and a line for each that failed. */
export function formatBillingReport({ customers, repaired, failures }: BillingReport): string {
  const read = `${customers} ${customers === 1 ? 'customer' : 'customers'} read, ${repaired} repaired.`;
  return [read, ...failures.map(({ customerId, reason }) => `${customerId}: ${reason}`)].join('\n');
}
