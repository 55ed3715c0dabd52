import type { Brand } from '@shop/brands';
import { inlineJson } from '@shop/brands/pages';
import { languageEntry } from '@shop/i18n';
import { brandAttributes, brandStyle } from '@shop/ui/brand-style';
import type { PageParts, PrerenderedPage } from './prerendered-page';

/** The files and inline sources that all pages of a build share. */
export interface PageSources {
  /** Address of the first screen's script. */
  readonly code: string;
  /** Addresses of the scripts that the payment needs besides that of the first screen. */
  readonly payment: readonly string[];
  /** Address of the style sheet of everything else. */
  readonly styles: string;
  /** Address of the interim module: what the page does before the code is there, but not at once. */
  readonly interim: string;
  /** Address of the script that old browsers load first. */
  readonly polyfills: string;
  /** Address of the module that starts the visits that the script in the page leaves to it. */
  readonly fullStart: string;
  /** Runs after all that the page shows, in any browser. */
  readonly failureScript: string;
}

/** The files and inline sources that the pages of a path share, in all languages of a brand. */
export interface PathSources {
  /** Whether there is a place for goods, which the interim module fills. */
  readonly hasGoods: boolean;
  readonly inlineStyles: string;
  /** Runs in the head. */
  readonly startScript: string;
  /** Addresses of the scripts that its page needs besides that of the first screen. */
  readonly scripts: readonly string[];
}

/** What makes the shop of a brand installable. */
export interface InstallSources {
  /** Address of the brand's web app manifest. */
  readonly manifest: string;
  /** Address of a picture for iOS, which does not read those of the manifest; null if there is none. */
  readonly touchIcon: string | null;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function rootAttributes(brand: Brand): string {
  const style = Object.entries(brandStyle(brand.theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return Object.entries({ ...brandAttributes(brand.theme), style })
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
}

/**
 * Returns the page of a path of one brand in one language. It contains the texts, styles and markup of the first
 * screen, so that nothing has to be fetched before it is visible, and an empty place for the brand's data with the
 * hosts of an environment: see `withShopConfig`. Nothing is painted
 * before all of that markup is parsed: half of it moves when the rest comes (the navigation of wide
 * screens stands above the content, and after it in the document).
 */
export function pageDocument(
  { brand, language, path }: Pick<PrerenderedPage, 'brand' | 'language' | 'path'>,
  { root, beside, texts }: PageParts,
  sources: PageSources & PathSources & InstallSources,
): string {
  const { name, title, theme } = brand;
  const touchIcon =
    sources.touchIcon === null ? '' : `<link rel="apple-touch-icon" href="${sources.touchIcon}">\n`;
  const payment = sources.payment.join(' ');
  // Before the code, which is larger, and would come first.
  const interim = sources.hasGoods
    ? `<link rel="modulepreload" id="interim" href="${sources.interim}" fetchpriority="high">\n`
    : '';
  // After what the first paint waits for. The code runs when the page is complete.
  const deferred =
    texts.deferred === undefined
      ? ''
      : `<script type="application/json" id="texts-deferred">${inlineJson({ language, texts: texts.deferred })}</script>\n`;
  return `<!doctype html>
<html lang="${language}" dir="${languageEntry(language).direction}" data-page="${path}" ${rootAttributes(brand)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
<link rel="expect" href="#texts-critical" blocking="render">
${interim}<link rel="modulepreload" id="shop-code" href="${sources.code}" data-styles="${sources.styles}" data-polyfills="${sources.polyfills}" data-payment="${payment}" data-interim="${sources.interim}" data-full-start="${sources.fullStart}">
${sources.scripts.map((script) => `<link rel="modulepreload" href="${script}">\n`).join('')}<meta name="description" content="${escapeHtml(`${name}: ${title}`)}">
<meta name="theme-color" content="${escapeHtml(theme.colour)}">
<meta name="referrer" content="strict-origin">
<meta name="format-detection" content="telephone=no">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="manifest" href="${sources.manifest}">
${touchIcon}<style>${sources.inlineStyles}</style>
<script type="application/json" id="shop-config"></script>
<script>${sources.startScript}</script>
</head>
<body>
<div id="root">${root}</div>
${beside}
<script type="application/json" id="texts-critical">${inlineJson({ language, texts: texts.critical })}</script>
<script>${sources.failureScript}</script>
${deferred}<noscript>This shop needs JavaScript to take payments safely.</noscript>
</body>
</html>
`;
}
