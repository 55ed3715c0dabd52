/**
 * The beginning of an addition that CONTRIBUTING.md explains, and the checks that lead through the rest of it.
 *
 * @typedef {object} Addition
 * @property {string} title as in CONTRIBUTING.md
 * @property {readonly Change[]} changes what is done first
 * @property {readonly string[]} [command] of npm, run after them
 * @property {readonly string[]} doNotCompile files that do not compile until they contain the addition
 * @property {readonly string[]} failingTests files of tests that fail until then
 */

/**
 * A new file, or a part of one in the place of another.
 *
 * @typedef {{ readonly file: string, readonly part?: string, readonly text: string }} Change
 */

const call = `import * as v from 'valibot';
import { defineCall } from '../call';

/** A call that is being added. */
export const lanternInfo = defineCall({
  name: 'lanternInfo',
  kind: 'read',
  audience: 'player',
  path: '/api/lantern/info',
  params: v.object({}),
  content: v.object({ name: v.string() }),
});
`;

/** @type {readonly Addition[]} */
export const additions = [
  {
    title: 'Add a sign-in provider',
    changes: [
      {
        file: 'packages/contract/src/calls/sign-in/login-config.ts',
        part: "'huawei'] as const",
        text: "'huawei', 'lantern'] as const",
      },
    ],
    doNotCompile: [
      'packages/storefront-core/src/sign-in/providers/registry.ts',
      'packages/storefront/src/sign-in/login.tsx',
      'apps/sandbox/src/sign-in-providers/authorize.ts',
    ],
    failingTests: [],
  },
  {
    title: 'Add a language',
    changes: [
      {
        file: 'packages/i18n/src/catalogues/catalogues.ts',
        part: 'export const catalogues = {\n',
        text: "export const catalogues = {\n  nl: ['Nederlands', () => import('./nl/critical.json'), () => import('./nl/deferred.json')],\n",
      },
    ],
    command: ['run', 'texts', '--', 'update', 'nl'],
    doNotCompile: [
      'packages/i18n/src/catalogues/typography.test.ts',
      'packages/hosting/src/unknown-origin/unknown-origin-texts.ts',
    ],
    failingTests: ['packages/i18n/src/catalogues/languages.test.ts'],
  },
  {
    title: 'A new text',
    changes: [
      {
        file: 'packages/i18n/src/catalogues/en/deferred.json',
        part: '  "result.title":',
        text: '  "result.lantern": "A text that is being added",\n  "result.title":',
      },
    ],
    doNotCompile: [],
    failingTests: [
      'packages/i18n/src/catalogues/catalogues.test.ts',
      'tools/texts/key-types.test.mjs',
      'tools/texts/notes.test.mjs',
    ],
  },
  {
    title: 'Add a call',
    changes: [
      { file: 'packages/contract/src/calls/lantern-info.ts', text: call },
      {
        file: 'packages/contract/src/calls/index.ts',
        part: "import { initPage } from './init-page';",
        text: "import { initPage } from './init-page';\nimport { lanternInfo } from './lantern-info';",
      },
      {
        file: 'packages/contract/src/calls/index.ts',
        part: 'export const calls = {\n',
        text: 'export const calls = {\n  lanternInfo,\n',
      },
    ],
    doNotCompile: ['apps/sandbox/src/api/routes.ts'],
    failingTests: [
      'packages/contract/src/calls/calls.test.ts',
      'packages/api-client/src/endpoints/endpoints.test.ts',
    ],
  },
  {
    title: 'Add an event',
    changes: [
      {
        file: 'packages/contract/src/calls/tracking/tracking-event.ts',
        part: "  'pwa',\n",
        text: "  'pwa',\n  'viewLantern',\n",
      },
    ],
    doNotCompile: ['packages/storefront-core/src/tracking/event-sources.ts'],
    failingTests: [],
  },
  {
    title: 'Add a popup',
    changes: [
      {
        file: 'packages/storefront-core/src/popups/popup-stack.ts',
        part: "  | 'languages'\n",
        text: "  | 'languages'\n  | 'lantern'\n",
      },
    ],
    doNotCompile: ['packages/storefront/src/popup-table/popup-table.ts'],
    failingTests: [],
  },
];
