import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * A running sandbox: `exitCode` settles when it has ended, and `ended` is aborted at that moment.
 * @typedef {{ exitCode: Promise<number>, ended: AbortSignal, stop: () => void }} SandboxProcess
 */

/**
 * Starts the built sandbox and passes on to it the signals that ask us to end.
 *
 * @param {string} program path of the built main file
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {SandboxProcess}
 */
export function startSandbox(program, options) {
  const child = spawn(process.execPath, [program], { ...options, stdio: 'inherit' });
  const ended = new AbortController();
  /** @type {Promise<number>} */
  const exitCode = new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      ended.abort();
      resolve(code ?? exitCodeOf(signal));
    });
    child.on('error', () => {
      ended.abort();
      resolve(127);
    });
  });
  passSignalsOn(child);
  return { exitCode, ended: ended.signal, stop: () => void child.kill('SIGTERM') };
}

/** @param {import('node:child_process').ChildProcess} child */
function passSignalsOn(child) {
  let isPassedOn = false;
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    // Ctrl+C reaches every process of the terminal by itself, and npm passes it on once more; a
    // second one would cut the sandbox's orderly end short.
    const isTheirsAlready = signal === 'SIGINT' && process.stdin.isTTY;
    if (isPassedOn || isTheirsAlready) return;
    isPassedOn = true;
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of passedOn) process.on(signal, passOn);
  child.on('exit', () => {
    for (const signal of passedOn) process.off(signal, passOn);
  });
}

/** @param {NodeJS.Signals | null} signal */
function exitCodeOf(signal) {
  return signal === null ? 1 : 128 + constants.signals[signal];
}
