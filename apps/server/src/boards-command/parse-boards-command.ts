import { parseBoardName } from '@firsthand/crawler';
import { BOARD_ACTS } from '../control/orders.ts';
import { OperatorError } from '../operator-error.ts';

export const BOARDS_HELP = `npm run boards -- COMMAND BOARD… [--live]

  keep-out  closes the jobs of these boards and never reads them again, whoever names them
  let-in    takes that back
  help      this text

A board is written as for npm run crawl: greenhouseio:acme, workday:wd5/acme/External.
--live names the store of the real systems, as with npm start.`;

export interface BoardsCommand {
  act: (typeof BOARD_ACTS)[number];
  names: string[];
  settings: string[];
}

/** Reads what stands after `npm run boards --`. Throws an OperatorError that says how it is meant. */
export function parseBoardsCommand(given: readonly string[]): BoardsCommand | 'help' {
  const settings = given.filter((word) => word === '--live');
  const [command, ...names] = given.filter((word) => word !== '--live');
  if (command === undefined) throw toFault('A command is missing.');
  if (['help', '--help', '-h'].includes(command)) return 'help';
  const act = BOARD_ACTS.find((known) => known === command);
  if (!act) throw toFault(`${command} is no command.`);
  if (names.length === 0) throw toFault(`${act} needs a board.`);
  for (const name of names) {
    try {
      parseBoardName(name);
    } catch (error) {
      throw toFault(error instanceof Error ? `${error.message}.` : String(error));
    }
  }
  return { act, names, settings };
}

const toFault = (what: string) => new OperatorError(`${what}\n\n${BOARDS_HELP}`);
