import * as v from 'valibot';
import type { Platform } from '@shop/contract';
import type { ShopConfig } from '@shop/brands';
import type { Messages, TextPart } from '@shop/i18n';

/** Returns the platform of a browser. iPads call themselves Macs, but support touch. */
export function detectPlatform(userAgent: string, maxTouchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) return 'ios';
  return userAgent.includes('Android') ? 'android' : 'web';
}

const shopConfig = v.custom<ShopConfig>(
  (input) => typeof input === 'object' && input !== null && 'brand' in input && 'hosts' in input,
);

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
  const read = v.safeParse(shopConfig, readJson(document, configElement));
  if (!read.success) throw new Error('The page contains no brand data.');
  return read.output;
}

/** The texts of a prerendered page. */
export interface PageTextPart {
  readonly language: string;
  /** One part of the texts of the language. */
  readonly texts: Messages;
}

const pageTexts = v.custom<PageTextPart>(
  (input) => typeof input === 'object' && input !== null && 'language' in input && 'texts' in input,
);

/** Reads a part of the texts from the page, which our own build has written; null if it is not there. */
export function readPageTexts(document: Document, part: TextPart): PageTextPart | null {
  const read = v.safeParse(pageTexts, readJson(document, `texts-${part}`));
  return read.success ? read.output : null;
}
