import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@shop/brands';
import {
  type InlineSources,
  pagesFolder,
  retiredWorker,
  retiredWorkerFile,
  unknownOriginFolder,
  unknownOriginLanguages,
  unknownOriginPage,
} from '@shop/hosting';
import type { Language } from '@shop/i18n';
import { brandAttributes } from '@shop/ui/brand-style';
import type { Plugin, Rolldown } from 'vite';
import { withStaticImports } from '../bundle/bundle';
import { polyfillsScript } from '../old-browsers/polyfills-script';
import { themedStyles } from './brand-styles';
import { chunkOf } from './build-prerender';
import { moveStyles } from './chunk-styles';
import { inlineScript, inlineScriptForAll, smallModule } from './inline-script';
import { type InstallSources, type PageSources, pageDocument } from './page-document';
import type { PrerenderedPath } from './prerendered-page';
import type { RenderedShop } from './rendered-shop';
import { type InstallPicture, installPictureNames, webManifest } from './web-manifest';

/** Hides the prerendered page where the start script finds that it does not fit the visit. */
const hiddenRoot = '[data-start=fresh] #root{visibility:hidden}';

/**
 * Returns a plug-in that writes the pages of every brand in every language of it, one for each path, with
 * the styles of its first screen inside. All other styles become one sheet, so that a popup never waits for its own.
 *
 * @param folder the app's folder
 * @param shop the pages of all brands, rendered
 * @param pages the paths, that of the home page first
 */
export function prerenderedPages(
  folder: string,
  shop: RenderedShop,
  pages: readonly PrerenderedPath[],
): Plugin {
  return {
    name: 'prerendered-pages',
    apply: 'build',
    enforce: 'post',
    // Which styles the code has follows from the pages.
    augmentChunkHash: ({ isEntry }) => (isEntry ? [...shop.unshown].join() : undefined),
    async generateBundle(_, bundle) {
      const entry = entryOf(bundle);
      const payment = chunkNamed(bundle, 'payment');
      const styles = moveStyles(bundle, { entry, payment, shop });
      const emit = (name: string, source: string): string =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
      const emitFile = (fileName: string, source: string): void => {
        this.emitFile({ type: 'asset', fileName, source });
      };
      const sources: PageSources = {
        code: `/${entry.fileName}`,
        payment: addressesOf(payment, { bundle, entry }),
        styles: emit('popups.css', styles.later),
        interim: emit('interim.js', await smallModule(folder, 'src/interim.ts')),
        polyfills: emit('polyfills.js', await polyfillsScript()),
        fullStart: emit('full-start.js', await smallModule(folder, 'src/full-start.ts')),
        failureScript: await inlineScriptForAll(folder, 'src/start-failure.ts'),
      };
      const startScripts = await startScriptsOf(folder, pages);
      const themed = new Map(
        pages.map((path) => [path, themedStyles(hiddenRoot + (styles.ofPages.get(path) ?? ''))]),
      );
      const stylesByBrand: Record<string, readonly string[]> = {};
      for (const { brand, language: main, pages: rendered } of shop.brands) {
        const pictures = picturesOf(folder, brand);
        const install: InstallSources = {
          manifest: emit(`${brand.key}.webmanifest`, webManifest(brand, main, pictures)),
          touchIcon: pictures.includes('icon-192.png') ? '/icon-192.png' : null,
        };
        const attributes = brandAttributes(brand.theme);
        const stylesOf = new Map(
          [...new Set(rendered.map(({ path }) => path))].map((path) => [
            path,
            themed.get(path)?.(attributes) ?? '',
          ]),
        );
        stylesByBrand[brand.key] = [...new Set([...stylesOf.values()].map(sourceHash))];
        for (const { path, page, parts } of rendered) {
          const texts = page.hasDeferredTexts ? [] : deferredTexts(bundle, page.language);
          const source = pageDocument(page, parts, {
            ...{ ...sources, ...install },
            payment: [...sources.payment, ...texts],
            hasGoods: page.hasGoods,
            inlineStyles: stylesOf.get(path) ?? '',
            startScript: startScripts.get(path.startScript ?? pageStart) ?? '',
            scripts: scriptsOf(path, { folder, bundle, entry }),
          });
          const isHome = path === pages[0];
          const name = `${brand.key}${isHome ? '' : page.path}/${page.language}`;
          emitFile(`${pagesFolder}/${name}.html`, source);
          if (isHome && page.language === main)
            emitFile(`${pagesFolder}/${brand.key}.html`, source);
        }
      }
      for (const language of unknownOriginLanguages)
        emitFile(`${unknownOriginFolder}/${language}.html`, unknownOriginPage(language));
      emitFile(retiredWorkerFile, retiredWorker);
      const inline: InlineSources = {
        scripts: [...startScripts.values(), sources.failureScript].map(sourceHash),
        styles: styles.ofCode.map(sourceHash),
        stylesByBrand,
      };
      emitFile('inline-sources.json', JSON.stringify(inline));
    },
  };
}

/** The source file of the script in most pages. */
const pageStart = 'src/page-start.ts';

/** Builds the scripts that run in the head of the pages, by their source files. */
async function startScriptsOf(
  folder: string,
  pages: readonly PrerenderedPath[],
): Promise<ReadonlyMap<string, string>> {
  const files = new Set(pages.map(({ startScript = pageStart }) => startScript));
  return new Map(
    await Promise.all(
      [...files].map(async (file) => [file, (await inlineScript(folder, file)).code] as const),
    ),
  );
}

/** The pictures of an installed shop in the brand's folder. */
function picturesOf(folder: string, { key }: Pick<Brand, 'key'>): readonly InstallPicture[] {
  return installPictureNames.filter((name) => existsSync(join(folder, '../../brands', key, name)));
}

function entryOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const entry = chunkNamed(bundle, 'main');
  if (entry?.isEntry !== true) throw new Error('The build has no entry named "main".');
  return entry;
}

/** Returns the chunk of a name; null if the build has none. */
function chunkNamed(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk | null {
  const found = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.name === name,
  );
  return found?.type === 'chunk' ? found : null;
}

/** Returns the address of the texts that a payment shows, which begin together with its code. */
function deferredTexts(bundle: Rolldown.OutputBundle, language: Language): readonly string[] {
  const file = `assets/${language.toLowerCase()}-deferred-`;
  // A chunk may have a source map beside it.
  return Object.values(bundle).flatMap(({ type, fileName }) =>
    type === 'chunk' && fileName.startsWith(file) ? [`/${fileName}`] : [],
  );
}

/** Returns the addresses of the scripts that a page needs besides that of the first screen. */
function scriptsOf(
  page: PrerenderedPath,
  build: {
    readonly folder: string;
    readonly bundle: Rolldown.OutputBundle;
    readonly entry: Rolldown.OutputChunk;
  },
): readonly string[] {
  const chunks = Object.values(build.bundle).filter((output) => output.type === 'chunk');
  return addressesOf(chunkOf(page, build.folder, chunks), build);
}

/** Returns the addresses of a script and of what it imports, without that of the first screen. */
function addressesOf(
  script: Rolldown.OutputChunk | null,
  { bundle, entry }: Pick<Parameters<typeof scriptsOf>[1], 'bundle' | 'entry'>,
): readonly string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const first = new Set(withStaticImports(chunks, [entry]));
  const needed = script === null ? [] : withStaticImports(chunks, [script]);
  return needed.filter((chunk) => !first.has(chunk)).map(({ fileName }) => `/${fileName}`);
}

function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
