import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RanScript } from './judge-scripts';

const apps = join(import.meta.dirname, '../..');

/** Whether a script of an app differs from the file of its build. */
export function differsFromBuild(
  { address, text }: RanScript,
  app: 'storefront-new' | 'card-frame',
): boolean {
  const file = join(apps, app, 'dist/assets', basename(new URL(address).pathname));
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
}
