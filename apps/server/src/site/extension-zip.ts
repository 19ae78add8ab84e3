import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { zipSync } from 'fflate';

/** The address that the kit is built for: nobody's, to be replaced by that of the site which gives it out. */
export const KIT_ORIGIN = 'https://site.firsthand.invalid';
/** The earliest date a ZIP can hold: the same kit gives the same file. */
const ZIP_DATE = new Date(1980, 0, 1);

export interface ExtensionZip {
  version: string;
  content: Uint8Array;
}

/** The browser extension for one site: the kit in `folder`, with the site's origin in the place of none. */
export function makeExtensionZip(folder: string, publicUrl: string): ExtensionZip {
  const { origin, protocol, hostname } = new URL(publicUrl);
  const files: Record<string, Uint8Array> = {};
  let version = '';
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    const content = readFileSync(path);
    const place = relative(folder, path).replaceAll('\\', '/');
    if (place === 'manifest.json') {
      // A pattern names no port: it holds for all of them.
      const text = content.toString('utf8').replaceAll(KIT_ORIGIN, `${protocol}//${hostname}`);
      version = (JSON.parse(text) as { version: string }).version;
      files[place] = Buffer.from(text);
    } else {
      files[place] = place.endsWith('.js')
        ? Buffer.from(content.toString('utf8').replaceAll(KIT_ORIGIN, origin))
        : content;
    }
  }
  return { version, content: zipSync(files, { level: 9, mtime: ZIP_DATE }) };
}
