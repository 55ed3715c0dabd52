import { expect, it } from 'vitest';
import { folderCircles } from './folder-circles.mjs';

/**
 * @param {string} source
 * @param {string} resolved
 * @param {readonly string[]} dependencyTypes
 */
const file = (source, resolved, dependencyTypes = ['local']) => ({
  source: `packages/a/src/${source}`,
  dependencies: [{ resolved: `packages/a/src/${resolved}`, dependencyTypes }],
});
const there = file('orders/list.ts', 'result/index.ts');

it('finds folders that import each other through others, though no file does', () => {
  const circle = [
    there,
    file('result/index.ts', 'popups/index.ts'),
    file('popups/b.ts', 'orders/c.ts'),
  ];
  expect(folderCircles(circle)).toEqual([
    ['packages/a/src/orders', 'packages/a/src/popups', 'packages/a/src/result'],
  ]);
});

it.each([
  ['types', file('result/b.ts', 'orders/list.ts', ['local', 'type-only'])],
  ['tests', file('result/b.test.ts', 'orders/list.ts')],
  ['files of one folder', file('orders/b.ts', 'orders/list.ts')],
])('leaves %s out', (_, back) => {
  expect(folderCircles([there, back])).toEqual([]);
});
