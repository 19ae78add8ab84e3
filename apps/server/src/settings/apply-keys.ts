import { readFile, stat } from 'node:fs/promises';
import { findAts, type Source } from '@firsthand/contracts';
import { parseBoardName } from '@firsthand/crawler';
import type { Sandbox } from '@firsthand/sandbox';
import { parse } from 'csv-parse/sync';
import type { Config } from './config.ts';
import { OperatorError } from '../operator-error.ts';

/** The employer's own key for a board, with which applications are sent; null where none is configured. */
export type FindApplyKey = (source: Source, board: string) => string | null;

/** The systems whose API takes an application with the employer's key. */
const SENDING_SOURCES: readonly Source[] = ['greenhouseio', 'lever', 'smartrecruiters', 'bamboohr', 'breezy'];
const HEADER = ['source', 'board', 'key'];
const KEY_MAX_LENGTH = 1_000;
/** The permission bits of everybody who is neither the owner nor of the group. */
const OTHERS_MAY_READ = 0o004;

interface KeyRow {
  source: Source;
  board: string;
  key: string;
}

/**
 * Reads APPLY_KEYS_FILE, else the sandbox's keys, else none. Rows that cannot be used are reported without their
 * content, since a key may stand in the wrong column; the others count. Throws {@link OperatorError} when the file
 * itself cannot be read.
 */
export async function loadApplyKeys(
  { applyKeysFile }: Pick<Config, 'applyKeysFile'>,
  sandbox: Pick<Sandbox, 'applyKeys'> | null,
  onFault: (message: string) => void,
): Promise<FindApplyKey> {
  if (applyKeysFile === undefined) return toFindKey(sandbox?.applyKeys ?? []);
  const { keys, faults } = parseApplyKeys(await readKeysFile(applyKeysFile, onFault));
  for (const fault of faults) onFault(`APPLY_KEYS_FILE, ${fault}`);
  return toFindKey(keys);
}

async function readKeysFile(path: string, onFault: (message: string) => void): Promise<string> {
  try {
    const [text, { mode }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    if (process.platform !== 'win32' && (mode & OTHERS_MAY_READ) !== 0)
      onFault(`APPLY_KEYS_FILE can be read by every user of this machine: chmod 600 ${path}`);
    return text;
  } catch (error) {
    throw new OperatorError(`APPLY_KEYS_FILE cannot be read: ${path}`, error);
  }
}

function toFindKey(rows: readonly KeyRow[]): FindApplyKey {
  const keys = new Map(rows.map(({ source, board, key }) => [toName(source, board), key]));
  return (source, board) => keys.get(toName(source, board)) ?? null;
}

const toName = (source: Source, board: string): string => `${source}:${board.toLowerCase()}`;

/** Reads a CSV with the header `source,board,key`. A row that cannot be used is a fault with its line. */
function parseApplyKeys(text: string): { keys: KeyRow[]; faults: string[] } {
  const keys: KeyRow[] = [];
  const faults: string[] = [];
  const lineOf = new Map<string, number>();
  let isFirst = true;
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const report = (reason: string) => faults.push(`line ${index + 1}: ${reason}`);
    const cells = parseLine(line);
    if (isFirst) {
      isFirst = false;
      if (HEADER.every((name, at) => cells?.[at]?.toLowerCase() === name)) continue;
      report(`expected the header ${HEADER.join(',')}`);
    }
    const row = cells === null ? 'malformed row (a quote is not closed)' : toKeyRow(cells);
    if (typeof row === 'string') {
      report(row);
      continue;
    }
    const name = toName(row.source, row.board);
    const earlier = lineOf.get(name);
    if (earlier === undefined) keys.push(row);
    else report(`its board stands already on line ${earlier}`);
    lineOf.set(name, earlier ?? index + 1);
  }
  return { keys, faults };
}

function parseLine(line: string): string[] | null {
  try {
    const rows: string[][] = parse(line, { relax_column_count: true, trim: true });
    return rows[0] ?? [];
  } catch {
    // The parser's own message quotes the line, and with it a key.
    return null;
  }
}

/** The row, or what is wrong with it in words that hold nothing of it. */
function toKeyRow(cells: readonly string[]): KeyRow | string {
  const [sourceText = '', boardText = '', key = ''] = cells;
  if (cells.length !== 3) return `expected ${HEADER.join(',')}, found ${cells.length} columns`;
  const source = /^\d/.test(sourceText) ? undefined : findAts(sourceText)?.source;
  if (source === undefined || !SENDING_SOURCES.includes(source))
    return `expected one of these sources: ${SENDING_SOURCES.join(', ')}`;
  if (key === '') return 'it has no key';
  if (key.length > KEY_MAX_LENGTH || !/^[\x21-\x7e]+$/.test(key)) return 'its key has characters no key has';
  const board = findBoard(source, boardText);
  return board === null ? `its board is not one that ${source} could have` : { source, board, key };
}

function findBoard(source: Source, text: string): string | null {
  try {
    return parseBoardName(`${source}:${text}`).board;
  } catch {
    // What a connector says of a bad board quotes it, and it may be a key in the wrong column.
    return null;
  }
}
