import { Features, transform } from 'lightningcss';
import { cssTargets } from './build-target';
import { physicalProperties } from './physical-properties';

/** `gap` at the start of a declaration of minified styles. */
const gap = /([;{])(row-|column-)?gap:/g;

/** A value that the oldest browsers lack, with the nearest one that they know in front. */
const wordBreak = /([;{])(overflow-wrap:)anywhere/g;

/**
 * Returns styles minified and lowered for the oldest browsers. Chrome 64 knows the gaps of a grid by
 * their old name only, which every browser takes for the new one.
 */
export function loweredStyles(styles: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(styles),
    minify: true,
    targets: cssTargets,
    // They would be lowered to rules of a higher specificity, for each direction of the text.
    exclude: Features.LogicalProperties,
  });
  return physicalProperties(code.toString())
    .replace(gap, '$1grid-$2gap:')
    .replace(wordBreak, '$1$2break-word;$2anywhere');
}
