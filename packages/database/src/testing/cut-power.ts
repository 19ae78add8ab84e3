import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE_BYTES = 4_096;

/**
 * Makes in `target` what a power cut may leave: of every page of every file that differs between what the program saw (`live`) and
 * what it had synced (`durable`), one or the other, as the disk happened to be told. `random` gives numbers from 0 to 1.
 */
export function cutPower(
  { live, durable, target }: Record<'live' | 'durable' | 'target', string>,
  random: () => number,
): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(durable, target, { recursive: true });
  // Directories are there in any case: PGlite makes them with the store and syncs them then.
  cpSync(live, target, { recursive: true, filter: (path) => statSync(path).isDirectory() });
  const files = new Set([...listFiles(live), ...listFiles(durable)]);
  for (const file of files) {
    const [seen, synced] = [readIfThere(join(live, file)), readIfThere(join(durable, file))];
    const left = random() < 0.5 ? seen : synced;
    if (seen && synced) writeFileSync(join(target, file), mixPages(seen, synced, random));
    else if (left) writeFileSync(join(target, file), left);
    else rmSync(join(target, file), { force: true });
  }
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(directory, file)).isFile(),
  );
}

function readIfThere(file: string): Buffer | null {
  return existsSync(file) ? readFileSync(file) : null;
}

/** What one of them lacks of a page is filled with zeros, as a file system does. */
function mixPages(seen: Buffer, synced: Buffer, random: () => number): Buffer {
  if (seen.equals(synced)) return seen;
  const mixed = Buffer.alloc(random() < 0.5 ? seen.length : synced.length);
  for (let start = 0; start < mixed.length; start += PAGE_BYTES) {
    const page = (random() < 0.5 ? seen : synced).subarray(start, start + PAGE_BYTES);
    page.copy(mixed, start, 0, Math.min(page.length, mixed.length - start));
  }
  return mixed;
}
