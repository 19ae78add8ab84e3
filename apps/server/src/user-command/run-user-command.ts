import { resolve } from 'node:path';
import { operateUsers, type UserAnswer, type UserOrder } from '@firsthand/api';
import { AppError } from '@firsthand/contracts';
import { readDataDirectoryOwner } from '@firsthand/database';
import { askServer } from '../control/ask-server.ts';
import { OperatorError } from '../operator-error.ts';
import { readConfig, type Config } from '../settings/config.ts';
import { openStore } from '../store/open-store.ts';
import { formatUsers } from './format-users.ts';
import { parseUserCommand, USER_COMMAND_HELP } from './parse-user-command.ts';

interface Surroundings {
  env: NodeJS.ProcessEnv;
  /** What relative paths begin from. */
  directory: string;
  /** Told what an operator should know of the store. */
  onNotice: (text: string) => void;
}

/** Carries out what stands after `npm run user --` and gives what is to be shown. Throws an OperatorError for a refusal. */
export async function runUserCommand(
  given: readonly string[],
  { env, directory, onNotice }: Surroundings,
): Promise<string> {
  const order = parseUserCommand(given);
  if (order === 'help') return USER_COMMAND_HELP;
  const config = readConfig({ env, directory, arguments: given.filter((argument) => argument === '--live') });
  const answer = await carryOut(config, toWhole(order, directory), onNotice);
  return 'text' in answer ? answer.text : formatUsers(answer.users);
}

/** A running embedded server has the data files to itself, so it is asked; otherwise this process opens them. */
async function carryOut(
  config: Config,
  order: UserOrder,
  onNotice: Surroundings['onNotice'],
): Promise<UserAnswer> {
  const owner = config.databaseUrl === undefined ? readDataDirectoryOwner(config.dataDirectory) : null;
  if (owner) {
    const isLive = config.mode === 'live';
    return askServer(owner, { order: 'users', isLive, users: order }, () => undefined);
  }
  const store = await openStore(config, onNotice);
  try {
    return await operateUsers(store.database.db, order, new Date());
  } catch (error) {
    throw error instanceof AppError && error.expected ? new OperatorError(error.message, error) : error;
  } finally {
    await store.close();
  }
}

/** A running server, which then writes the file, need not be in the directory that the operator is in. */
function toWhole(order: UserOrder, directory: string): UserOrder {
  return order.action === 'export' ? { ...order, file: resolve(directory, order.file) } : order;
}
