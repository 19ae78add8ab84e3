import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

interface ReadExport {
  /** The bytes of each entry by its name, in the ZIP's order. */
  files: Record<string, Buffer>;
  /** The rows of each list by its name. */
  lists: Record<string, Record<string, unknown>[]>;
  contents: { format: string; exported_at: string; rows: Record<string, number> };
}

/** Opens an export; throws when it is no whole ZIP. */
export async function readExport(zip: Buffer): Promise<ReadExport> {
  const files: ReadExport['files'] = {};
  const archive = await fromBufferPromise(zip);
  for await (const entry of archive.eachEntry()) {
    files[entry.fileName] = await buffer(await archive.openReadStreamPromise(entry));
  }
  const lists = Object.entries(files).flatMap(([name, content]) =>
    name.endsWith('.ndjson') ? [[name.slice(0, -'.ndjson'.length), toRows(content.toString())]] : [],
  );
  return {
    files,
    lists: Object.fromEntries(lists) as ReadExport['lists'],
    contents: JSON.parse(files['contents.json']?.toString() ?? '{}') as ReadExport['contents'],
  };
}

function toRows(text: string): unknown[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
}
