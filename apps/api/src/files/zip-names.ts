const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_LENGTH = 46;
const COMMENT_MAX_LENGTH = 0xffff;

/**
 * The names in a ZIP archive, from its directory alone: nothing is inflated, so that no archive can grow. Null when
 * it is none.
 */
export function listZipNames(content: Buffer): string[] | null {
  const end = findEnd(content);
  if (end === null) return null;
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > end || content.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameLength = content.readUInt16LE(at + 28);
    const nameStart = at + ENTRY_LENGTH;
    if (nameStart + nameLength > end) return null;
    names.push(content.toString('utf8', nameStart, nameStart + nameLength));
    at = nameStart + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return names;
}

/** The end of the directory stands last, before a comment of any text. */
function findEnd(content: Buffer): number | null {
  const earliest = Math.max(0, content.length - END_LENGTH - COMMENT_MAX_LENGTH);
  for (let at = content.length - END_LENGTH; at >= earliest; at -= 1) {
    const isEnd = content.readUInt32LE(at) === END_SIGNATURE;
    if (isEnd && at + END_LENGTH + content.readUInt16LE(at + 20) === content.length) return at;
  }
  return null;
}
