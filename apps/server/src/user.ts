import { writeFile } from 'node:fs/promises';
import { operateUsers, type UserAnswer, type UserOrder } from '@firsthand/api';
import { AppError } from '@firsthand/contracts';
import { readDataDirectoryOwner } from '@firsthand/database';
import { readConfig, type Config } from './config.ts';
import { askServer } from './control/ask-server.ts';
import { describeFailure } from './describe-failure.ts';
import { openStore } from './open-store.ts';
import { OperatorError } from './operator-error.ts';
import { formatUsers } from './user-command/format-users.ts';
import { parseUserCommand, USER_COMMAND_HELP } from './user-command/parse-user-command.ts';

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const command = parseUserCommand(given);
  if (command === 'help') {
    console.log(USER_COMMAND_HELP);
    return;
  }
  const config = readConfig({
    env: process.env,
    directory: process.cwd(),
    arguments: given.filter((argument) => argument === '--live'),
  });
  await show(await carryOut(config, command.order), command.file);
}

/** A running embedded server has the data files to itself, so it is asked; otherwise this process opens them. */
async function carryOut(config: Config, order: UserOrder): Promise<UserAnswer> {
  const owner = config.databaseUrl === undefined ? readDataDirectoryOwner(config.dataDirectory) : null;
  if (owner) {
    const isLive = config.mode === 'live';
    return askServer(owner, { order: 'users', isLive, users: order }, () => undefined);
  }
  const store = await openStore(config);
  try {
    return await operateUsers(store.database.db, order, new Date());
  } catch (error) {
    throw error instanceof AppError && error.expected ? new OperatorError(error.message, error) : error;
  } finally {
    await store.close();
  }
}

async function show(answer: UserAnswer, file: string | undefined): Promise<void> {
  if ('text' in answer) console.log(answer.text);
  else if ('users' in answer) console.log(formatUsers(answer.users));
  else if (file === undefined) console.log(JSON.stringify(answer.data, null, 2));
  else {
    await write(file, JSON.stringify(answer.data, null, 2));
    console.log(`Written to ${file}.`);
  }
}

/** Somebody's data: for the operator's eyes only, and never in the place of another file. */
async function write(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, `${text}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw new OperatorError(`${file} is there already and was left alone.`, error);
    throw new OperatorError(
      `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
