import type { Rolldown } from 'vite';
import { type Outputs, withStaticImports } from '../bundle/bundle';
import { constantsOf, loweredStyles } from '../old-browsers/lowered-styles';
import type { PrerenderedPath } from './prerendered-page';
import type { RenderedShop } from './rendered-shop';
import { filesOfStyles, onlyFiles, withoutFiles } from './shown-styles';

/** The styles of a build, minified. */
interface MovedStyles {
  readonly ofPages: ReadonlyMap<PrerenderedPath, string>;
  /** Those that code adds to the page. */
  readonly ofCode: readonly string[];
  /** Those of all popups but the payment. */
  readonly later: string;
}

/** Moves the styles of the bundle to where they are needed: to the code that shows them, and into pages and a sheet. */
export function moveStyles(
  bundle: Rolldown.OutputBundle,
  {
    entry,
    payment,
    shop,
  }: {
    readonly entry: Rolldown.OutputChunk;
    readonly payment: Rolldown.OutputChunk | null;
    readonly shop: RenderedShop;
  },
): MovedStyles {
  const { ofFirst, ofPayment, later } = takeStyles(bundle, entry, payment);
  const constants = constantsOf(
    [...shop.styles.values(), ofPayment, later].join(''),
    Object.values(bundle).map(codeOf).join(''),
  );
  const first = loweredStyles(ofFirst, constants);
  const inCode = filesOfStyles(first);
  // A page without it would have it nowhere.
  if ([...shop.unshown].some((file) => !inCode.has(file)))
    throw new Error(
      'The prerendering imports styles that the first screen of the app does not have.',
    );
  const entryStyles = onlyFiles(first, shop.unshown);
  entry.code = withStyles(entry.code, entryStyles);
  const paymentStyles = loweredStyles(ofPayment, constants);
  if (payment !== null) payment.code = withStyles(payment.code, paymentStyles);
  const ofPages = [...shop.styles].map(
    ([path, styles]) =>
      [path, withoutFiles(loweredStyles(styles, constants), shop.unshown)] as const,
  );
  return {
    ofPages: new Map(ofPages),
    ofCode: [entryStyles, paymentStyles].filter((styles) => styles !== ''),
    later: loweredStyles(later, constants),
  };
}

/**
 * Takes all styles out of the bundle and returns them: those of the first screen, of the payment, and of all else.
 */
function takeStyles(
  bundle: Rolldown.OutputBundle,
  entry: Rolldown.OutputChunk,
  payment: Rolldown.OutputChunk | null,
): Readonly<Record<'ofFirst' | 'ofPayment' | 'later', string>> {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const first = new Set(withStaticImports(chunks, [entry]));
  const ofFirst = [...first].map((chunk) => stylesOf(chunk, outputs));
  const later = chunks
    .filter((chunk) => !first.has(chunk) && chunk !== payment)
    .map((chunk) => stylesOf(chunk, outputs));
  const ofPayment = payment === null ? '' : stylesOf(payment, outputs);
  for (const chunk of chunks) {
    for (const name of chunk.viteMetadata?.importedCss ?? []) Reflect.deleteProperty(bundle, name);
    // Otherwise Vite would have the chunk wait for a sheet that is no longer there.
    chunk.viteMetadata?.importedCss.clear();
  }
  return { ofFirst: ofFirst.join(''), ofPayment, later: later.join('') };
}

/**
 * Returns code that first adds styles to the page, so that it waits for no sheet. They come after those of the page and
 * of code that ran before, and before the sheet of all other popups, which refine them.
 */
function withStyles(code: string, styles: string): string {
  if (styles === '') return code;
  const adding = 'e.textContent=' + JSON.stringify(styles);
  const place = "document.head.querySelector('style~:not(style)').before(e)";
  return `(()=>{let e=document.createElement('style');${adding};${place}})();${code}`;
}

function codeOf(output: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  return output.type === 'chunk' ? output.code : '';
}

/** Returns the styles that a chunk imports. */
export function stylesOf(chunk: Rolldown.OutputChunk, outputs: Outputs): string {
  const names = chunk.viteMetadata?.importedCss ?? new Set();
  return outputs
    .map((output) =>
      output.type === 'asset' && names.has(output.fileName) ? String(output.source) : '',
    )
    .join('');
}
