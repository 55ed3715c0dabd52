import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RanScript } from './judge-scripts';

const apps = join(import.meta.dirname, '../..');

/** Whether one of our own scripts is not, byte for byte, a file that an app was built to. */
export function differsFromBuild(
  { address, text }: RanScript,
  app: 'storefront-new' | 'card-frame',
): boolean {
  const file = join(apps, app, 'dist/assets', basename(new URL(address).pathname));
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
}
