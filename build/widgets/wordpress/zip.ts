import { crc32 } from 'node:zlib';

/** Midnight of 1 January 1980, the first day that the format knows, so that equal files make equal archives. */
const firstDay = { time: 0, date: 0x21 };
const version = 20;

/** A ZIP archive of one file, not compressed (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT). */
export function zipOf(name: string, content: string): Buffer {
  const [path, bytes] = [Buffer.from(name), Buffer.from(content)];
  const common = Buffer.alloc(26);
  common.writeUInt16LE(version, 0);
  common.writeUInt16LE(firstDay.time, 6);
  common.writeUInt16LE(firstDay.date, 8);
  common.writeUInt32LE(crc32(bytes), 10);
  common.writeUInt32LE(bytes.length, 14);
  common.writeUInt32LE(bytes.length, 18);
  common.writeUInt16LE(path.length, 22);
  const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, bytes]);
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([version, 0]),
    common,
    Buffer.alloc(14),
    path,
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(entry.length, 8);
  end.writeUInt32LE(file.length, 12);
  return Buffer.concat([file, entry, Buffer.from('PK\x05\x06'), end]);
}
