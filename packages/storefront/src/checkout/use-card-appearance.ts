import type { CardAppearance } from '@shop/payments/hosted-card';
import { pageWindow } from '@shop/storefront-core/browser';
import { useState } from 'react';

const colour = /^#[0-9a-f]{6}$/i;

/** Returns the look of the page for the card fields, which have a document of their own; undefined without one. */
export function useCardAppearance(): CardAppearance | undefined {
  // Once: fields that are filled in are not shown anew when the phone turns dark.
  const [appearance] = useState(() => cardAppearance(pageWindow()));
  return appearance;
}

/** Reads the look from the page's custom properties, which the brand sets. */
export function cardAppearance(window: {
  readonly document: Pick<Document, 'documentElement'>;
  readonly getComputedStyle: (element: Element) => Pick<CSSStyleDeclaration, 'getPropertyValue'>;
  readonly matchMedia: (query: string) => Pick<MediaQueryList, 'matches'>;
}): CardAppearance | undefined {
  const style = window.getComputedStyle(window.document.documentElement);
  const [fill = '', onFill = '', corner = ''] = [
    '--brand-fill',
    '--brand-on',
    '--corner-control',
  ].map((name) => style.getPropertyValue(name).trim());
  const cornerPx = Math.round(Number.parseFloat(corner));
  if (!colour.test(fill) || !colour.test(onFill) || Number.isNaN(cornerPx)) return undefined;
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return { fill, onFill, cornerPx, scheme: isDark ? 'dark' : 'light' };
}
