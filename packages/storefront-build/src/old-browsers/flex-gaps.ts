import { type Declaration, type Rule, type StyleSheet, generate, walk } from 'css-tree';

/** A gap between flex items, and the rule that it is in. */
export interface FlexGap {
  readonly rule: Rule;
  readonly declaration: Declaration;
}

const gap = /^(grid-)?(row-|column-)?gap$/;

/**
 * Returns the gaps between flex items, which came years after those of grids under the same names. A rule
 * without a `display` is taken for that of a flex container if others for the same class say that it is
 * one, and none that it is a grid.
 */
export function flexGaps(sheet: StyleSheet): readonly FlexGap[] {
  const rules: Rule[] = [];
  walk(sheet, {
    visit: 'Rule',
    enter: (rule) => {
      rules.push(rule);
    },
  });
  const displays = rules.flatMap((rule) =>
    declarationsOf(rule)
      .filter(({ property }) => property === 'display')
      .map(({ value }) => ({ subjects: subjectsOf(rule), display: generate(value) })),
  );
  return rules.flatMap((rule) => {
    const own = declarationsOf(rule).filter(({ property }) => property === 'display');
    const subjects = subjectsOf(rule);
    const said =
      own.length > 0
        ? own.map(({ value }) => generate(value))
        : displays
            .filter((one) => one.subjects.some((subject) => subjects.includes(subject)))
            .map(({ display }) => display);
    const isFlex =
      said.some((one) => one.endsWith('flex')) && !said.some((one) => one.endsWith('grid'));
    return isFlex
      ? declarationsOf(rule)
          .filter(({ property, value }) => gap.test(property) && generate(value) !== '0')
          .map((declaration) => ({ rule, declaration }))
      : [];
  });
}

function declarationsOf({ block }: Rule): readonly Declaration[] {
  return block.children.toArray().filter((node) => node.type === 'Declaration');
}

/** The classes of what a rule is for, or its last compound selector if it has no class. */
function subjectsOf({ prelude }: Rule): readonly string[] {
  return generate(prelude)
    .split(',')
    .flatMap((selector) => {
      const last = selector.split(/[\s>+~]/).at(-1) ?? '';
      return last.match(/\.[\w-]+/g) ?? [last];
    });
}
