import { expect, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { parseUserCommand, USER_COMMAND_HELP } from './parse-user-command.ts';

const EMAIL = 'ada@example.com';

test.each([
  ['list', { action: 'list' }],
  ['list --live', { action: 'list' }],
  [`promote ${EMAIL} admin`, { action: 'promote', email: EMAIL, role: 'admin' }],
  [`--live demote ${EMAIL} premium`, { action: 'demote', email: EMAIL, role: 'premium' }],
  [`sign-out ${EMAIL}`, { action: 'sign-out', email: EMAIL }],
  [`remove-passkeys ${EMAIL}`, { action: 'remove-passkeys', email: EMAIL }],
  [`delete ${EMAIL} --yes`, { action: 'delete', email: EMAIL }],
  [`delete --yes ${EMAIL}`, { action: 'delete', email: EMAIL }],
  [`export ${EMAIL}`, { action: 'export', email: EMAIL, file: 'firsthand-data.zip' }],
  [`export ${EMAIL} ada.zip`, { action: 'export', email: EMAIL, file: 'ada.zip' }],
])('%s is understood', (given, order) => {
  expect(parseUserCommand(given.split(' '))).toEqual(order);
});

test.each(['help', '--help', '-h', `delete ${EMAIL} --help`])('%s asks for help', (given) => {
  expect(parseUserCommand(given.split(' '))).toBe('help');
});

test.each([
  ['', 'A command is missing.'],
  ['--live', 'A command is missing.'],
  ['constructor', 'constructor is no command.'],
  ['list everybody', 'everybody is one word too many for list.'],
  ['list --yes', '--yes is no option of list.'],
  ['list --al', '--al is no option of list.'],
  ['promote', 'promote needs EMAIL and a role.'],
  [`promote ${EMAIL}`, 'promote needs EMAIL and a role.'],
  [`promote ${EMAIL} king`, 'king is no role.'],
  [`promote admin ${EMAIL}`, `${EMAIL} is no role.`],
  [`promote ${'x'.repeat(1_001)} admin`, `${'x'.repeat(1_001)} is no address.`],
  ['sign-out', 'sign-out needs EMAIL.'],
  [`sign-out ${EMAIL} now`, 'now is one word too many for sign-out.'],
  ['delete --yes', 'delete needs EMAIL.'],
  ['export', 'export needs EMAIL.'],
  [`export ${EMAIL} a.json b.json`, 'b.json is one word too many for export.'],
])('"%s" is refused with what is meant', (given, text) => {
  const parse = () => parseUserCommand(given.split(' ').filter(Boolean));
  expect(parse).toThrow(new OperatorError(`${text}\n\n${USER_COMMAND_HELP}`));
});

test('nothing is deleted without --yes', () => {
  expect(() => parseUserCommand(['delete', EMAIL])).toThrow(
    new OperatorError(`This deletes ${EMAIL} and everything of theirs. If you mean it, add --yes.`),
  );
});
