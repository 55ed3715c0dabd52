import { execFile } from 'node:child_process';

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<void>}
 * @throws {Error} with all it wrote, where it fails
 */
export function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    execFile(command, [...args], { cwd }, (error, stdout, stderr) => {
      if (error === null) resolve();
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`));
    });
  });
}
