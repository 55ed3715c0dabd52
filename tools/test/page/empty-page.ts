// Waits for the imports of a test file, and removes what it has left in the page. Unlike modules and the page, which
// the test files of a worker share, a set-up file runs for each of them.

import { afterAll, vi } from 'vitest';

// An import that is cut off at the end of a file would fail for all later files of the worker.
afterAll(() => vi.dynamicImportSettled());

if (typeof document !== 'undefined') {
  const { body, documentElement, head } = document;
  // The elements themselves stay, since modules keep them.
  for (const element of [documentElement, body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');

  // A shop of one file would answer the events that the tests of another send to the page.
  removeListenersAtEnd(window, () => true);
  // Those of a page that was started keep presses and start its code. Libraries add others to the document once, and
  // remember that they have.
  const ours = ['visibilitychange', 'click', 'DOMContentLoaded'];
  removeListenersAtEnd(document, (type) => ours.includes(type));
}

function removeListenersAtEnd(target: EventTarget, isOurs: (type: string) => boolean): void {
  const added: Parameters<EventTarget['addEventListener']>[] = [];
  const original = target.addEventListener.bind(target);
  target.addEventListener = (...args: (typeof added)[number]) => {
    if (isOurs(args[0])) added.push(args);
    original(...args);
  };
  afterAll(() => {
    target.addEventListener = original;
    for (const args of added) target.removeEventListener(...args);
  });
}
