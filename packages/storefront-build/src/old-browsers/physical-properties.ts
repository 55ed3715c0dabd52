/** A declaration of minified styles, with the `;` or `{` before it. */
const declaration = /([;{])([a-z-]+):([^;{}]+)/g;

/** The same radius at both ends of the first or the last line, in minified styles. */
const bothCorners =
  /([;{])border-(start|end)-(start|end)-radius:([^;{}]+);border-\2-(?!\3)(?:start|end)-radius:\4(?=[;}])/g;

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
];

/** Both sides of a line in one declaration of minified styles. */
const bothSides = /([;{])inset-inline:([^;{}]+)/g;

/**
 * Replaces in minified styles the properties that depend on the writing mode, which Chrome 64 and Safari
 * 12 hardly know: by physical ones, where the direction of the text does not matter, and else by adding
 * the older name that those browsers know. What is placed at the start or the end of a line has no
 * older name; for them alone there is a rule for each direction of the page.
 *
 * Unlike selectors for each direction, this leaves the specificity of the rules as it was in all others.
 */
export function physicalProperties(styles: string): string {
  return styles
    .replace(bothSides, (_, before: string, value: string) => {
      const [start = '', end = start] = valuesOf(value);
      return start === end
        ? `${before}left:${start};right:${end}`
        : `${before}inset-inline-start:${start};inset-inline-end:${end}`;
    })
    .replace(bothCorners, (_, before: string, line: string, __: string, radius: string) => {
      const edge = side[line] ?? '';
      return `${before}border-${edge}-left-radius:${radius};border-${edge}-right-radius:${radius}`;
    })
    .replace(placedRule, (rule, selector: string, declarations: string) => {
      const placed = (['ltr', 'rtl'] as const).map((direction) =>
        placedIn(direction, selector, declarations),
      );
      return `${rule}@supports not (inset-inline-end:0){${placed.join('')}}`;
    })
    .replace(declaration, (whole, before: string, name: string, value: string) => {
      for (const [pattern, replace] of replacements) {
        const found = pattern.exec(name);
        if (found !== null) return before + replace(value, found.slice(1));
      }
      return whole;
    });
}

/** The rule that places something in pages of a direction. */
function placedIn(direction: 'ltr' | 'rtl', selectors: string, declarations: string): string {
  const [start, end] = direction === 'ltr' ? ['left', 'right'] : ['right', 'left'];
  const inDirection = selectors
    .split(',')
    .map((one) =>
      one.startsWith(':root')
        ? one.replace(':root', `:root[dir=${direction}]`)
        : `:root[dir=${direction}] ${one}`,
    );
  const placed = declarations
    .split(';')
    .map((one) => /^inset-inline-(start|end):(.*)$/.exec(one))
    .flatMap((found) =>
      found === null ? [] : `${found[1] === 'start' ? start : end}:${found[2] ?? ''}`,
    );
  return `${inDirection.join(',')}{${placed.join(';')}}`;
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
