import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The English texts that are not in a page. */
const deferredTexts = /\/catalogues\/en\/deferred\.json$/;

/** A string in built code that may be the key of a text. */
const literal = /[`'"]([\w.]+)[`'"]/g;

/** What i18next adds to the key of a counted text. */
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** Returns the keys of texts that built code has, without their plural forms. */
export function keysIn(code: string, texts: readonly string[]): readonly string[] {
  const keys = new Set(texts.map((key) => key.replace(pluralForm, '')));
  const literals = Array.from(code.matchAll(literal), ([, word = '']) => word);
  return [...new Set(literals)].filter((word) => keys.has(word));
}

/**
 * Returns a plug-in that lets a build fail if modules that can be shown before the deferred texts are there have the key
 * of one: the player would see the key.
 */
export function firstScreenTexts(modules: ReadonlySet<string>): Plugin {
  return {
    name: 'first-screen-texts',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const source = chunks
        .flatMap(({ moduleIds }) => moduleIds)
        .find((id) => deferredTexts.test(id));
      if (source === undefined) return;
      const catalogue: unknown = JSON.parse(await readFile(source, 'utf8'));
      const texts = Object.keys(catalogue instanceof Object ? catalogue : {});
      for (const { code, fileName, moduleIds } of chunks) {
        const isFirst = moduleIds.some((id) => modules.has(id));
        const keys = isFirst ? keysIn(code, texts) : [];
        if (keys.length > 0)
          this.error(
            `${fileName} can be shown before these texts are loaded: ${keys.join(', ')}. Move them to critical.json, or what shows them into a file that is loaded later.`,
          );
      }
    },
  };
}
