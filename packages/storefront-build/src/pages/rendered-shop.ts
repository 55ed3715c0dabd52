import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@shop/brands';
import { brands } from '@shop/brands/registry';
import { type StorefrontVersion, resolveVersion } from '@shop/brands/version';
import { type Language, chooseLanguage, isLanguage } from '@shop/i18n';
import { buildPrerender } from './build-prerender';
import type { PageParts, PrerenderedPage, PrerenderedPath } from './prerendered-page';
import { filesOfStyles, shownFiles } from './shown-styles';

/** A page of one brand in one language. */
interface RenderedPage {
  readonly path: PrerenderedPath;
  readonly page: PrerenderedPage;
  readonly parts: PageParts;
}

/** A brand with all its pages. */
interface RenderedBrand {
  readonly brand: Brand;
  /** The language of the page for hosts that serve one per brand. */
  readonly language: Language;
  readonly pages: readonly RenderedPage[];
}

/** The pages of all brands, before they know the files of the build. */
export interface RenderedShop {
  readonly brands: readonly RenderedBrand[];
  /** The styles of all that the code of a page's first render imports. */
  readonly styles: ReadonlyMap<PrerenderedPath, string>;
  /**
   * The files with styles of the first screen that no page shows: those of what the code alone puts there, such as the
   * choice of a game from a list. The code brings them, so that the first paint does not wait for them. They come after the
   * other styles of the first screen, so none of those may refine them with a selector that is not more specific.
   */
  readonly unshown: ReadonlySet<string>;
}

/** Renders the pages of an app for every brand in every language of it. */
export async function renderShop(
  folder: string,
  version: StorefrontVersion,
  paths: readonly PrerenderedPath[],
): Promise<RenderedShop> {
  // Below the app, so that Node finds the app's dependencies.
  const scratch = join(folder, 'node_modules/.prerender');
  const { prerender, stylesOfFirstScreen, stylesOfPage } = await buildPrerender(folder, scratch);
  const rendered: RenderedBrand[] = [];
  for (const brand of brands) {
    const [first = 'en', ...rest] = brand.languages.filter(isLanguage);
    const brandDefault = brand.areas[0]?.defaultLanguage;
    const language = chooseLanguage({ browser: [], offered: [first, ...rest], brandDefault });
    // Even a brand without this version has its home page, which leaves for the other one.
    const own = paths.filter((path) => path === paths[0] || hasVersion(brand, version, path.path));
    const pages: RenderedPage[] = [];
    for (const each of [first, ...rest])
      for (const path of own) {
        const page = {
          brand,
          language: each,
          path: path.path,
          hasGoods: path.hasGoods === true,
          hasDeferredTexts: path.hasDeferredTexts === true,
        };
        pages.push({ path, page, parts: await prerender(page) });
      }
    rendered.push({ brand, language, pages });
  }
  rmSync(scratch, { recursive: true });
  const shown = shownFiles(
    rendered.flatMap(({ pages }) => pages.map(({ parts: { root, beside } }) => root + beside)),
  );
  const unshown = [...filesOfStyles(stylesOfFirstScreen)].filter((file) => !shown.has(file));
  return {
    brands: rendered,
    styles: new Map(paths.map((path) => [path, stylesOfPage(path)])),
    unshown: new Set(unshown),
  };
}

/** Whether a brand shows a path in a version of the shop, in any area of it. */
function hasVersion({ areas, newVersion }: Brand, version: StorefrontVersion, pathname: string) {
  return areas.some(
    ({ area }) => resolveVersion({ newVersion }, area, { pathname, search: '' }) === version,
  );
}
