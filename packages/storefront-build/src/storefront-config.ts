import type { StorefrontVersion } from '@shop/brands/version';
import react from '@vitejs/plugin-react';
import { type InlineConfig, type Plugin, type UserConfigFnPromise, defineConfig } from 'vite';
import { constantsOfApp, styleNames } from './bundle/bundle';
import { chunkPlan } from './chunks/chunk-plan';
import { compileHints } from './chunks/compile-hints';
import { firstScreenTexts } from './chunks/first-screen-texts';
import { languageChunkName } from './chunks/language-chunk-name';
import { sourceMaps } from './chunks/source-maps';
import { buildTarget } from './old-browsers/build-target';
import { oldBrowserCheck } from './old-browsers/old-browser-check';
import { compressedFiles } from './pages/compressed-files';
import type { PrerenderedPath } from './pages/prerendered-page';
import { prerenderedPages } from './pages/prerendered-pages';
import { renderShop } from './pages/rendered-shop';

/** A storefront app to build. */
export interface StorefrontApp {
  readonly folder: string;
  readonly version: StorefrontVersion;
  /** Every path that shows a page, for the host; any other shows that there is none. */
  readonly paths: readonly string[];
  /**
   * The pages that are prerendered. The first one is the home page, which is also served for every path
   * that is not here.
   */
  readonly pages: readonly PrerenderedPath[];
}

/**
 * Returns the Vite configuration of a storefront app. The app's folder contains
 *
 * - `src/main.tsx`, which starts the shop,
 * - `src/prerender.tsx`, which exports `prerender`: see `PrerenderedPage`,
 * - `src/page-start.ts`, which runs inside the page before any file has arrived,
 * - `src/full-start.ts`, a module that starts the visits that `page-start` leaves to it,
 * - `src/interim.ts`, a small module: what the page does before the shop's code is there, but not at once,
 * - `src/start-failure.ts`, which runs inside the page in any browser, and says if the shop does not start.
 *
 * The build writes `pages/<brand>/<language>.html` for each brand and language, `pages/<brand>/<path>/<language>.html`
 * for each further path that is prerendered if the brand has this version, `pages/<brand>.html` in the brand's default
 * language for hosts that serve one file per brand, all without an environment, which `npm run configure` puts into
 * them, `unknown-origin/<language>.html`, `inline-sources.json` with the hashes of the pages' inline
 * scripts and styles for the Content-Security-Policy, and `paths.json` with the paths that show a page. Unless it is
 * quick, it writes source maps as well, into `reports/source-maps` of the app's folder.
 *
 * @example
 * export default storefrontConfig({
 *   folder: import.meta.dirname,
 *   version: 'new',
 *   paths: ['/', '/selectGoods'],
 *   pages: [{ path: '/selectGoods' }],
 * });
 */
export function storefrontConfig({
  folder,
  version,
  paths,
  pages,
}: StorefrontApp): UserConfigFnPromise {
  const shared: InlineConfig = {
    root: folder,
    plugins: [react()],
    css: styleNames,
    define: constantsOfApp(folder),
    // A catalogue is one object: as exports of their own, some of its texts would be named twice.
    json: { namedExports: false, stringify: false },
    build: {
      target: [...buildTarget],
      assetsInlineLimit: 0,
      modulePreload: {
        // It is for static imports in HTML files, of which the build has none.
        polyfill: false,
        // What imports others on demand has loaded the entry before.
        resolveDependencies: (_, files) => files.filter((file) => !file.startsWith('assets/main-')),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        input: { main: `${folder}/src/main.tsx` },
        // The page's script waits for what the entry exports. A stricter setting would add a file.
        preserveEntrySignatures: 'allow-extension',
        // Reading a property has no effect in any library we use; without this, unused classes stay.
        treeshake: { propertyReadSideEffects: false },
      },
    },
  };
  // A build that is not to be deployed.
  const isQuick = process.env['SHOP_COMPRESSION'] === 'quick';
  return defineConfig(async () => {
    const pageModules = pages.flatMap(({ module, isStep = false }) =>
      module === undefined ? [] : [{ file: `${folder}/${module}`, isStep }],
    );
    const plan = await chunkPlan(shared, pageModules);
    const groups = (
      [
        ['first-screen', plan.firstScreen],
        ['steps', plan.steps],
        ['payment', plan.payment],
        ['popups', plan.popups],
      ] as const
    ).map(([name, modules], place, all) => ({
      name,
      test: (id: string) => modules.has(id),
      priority: all.length - place,
    }));
    return {
      ...shared,
      plugins: [
        shared.plugins,
        prerenderedPages(folder, await renderShop(folder, version, pages), pages),
        pathsFile(paths),
        compileHints(pageModules.map(({ file }) => file)),
        firstScreenTexts(new Set([...plan.firstScreen, ...plan.steps])),
        compressedFiles({ isQuick }),
        oldBrowserCheck({ hasPolyfills: true }),
        sourceMaps(`${folder}/reports/source-maps`, !isQuick),
      ],
      build: {
        ...shared.build,
        // The pages' plug-in minifies what it makes of the style sheets.
        cssMinify: false,
        rolldownOptions: {
          ...shared.build?.rolldownOptions,
          output: {
            codeSplitting: { groups, includeDependenciesRecursively: false },
            chunkFileNames: languageChunkName,
          },
        },
      },
    };
  });
}

/** Returns a plug-in that writes `paths.json`, for the host. */
function pathsFile(paths: readonly string[]): Plugin {
  return {
    name: 'paths-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'paths.json', source: JSON.stringify(paths) });
    },
  };
}
