import { Features, transform } from 'lightningcss';
import { cssTargets } from './build-target';
import { physicalProperties } from './physical-properties';

/** `gap` at the start of a declaration of minified styles. */
const gap = /([;{])(row-|column-)?gap:/g;

/** A value that the oldest browsers lack, with the nearest one that they know in front. */
const wordBreak = /([;{])(overflow-wrap:)anywhere/g;

/** A custom property that is the same everywhere. */
interface Constant {
  readonly value: string;
  /** Whether code names it as well, for the style of an element. */
  readonly isInCode: boolean;
}

/** The custom properties that are the same everywhere, by their names. */
export type Constants = ReadonlyMap<string, Constant>;

/** A declaration of a custom property. */
const declaration = /(--[\w-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])/g;

/** One value without a part that another property, or a browser, decides: a size, a number, or a share. */
const constant = /^-?[\d.]+(?:px|rem|em|%|s|ms)?$/;

/** A rule of the root element. */
const root = /:root\s*\{([^{}]*)\}/g;

/**
 * Returns the {@link constant}s of the root element that no style declares anew.
 *
 * @param code - All code that is there beside the styles.
 */
export function constantsOf(styles: string, code = ''): Constants {
  const found = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of styles.matchAll(declaration))
    found.set(name, (found.get(name) ?? new Set()).add(value));
  const ofRoot = [...styles.matchAll(root)].flatMap(([, own = '']) => [
    ...`${own};`.matchAll(declaration),
  ]);
  return new Map(
    ofRoot.flatMap(([, name = '', value = '']) =>
      found.get(name)?.size === 1 && constant.test(value)
        ? [[name, { value, isInCode: code.includes(name) }] as const]
        : [],
    ),
  );
}

/**
 * Returns styles minified and lowered for the oldest browsers. Chrome 64 knows the gaps of a grid by
 * their old name only, which every browser takes for the new one.
 *
 * @param constants - They stand in the place of their names, so that what is calculated with them is calculated here, and
 * are not declared where nothing names them any more.
 */
export function loweredStyles(styles: string, constants: Constants = new Map()): string {
  const filled = styles
    .replace(
      /var\(\s*(--[\w-]+)\s*\)/g,
      (whole, name: string) => constants.get(name)?.value ?? whole,
    )
    .replace(declaration, (whole, name: string) =>
      constants.get(name)?.isInCode === false ? '' : whole,
    );
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(filled),
    minify: true,
    targets: cssTargets,
    // They would be lowered to rules of a higher specificity, for each direction of the text. No style uses `light-dark()`.
    exclude: Features.LogicalProperties | Features.LightDark,
  });
  return physicalProperties(code.toString())
    .replace(gap, '$1grid-$2gap:')
    .replace(wordBreak, '$1$2break-word;$2anywhere');
}
