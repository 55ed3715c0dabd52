import type { Brand } from '@shop/brands';
import type { Language, Messages } from '@shop/i18n';

/** A path of an app whose page is prerendered. */
export interface PrerenderedPath {
  readonly path: string;
  /**
   * The source file of the page, relative to the app's folder, if the app imports it on demand. Its styles
   * are part of the page, and its script is fetched together with that of the first screen.
   */
  readonly module?: string;
  /** Whether it is a step of a purchase before the payment, which its code must not wait for. */
  readonly isStep?: true;
  /** Whether it has a place for goods, which the interim module fills before the shop's code is there. */
  readonly hasGoods?: true;
  /** Whether its first render shows deferred texts. They are part of the page then. */
  readonly hasDeferredTexts?: true;
  /** The source file of the script in the page, if that is not `src/page-start.ts`. */
  readonly startScript?: string;
}

/** A page to render: a path of one brand's shop in one language. Nothing that is rendered depends on an environment. */
export interface PrerenderedPage {
  readonly brand: Brand;
  readonly language: Language;
  readonly path: string;
  readonly hasGoods: boolean;
  readonly hasDeferredTexts: boolean;
}

/** The contents of a page. */
export interface PageParts {
  /** The texts of its language that the page contains. */
  readonly texts: {
    readonly critical: Messages;
    readonly deferred: Messages | undefined;
  };
  /** Markup of the inside of the root element, which the app hydrates. */
  readonly root: string;
  /** Markup of what stands beside the root element. */
  readonly beside: string;
}

/** The function `prerender` that an app's `src/prerender.tsx` exports. */
export type Prerender = (page: PrerenderedPage) => Promise<PageParts>;
