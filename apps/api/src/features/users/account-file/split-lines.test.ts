import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { splitLines } from './split-lines.ts';

async function read(chunks: (string | Buffer)[], maxBytes = 10): Promise<string[]> {
  const lines: string[] = [];
  const stream = Readable.from(
    chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)),
  );
  for await (const line of splitLines(stream, { list: 'skills', maxBytes })) lines.push(line.toString());
  return lines;
}

test('lines come whole, however they were cut', async () => {
  const letter = Buffer.from('é');
  const halves = [letter.subarray(0, 1), letter.subarray(1)];
  expect(await read(['a\nb', 'c\n\n', ...halves, 'd'])).toEqual(['a', 'bc', 'éd']);
  expect(await read(['', '\n'])).toEqual([]);
});

test('one that is too long is refused before its end came', async () => {
  await expect(read(['12345678901'])).rejects.toThrow(
    'skills.ndjson, line 1: This row has more than the 10 bytes that such a row may have. Nothing was brought in.',
  );
  await expect(read(['1\n12345678901\n1\n'])).rejects.toThrow(
    /^skills.ndjson, line 2: This row has more than/,
  );
  let given = 0;
  const endless = (function* () {
    for (;;) {
      given += 1;
      yield Buffer.alloc(4);
    }
  })();
  const reading = async () => {
    for await (const line of splitLines(Readable.from(endless), { list: 'skills', maxBytes: 10 }))
      expect(line).toBeDefined();
  };
  await expect(reading()).rejects.toMatchObject({ status: 413 });
  expect(given).toBeLessThan(50);
});

test('others work in between many short lines', async () => {
  let others = 0;
  const timer = setInterval(() => (others += 1), 1);
  const chunk = Buffer.from('{"a":1}\n'.repeat(2_000));
  for await (const line of splitLines(Readable.from([chunk, chunk]), { list: 'skills', maxBytes: 100 })) {
    const until = performance.now() + 0.05;
    while (performance.now() < until) JSON.parse(line.toString());
  }
  clearInterval(timer);
  expect(others).toBeGreaterThan(3);
});
