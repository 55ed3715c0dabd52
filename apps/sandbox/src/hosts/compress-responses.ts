import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A smaller response fits into one packet anyway. */
const minCompressedBytes = 1024;

/**
 * Compresses text from one kilobyte on, as the web server in front of a real back end does. Call it
 * before the routes are mounted. Bodies of requests are never decompressed: a small one could become
 * very large.
 */
export function compressResponses(app: FastifyInstance): void {
  void app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: minCompressedBytes,
    globalDecompression: false,
  });
}
