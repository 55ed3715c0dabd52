/**
 * What the outside world gives a page, and what a test must be able to replace: the clock, chance,
 * the network, storage, and the window itself. They come in as arguments, so that the same code
 * runs in a worker, in Node and in a test.
 */
const outside = [
  ...['window', 'self', 'globalThis', 'document', 'navigator', 'location', 'history', 'screen'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'crypto', 'performance'],
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'],
  ...['alert', 'confirm', 'prompt', 'open', 'matchMedia', 'addEventListener', 'postMessage'],
];

/** Folders whose sources read none of them. `ui` draws, so it may touch the document. */
const pure = [
  'packages/{contract,conformance,api-client,payments,i18n,storefront}/src/**/*.{ts,tsx}',
  'brands/**/*.ts',
];

const drawing = ['packages/ui/src/**/*.{ts,tsx}'];

/** The part of `outside` that drawing has no business with. */
const outsideDrawing = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel', 'location'],
  ...['history', 'localStorage', 'sessionStorage', 'indexedDB', 'caches', 'crypto', 'open'],
  ...['alert', 'confirm', 'prompt', 'postMessage'],
];

/**
 * Modules of these folders that own some of them all the same, and why. An entry needs a better
 * reason than convenience: whatever stands here cannot be replaced in a test.
 *
 * @type {readonly { files: string[], owned: readonly string[], why: string }[]}
 */
export const owners = [
  {
    files: [
      'packages/storefront/src/browser/*.ts',
      'packages/storefront/src/shop/{browser-page,start-shop}.ts',
    ],
    owned: outside,
    why: 'pick up what the browser gives and hand it to the flows; tests fake its time',
  },
];

/** @param {readonly string[]} names */
function restricted(names) {
  const message =
    'It comes in as an argument. The modules that own it are listed in tools/lint/owned-globals.mjs.';
  const globals = names.map((name) => ({ name, message }));
  /** @type {import('eslint').Linter.RuleEntry} */
  const rule = ['error', { globals, checkGlobalObject: true }];
  return { 'no-restricted-globals': rule };
}

/**
 * The blocks of lint configuration that keep globals with their owners.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const ownedGlobals = [
  { files: pure, rules: restricted(outside) },
  { files: drawing, rules: restricted(outsideDrawing) },
  // Flat configuration replaces a rule's options, so an owner's block repeats what it may not use.
  ...owners.map(({ files, owned }) => ({
    files,
    rules: restricted(outside.filter((name) => !owned.includes(name))),
  })),
  {
    files: ['**/*.{test,test-d,stories}.{ts,tsx}', 'packages/*/src/testing/**'],
    rules: { 'no-restricted-globals': 'off' },
  },
];
