import { CONNECTORS, type Connector } from '@firsthand/connectors';
import { ATS_TABLE, findAts, type BoardName, type Source } from '@firsthand/contracts';

/** Every connector by its source, as `@firsthand/connectors` exports it; tests put their own in its place. */
export type Connectors = Readonly<Record<Source, Connector>>;

/** "greenhouseio, lever, …" for messages about an unknown source. */
const sourceList = ATS_TABLE.map((ats) => ats.source).join(', ');

/**
 * Checks an operator's source and board and gives the board's canonical name, e.g. `Lever`, ` acme ` → lever:acme.
 * Throws an Error that says what is expected.
 */
export function toBoardName(
  sourceText: string,
  boardText: string,
  connectors: Connectors = CONNECTORS,
): BoardName {
  const ats = findAts(sourceText);
  // A filter code ("3") is no name an operator would write; the slugs and sources are.
  if (!ats || /^\d+$/.test(sourceText.trim())) {
    throw new Error(`unknown source "${sourceText.trim()}": expected one of ${sourceList}`);
  }
  if (boardText.trim() === '') throw new Error(`${ats.source} needs a board`);
  return { source: ats.source, board: connectors[ats.source].parseBoard(boardText.trim()) };
}

/**
 * Reads a board's name from the command line: `greenhouseio:acme`, `workday:wd5/acme/External`.
 * Throws an Error that says what is expected.
 */
export function parseBoardName(text: string, connectors: Connectors = CONNECTORS): BoardName {
  const colon = text.indexOf(':');
  if (colon < 1) throw new Error(`"${text}" is not a board: write source:board, e.g. greenhouseio:acme`);
  return toBoardName(text.slice(0, colon), text.slice(colon + 1), connectors);
}

/** The board as it is written on the command line. */
export function formatBoardName(name: BoardName): string {
  return `${name.source}:${name.board}`;
}
