import type { Response } from 'undici';

/**
 * Gives the pieces of an answer's body to `take`, at most `maxBytes` after decompression. False when it is longer; the rest is
 * not read.
 */
export async function readWithin(
  response: Response,
  maxBytes: number,
  take: (piece: Uint8Array) => void,
): Promise<boolean> {
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    const piece = chunk as Uint8Array;
    bytes += piece.byteLength;
    // Leaving the loop cancels the stream, which ends the connection.
    if (bytes > maxBytes) return false;
    take(piece);
  }
  return true;
}
