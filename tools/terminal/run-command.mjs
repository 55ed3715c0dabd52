import { spawn } from 'node:child_process';

/**
 * The result of a command.
 * @typedef {object} Ended
 * @property {number} code exit code; 127 if it could not be started, 128 + n if signal n ended it
 * @property {string} output of stdout and stderr, in order
 */

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [isShown] also print the output while the command runs
 * @property {number} [timeoutMs] time after which SIGTERM is sent
 */

/**
 * Runs a command and collects its output. Never rejects: if the command does not exist, the code is
 * 127 and the output is the reason.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<Ended>}
 */
export function runCommand(command, args, options = {}) {
  const { cwd, env, isShown = false, timeoutMs } = options;
  return new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd,
      env,
      timeout: timeoutMs,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (/** @type {string} */ text) => {
      output += text;
      if (isShown) process.stdout.write(text);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      resolve({ code: 127, output: output + error.message });
    });
    child.on('close', (code, signal) => {
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 143), output });
    });
  });
}
