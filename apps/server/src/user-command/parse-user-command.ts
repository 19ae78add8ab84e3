import { userOrderSchema, type UserOrder } from '@firsthand/api';
import { ROLES } from '@firsthand/contracts';
import { OperatorError } from '../operator-error.ts';

export const USER_COMMAND_HELP = `npm run user -- COMMAND [--live]

  list                         everybody who has an account
  promote EMAIL ${ROLES.join('|')}  gives a role
  demote EMAIL ${ROLES.join('|')}   takes it away again
  sign-out EMAIL               for an account in other hands: ends all sessions, access tokens, passkeys and
                               links to LinkedIn; they log in by mail
  remove-passkeys EMAIL        takes all passkeys away, for who has lost theirs; ends all sessions
  delete EMAIL --yes           deletes the account with everything of it
  export EMAIL [FILE]          everything held about a person, as a ZIP

--live names the store of the real systems, as with npm start.`;

const EXPORT_FILE = 'firsthand-data.zip';

/** How many words follow each action, at least and at most. */
const WORDS: Record<UserOrder['action'], readonly [number, number]> = {
  list: [0, 0],
  promote: [2, 2],
  demote: [2, 2],
  'sign-out': [1, 1],
  'remove-passkeys': [1, 1],
  delete: [1, 1],
  export: [1, 2],
};

/**
 * Reads what stands after `npm run user --`; 'help' when that is asked for. Throws an OperatorError that says what is
 * wrong and how it is meant.
 */
export function parseUserCommand(given: readonly string[]): UserOrder | 'help' {
  const options = given.filter((word) => word.startsWith('-'));
  const [action = '', ...words] = given.filter((word) => !word.startsWith('-'));
  if (action === 'help' || options.includes('--help') || options.includes('-h')) return 'help';
  if (action === '') throw wrong('A command is missing.');
  if (!isAction(action)) throw wrong(`${action} is no command.`);
  const unknown = options.find(
    (option) => option !== '--live' && !(option === '--yes' && action === 'delete'),
  );
  if (unknown !== undefined) throw wrong(`${unknown} is no option of ${action}.`);
  const [least, most] = WORDS[action];
  if (words.length < least) throw wrong(`${action} needs ${least === 2 ? 'EMAIL and a role' : 'EMAIL'}.`);
  if (words.length > most) throw wrong(`${words[most] ?? ''} is one word too many for ${action}.`);
  const [email, second] = words;
  const order = userOrderSchema.safeParse({ action, email, role: second, file: second ?? EXPORT_FILE });
  if (!order.success) {
    const isRole = order.error.issues[0]?.path[0] === 'role';
    throw wrong(isRole ? `${second ?? ''} is no role.` : `${email ?? ''} is no address.`);
  }
  if (action === 'delete' && !options.includes('--yes')) {
    throw new OperatorError(
      `This deletes ${email ?? ''} and everything of theirs. If you mean it, add --yes.`,
    );
  }
  return order.data;
}

function isAction(text: string): text is UserOrder['action'] {
  return Object.hasOwn(WORDS, text);
}

function wrong(what: string): OperatorError {
  return new OperatorError(`${what}\n\n${USER_COMMAND_HELP}`);
}
