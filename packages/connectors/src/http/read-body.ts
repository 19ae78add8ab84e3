import { TextDecoder } from 'node:util';
import { readWithin } from '@firsthand/outside';
import type { Response } from 'undici';

/**
 * Reads an answer's text, at most `maxBytes` after decompression; null when it is longer (the rest is not read).
 * Honours the charset of the content type; unknown ones are read as UTF-8.
 */
export async function readBody(response: Response, maxBytes: number): Promise<string | null> {
  const decoder = toDecoder(response.headers.get('content-type'));
  let text = '';
  const isWhole = await readWithin(
    response,
    maxBytes,
    (piece) => (text += decoder.decode(piece, { stream: true })),
  );
  return isWhole ? text + decoder.decode() : null;
}

function toDecoder(contentType: string | null): TextDecoder {
  const charset = /charset=["']?([\w-]+)/i.exec(contentType ?? '')?.[1];
  try {
    return new TextDecoder(charset ?? 'utf-8');
  } catch {
    // A charset label nobody knows: ATSs send UTF-8 whatever they say.
    return new TextDecoder('utf-8');
  }
}
