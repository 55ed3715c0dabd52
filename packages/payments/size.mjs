/**
 * What the package costs a page that lists channels and launches them, minified and compressed.
 * `npm run size` prints it and fails above the limit.
 */
import { limits } from './size-limits.mjs';
import { weighEntry } from './weigh-entry.mjs';

for (const { name, code, bytes } of limits) {
  const size = await weighEntry(code);
  console.log(`${name}: ${size} B gzip (at most ${bytes} B)`);
  if (size > bytes) process.exitCode = 1;
}
