import type { Plugin } from 'vite';
import { buildTarget } from './build-target';
import { loweredStyles } from './lowered-styles';
import { oldBrowserCheck } from './old-browser-check';

/**
 * Returns the plug-ins of a build whose documents load no polyfills. They build its scripts and styles for
 * the oldest browsers, and let it fail if something is left that those lack.
 */
export function oldBrowsers(): Plugin[] {
  return [
    {
      name: 'old-browsers',
      apply: 'build',
      enforce: 'post',
      config: () => ({ build: { target: [...buildTarget], cssMinify: false } }),
      generateBundle(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'asset' && output.fileName.endsWith('.css'))
            output.source = loweredStyles(String(output.source));
      },
    },
    oldBrowserCheck({ hasPolyfills: false }),
  ];
}
