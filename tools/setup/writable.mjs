import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';

/**
 * Makes sure a folder is there and takes files. It writes one, because permission bits say nothing
 * about a read-only or a full disk.
 *
 * @param {string} folder
 * @param {string} purpose what the folder is for: "the packages"
 * @returns {void}
 * @throws {PlainFailure} naming the folder
 */
export function ensureWritable(folder, purpose) {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainFailure(
      `The folder ${folder}, where ${purpose} go, cannot be written to.\n` +
        `Make it writable for you, or clone into a folder of yours, and try again.\n(${reason})`,
    );
  }
}
