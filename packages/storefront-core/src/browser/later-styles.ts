import { startTimer } from './clock';

/** Returns the error of a file that could not be fetched; `LateFile` is the name of one that may still arrive. */
export function lostFile(what: string, name: 'LateFile' | 'LostFile'): TypeError {
  return Object.assign(new TypeError(`Lost: ${what}`), { name });
}

/** How long a player waits for a file that they have asked for, before they are told. */
export const maxLoadMs = 10_000;

let loading: Promise<void> | null = null;

/**
 * Loads the styles of everything but the first screen, once. What is rendered later waits for them, in
 * parallel with its code. Rejects if they cannot be fetched, or not in time; a later call tries again.
 */
function loadLaterStyles(): Promise<void> {
  const href = document.getElementById('shop-code')?.dataset['styles'];
  if (href === undefined) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    const lose = (name: 'LateFile' | 'LostFile'): void => {
      stop();
      link.remove();
      loading = null;
      reject(lostFile(href, name));
    };
    const stop = startTimer(() => {
      lose('LateFile');
    }, maxLoadMs);
    link.rel = 'stylesheet';
    link.onload = () => {
      stop();
      resolve();
    };
    link.onerror = () => {
      lose('LostFile');
    };
    link.href = href;
    document.head.append(link);
  });
  return loading;
}

/** Resolves to code that is being loaded once the later styles are there too. Rejects if either is lost. */
export async function withLaterStyles<Code>(code: Promise<Code>): Promise<Code> {
  return (await Promise.all([code, loadLaterStyles()]))[0];
}
