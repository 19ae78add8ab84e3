import { carryOut } from '../control/carry-out.ts';
import { describeFailure } from '../describe-failure.ts';
import { readConfig } from '../settings/config.ts';
import { BOARDS_HELP, parseBoardsCommand } from './parse-boards-command.ts';

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const command = parseBoardsCommand(given);
  if (command === 'help') {
    console.log(BOARDS_HELP);
    return;
  }
  const config = readConfig({ env: process.env, directory: process.cwd(), arguments: command.settings });
  const { act, names } = command;
  const { done } = await carryOut(config, { order: 'boards', act, names }, { say: console.error });
  console.log(done.join('\n'));
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
