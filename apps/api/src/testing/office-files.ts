import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP archive of these files. `claimedSize` is what its directory says of their size. */
export function aZip(
  files: Record<string, string | Buffer>,
  { claimedSize }: { claimedSize?: number } = {},
): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const data = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(claimedSize ?? content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** What every DOCX has. */
export function aDocx(more: Record<string, string | Buffer> = {}): Buffer {
  return aZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>', ...more });
}

/** A DOCX with these paragraphs: real enough to be read. */
export function aWordResume(paragraphs: readonly string[]): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  return aDocx({
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  });
}

export interface Entry {
  name: string;
  /** 1 a storage, 2 a stream, 5 the root. */
  type: number;
  left?: number;
  right?: number;
  child?: number;
}

const NONE = 0xffffffff;
const END = 0xfffffffe;
const SECTOR = 512;

/** A compound file with these entries in its directory, the first of them the root. */
export function aCompoundFile(entries: readonly Entry[], { isLoop = false } = {}): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const sectors = Math.ceil(entries.length / 4);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  for (let index = 0; index < sectors; index += 1) {
    const isLast = index === sectors - 1;
    table.writeUInt32LE(isLast ? (isLoop ? 1 : END) : index + 2, (index + 1) * 4);
  }
  const directory = Buffer.alloc(sectors * SECTOR);
  entries.forEach(({ name, type, left = NONE, right = NONE, child = NONE }, index) => {
    const at = index * 128;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE(name.length * 2 + 2, at + 64);
    directory.writeUInt8(type, at + 66);
    directory.writeUInt32LE(left, at + 68);
    directory.writeUInt32LE(right, at + 72);
    directory.writeUInt32LE(child, at + 76);
  });
  return Buffer.concat([header, table, directory]);
}

/** A Word document of before 2007: "WordDocument" beside others at the top. */
export function aDoc(): Buffer {
  return aCompoundFile([
    { name: 'Root Entry', type: 5, child: 1 },
    { name: '1Table', type: 2, left: 2, right: 4 },
    { name: 'Data', type: 2 },
    { name: 'hidden', type: 0 },
    { name: 'WordDocument', type: 2 },
  ]);
}
