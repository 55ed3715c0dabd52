import { join } from 'node:path';
import { script } from '../bundle/script';
import { compileHint } from '../chunks/compile-hints';

/** Builds a script for the inside of a `<script>` element. */
export async function inlineScript(folder: string, entry: string): Promise<string> {
  const code = await script(folder, join(folder, entry), {
    treeshake: { propertyReadSideEffects: false },
    output: { format: 'iife' },
  });
  // A comment with the end of the element inside would end it.
  return (compileHint + code.trim()).replaceAll('</script', '<\\/script');
}
