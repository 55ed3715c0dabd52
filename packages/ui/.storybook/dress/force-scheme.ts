import type { Scheme } from '../toolbars/scheme';
import { rewriteScheme } from './rewrite-scheme';

/** Media conditions as their author wrote them. */
const written = new WeakMap<CSSMediaRule, string>();

function applyToRule(rule: CSSRule, scheme: Scheme): void {
  if (rule instanceof CSSMediaRule) {
    const original = written.get(rule) ?? rule.media.mediaText;
    const wanted = rewriteScheme(original, scheme);
    written.set(rule, original);
    // Writing makes the browser compute every style again, so only where something changes.
    if (wanted !== rule.media.mediaText) rule.media.mediaText = wanted;
  }
  if (rule instanceof CSSGroupingRule)
    for (const inner of rule.cssRules) applyToRule(inner, scheme);
}

/** The rules of a sheet; none of one from another origin, which no script may read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/**
 * Shows a page in a colour scheme whatever the system's is, by turning the sheets' own conditions on
 * or off: no value of a token is written twice. Sheets that arrive later need another call.
 */
export function forceScheme(page: Document, scheme: Scheme): void {
  for (const sheet of page.styleSheets)
    for (const rule of rulesOf(sheet)) applyToRule(rule, scheme);
  page.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
}
