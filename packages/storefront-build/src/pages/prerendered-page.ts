import type { ShopConfig } from '@shop/brands';
import type { Language, Messages } from '@shop/i18n';

/** A page to render: one brand in one language. */
export interface PrerenderedPage {
  readonly config: ShopConfig;
  readonly language: Language;
}

/** The contents of a page. */
export interface PageParts {
  /** The critical texts of its language. */
  readonly texts: Messages;
  /** Markup of the inside of the root element, which the app hydrates. */
  readonly root: string;
  /** Markup of what stands beside the root element. */
  readonly beside: string;
}

/** The function `prerender` that an app's `src/prerender.tsx` exports. */
export type Prerender = (page: PrerenderedPage) => Promise<PageParts>;
