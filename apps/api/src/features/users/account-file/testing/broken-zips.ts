/** Claims another unpacked size for `skills.ndjson` in the ZIP's directory. */
export function withSizes(zip: Buffer, size: number): Buffer {
  const changed = Buffer.from(zip);
  changed.writeUInt32LE(size, changed.lastIndexOf('skills.ndjson') - 46 + 24);
  return changed;
}

/** A ZIP that lists so many entries and holds none. */
export function anEmptyDirectory(entries: number): Buffer {
  const header = Buffer.alloc(46 + 5);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(5, 28);
  header.write('entry', 46);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  // Two bytes: of more than 65,535 the rest, as many writers do.
  end.writeUInt16LE(entries % 65_536, 8);
  end.writeUInt16LE(entries % 65_536, 10);
  end.writeUInt32LE(header.length * entries, 12);
  return Buffer.concat([Buffer.alloc(header.length * entries, header), end]);
}
