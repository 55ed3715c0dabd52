import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../terminal/plain-failure.mjs';

/**
 * Creates a folder if needed and checks that files can be written to it. It writes a file, since
 * permissions do not show whether the disk is read-only or full.
 *
 * @param {string} folder
 * @param {string} purpose what the folder is for: "the packages"
 * @returns {void}
 * @throws {PlainFailure} if not; the message names the folder
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
      `The folder ${folder} (for ${purpose}) cannot be written to.\n` +
        `Make it writable, or clone into a folder that you own, and try again.\n(${reason})`,
    );
  }
}
