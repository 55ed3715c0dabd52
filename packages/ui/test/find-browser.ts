import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const found = join(import.meta.dirname, '../../../node_modules/.setup-browser');

/** Returns the path of the Chromium that the set-up found, or undefined to use Playwright's own. */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined) return chosen;
  return existsSync(found) ? readFileSync(found, 'utf8') : undefined;
}
