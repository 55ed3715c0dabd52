/**
 * Calls back once when the process that started this one has ended. A signal to npm ends npm and
 * the shell between, but does not reach the program below; without this, `kill` on `npm start`
 * would leave the shop running and its port taken.
 *
 * @param {() => void} onGone
 * @param {() => number} parentId asked again and again
 * @param {number} everyMs
 * @returns {void}
 */
export function watchParent(onGone, parentId = () => process.ppid, everyMs = 500) {
  const started = parentId();
  const timer = setInterval(() => {
    if (parentId() === started) return;
    clearInterval(timer);
    onGone();
  }, everyMs);
  timer.unref();
}
