let loading: Promise<void> | null = null;

/**
 * Loads the styles of everything but the first screen, once. What is rendered later waits for them, in
 * parallel with its code. Rejects if they cannot be fetched; a later call tries again.
 */
export function loadLaterStyles(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const href = document.getElementById('shop-code')?.dataset['styles'];
    if (href === undefined) {
      resolve();
      return;
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      link.remove();
      loading = null;
      reject(new Error(`${href} could not be fetched.`));
    };
    link.href = href;
    document.head.append(link);
  });
  return loading;
}
