import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readBoardsFile, syncBoards } from '@firsthand/crawler';
import type { Db } from '@firsthand/database';
import type { Sandbox } from '@firsthand/sandbox';
import type { Config } from './settings/config.ts';
import { OperatorError } from './operator-error.ts';

/** Thirty times the bundled catalogue, and no list of boards. */
const MAX_BYTES = 64 * 1_048_576;

/**
 * Makes the stored boards those of BOARDS_FILE, else of the sandbox, else of the bundled catalogue.
 * Rows that cannot be used are reported, the others count. Throws when the file itself cannot be read.
 */
export async function loadBoards(
  db: Db,
  config: Config,
  sandbox: Sandbox | null,
  options: { rootDirectory: string; onFault: (message: string) => void },
): Promise<number> {
  if (sandbox && config.boardsFile === undefined) {
    await syncBoards(db, sandbox.boards, 'sandbox');
    return sandbox.boards.length;
  }
  const path = config.boardsFile ?? join(options.rootDirectory, 'apps/server/catalogue/boards.csv');
  const { boards, faults } = await readBoardsFile(await readBoards(path, config), { fileName: path });
  for (const fault of faults) options.onFault(fault.message);
  await syncBoards(db, boards, sandbox ? 'sandbox' : 'file');
  return boards.length;
}

async function readBoards(path: string, config: Config): Promise<string> {
  const name = config.boardsFile === undefined ? 'The bundled catalogue' : 'BOARDS_FILE';
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) throw new OperatorError(`${name} is larger than 64 MB: ${path}`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${name} cannot be read: ${path}`, error);
  }
}
