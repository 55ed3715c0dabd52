import { createHash } from 'node:crypto';
import { chooseLanguage } from '@shop/i18n/choose-language';
import type { Language } from '@shop/i18n';
import { unknownOriginTexts } from './unknown-origin-texts';

/** The folder of the pages in a build, one per language. No brand's key contains a dash. */
export const unknownOriginFolder = 'unknown-origin';

/**
 * The status of the page: the request has reached a server that does not answer for its host. Unlike a
 * 404 it is not kept by caches.
 */
export const unknownOriginStatus = 421;

const styles =
  ':root{color-scheme:light dark}' +
  'body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:32rem;padding:20vh 1.5rem 0}' +
  'h1{font-size:1.375rem;line-height:1.3}';

function isKnown(code: string): code is Language {
  return Object.keys(unknownOriginTexts).includes(code);
}

/** The languages of the page; the first is for everyone else. */
export const unknownOriginLanguages: readonly [Language, ...Language[]] = [
  'en',
  ...Object.keys(unknownOriginTexts)
    .filter(isKnown)
    .filter((code) => code !== 'en'),
];

/** Returns the language of the page for the languages of a browser, the preferred one first. */
export function unknownOriginLanguage(browser: readonly string[]): Language {
  return chooseLanguage({ browser, offered: unknownOriginLanguages });
}

/**
 * Returns the page for a host of no brand. It belongs to no shop, makes no call and leads nowhere: who
 * comes here has mistyped an address, or was given a forged one.
 */
export function unknownOriginPage(language: Language): string {
  const [title, hint] = unknownOriginTexts[language];
  return `<!doctype html>
<html lang="${language}" dir="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
<h1>${title}</h1>
<p>${hint}</p>
</body>
</html>
`;
}

const styleHash = createHash('sha256').update(styles).digest('base64');

/** The headers of the page, besides those of its file: it may load nothing and cannot be framed. */
export const unknownOriginHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  vary: 'Accept-Language',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
