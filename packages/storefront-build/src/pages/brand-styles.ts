import { type Selector, generate } from 'css-tree';
import { selectableStyles } from './style-rules';

/** The attributes that the root element needs for a selector. */
type Needs = readonly (readonly [name: string, value: string])[];

/**
 * Returns a function that leaves out of styles what no page of a brand can show: rules for values of its theme that the
 * root element does not have. A page has its styles inside, so each of them would pay for the looks of all brands.
 *
 * @param styles - Minified, without nested rules.
 */
export function themedStyles(
  styles: string,
): (attributes: Readonly<Record<string, string>>) => string {
  const select = selectableStyles<Needs>(styles, (head) =>
    head.type === 'selector' ? needsOf(head.selector) : [],
  );
  return (attributes) =>
    select((needs) => needs.every(([name, value]) => (attributes[name] ?? value) === value));
}

/** Returns the attributes that a selector asks of the root element; not those that it excludes. */
function needsOf({ children }: Selector): Needs {
  const parts = children.toArray();
  if (!parts.some((part) => part.type === 'PseudoClassSelector' && part.name === 'root')) return [];
  const descent = parts.findIndex(({ type }) => type === 'Combinator');
  return parts.slice(0, descent < 0 ? parts.length : descent).flatMap((part) => {
    if (part.type !== 'AttributeSelector' || part.matcher !== '=' || part.value === null) return [];
    const value = part.value.type === 'String' ? part.value.value : generate(part.value);
    return [[part.name.name, value] as const];
  });
}
