import type { InlineConfig } from 'vite';
import { buildTarget } from '../old-browsers/build-target';
import { bundle } from './bundle';

/**
 * Builds a script that is one file without imports, for the oldest browsers too. It is a build of its
 * own, so that it never shares a file with the shop.
 *
 * @param options how it differs from a module of its own
 * @param target other browsers than those of the shop
 */
export async function script(
  root: string,
  entry: string,
  options: NonNullable<InlineConfig['build']>['rolldownOptions'] = {},
  target: readonly string[] = buildTarget,
): Promise<string> {
  const [made, ...others] = await bundle({
    root,
    build: {
      write: false,
      target: [...target],
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { ...options, input: entry },
    },
  });
  if (made?.type !== 'chunk' || others.length > 0)
    throw new Error(`${entry} must become one script without further files.`);
  return made.code;
}
