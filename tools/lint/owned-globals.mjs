/**
 * Browser globals that code receives as arguments (clock, randomness, network, storage, window), so
 * that it runs in a worker and in Node, and tests can replace them.
 */
const browserGlobals = [
  ...['window', 'self', 'globalThis', 'document', 'navigator', 'location', 'history', 'screen'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'crypto', 'performance'],
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'],
  ...['alert', 'confirm', 'prompt', 'open', 'matchMedia', 'addEventListener', 'postMessage'],
];

/** Folders whose sources use none of them. */
const pureFiles = [
  'packages/{contract,conformance,api-client,payments,i18n,storefront,storefront-core,storefront-shell}/src/**/*.{ts,tsx}',
  'brands/**/*.ts',
];

/** Components, which may use the document. */
const componentFiles = ['packages/ui/src/**/*.{ts,tsx}'];

/** The part of `browserGlobals` that components may not use. */
const componentGlobals = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel', 'location'],
  ...['history', 'localStorage', 'sessionStorage', 'indexedDB', 'caches', 'crypto', 'open'],
  ...['alert', 'confirm', 'prompt', 'postMessage'],
];

/**
 * Modules of these folders that may use some of the globals, with the reason. Tests cannot replace
 * what these modules use, so convenience is not a reason.
 *
 * @type {readonly { files: string[], owned: readonly string[], why: string }[]}
 */
export const owners = [
  {
    files: [
      'packages/storefront-core/src/browser/*.ts',
      'packages/storefront-core/src/shop/browser-page.ts',
      'packages/storefront-shell/src/shop/start-shop.ts',
    ],
    owned: browserGlobals,
    why: 'pass the browser’s APIs to the flows; their tests use fake timers',
  },
  { files: ['packages/hosting/src/main.ts'], owned: [], why: 'the command passes the clock' },
];

/** @param {readonly string[]} names */
function restricted(names) {
  const message =
    'Pass it as an argument. Modules that may use it are listed in tools/lint/owned-globals.mjs.';
  const globals = names.map((name) => ({ name, message }));
  /** @type {import('eslint').Linter.RuleEntry} */
  const rule = ['error', { globals, checkGlobalObject: true }];
  return { 'no-restricted-globals': rule };
}

/**
 * The configuration blocks that restrict globals to the modules that own them.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const ownedGlobals = [
  { files: pureFiles, rules: restricted(browserGlobals) },
  { files: componentFiles, rules: restricted(componentGlobals) },
  // Flat configuration replaces the options of a rule, so each block lists the remaining globals.
  ...owners.map(({ files, owned }) => ({
    files,
    rules: restricted(browserGlobals.filter((name) => !owned.includes(name))),
  })),
  {
    files: ['**/*.{test,test-d,stories}.{ts,tsx}', 'packages/*/src/testing/**'],
    rules: { 'no-restricted-globals': 'off' },
  },
];
