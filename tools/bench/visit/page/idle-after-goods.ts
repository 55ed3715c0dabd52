// Has the browser count as busy until the page shows goods that can be chosen. On a busy machine a look at the page
// comes late, and what waits for an idle browser would be counted among what the goods need.
const ask = window.requestIdleCallback.bind(window);
const cancel = window.cancelIdleCallback.bind(window);

/** The browser's number of the present callback, by the number that the page knows. */
const present = new Map<number, number>();

window.requestIdleCallback = (run, options) => {
  const askAgain = (): number =>
    ask((deadline) => {
      if (window.visit.noted.goodsReady === undefined) {
        present.set(known, askAgain());
        return;
      }
      present.delete(known);
      run(deadline);
    }, options);
  const known = askAgain();
  present.set(known, known);
  return known;
};
window.cancelIdleCallback = (known) => {
  cancel(present.get(known) ?? known);
  present.delete(known);
};
