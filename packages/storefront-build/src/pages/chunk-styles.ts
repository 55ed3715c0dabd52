import type { Rolldown } from 'vite';
import { type Outputs, withStaticImports } from '../bundle/bundle';

/**
 * Takes all styles out of the bundle and returns those that are not of the first screen: the pages have
 * the styles of what was prerendered.
 */
export function takeStyles(
  bundle: Rolldown.OutputBundle,
  entry: Rolldown.OutputChunk,
  payment: Rolldown.OutputChunk | null,
): { readonly ofPayment: string; readonly later: string } {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const first = new Set(withStaticImports(chunks, [entry]));
  const later = chunks
    .filter((chunk) => !first.has(chunk) && chunk !== payment)
    .map((chunk) => stylesOf(chunk, outputs));
  const ofPayment = payment === null ? '' : stylesOf(payment, outputs);
  for (const chunk of chunks) {
    for (const name of chunk.viteMetadata?.importedCss ?? []) Reflect.deleteProperty(bundle, name);
    // Otherwise Vite would have the chunk wait for a sheet that is no longer there.
    chunk.viteMetadata?.importedCss.clear();
  }
  return { ofPayment, later: later.join('') };
}

/**
 * Returns code that first adds styles to the page, so that it waits for no sheet. They come before the sheet of
 * all other popups, which refine them.
 */
export function withStyles(code: string, styles: string): string {
  if (styles === '') return code;
  const adding = 'e.textContent=' + JSON.stringify(styles);
  const place = "document.head.querySelector('style').after(e)";
  return `(()=>{let e=document.createElement('style');${adding};${place}})();${code}`;
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
