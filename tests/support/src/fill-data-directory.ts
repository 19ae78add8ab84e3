import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSnapshot } from './migrated-snapshot.ts';

const BLOCK = 512;
const DIRECTORY = '5';

/**
 * Puts an empty, migrated embedded database into `directory`, for its user alone, as a first start would: that takes
 * seconds, and this a tenth of one. For tests that are not about a first start.
 */
export async function fillDataDirectory(directory: string): Promise<void> {
  const tar = Buffer.from(await (await loadSnapshot()).arrayBuffer());
  const readText = (start: number, length: number) =>
    tar.toString('utf8', start, start + length).replace(/\0.*$/s, '');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // Each entry is a block with its name (100 bytes), its size (octal, at 124) and its kind (at 156), and then its bytes.
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const path = join(directory, readText(at, 100));
    const size = parseInt(readText(at + 124, 12), 8);
    if (readText(at + 156, 1) === DIRECTORY) mkdirSync(path, { recursive: true, mode: 0o700 });
    else writeFileSync(path, tar.subarray(at + BLOCK, at + BLOCK + size), { mode: 0o600 });
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
