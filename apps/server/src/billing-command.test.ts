import { expect, test } from 'vitest';
import { BILLING_COMMAND_HELP, formatBillingReport, parseBillingCommand } from './billing-command.ts';
import { OperatorError } from './operator-error.ts';

test.each([
  [['sync'], 'sync'],
  [['sync', '--live'], 'sync'],
  [['--live', 'sync'], 'sync'],
  [['help'], 'help'],
  [['sync', '--help'], 'help'],
  [['-h'], 'help'],
])('%j means %s', (given, command) => {
  expect(parseBillingCommand(given)).toBe(command);
});

test.each([
  [[], 'A command is missing.'],
  [['--live'], 'A command is missing.'],
  [['refund'], 'refund is no command.'],
  [['sync', 'ada@example.com', 'now'], 'ada@example.com now is too much for sync.'],
])('%j is refused with what would be right', (given, what) => {
  expect(() => parseBillingCommand(given)).toThrow(new OperatorError(`${what}\n\n${BILLING_COMMAND_HELP}`));
});

test('the report counts in words and names each customer that failed', () => {
  expect(formatBillingReport({ customers: 1, repaired: 0, failures: [] })).toBe(
    '1 customer read, 0 repaired.',
  );
  const failures = [{ customerId: 'cus_9', reason: 'the provider gave no usable answer' }];
  expect(formatBillingReport({ customers: 3, repaired: 2, failures })).toBe(
    '3 customers read, 2 repaired.\ncus_9: the provider gave no usable answer',
  );
});
