import fs from 'node:fs';
import { dirname, join, relative } from 'node:path';

type Range = [start: number, length: number];
/** Ranges of a file that were written and not synced; `whole` for a file that is new or was cut. */
type Dirty = Range[] | 'whole';
type Entry = { kind: 'removed'; path: string } | { kind: 'renamed'; path: string; from: string };

/**
 * From now on keeps in `durable` what a power cut would leave of `live` at worst: of each file only what was synced, of each
 * directory only the renames and removals before it was synced. A file that was synced is there, as on ext4. Put in the place
 * of this process's file calls, so it has to be called before PGlite is opened.
 */
export function keepDurable(live: string, durable: string): void {
  const dirty = new Map<string, Dirty>();
  const paths = new Map<number, string>();
  const entries: Entry[] = [];
  const toDurable = (path: string) => join(durable, relative(live, path));
  const isWatched = (path: unknown): path is string => typeof path === 'string' && path.startsWith(live);
  const { openSync, writeSync, writeFileSync, truncateSync, fsyncSync, renameSync, unlinkSync } = fs;

  const note = (path: string, range: Range) => {
    const known = dirty.get(path) ?? [];
    if (known !== 'whole') dirty.set(path, [...known, range]);
  };
  const syncFile = (path: string) => {
    const target = toDurable(path);
    const changed = dirty.get(path) ?? [];
    dirty.delete(path);
    fs.mkdirSync(dirname(target), { recursive: true });
    if (changed === 'whole' || !fs.existsSync(target)) fs.copyFileSync(path, target);
    else copyRanges(path, target, changed);
  };
  const syncDirectory = (path: string) => {
    fs.mkdirSync(toDurable(path), { recursive: true });
    for (const entry of entries.splice(0)) {
      if (dirname(entry.path) !== path) entries.push(entry);
      else if (entry.kind === 'removed') fs.rmSync(toDurable(entry.path), { force: true });
      else if (fs.existsSync(toDurable(entry.from))) renameSync(toDurable(entry.from), toDurable(entry.path));
    }
  };
  /** Of the durable copy, with the calls as they were. */
  const copyRanges = (from: string, to: string, ranges: Range[]) => {
    const [source, target] = [openSync(from, 'r'), openSync(to, 'r+')];
    for (const [start, length] of ranges) {
      const bytes = Buffer.alloc(length);
      const read = fs.readSync(source, bytes, 0, length, start);
      writeSync(target, bytes, 0, read, start);
    }
    fs.ftruncateSync(target, fs.fstatSync(source).size);
    fs.closeSync(source);
    fs.closeSync(target);
  };

  Object.assign(fs, {
    openSync: (...args: Parameters<typeof openSync>) => {
      const opened = openSync(...args);
      paths.set(opened, String(args[0]));
      return opened;
    },
    writeSync: (file: number, bytes: Uint8Array, offset: number, length: number, position: number) => {
      const path = paths.get(file);
      if (isWatched(path)) note(path, [position, length]);
      return writeSync(file, bytes, offset, length, position);
    },
    writeFileSync: (...args: Parameters<typeof writeFileSync>) => {
      if (isWatched(args[0])) dirty.set(args[0], 'whole');
      writeFileSync(...args);
    },
    truncateSync: (...args: Parameters<typeof truncateSync>) => {
      if (isWatched(args[0])) dirty.set(args[0], 'whole');
      truncateSync(...args);
    },
    renameSync: (from: string, path: string) => {
      renameSync(from, path);
      dirty.set(path, dirty.get(from) ?? []);
      dirty.delete(from);
      entries.push({ kind: 'renamed', path, from });
    },
    unlinkSync: (path: string) => {
      unlinkSync(path);
      dirty.delete(path);
      entries.push({ kind: 'removed', path });
    },
    fsyncSync: (file: number) => {
      fsyncSync(file);
      const path = paths.get(file);
      if (!isWatched(path)) return;
      if (fs.fstatSync(file).isDirectory()) syncDirectory(path);
      else syncFile(path);
    },
  });
}
