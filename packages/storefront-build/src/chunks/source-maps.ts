import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { compileHint } from './compile-hints';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns a number that is not negative as source maps write it. */
function encoded(value: number): string {
  // The last bit of the first digit is the sign.
  let rest = value * 2;
  let written = '';
  do {
    const isLast = rest < 32;
    written += digits.charAt((rest % 32) + (isLast ? 0 : 32));
    rest = Math.floor(rest / 32);
  } while (rest > 0);
  return written;
}

/** Returns the mappings of code that now has a text before it. */
export function mappingsBehind(before: string, mappings: string): string {
  const lines = before.split('\n');
  const columns = lines.at(-1)?.length ?? 0;
  // An entry for the text, which has no source; the columns of a line count from the entry before.
  const ofText = columns === 0 ? '' : encoded(columns);
  const isLineEmpty = ofText === '' || mappings === '' || mappings.startsWith(';');
  return ';'.repeat(lines.length - 1) + ofText + (isLineEmpty ? '' : ',') + mappings;
}

/**
 * Returns plug-ins that write the source maps of a build, each beside a copy of its script, into a folder that is not
 * served. Nothing that is served depends on them. Add them behind the plug-ins that put something before the code of a
 * chunk, since those do not change its map.
 *
 * @param to the folder; it is emptied
 * @param isOn otherwise no map is made
 */
export function sourceMaps(to: string, isOn: boolean): Plugin[] {
  const codes = new Map<string, string>();
  const maps = new Map<string, string>();
  const emptied: Plugin = {
    name: 'source-maps-emptied',
    apply: 'build',
    buildStart: () => {
      rmSync(to, { recursive: true, force: true });
    },
  };
  if (!isOn) return [emptied];
  return [
    emptied,
    {
      name: 'source-maps-noted',
      apply: 'build',
      // Without a comment in the scripts that leads to them.
      config: () => ({ build: { sourcemap: 'hidden' } }),
      generateBundle: {
        order: 'pre',
        handler: (_, bundle) => {
          for (const { fileName, code } of chunksOf(bundle)) codes.set(fileName, code);
        },
      },
    },
    {
      // Vite combines the maps with its own changes after that.
      name: 'source-maps-moved',
      apply: 'build',
      enforce: 'post',
      generateBundle: (_, bundle) => {
        for (const chunk of chunksOf(bundle)) {
          const { fileName, code, map } = chunk;
          const made = codes.get(fileName) ?? '';
          if (map === null || !code.endsWith(made)) continue;
          map.mappings = mappingsBehind(code.slice(0, code.length - made.length), map.mappings);
          // Each read of it makes another object.
          chunk.map = map;
        }
      },
    },
    {
      name: 'source-maps-written',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler: (_, bundle) => {
          for (const { fileName, code, map } of chunksOf(bundle)) {
            Reflect.deleteProperty(bundle, `${fileName}.map`);
            if (map === null) continue;
            const hint = code.startsWith(compileHint) ? compileHint : '';
            const mappings = mappingsBehind(hint, map.mappings);
            maps.set(fileName, JSON.stringify({ ...map, mappings }));
          }
        },
      },
      writeBundle: ({ dir = '' }) => {
        for (const [fileName, map] of maps) {
          mkdirSync(dirname(join(to, fileName)), { recursive: true });
          copyFileSync(join(dir, fileName), join(to, fileName));
          writeFileSync(join(to, `${fileName}.map`), map);
        }
      },
    },
  ];
}

function chunksOf(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}
