/** A declaration of minified styles, with the `;` or `{` before it. */
const declaration = /([;{])([a-z-]+):([^;{}]+)/g;

/** A rule of minified styles that places something at the start or the end of a line. */
const placedRule = /([^{};]+)\{([^{}]*inset-inline-(?:start|end):[^{}]*)\}/g;

type Replacement = readonly [name: RegExp, replace: (value: string, parts: Parts) => string];
type Parts = readonly string[];

const side: Readonly<Record<string, string>> = {
  start: 'top',
  end: 'bottom',
};

/** Whole names of properties, and the declarations that say the same. */
const replacements: readonly Replacement[] = [
  [/^(min-|max-)?inline-size$/, (value, [extreme = '']) => `${extreme}width:${value}`],
  [/^(min-|max-)?block-size$/, (value, [extreme = '']) => `${extreme}height:${value}`],
  [/^inset-block-(start|end)$/, (value, [end = '']) => `${side[end] ?? ''}:${value}`],
  [
    /^((?:scroll-)?margin|padding|border)-block-(start|end)(-[a-z]+)?$/,
    (value, [box = '', end = '', part = '']) => `${box}-${side[end] ?? ''}${part}:${value}`,
  ],
  [/^border-block$/, (value) => `border-top:${value};border-bottom:${value}`],
  [/^(margin|padding)-block$/, (value, [box = '']) => pair(value, `${box}-top`, `${box}-bottom`)],
  [/^inset-block$/, (value) => pair(value, 'top', 'bottom')],
  [/^inset$/, fourSides],
  [
    /^(margin|padding)-inline$/,
    (value, [box = '']) => {
      const [start = '', end = start] = valuesOf(value);
      return start === end
        ? `${box}-left:${start};${box}-right:${end}`
        : `${aliased(box, 'start', start)};${aliased(box, 'end', end)}`;
    },
  ],
  [
    /^(margin|padding|border)-inline-(start|end)$/,
    (value, [box = '', end = '']) => aliased(box, end, value),
  ],
  [/^inset-inline$/, (value) => pair(value, 'left', 'right')],
];

/**
 * Replaces in minified styles the properties that depend on the writing mode, which Chrome 64 and Safari
 * 12 hardly know: by physical ones, where the direction of the text does not matter, and else by adding
 * the older name that those browsers know. What is placed at the start or the end of a line has no
 * older name; they place it as in text from left to right.
 *
 * Unlike selectors for each direction, this leaves the specificity of the rules as it was.
 */
export function physicalProperties(styles: string): string {
  return styles
    .replace(placedRule, (rule, selector: string, declarations: string) => {
      const placed = declarations
        .split(';')
        .map((one) => /^inset-inline-(start|end):(.*)$/.exec(one))
        .flatMap((found) =>
          found === null ? [] : `${found[1] === 'start' ? 'left' : 'right'}:${found[2] ?? ''}`,
        );
      return `${rule}@supports not (inset-inline-end:0){${selector}{${placed.join(';')}}}`;
    })
    .replace(declaration, (whole, before: string, name: string, value: string) => {
      for (const [pattern, replace] of replacements) {
        const found = pattern.exec(name);
        if (found !== null) return before + replace(value, found.slice(1));
      }
      return whole;
    });
}

function aliased(box: string, end: string, value: string): string {
  return `-webkit-${box}-${end}:${value};${box}-inline-${end}:${value}`;
}

function pair(value: string, first: string, second: string): string {
  const [start = '', end = start] = valuesOf(value);
  return `${first}:${start};${second}:${end}`;
}

function fourSides(value: string): string {
  const [top = '', right = top, bottom = top, left = right] = valuesOf(value);
  return `top:${top};right:${right};bottom:${bottom};left:${left}`;
}

/** Splits a value at its spaces, but not at those inside up to three levels of parentheses. */
function valuesOf(value: string): readonly string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}
