import { join } from 'node:path';
import { script } from '../bundle/script';
import { buildTarget } from './build-target';

/** Builds the polyfills: a module that a page of an old browser loads before the code of the shop. */
export async function polyfillsScript(): Promise<string> {
  const { code } = await script(
    import.meta.dirname,
    join(import.meta.dirname, 'polyfills.ts'),
    buildTarget,
  );
  return code;
}
