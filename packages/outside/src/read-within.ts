import type { Response } from 'undici';

/**
 * Gives the pieces of an answer's body to `take`, `maxBytes` after decompression and no more. False when it is longer; the rest
 * is not read.
 */
export async function readWithin(
  response: Response,
  maxBytes: number,
  take: (piece: Uint8Array) => void,
): Promise<boolean> {
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    const piece = chunk as Uint8Array;
    take(piece.subarray(0, maxBytes - bytes));
    bytes += piece.byteLength;
    // Leaving the loop cancels the stream, which ends the connection.
    if (bytes > maxBytes) return false;
  }
  return true;
}
