import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** A response body that is not serialised and compressed again for every request. */
export interface WrittenBody {
  /** Returns the body as it is. */
  plain(): Buffer;
  /** Returns the body compressed with gzip. */
  gzip(): Buffer;
}

/** The beginning that many bodies have in common. */
export interface Opening {
  /** Returns the body that consists of this beginning and `rest`, which may have 65,535 bytes. */
  complete(rest: string): WrittenBody;
}

const compress = promisify(deflateRaw);

/** Method 8 (deflate), no flags, no time, no extra flags, unknown system (RFC 1952, 2.3). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const trailerLength = 8;

/** Returns the checksum and the length of what was compressed (RFC 1952, 2.3.1). */
function gzipTrailer(checksum: number, length: number): Buffer {
  const trailer = Buffer.alloc(trailerLength);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length, trailerLength / 2);
  return trailer;
}

const blockHeaderLength = 5;
const lastStoredBlock = 1;

/** Returns the last block of a deflate stream, which is not compressed (RFC 1951, 3.2.4). */
function lastBlock(content: Buffer): Buffer {
  const header = Buffer.alloc(blockHeaderLength);
  header.writeUInt8(lastStoredBlock, 0);
  header.writeUInt16LE(content.length, 1);
  header.writeUInt16LE(0xffff - content.length, 3);
  return Buffer.concat([header, content]);
}

/**
 * Compresses the beginning of bodies once. A deflate stream that was flushed may be continued by
 * another block, so a long beginning and a short rest make a valid gzip file without compressing the
 * beginning again.
 */
export async function createOpening(text: string): Promise<Opening> {
  const plain = Buffer.from(text);
  const checksum = crc32(plain);
  const compressed = await compress(plain, {
    finishFlush: constants.Z_SYNC_FLUSH,
    level: constants.Z_BEST_COMPRESSION,
  });
  const beginning = Buffer.concat([gzipHeader, compressed]);
  return {
    complete(end) {
      const rest = Buffer.from(end);
      return {
        plain: () => Buffer.concat([plain, rest]),
        gzip: () =>
          Buffer.concat([
            beginning,
            lastBlock(rest),
            gzipTrailer(crc32(rest, checksum), plain.length + rest.length),
          ]),
      };
    },
  };
}
