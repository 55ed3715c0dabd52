import { spawn } from 'node:child_process';

/**
 * Runs a program that reads from and writes to this process's terminal.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code; 1 if a signal ended it
 * @throws {Error} if it could not be started
 */
export function runAttached(program, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args], { stdio: 'inherit', env });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
