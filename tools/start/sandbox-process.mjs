import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * A running sandbox: when it exits, `exitCode` resolves and `ended` is aborted.
 * @typedef {{ pid: number, exitCode: Promise<number>, ended: AbortSignal, stop: () => void }} SandboxProcess
 */

/**
 * Starts the built sandbox and forwards termination signals to it.
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
  forwardSignals(child);
  const stop = () => void child.kill('SIGTERM');
  return { pid: child.pid ?? 0, exitCode, ended: ended.signal, stop };
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  let isForwarded = false;
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    // The terminal sends Ctrl+C to every process, and npm forwards it again. A second signal would
    // interrupt the sandbox's shutdown.
    const isReceivedAlready = signal === 'SIGINT' && process.stdin.isTTY;
    if (isForwarded || isReceivedAlready) return;
    isForwarded = true;
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of forwardedSignals) process.on(signal, forward);
  child.on('exit', () => {
    for (const signal of forwardedSignals) process.off(signal, forward);
  });
}

/** @param {NodeJS.Signals | null} signal */
function exitCodeOf(signal) {
  return signal === null ? 1 : 128 + constants.signals[signal];
}
