import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<void>}
 * @throws {Error} with all it wrote, where it fails
 */
export async function run(command, args, cwd) {
  try {
    await promisify(execFile)(command, [...args], { cwd });
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error);
    throw new Error(`${command} ${args.join(' ')} failed:\n${String(stdout)}${String(stderr)}`);
  }
}
