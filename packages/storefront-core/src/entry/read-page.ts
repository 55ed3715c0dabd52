import type { Platform } from '@shop/contract';
import type { ShopConfig } from '@shop/brands';
import type { Messages, TextPart } from '@shop/i18n';

/** Returns the platform of a browser. iPads call themselves Macs, but support touch. */
export function detectPlatform(userAgent: string, maxTouchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) return 'ios';
  return userAgent.includes('Android') ? 'android' : 'web';
}

function isShopConfig(input: unknown): input is ShopConfig {
  return typeof input === 'object' && input !== null && 'brand' in input && 'hosts' in input;
}

/** The id of the element that contains the brand's data, as JSON. */
const configElement = 'shop-config';

function readJson(document: Document, id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

/**
 * Reads the brand's data from the page. Our own build has checked it against the brand schema, so only
 * its outermost shape is checked here. Throws if it is missing.
 */
export function readPageConfig(document: Document): ShopConfig {
  const read = readJson(document, configElement);
  if (!isShopConfig(read)) throw new Error('The page contains no brand data.');
  return read;
}

/** The texts of a prerendered page. */
export interface PageTextPart {
  readonly language: string;
  /** One part of the texts of the language. */
  readonly texts: Messages;
}

function isPageTextPart(input: unknown): input is PageTextPart {
  return typeof input === 'object' && input !== null && 'language' in input && 'texts' in input;
}

/** Reads a part of the texts from the page, which our own build has written; null if it is not there. */
export function readPageTexts(document: Document, part: TextPart): PageTextPart | null {
  const read = readJson(document, `texts-${part}`);
  return isPageTextPart(read) ? read : null;
}
