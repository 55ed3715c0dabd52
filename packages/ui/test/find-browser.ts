import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const found = join(import.meta.dirname, '../../../node_modules/.setup-browser');

/** The Chromium the set-up has found; none where Playwright is to use the one it has fetched. */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined) return chosen;
  return existsSync(found) ? readFileSync(found, 'utf8') : undefined;
}
