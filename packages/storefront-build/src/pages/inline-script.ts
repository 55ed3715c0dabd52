import { join } from 'node:path';
import { build } from 'vite';
import { outputsOf } from '../chunks/chunk-plan';
import { buildTarget } from '../old-browsers/build-target';

/** Builds a script for the inside of a `<script>` element: one file without imports. */
export async function inlineScript(folder: string, entry: string): Promise<string> {
  const outputs = outputsOf(
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        target: [...buildTarget],
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: join(folder, entry),
          treeshake: { propertyReadSideEffects: false },
          output: { format: 'iife' },
        },
      },
    }),
  );
  const [script, ...others] = outputs;
  if (script?.type !== 'chunk' || others.length > 0)
    throw new Error(`${entry} must become one script without further files.`);
  // A comment with the end of the element inside would end it.
  return script.code.trim().replaceAll('</script', '<\\/script');
}
