/** Bytes as text: UTF-8, or UTF-16 when they begin by saying so; the mark itself is left out. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(findWideEncoding(bytes) ?? 'utf-8').decode(bytes);
}

/** As `decodeText`; bytes that are no UTF-8 are what Windows writes for the languages of the West. */
export function decodeTypedText(bytes: Uint8Array): string {
  const wide = findWideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function findWideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}
