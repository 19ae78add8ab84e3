import type { Readable } from 'node:stream';
import { ClusterError } from './cluster-error.ts';

/** Many times the longest answer that we ask for. */
const MOST_BYTES = 256 * 2 ** 20;

/** An answer of JSON, wholly there in time. */
export async function readAnswer<Answer>(
  stream: Readable,
  { status, withinMs }: { status: number; withinMs: number },
): Promise<Answer> {
  const text = await readText(stream, withinMs);
  try {
    return JSON.parse(text) as Answer;
  } catch (cause) {
    throw new ClusterError('what answers at OPENSEARCH_URL does not speak its language', {
      ...{ status, type: 'no_json', cause },
    });
  }
}

async function readText(stream: Readable, withinMs: number): Promise<string> {
  const timer = setTimeout(() => stream.destroy(new Error('Request timed out')), Math.max(0, withinMs));
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of stream) {
      pieces.push(piece as Buffer);
      bytes += (piece as Buffer).length;
      if (bytes > MOST_BYTES) throw new Error('the answer is too long');
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(pieces).toString();
}
