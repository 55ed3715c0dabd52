import { type BrandTheme, brandAttributes, brandStyle } from '@shop/ui/brand-style';
import type { Language } from '@shop/i18n';

/** The settings that `applyTheme` applies to the page of a story. */
export interface PageSettings {
  readonly theme: BrandTheme;
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  /** The size of the root, such as `200%`; empty for that of the browser. */
  readonly textSize: string;
}

/** Sets theme, language and direction on `<html>`, like a shop's page, and the size of the text. */
export function applyTheme(
  root: HTMLElement,
  { theme, language, direction, textSize }: PageSettings,
): void {
  for (const [name, value] of Object.entries(brandStyle(theme)))
    root.style.setProperty(name, value);
  for (const [name, value] of Object.entries(brandAttributes(theme)))
    root.setAttribute(name, value);
  root.lang = language;
  root.dir = direction;
  root.style.fontSize = textSize;
}
