import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@shop/brands';
import { brands } from '@shop/brands/registry';
import { type StorefrontVersion, resolveVersion } from '@shop/brands/version';
import {
  type InlineSources,
  pagesFolder,
  retiredWorker,
  retiredWorkerFile,
  unknownOriginFolder,
  unknownOriginLanguages,
  unknownOriginPage,
} from '@shop/hosting';
import { type Language, chooseLanguage, isLanguage } from '@shop/i18n';
import { brandAttributes } from '@shop/ui/brand-style';
import type { Plugin, Rolldown } from 'vite';
import { constantsOf, loweredStyles } from '../old-browsers/lowered-styles';
import { polyfillsScript } from '../old-browsers/polyfills-script';
import { withStaticImports } from '../bundle/bundle';
import { buildPrerender, chunkOf } from './build-prerender';
import { themedStyles } from './brand-styles';
import { takeStyles, withStyles } from './chunk-styles';
import { inlineScript, inlineScriptForAll, smallModule } from './inline-script';
import { type InstallSources, type PageSources, pageDocument } from './page-document';
import type { PrerenderedPath } from './prerendered-page';
import { type InstallPicture, installPictureNames, webManifest } from './web-manifest';

/** Hides the prerendered page where the start script finds that it does not fit the visit. */
const hiddenRoot = '[data-start=fresh] #root{visibility:hidden}';

/**
 * Returns a plug-in that writes the pages of every brand in every language of it, one for each path, with
 * the styles of its first screen inside. All other styles become one sheet, so that a popup never waits for its own.
 *
 * @param folder the app's folder
 * @param version the version of the shop that the app is
 * @param pages the paths, that of the home page first
 */
export function prerenderedPages(
  folder: string,
  version: StorefrontVersion,
  pages: readonly PrerenderedPath[],
): Plugin {
  return {
    name: 'prerendered-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const entry = entryOf(bundle);
      const payment = chunkNamed(bundle, 'payment');
      const { ofPayment, later } = takeStyles(bundle, entry, payment);
      // Below the app, so that Node finds the app's dependencies.
      const scratch = join(folder, 'node_modules/.prerender');
      const { prerender, stylesOfPage } = await buildPrerender(folder, scratch);
      const ofPages = new Map(pages.map((page) => [page, stylesOfPage(page)]));
      const constants = constantsOf(
        [...ofPages.values(), ofPayment, later].join(''),
        Object.values(bundle).map(codeOf).join(''),
      );
      const paymentStyles = loweredStyles(ofPayment, constants);
      if (payment !== null) payment.code = withStyles(payment.code, paymentStyles);
      const emit = (name: string, source: string): string =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
      const sources: PageSources = {
        code: `/${entry.fileName}`,
        payment: addressesOf(payment, { bundle, entry }),
        styles: emit('popups.css', loweredStyles(later, constants)),
        interim: emit('interim.js', await smallModule(folder, 'src/interim.ts')),
        polyfills: emit('polyfills.js', await polyfillsScript()),
        fullStart: emit('full-start.js', await smallModule(folder, 'src/full-start.ts')),
        failureScript: await inlineScriptForAll(folder, 'src/start-failure.ts'),
      };
      const emitPages = (names: readonly string[], source: string): void => {
        for (const name of names)
          this.emitFile({ type: 'asset', fileName: `${pagesFolder}/${name}.html`, source });
      };
      const startScripts = await startScriptsOf(folder, pages);
      const paths = pages.map((page) => ({
        page,
        startScript: startScripts.get(page.startScript ?? pageStart) ?? '',
        stylesOf: themedStyles(hiddenRoot + loweredStyles(ofPages.get(page) ?? '', constants)),
        hasGoods: page.hasGoods === true,
        scripts: scriptsOf(page, { folder, bundle, entry }),
      }));
      const stylesByBrand: Record<string, readonly string[]> = {};
      for (const brand of brands) {
        const [first = 'en', ...rest] = brand.languages.filter(isLanguage);
        const brandDefault = brand.areas[0]?.defaultLanguage;
        const main = chooseLanguage({ browser: [], offered: [first, ...rest], brandDefault });
        const pictures = picturesOf(folder, brand);
        const install: InstallSources = {
          manifest: emit(`${brand.key}.webmanifest`, webManifest(brand, main, pictures)),
          touchIcon: pictures.includes('icon-192.png') ? '/icon-192.png' : null,
        };
        // Even a brand without this version has its home page, which leaves for the other one.
        const own = paths
          .filter(({ page }) => page === pages[0] || hasVersion(brand, version, page.path))
          .map(({ page, stylesOf, ...ofPath }) => ({
            page,
            ofPath: { ...ofPath, inlineStyles: stylesOf(brandAttributes(brand.theme)) },
          }));
        stylesByBrand[brand.key] = [
          ...new Set(own.map(({ ofPath }) => sourceHash(ofPath.inlineStyles))),
        ];
        for (const language of [first, ...rest]) {
          for (const { page, ofPath } of own) {
            const rendered = {
              brand,
              language,
              path: page.path,
              hasGoods: page.hasGoods === true,
              hasDeferredTexts: page.hasDeferredTexts === true,
            };
            const parts = await prerender(rendered);
            const texts = page.hasDeferredTexts === true ? [] : deferredTexts(bundle, language);
            const source = pageDocument(rendered, parts, {
              ...{ ...sources, ...install, ...ofPath },
              payment: [...sources.payment, ...texts],
            });
            const isHome = page === pages[0];
            const names = [`${brand.key}${isHome ? '' : page.path}/${language}`];
            emitPages(isHome && language === main ? [...names, brand.key] : names, source);
          }
        }
      }
      for (const language of unknownOriginLanguages)
        this.emitFile({
          type: 'asset',
          fileName: `${unknownOriginFolder}/${language}.html`,
          source: unknownOriginPage(language),
        });
      this.emitFile({ type: 'asset', fileName: retiredWorkerFile, source: retiredWorker });
      rmSync(scratch, { recursive: true });
      this.emitFile({
        type: 'asset',
        fileName: 'inline-sources.json',
        source: JSON.stringify({
          scripts: [...startScripts.values(), sources.failureScript].map(sourceHash),
          styles: paymentStyles === '' ? [] : [sourceHash(paymentStyles)],
          stylesByBrand,
        } satisfies InlineSources),
      });
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

/** Whether a brand shows a path in a version of the shop, in any area of it. */
function hasVersion({ areas, newVersion }: Brand, version: StorefrontVersion, pathname: string) {
  return areas.some(
    ({ area }) => resolveVersion({ newVersion }, area, { pathname, search: '' }) === version,
  );
}

function entryOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const entry = chunkNamed(bundle, 'main');
  if (entry?.isEntry !== true) throw new Error('The build has no entry named "main".');
  return entry;
}

function codeOf(output: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  return output.type === 'chunk' ? output.code : '';
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
