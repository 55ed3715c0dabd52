import { execFile } from 'node:child_process';

/**
 * Runs a command and waits until it ends.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<void>}
 * @throws {Error} with its output if it fails
 */
export function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    execFile(command, [...args], { cwd }, (error, stdout, stderr) => {
      if (error === null) resolve();
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`));
    });
  });
}
