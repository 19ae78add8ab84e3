import type { Response } from 'undici';

/** Reads an answer's body, at most `maxBytes` after decompression; null when it is longer (the rest is not read). */
export async function readWithin(response: Response, maxBytes: number): Promise<Buffer | null> {
  if (!response.body) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    const part = chunk as Uint8Array;
    bytes += part.byteLength;
    // Leaving the loop cancels the stream, which ends the connection.
    if (bytes > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
