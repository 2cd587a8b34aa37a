import { crc32, deflateRawSync } from 'node:zlib';

/** A zip file of these files (PKWARE APPNOTE 4.3). */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const [name, text] of Object.entries(files)) {
    const data = deflateRawSync(text);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(text), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(Buffer.byteLength(text), 18);
    facts.writeUInt16LE(name.length, 22);
    const offset = Buffer.alloc(16);
    offset.writeUInt32LE(
      parts.reduce((sum, part) => sum + part.length, 0),
      12,
    );
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, offset.subarray(2), Buffer.from(name));
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), data);
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(
    parts.reduce((sum, part) => sum + part.length, 0),
    16,
  );
  return Buffer.concat([...parts, central, end]);
}
