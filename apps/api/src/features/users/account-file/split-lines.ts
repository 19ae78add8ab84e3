import { setImmediate } from 'node:timers/promises';
import { toFileSize } from '@firsthand/contracts';
import { fileTooLarge, type RowPlace } from './file-refusal.ts';

export interface LineBounds {
  /** For words of refusal. */
  list: string;
  /** Of a line. */
  maxBytes: number;
}

const LINE_END = 0x0a;
/** So long others wait for whoever reads many short lines. */
const SLICE_MS = 10;

/** The lines of a stream that are not empty, as bytes. Lets others work in between, however the reader spends its time. */
export async function* splitLines(
  stream: AsyncIterable<unknown>,
  { list, maxBytes }: LineBounds,
): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let length = 0;
  let count = 1;
  let since = performance.now();
  for await (const read of stream) {
    let chunk = read as Buffer;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END)) {
      const line = Buffer.concat([...rest, chunk.subarray(0, end)]);
      [rest, length, chunk] = [[], 0, chunk.subarray(end + 1)];
      if (line.length > maxBytes) throw rowTooLarge({ list, line: count }, maxBytes);
      if (line.length > 0) {
        yield line;
        count += 1;
      }
      if (performance.now() - since > SLICE_MS) {
        await setImmediate();
        since = performance.now();
      }
    }
    rest.push(chunk);
    length += chunk.length;
    if (length > maxBytes) throw rowTooLarge({ list, line: count }, maxBytes);
  }
  if (length > 0) yield Buffer.concat(rest);
}

function rowTooLarge({ list, line }: RowPlace, maxBytes: number) {
  return fileTooLarge(
    `${list}.ndjson, line ${line}: This row has more than the ${toFileSize(maxBytes)} that such a row may have. Nothing was brought in.`,
  );
}
