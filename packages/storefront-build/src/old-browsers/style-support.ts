import { type CssNode, type FunctionNode, walk } from 'css-tree';
import { type OldBrowser, compatTargets } from './build-target';
import support from './css-support.json';

/** Something in a style sheet, and the oldest browsers that lack it. */
export interface NewerFeature {
  readonly feature: string;
  readonly browsers: readonly OldBrowser[];
}

/** The name of a feature, and the oldest browsers that lack it. */
type Feature = readonly [name: string, without: readonly OldBrowser[]];

type Lacking = ReadonlyMap<Feature[0], Feature[1]>;

/** The oldest browsers by their names. */
export const oldBrowsers: readonly OldBrowser[] = [
  ...new Set(compatTargets.map(({ name }) => name)),
];

const lackingAtRules = lackingOf(support['at-rules']);
const lackingColourForms = lackingOf(support['colour forms']);
const lackingFunctions = lackingOf(support.functions, 'rgba');
const lackingKeywords = lackingOf(support.keywords);
const lackingMediaFeatures = lackingOf(support['media features']);
const lackingProperties = lackingOf(
  support.properties,
  ...['grid-gap', 'grid-row-gap', 'grid-column-gap'],
  // As old as `-webkit-margin-start`, which the data has.
  ...['-webkit-border-start', '-webkit-border-end'],
);
const lackingPseudos = lackingOf(support.selectors, '-webkit-details-marker');
const lackingTests = lackingOf(support['supports conditions']);
const lackingUnits = lackingOf(
  support.units,
  ...['px', 'pt', 'pc', 'in', 'cm', 'mm', 'fr', 's', 'ms'],
  ...['deg', 'grad', 'rad', 'turn', 'dpi', 'dpcm', 'dppx'],
);

/** Returns the oldest browsers that lack an at-rule. */
export function browsersWithout(atRule: string): readonly OldBrowser[] {
  return lackingAtRules.get(atRule) ?? oldBrowsers;
}

/**
 * Returns what some of the oldest browsers lack in a selector, a declaration or a condition, by MDN's
 * compatibility data. What the data does not have counts as lacking, except for keywords, of which it
 * lists only some.
 */
export function newerFeatures(part: CssNode): readonly NewerFeature[] {
  const found: NewerFeature[] = [];
  const note = (feature: string, browsers: readonly OldBrowser[] = oldBrowsers): void => {
    if (browsers.length > 0) found.push({ feature, browsers });
  };
  // Not with css-tree's `visit`, which skips the declarations inside conditions.
  walk(part, function (node) {
    if (node.type === 'Declaration' && !node.property.startsWith('--'))
      note(node.property, lackingProperties.get(node.property));
    if (node.type === 'Identifier' && this.declaration !== null) {
      const { property } = this.declaration;
      const without = lackingProperties.get(property) ?? oldBrowsers;
      const browsers = lackingKeywords.get(`${property}:${node.name}`) ?? [];
      note(
        `${property}: ${node.name}`,
        browsers.filter((browser) => !without.includes(browser)),
      );
    }
    if (node.type === 'Function') note(`${node.name}()`, lackingFunctions.get(node.name));
    if (node.type === 'Function' && isColour(node) && !hasComma(node))
      note(`${node.name}() without commas`, lackingColourForms.get('space_separated_parameters'));
    if (node.type === 'Dimension') note(node.unit, lackingUnits.get(node.unit));
    if (node.type === 'PseudoClassSelector') note(`:${node.name}`, lackingPseudos.get(node.name));
    if (node.type === 'PseudoElementSelector')
      note(`::${node.name}`, lackingPseudos.get(node.name));
    if (node.type === 'Feature')
      note(`(${node.name})`, lackingMediaFeatures.get(node.name.replace(/^(min|max)-/, '')));
    if (node.type === 'FeatureRange')
      note('a range in a media query', lackingMediaFeatures.get('range_syntax'));
    if (node.type === 'FeatureFunction') note(`${node.feature}()`, lackingTests.get(node.feature));
  });
  return found;
}

function isColour({ name }: FunctionNode): boolean {
  return /^(rgb|hsl)a?$/.test(name);
}

function hasComma({ children }: FunctionNode): boolean {
  return children.some((node) => node.type === 'Operator' && node.value === ',');
}

/**
 * Reads a group of `css-support.json`, which `tools/old-browsers` takes from MDN's data: names by the browsers that know
 * them.
 *
 * @param unlisted - names that the data does not have and that both browsers know.
 */
function lackingOf(
  group: Readonly<Record<string, string>>,
  ...unlisted: readonly string[]
): Lacking {
  const listed = Object.entries(group).flatMap(([knowing, names]) => {
    const without = oldBrowsers.filter((browser) => !knowing.split(' and ').includes(browser));
    return names.split(' ').map((name): Feature => [name, without]);
  });
  return new Map([...listed, ...unlisted.map((name): Feature => [name, []])]);
}
