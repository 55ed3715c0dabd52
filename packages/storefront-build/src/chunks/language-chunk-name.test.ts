import { expect, it } from 'vitest';
import { languageChunkName } from './language-chunk-name';

it.each([
  ['/shop/packages/i18n/src/catalogues/zh-cn/critical.json', 'assets/zh-cn-critical-[hash:7].js'],
  ['/shop/packages/i18n/src/catalogues/en/deferred.json', 'assets/en-deferred-[hash:7].js'],
  ['/shop/packages/i18n/src/catalogues/catalogues.ts', 'assets/[name]-[hash:7].js'],
  ['/shop/packages/ui/src/critical.ts', 'assets/[name]-[hash:7].js'],
  [null, 'assets/[name]-[hash:7].js'],
])('the chunk of %s is %s', (facadeModuleId, name) => {
  expect(languageChunkName({ facadeModuleId })).toBe(name);
});
