import { spawn } from 'node:child_process';

/**
 * How a command ended.
 * @typedef {object} Ended
 * @property {number} code exit code; 127 when it could not be started, 128 + n when a signal ended it
 * @property {string} output what it wrote to both streams, in order
 */

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [isShown] pass the output on to our own standard output while it runs
 * @property {number} [timeoutMs] end it with SIGTERM after this long
 */

/**
 * Runs a command to its end and keeps what it wrote. Never rejects: a command that is not there
 * ends with 127 and the reason as its output.
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
