import { TextDecoder } from 'node:util';
import type { Response } from 'undici';

/**
 * Reads an answer's text, at most `maxBytes` after decompression; null when it is longer (the rest is not read).
 * Honours the charset of the content type; unknown ones are read as UTF-8.
 */
export async function readBody(response: Response, maxBytes: number): Promise<string | null> {
  if (!response.body) return '';
  const decoder = toDecoder(response.headers.get('content-type'));
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body) {
    const part = chunk as Uint8Array;
    bytes += part.byteLength;
    // Leaving the loop cancels the stream, which ends the connection.
    if (bytes > maxBytes) return null;
    text += decoder.decode(part, { stream: true });
  }
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
