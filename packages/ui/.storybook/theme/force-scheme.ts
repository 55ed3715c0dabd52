import type { Scheme } from '../toolbars/scheme';
import { rewriteScheme } from './rewrite-scheme';

/** The original media conditions of the rules. */
const originals = new WeakMap<CSSMediaRule, string>();

function applyToRule(rule: CSSRule, scheme: Scheme): void {
  if (rule instanceof CSSMediaRule) {
    const original = originals.get(rule) ?? rule.media.mediaText;
    const wanted = rewriteScheme(original, scheme);
    originals.set(rule, original);
    // Only if it changes, since every write makes the browser recalculate all styles.
    if (wanted !== rule.media.mediaText) rule.media.mediaText = wanted;
  }
  if (rule instanceof CSSGroupingRule)
    for (const inner of rule.cssRules) applyToRule(inner, scheme);
}

/** Returns the rules of a sheet; none if it is from another origin and cannot be read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/**
 * Shows a page in a colour scheme independent of the system's, by rewriting the media conditions of the
 * style sheets. Must be called again after sheets are added.
 */
export function forceScheme(page: Document, scheme: Scheme): void {
  for (const sheet of page.styleSheets)
    for (const rule of rulesOf(sheet)) applyToRule(rule, scheme);
  page.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
}
