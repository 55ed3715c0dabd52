import bcd, {
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { type CssNode, type FunctionNode, walk } from 'css-tree';
import { type OldBrowser, compatTargets } from './build-target';

/** Something in a style sheet, and the oldest browsers that lack it. */
export interface NewerFeature {
  readonly feature: string;
  readonly browsers: readonly OldBrowser[];
}

/** Features by their names, each with the oldest browsers that lack it. */
type Lacking = ReadonlyMap<string, readonly OldBrowser[]>;

/** The oldest browsers by their names. */
export const oldBrowsers: readonly OldBrowser[] = [
  ...new Set(compatTargets.map(({ name }) => name)),
];

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = bcd.css;

const lackingAtRules = lackingOf(atRules);
const lackingColourForms = lackingOf(types['color']?.['rgb']);
const lackingFunctions: Lacking = new Map([
  ...[...membersOf(properties), ...membersOf(types)].flatMap(([, group]) => [...lackingOf(group)]),
  ...lackingOf(types),
  ...unlisted('rgba'),
]);
const lackingMediaFeatures = lackingOf(atRules['media']);
const lackingProperties: Lacking = new Map([
  ...lackingOf(properties),
  // For these the data counts from their first names, which they had in grids.
  ...['gap', 'row-gap', 'column-gap'].map(
    (name) => [name, lackingOf(properties[name]).get('grid_context') ?? []] as const,
  ),
  ...unlisted('grid-gap', 'grid-row-gap', 'grid-column-gap'),
  // As old as `-webkit-margin-start`, which the data has.
  ...unlisted('-webkit-border-start', '-webkit-border-end'),
]);
const lackingKeywords: ReadonlyMap<string, Lacking> = new Map(
  membersOf(properties).map(([name, property]) => [name, lackingOf(property)]),
);
const lackingPseudos: Lacking = new Map([
  ...lackingOf(selectors),
  ...unlisted('-webkit-details-marker'),
]);
const lackingTests = lackingOf(atRules['supports']);
const lackingUnits: Lacking = new Map([
  ...lackingOf(types['length']),
  ...unlisted('px', 'pt', 'pc', 'in', 'cm', 'mm', 'fr', 's', 'ms'),
  ...unlisted('deg', 'grad', 'rad', 'turn', 'dpi', 'dpcm', 'dppx'),
]);

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
      const without = lackingProperties.get(property) ?? [];
      const browsers = lackingKeywords.get(property)?.get(node.name) ?? [];
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

/** What is directly below a group of the data, under its own, its former and its prefixed names. */
function lackingOf(group: Identifier = {}): Lacking {
  const found = new Map<string, readonly OldBrowser[]>();
  for (const [key, { __compat: compat }] of membersOf(group)) {
    if (compat === undefined) continue;
    const known = compatTargets.map(({ name: browser, key: inData, version }) => ({
      browser,
      names: [compat.support[inData] ?? []]
        .flat()
        .filter((statement) => holdsFor(version, statement))
        .map((statement) => nameOf(key, statement)),
    }));
    for (const name of new Set([key, ...known.flatMap(({ names }) => names)])) {
      if (name !== key && found.has(name)) continue;
      const without = known.filter(({ names }) => !names.includes(name));
      found.set(name, [...new Set(without.map(({ browser }) => browser))]);
    }
  }
  return found;
}

function membersOf(group: Identifier): readonly (readonly [name: string, Identifier])[] {
  return Object.keys(group).flatMap((name) => {
    const member = name === '__compat' ? undefined : group[name];
    return member === undefined ? [] : [[name, member] as const];
  });
}

function holdsFor(
  version: number,
  { version_added: added, version_removed: removed = '', flags }: SimpleSupportStatement,
): boolean {
  if (added === false || flags !== undefined) return false;
  // The data writes `≤` before the oldest version that was looked at.
  const since = Number.parseFloat(added.replace('≤', ''));
  return since <= version && !(Number.parseFloat(removed) <= version);
}

function nameOf(key: string, { alternative_name, prefix = '' }: SimpleSupportStatement): string {
  return alternative_name?.replace(/^:+|\(\)$/g, '') ?? prefix + key;
}

/** Names that the data does not have and that both browsers know. */
function unlisted(...names: readonly string[]): Lacking {
  return new Map(names.map((name) => [name, []]));
}
