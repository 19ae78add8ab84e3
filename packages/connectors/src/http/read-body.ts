import { TextDecoder } from 'node:util';
import { readWithin } from '@firsthand/outside';
import type { Response } from 'undici';

interface BodyBounds {
  /** After decompression; the rest is not read. */
  maxBytes: number;
  /** Of a longer one the beginning is given instead of null. */
  isCut: boolean;
}

/**
 * Reads an answer's text; null when it is longer than it may be.
 * Honours the charset of the content type; unknown ones are read as UTF-8.
 */
export async function readBody(response: Response, { maxBytes, isCut }: BodyBounds): Promise<string | null> {
  const decoder = toDecoder(response.headers.get('content-type'));
  let text = '';
  const isWhole = await readWithin(
    response,
    maxBytes,
    (piece) => (text += decoder.decode(piece, { stream: true })),
  );
  // Whatever is left of a character that was cut is no character.
  if (!isWhole) return isCut ? text : null;
  return text + decoder.decode();
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
