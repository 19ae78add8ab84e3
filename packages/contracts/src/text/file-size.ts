const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The size of a file or of many: 512 → "512 bytes", 1536 → "1.5 KB", 46080 → "45 KB", 2400000 → "2.3 MB". */
export function toFileSize(bytes: number): string {
  if (bytes < KILOBYTE) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  // What rounds to 1,024 KB is a megabyte.
  if (bytes < MEGABYTE - KILOBYTE / 20) return `${toDecimal(bytes / KILOBYTE)} KB`;
  return `${toDecimal(bytes / MEGABYTE)} MB`;
}

/** One decimal, and none that is 0. */
function toDecimal(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}
