import { expect, it } from 'vitest';
import { compatTargets } from '../../packages/storefront-build/src/old-browsers/build-target';
import { cssSupport } from './css-support.mjs';

it('is what the build reads; `npm run test:tools -- --update` writes it anew', async () => {
  await expect(`${JSON.stringify(cssSupport(compatTargets), null, 2)}\n`).toMatchFileSnapshot(
    '../../packages/storefront-build/src/old-browsers/css-support.json',
  );
});
