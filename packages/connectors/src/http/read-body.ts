import { TextDecoder } from 'node:util';
import { readWithin } from '@firsthand/outside';
import type { Response } from 'undici';

/**
 * Reads an answer's text, at most `maxBytes` after decompression; null when it is longer (the rest is not read).
 * Honours the charset of the content type; unknown ones are read as UTF-8.
 */
export async function readBody(response: Response, maxBytes: number): Promise<string | null> {
  const bytes = await readWithin(response, maxBytes);
  return bytes && toDecoder(response.headers.get('content-type')).decode(bytes);
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
