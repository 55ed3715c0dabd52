let loading: Promise<void> | null = null;

/**
 * Loads the styles of everything but the first screen, once. What is rendered later waits for them, in
 * parallel with its code. Rejects if they cannot be fetched; a later call tries again.
 */
function loadLaterStyles(): Promise<void> {
  const href = document.getElementById('shop-code')?.dataset['styles'];
  if (href === undefined) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      link.remove();
      loading = null;
      reject(new Error(`Lost: ${href}`));
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
