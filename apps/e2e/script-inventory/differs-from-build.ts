import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RanScript } from './judge-scripts';

const assets = join(import.meta.dirname, '../../storefront-new/dist/assets');

/** Whether one of the shop's own scripts is not, byte for byte, a file of the build. */
export function differsFromBuild({ address, text }: RanScript): boolean {
  const file = join(assets, basename(new URL(address).pathname));
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
}
