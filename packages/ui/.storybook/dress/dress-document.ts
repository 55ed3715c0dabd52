import { type BrandTheme, brandAttributes, brandStyle } from '@shop/ui/brand-style';
import type { Language } from '@shop/i18n';

/** How the page around a story is dressed. */
export interface Dress {
  readonly look: BrandTheme;
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
}

/** Puts brand, language and direction on `<html>`, where a shop's page has them. */
export function dressDocument(root: HTMLElement, { look, language, direction }: Dress): void {
  for (const [name, value] of Object.entries(brandStyle(look))) root.style.setProperty(name, value);
  for (const [name, value] of Object.entries(brandAttributes(look))) root.setAttribute(name, value);
  root.lang = language;
  root.dir = direction;
}
