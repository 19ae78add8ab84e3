/** A place in a list that is in the order of search by itself. */
export interface ListCursor<Self> {
  /** Of the job it stands at. */
  readonly id: number;
  isBefore(other: Self): boolean;
  /** Goes to the next job, at first to the first one; false when there is none. */
  advance(): boolean;
}

/** The cursor with the next job, again and again. */
export function* mergeLists<Cursor extends ListCursor<Cursor>>(
  cursors: readonly Cursor[],
): Generator<Cursor, void> {
  let open = cursors.filter((cursor) => cursor.advance());
  while (open.length > 0) {
    let first = open[0] as Cursor;
    for (let index = 1; index < open.length; index++) {
      const other = open[index] as Cursor;
      if (other.isBefore(first)) first = other;
    }
    yield first;
    if (!first.advance()) open = open.filter((cursor) => cursor !== first);
  }
}

/** The ids from `offset` on, `limit` at most, of those that count, as `isFirst` tells of jobs in their order. */
export function pickPage<Cursor extends ListCursor<Cursor>>(
  cursors: readonly Cursor[],
  { offset, limit }: { offset: number; limit: number },
  isFirst: (cursor: Cursor) => boolean = () => true,
): number[] {
  const ids: number[] = [];
  let skip = offset;
  for (const cursor of mergeLists(cursors)) {
    if (ids.length === limit) break;
    if (!isFirst(cursor)) continue;
    if (skip > 0) skip -= 1;
    else ids.push(cursor.id);
  }
  return ids;
}
