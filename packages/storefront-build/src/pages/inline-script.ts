import { join } from 'node:path';
import { script } from '../bundle/script';

/** Builds a script for the inside of a `<script>` element. */
export async function inlineScript(folder: string, entry: string): Promise<string> {
  const code = await script(folder, join(folder, entry), {
    treeshake: { propertyReadSideEffects: false },
    output: { format: 'iife' },
  });
  // A comment with the end of the element inside would end it.
  return code.trim().replaceAll('</script', '<\\/script');
}
