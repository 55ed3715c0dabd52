import { minify } from 'terser';
import type { InlineConfig } from 'vite';
import { bundle } from './bundle';

/** A script that was built. */
export interface Script {
  readonly code: string;
  /** The ids of the modules of which something is in it, in order. */
  readonly modules: readonly string[];
}

/**
 * Builds a script that is one file without imports, for the oldest browsers too. It is a build of its
 * own, so that it never shares a file with the shop. It is in every page, or fetched by every page, so what minifies the
 * shop's code is followed by a slower tool that makes it a twentieth smaller.
 *
 * @param target the browsers that it has to run in
 * @param options how it differs from a module of its own
 */
export async function script(
  root: string,
  entry: string,
  target: readonly string[],
  options: NonNullable<InlineConfig['build']>['rolldownOptions'] = {},
): Promise<Script> {
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
  const modules = Object.entries(made.modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id);
  const { code = '' } = await minify(made.code, {
    ecma: 2017,
    module: made.exports.length > 0,
    compress: { passes: 3 },
  });
  return { code, modules };
}
