import { join } from 'node:path';
import { build } from 'vite';
import { outputsOf } from '../chunks/chunk-plan';
import { buildTarget } from './build-target';

/**
 * Builds the polyfills: a module without imports, which a page of an old browser loads before the code
 * of the shop. It is a build of its own, so that it never shares a file with the shop.
 */
export async function polyfillsScript(): Promise<string> {
  const outputs = outputsOf(
    await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        target: [...buildTarget],
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: { input: join(import.meta.dirname, 'polyfills.ts') },
      },
    }),
  );
  const [script, ...others] = outputs;
  if (script?.type !== 'chunk' || others.length > 0)
    throw new Error('The polyfills must become one script without further files.');
  return script.code;
}
