import {
  type Atrule,
  type CssNode,
  type Declaration,
  type Rule,
  find,
  generate,
  parse,
} from 'css-tree';
import type { OldBrowser } from './build-target';
import { flexGaps } from './flex-gaps';
import { harmless } from './harmless-styles';
import type { Finding } from './newer-syntax';
import { type NewerFeature, browsersWithout, newerFeatures, oldBrowsers } from './style-support';

type Browsers = readonly OldBrowser[];

/**
 * Returns what Chrome 64 or Safari 12.0 drop of a style sheet without a fallback that works there. A
 * fallback is
 *
 * - another declaration of the same property in the same rule. Before a newer value that contains `var()`
 *   it does not help: a browser finds out too late that it cannot use the value, and uses neither;
 * - the same rule directly before, with the prefix that its selector had once;
 * - an `@supports not` directly after the rule.
 *
 * What those browsers do not enter, such as an `@supports` for something newer, is not for them.
 */
export function newerStyles(styles: string): readonly Finding[] {
  const sheet = parse(styles, { positions: true, parseCustomProperty: true });
  if (sheet.type !== 'StyleSheet') return [];
  const gaps = flexGaps(sheet).map(({ rule, declaration }) =>
    findings(
      declaration,
      textOf(rule, declaration),
      [{ feature: 'a gap of flex items', browsers: oldBrowsers }],
      oldBrowsers,
    ),
  );
  return [...inRules(sheet.children.toArray(), oldBrowsers), ...gaps.flat()];
}

/** @param readers the browsers that enter these rules */
function inRules(rules: readonly CssNode[], readers: Browsers): readonly Finding[] {
  return rules.flatMap((node, place) => {
    if (node.type === 'Rule') return inRule(node, { rules, place }, readers);
    return node.type === 'Atrule' ? inAtRule(node, readers) : [];
  });
}

function inAtRule(rule: Atrule, readers: Browsers): readonly Finding[] {
  const { name, prelude, block } = rule;
  const inside = block?.children.toArray() ?? [];
  if (name === 'supports') return inRules(inside, entering(rule, readers));
  if (name === 'keyframes')
    return inside.flatMap((step) => (step.type === 'Rule' ? inBlock(step, [], readers) : []));
  const newer = [
    { feature: `@${name}`, browsers: browsersWithout(name) },
    ...(prelude === null ? [] : newerFeatures(prelude)),
  ];
  const text = `@${name} ${prelude === null ? '' : generate(prelude)}`;
  return [...findings(rule, text, newer, readers), ...inRules(inside, remaining(readers, newer))];
}

function inRule(
  rule: Rule,
  { rules, place }: { readonly rules: readonly CssNode[]; readonly place: number },
  readers: Browsers,
): readonly Finding[] {
  const [before, next] = [rules[place - 1], rules[place + 1]];
  const fallback = next?.type === 'Atrule' && next.name === 'supports' ? next : null;
  const answered = fallback === null ? [] : entering(fallback, readers);
  const prefixed =
    before?.type === 'Rule' && isPrefixed(before, rule)
      ? remaining(readers, newerFeatures(before.prelude))
      : [];
  const newer = newerFeatures(rule.prelude);
  const missed = isOwnRing(rule)
    ? newer.filter(({ feature }) => feature !== ':focus-visible')
    : newer;
  return [
    ...findings(rule, generate(rule.prelude), missed, except(readers, [...answered, ...prefixed])),
    ...inBlock(rule, answered, remaining(readers, newer)),
  ];
}

/** Whether a rule is another one with the prefix that its selector had once. */
function isPrefixed(rule: Rule, other: Rule): boolean {
  const selector = generate(rule.prelude).replaceAll('-webkit-', '');
  return selector === generate(other.prelude) && generate(rule.block) === generate(other.block);
}

/** Whether a rule only styles the ring of what has the focus: without it there is the browser's own. */
function isOwnRing({ prelude }: Rule): boolean {
  return generate(prelude)
    .split(',')
    .every((selector) => !/:focus-visible\b.*[\s>+~:)]/.test(selector));
}

/** @param answered the browsers for which an `@supports not` follows */
function inBlock(rule: Rule, answered: Browsers, readers: Browsers): readonly Finding[] {
  const declarations = rule.block.children.toArray().filter((node) => node.type === 'Declaration');
  return declarations.flatMap((declaration, place) => {
    const { property, value } = declaration;
    const knownTo = (others: readonly Declaration[]): Browsers =>
      others
        .filter((one) => plainName(one.property) === plainName(property))
        .flatMap((one) => remaining(oldBrowsers, newerFeatures(one)));
    const before = knownTo(declarations.slice(0, place));
    const after = knownTo(declarations.slice(place + 1));
    return newerFeatures(declaration).flatMap((newer) => {
      const isFoundLate = newer.feature !== property && find(value, isVar) !== null;
      const helped = [...answered, ...after, ...(isFoundLate ? [] : before)];
      return findings(declaration, textOf(rule, declaration), [newer], except(readers, helped));
    });
  });
}

function isVar(node: CssNode): boolean {
  return node.type === 'Function' && node.name === 'var';
}

/** The name that a property has today. */
function plainName(property: string): string {
  return property
    .replace(/^-webkit-(margin|padding|border)-(start|end)$/, '$1-inline-$2')
    .replace(/^-webkit-/, '')
    .replace(/^grid-((row-|column-)?gap)$/, '$1');
}

function textOf({ prelude }: Rule, declaration: Declaration): string {
  return `${generate(prelude)}{${generate(declaration)}}`;
}

function findings(
  { loc }: CssNode,
  text: string,
  newer: readonly NewerFeature[],
  readers: Browsers,
): readonly Finding[] {
  return newer.flatMap(({ feature, browsers }) => {
    const missing = readers.filter((reader) => browsers.includes(reader));
    if (missing.length === 0 || feature in harmless || !loc) return [];
    const { line, column } = loc.start;
    const construct = `${feature}, which ${missing.join(' and ')} ${missing.length > 1 ? 'drop' : 'drops'}: ${text}`;
    return [{ line, column: column - 1, construct }];
  });
}

/** The browsers that still read what is behind a selector or a condition. */
function remaining(readers: Browsers, newer: readonly NewerFeature[]): Browsers {
  return except(
    readers,
    newer.flatMap(({ browsers }) => browsers),
  );
}

/** The browsers that enter an `@supports`. */
function entering({ prelude }: Atrule, readers: Browsers): Browsers {
  return readers.filter((reader) => prelude === null || meets(prelude, reader));
}

function meets(condition: CssNode, reader: OldBrowser): boolean {
  if (condition.type !== 'AtrulePrelude' && condition.type !== 'Condition')
    return remaining([reader], newerFeatures(condition)).length > 0;
  const parts = condition.children.toArray();
  const terms = parts.filter(({ type }) => type !== 'Identifier');
  const words = parts.map((part) => (part.type === 'Identifier' ? part.name : ''));
  if (words.includes('not')) return !terms.some((term) => meets(term, reader));
  return words.includes('or')
    ? terms.some((term) => meets(term, reader))
    : terms.every((term) => meets(term, reader));
}

function except(browsers: Browsers, others: Browsers): Browsers {
  return browsers.filter((browser) => !others.includes(browser));
}
