import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { missingApis } from './missing-apis';
import { type Finding, newerSyntax, parseScript } from './newer-syntax';

/** The scripts inside a page that run; the others carry data. */
const inlineScripts = /<script>([^]*?)<\/script>/g;

/** Returns what Chrome 64 and Safari 12.0 cannot run in a built script or page, and where. */
export function unsupportedIn(path: string, content: string): readonly string[] {
  if (path.endsWith('.js')) return unsupported(content).map((finding) => at(path, finding));
  const inline = Array.from(content.matchAll(inlineScripts), ([, source = '']) => source);
  return inline.flatMap(unsupported).map((finding) => at(path, finding));
}

function unsupported(source: string): readonly Finding[] {
  const script = parseScript(source, 'module');
  return 'construct' in script ? [script] : [...newerSyntax(script), ...missingApis(script)];
}

function at(path: string, { line, column, construct }: Finding): string {
  return `${path}:${line}:${column + 1}: ${construct}`;
}

/**
 * Returns a plug-in that lets a build fail if the oldest browsers cannot run what it has written: for
 * instance a library whose syntax was not lowered, or a method that has no polyfill.
 */
export function oldBrowserCheck(): Plugin {
  return {
    name: 'old-browser-check',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      // All pages of a build have the same scripts.
      const page = names.filter((name) => name.endsWith('.html')).slice(0, 1);
      const checked = [...names.filter((name) => name.endsWith('.js')), ...page].map(async (name) =>
        unsupportedIn(name, await readFile(join(dir, name), 'utf8')),
      );
      const lines = (await Promise.all(checked)).flat();
      if (lines.length > 0)
        this.error(`Chrome 64 or Safari 12 cannot run the build:\n${lines.join('\n')}`);
    },
  };
}
