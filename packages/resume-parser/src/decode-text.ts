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

const STATED = /^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i;
const STATED_WITHIN = 300;

/** Bytes of XML as text, in the encoding that they state; null where that is none we know, or where the bytes are none of it. */
export function decodeXml(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, STATED_WITHIN)).replace(/^ï»¿/, '');
  const wide = findWideEncoding(bytes);
  const stated = STATED.exec(head)?.[1] ?? 'utf-8';
  // It says so in letters of one byte each.
  if (!wide && /^(?:utf-?16|ucs-?2|utf-?32|ucs-?4)/i.test(stated)) return null;
  const encoding = wide ?? stated;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof RangeError)) throw error;
    return null;
  }
}

function findWideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // XML may leave the mark away: it begins with "<".
  if (first === 0x3c && second === 0) return 'utf-16le';
  return first === 0 && second === 0x3c ? 'utf-16be' : null;
}
