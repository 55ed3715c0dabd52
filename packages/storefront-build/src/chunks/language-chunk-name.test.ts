import { expect, it } from 'vitest';
import { languageChunkName } from './language-chunk-name';

it.each([
  ['/shop/packages/i18n/src/catalogues/zh-cn/critical.ts', 'assets/zh-cn-critical-[hash].js'],
  ['/shop/packages/i18n/src/catalogues/en/deferred.ts', 'assets/en-deferred-[hash].js'],
  ['/shop/packages/i18n/src/catalogues/catalogues.ts', 'assets/[name]-[hash].js'],
  ['/shop/packages/ui/src/critical.ts', 'assets/[name]-[hash].js'],
  [null, 'assets/[name]-[hash].js'],
])('the chunk of %s is %s', (facadeModuleId, name) => {
  expect(languageChunkName({ facadeModuleId })).toBe(name);
});
