import { deflateSync } from 'node:zlib';
import { crc32 } from './crc32.ts';
import { type HostileFile, megabyte } from './hostile-file.ts';

/** A PNG of one chunk of picture data. */
function png(width: number, height: number, data: Buffer, damage = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header, damage),
    chunk('IDAT', data, 0),
    chunk('IEND', Buffer.alloc(0), 0),
  ]);
}

function chunk(type: string, data: Buffer, damage: number): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE((crc32(body) + damage) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A JPEG that claims this size and then has nothing. */
function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffd8ffc00011080000000003011100021101031101ffd9', 'hex');
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return frame;
}

/** Pictures that no restaurant publishes. `picture` is a whole one. */
export function hostilePictures(picture: Buffer): readonly HostileFile[] {
  return [
    { name: 'giant.jpg', bytes: () => jpeg(65_500, 65_500), says: /the picture/ },
    {
      name: 'script.svg',
      bytes: () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>for(;;);</script><text>Soup</text></svg>'),
    },
    {
      name: 'picture-bomb.png',
      bytes: () => png(60_000, 60_000, deflateSync(Buffer.alloc(60 * megabyte))),
      says: /more than 120 million pixels/,
    },
    {
      name: 'largest-sides.png',
      bytes: () => png(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(10))),
      says: /the picture/,
    },
    { name: 'long-strip.png', bytes: () => png(1, 100_000, deflateSync(Buffer.alloc(200_000))) },
    { name: 'truncated.png', bytes: () => picture.subarray(0, picture.length / 2), says: /damaged or cut off/ },
    { name: 'wrong-checksum.png', bytes: () => png(10, 10, deflateSync(Buffer.alloc(110)), 1) },
    {
      name: 'header-only.jpg',
      bytes: () => Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
      says: /damaged or cut off/,
    },
    {
      name: 'huge.gif',
      bytes: () => Buffer.from('474946383961ffffffff800000000000ffffff2c00000000ffffffff0002024401003b', 'hex'),
    },
    {
      name: 'script.gif',
      bytes: () => Buffer.from('GIF89a/*<html><script>alert(1)</script>*/'),
      says: /damaged or cut off/,
    },
  ];
}
