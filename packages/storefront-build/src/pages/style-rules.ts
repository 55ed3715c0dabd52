import { type Atrule, type CssNode, type Rule, type Selector, parse, walk } from 'css-tree';

/** A rule of minified styles, or an animation: its place in the text, and what stands before its block. */
interface PlacedRule<Mark> {
  readonly start: number;
  readonly blockStart: number;
  readonly end: number;
  readonly heads: readonly { readonly text: string; readonly mark: Mark }[];
}

/** A selector, or the name of an animation. */
export type RuleHead =
  | { readonly type: 'selector'; readonly selector: Selector }
  | { readonly type: 'animation'; readonly name: string };

/** A condition that has lost all its rules. */
const emptyCondition = /@(?:media|supports)[^{}]*\{\}/g;

/**
 * Returns a function that leaves some rules out of styles: the selectors and animations whose mark it does not keep.
 *
 * @param styles - Minified, without nested rules.
 * @param markOf - What the function decides by; it is read once.
 */
export function selectableStyles<Mark>(
  styles: string,
  markOf: (head: RuleHead) => Mark,
): (isKept: (mark: Mark) => boolean) => string {
  const rules = placedRules(styles, markOf);
  return (isKept) => {
    let kept = '';
    let at = 0;
    for (const { start, blockStart, end, heads } of rules) {
      const left = heads.filter(({ mark }) => isKept(mark)).map(({ text }) => text);
      const rule = left.length === 0 ? '' : left.join(',') + styles.slice(blockStart, end);
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

/** Returns the rules and animations, in the order of the text. */
function placedRules<Mark>(
  styles: string,
  markOf: (head: RuleHead) => Mark,
): readonly PlacedRule<Mark>[] {
  const found: PlacedRule<Mark>[] = [];
  const add = (node: Rule | Atrule, block: CssNode, heads: PlacedRule<Mark>['heads']): void => {
    found.push({ ...placeOf(node), blockStart: placeOf(block).start, heads });
  };
  walk(parse(styles, { positions: true }), (node) => {
    if (node.type === 'Atrule' && node.name === 'keyframes' && node.block && node.prelude) {
      const name = textOf(node.prelude, styles);
      const mark = markOf({ type: 'animation', name });
      add(node, node.block, [{ text: `@keyframes ${name}`, mark }]);
      // Its steps look like rules.
      return walk.skip;
    }
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList')
      add(
        node,
        node.block,
        node.prelude.children
          .toArray()
          .filter((child) => child.type === 'Selector')
          .map((selector) => ({
            text: textOf(selector, styles),
            mark: markOf({ type: 'selector', selector }),
          })),
      );
    return undefined;
  });
  return found;
}

function placeOf({ loc }: CssNode): { readonly start: number; readonly end: number } {
  if (!loc) throw new Error('Styles were read without positions.');
  return { start: loc.start.offset, end: loc.end.offset };
}

function textOf(node: CssNode, styles: string): string {
  const { start, end } = placeOf(node);
  return styles.slice(start, end);
}
