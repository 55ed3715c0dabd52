import { type CssNode, type Rule, type Selector, generate, parse, walk } from 'css-tree';

/** A rule of minified styles: its place in the text, and its selectors. */
interface PlacedRule {
  readonly start: number;
  readonly blockStart: number;
  readonly end: number;
  readonly selectors: readonly PlacedSelector[];
}

/** A selector, and the attributes that the root element needs for it. */
interface PlacedSelector {
  readonly text: string;
  readonly needs: readonly (readonly [name: string, value: string])[];
}

/** A condition that has lost all its rules. */
const emptyCondition = /@(?:media|supports)[^{}]*\{\}/g;

/**
 * Returns a function that leaves out of styles what no page of a brand can show: rules for values of its theme that the
 * root element does not have. A page has its styles inside, so each of them would pay for the looks of all brands.
 *
 * @param styles - Minified, without nested rules.
 */
export function themedStyles(
  styles: string,
): (attributes: Readonly<Record<string, string>>) => string {
  const rules = themedRules(styles);
  return (attributes) => {
    const isPossible = ({ needs }: PlacedSelector): boolean =>
      needs.every(([name, value]) => (attributes[name] ?? value) === value);
    let kept = '';
    let at = 0;
    for (const { start, blockStart, end, selectors } of rules) {
      const possible = selectors.filter(isPossible).map(({ text }) => text);
      const rule = possible.length === 0 ? '' : possible.join(',') + styles.slice(blockStart, end);
      kept += styles.slice(at, start) + rule;
      at = end;
    }
    return withoutEmptyConditions(kept + styles.slice(at));
  };
}

function withoutEmptyConditions(styles: string): string {
  const left = styles.replace(emptyCondition, '');
  // One may have been all that was in another.
  return left === styles ? left : withoutEmptyConditions(left);
}

/** Returns the rules that depend on an attribute of the root element, in the order of the text. */
function themedRules(styles: string): readonly PlacedRule[] {
  const found: PlacedRule[] = [];
  walk(parse(styles, { positions: true }), {
    visit: 'Rule',
    enter: (rule: Rule) => {
      if (rule.prelude.type !== 'SelectorList') return;
      const selectors = rule.prelude.children
        .toArray()
        .filter((node) => node.type === 'Selector')
        .map((selector) => ({ text: textOf(selector, styles), needs: needsOf(selector) }));
      if (selectors.every(({ needs }) => needs.length === 0)) return;
      const { start, end } = placeOf(rule);
      found.push({ start, blockStart: placeOf(rule.block).start, end, selectors });
    },
  });
  return found;
}

/** Returns the attributes that a selector asks of the root element; not those that it excludes. */
function needsOf({ children }: Selector): PlacedSelector['needs'] {
  const parts = children.toArray();
  if (!parts.some((part) => part.type === 'PseudoClassSelector' && part.name === 'root')) return [];
  const descent = parts.findIndex(({ type }) => type === 'Combinator');
  return parts.slice(0, descent < 0 ? parts.length : descent).flatMap((part) => {
    if (part.type !== 'AttributeSelector' || part.matcher !== '=' || part.value === null) return [];
    const value = part.value.type === 'String' ? part.value.value : generate(part.value);
    return [[part.name.name, value] as const];
  });
}

function placeOf({ loc }: CssNode): { readonly start: number; readonly end: number } {
  if (!loc) throw new Error('Styles were read without positions.');
  return { start: loc.start.offset, end: loc.end.offset };
}

function textOf(node: CssNode, styles: string): string {
  const { start, end } = placeOf(node);
  return styles.slice(start, end);
}
