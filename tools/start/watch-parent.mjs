/**
 * Calls back once when the parent process has exited. A signal to npm stops npm and its shell, but
 * does not reach this process: `kill` on `npm start` would leave the shop running.
 *
 * @param {() => void} onExit
 * @param {() => number} parentId returns the current parent's id
 * @param {number} intervalMs
 * @returns {void}
 */
export function watchParent(onExit, parentId = () => process.ppid, intervalMs = 500) {
  const started = parentId();
  const timer = setInterval(() => {
    if (parentId() === started) return;
    clearInterval(timer);
    onExit();
  }, intervalMs);
  timer.unref();
}
