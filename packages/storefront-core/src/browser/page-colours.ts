function themeColour(document: Document): Element | null {
  return document.querySelector('meta[name="theme-color"]');
}

/** Returns the colour that the page shows now, `#rrggbb`; null if the page does not name it. */
export function shownColour(document: Document): string | null {
  return themeColour(document)?.getAttribute('content') ?? null;
}

/**
 * Gives the page other colours.
 *
 * @param colour - For the browser's own bars, `#rrggbb`.
 * @param declarations - Custom properties as CSS: `--brand-fill:#7a5cd6;…`.
 */
export function showColours(
  document: Document,
  { colour, declarations }: { readonly colour: string; readonly declarations: string },
): void {
  // Added, since an open popup has its own declarations there.
  document.documentElement.style.cssText += declarations;
  themeColour(document)?.setAttribute('content', colour);
}
