import type { WorkdayBoard } from './board-address.ts';
import { listRow, type ListRow } from './payload.ts';

/** A row of the list, as far as it can be told from others. */
export type ParsedRow =
  | { kind: 'row'; path: string; row: ListRow }
  /** Nothing but `bulletFields`: Workday's stand-in for a posting that is not shown. It counts in the total. */
  | { kind: 'placeholder'; key: string; message: string }
  /** A posting stands here, but which one cannot be said. */
  | { kind: 'unidentified'; key: string; message: string };

const LONGEST_PATH = 1_000;

/** `/job/{place}/{title}_{requisition}` or `/job/{title}_{requisition}`. Dot segments would lead elsewhere on the host. */
const PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[^/?#\\]+)+$/;

export function parseRow(value: unknown): ParsedRow {
  const row = listRow.safeParse(value).data;
  if (!row) return { kind: 'unidentified', key: '', message: 'a row of the list is no object' };
  const path = row.externalPath;
  if (path !== null && path.length <= LONGEST_PATH && isPath(path)) return { kind: 'row', path, row };
  const name = row.bulletFields[0]?.slice(0, 80) ?? 'a row without a requisition';
  const isStandIn = row.title === null && hasNoPath(value);
  return {
    kind: isStandIn ? 'placeholder' : 'unidentified',
    key: [row.title, ...row.bulletFields].join('\n'),
    message: `${name} has no usable address`,
  };
}

/** A percent sign could hide a dot segment, so only those that decode are taken. */
function isPath(path: string): boolean {
  if (!PATH.test(path) || /\p{Cc}/u.test(path)) return false;
  return !/%(?:2e|2f|5c)/i.test(path);
}

function hasNoPath(value: unknown): boolean {
  const path = (value as Record<string, unknown>)['externalPath'];
  return path === undefined || path === null || path === '';
}

/**
 * Gives each row its external id: `{tenant}/{site}/{last segment of externalPath}`.
 *
 * The last segment is Workday's own name of the posting (`jobPostingId`). It keeps the title the posting was first
 * published with, so neither a new title nor another primary place changes it, while the segment before it is the
 * primary place. Two rows with the same last segment are two postings only if both stand on one list at once: the
 * second then gets its whole path as id. In a list read by facets the same posting may show another place per facet, so
 * there it is a repeat.
 */
export class RowIdentities {
  readonly #prefix: string;
  readonly #paths = new Set<string>();
  readonly #ids = new Set<string>();

  constructor(board: Pick<WorkdayBoard, 'tenant' | 'site'>) {
    this.#prefix = `${board.tenant}/${board.site}`;
  }

  /** How many different postings were listed. */
  get size(): number {
    return this.#ids.size;
  }

  /** The id of a row not met before; null for a repeat. */
  add(path: string, options: { byFacet: boolean }): string | null {
    if (this.#paths.has(path)) return null;
    const short = `${this.#prefix}/${path.slice(path.lastIndexOf('/') + 1)}`;
    if (this.#ids.has(short) && options.byFacet) return null;
    const id = this.#ids.has(short) ? `${this.#prefix}${path}` : short;
    this.#paths.add(path);
    this.#ids.add(id);
    return id;
  }
}
