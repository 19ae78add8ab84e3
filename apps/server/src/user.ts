import { resolve } from 'node:path';
import { operateUsers, type UserAnswer, type UserOrder } from '@firsthand/api';
import { AppError } from '@firsthand/contracts';
import { readDataDirectoryOwner } from '@firsthand/database';
import { readConfig, type Config } from './settings/config.ts';
import { askServer } from './control/ask-server.ts';
import { describeFailure } from './describe-failure.ts';
import { openStore } from './store/open-store.ts';
import { OperatorError } from './operator-error.ts';
import { formatUsers } from './user-command/format-users.ts';
import { parseUserCommand, USER_COMMAND_HELP } from './user-command/parse-user-command.ts';

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const order = parseUserCommand(given);
  if (order === 'help') {
    console.log(USER_COMMAND_HELP);
    return;
  }
  const config = readConfig({
    env: process.env,
    directory: process.cwd(),
    arguments: given.filter((argument) => argument === '--live'),
  });
  show(await carryOut(config, toWhole(order)));
}

/** A running embedded server has the data files to itself, so it is asked; otherwise this process opens them. */
async function carryOut(config: Config, order: UserOrder): Promise<UserAnswer> {
  const owner = config.databaseUrl === undefined ? readDataDirectoryOwner(config.dataDirectory) : null;
  if (owner) {
    const isLive = config.mode === 'live';
    return askServer(owner, { order: 'users', isLive, users: order }, () => undefined);
  }
  const store = await openStore(config, console.error);
  try {
    return await operateUsers(store.database.db, order, new Date());
  } catch (error) {
    throw error instanceof AppError && error.expected ? new OperatorError(error.message, error) : error;
  } finally {
    await store.close();
  }
}

function show(answer: UserAnswer): void {
  console.log('text' in answer ? answer.text : formatUsers(answer.users));
}

/** A running server, which then writes the file, need not be in the directory that the operator is in. */
function toWhole(order: UserOrder): UserOrder {
  return order.action === 'export' ? { ...order, file: resolve(order.file) } : order;
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
