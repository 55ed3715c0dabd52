import type { Scheme } from '../toolbars/scheme';
import { forceScheme } from './force-scheme';

/**
 * Keeps a page in the chosen scheme, also after style sheets are added or edited.
 *
 * @returns a function that sets the scheme
 */
export function keepScheme(page: Document): (scheme: Scheme) => void {
  let current: Scheme = 'system';
  const apply = (): void => {
    forceScheme(page, current);
  };
  // A `<style>` applies when it is added, a `<link>` when it has loaded.
  new MutationObserver(apply).observe(page.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  page.addEventListener('load', apply, true);

  return (scheme) => {
    current = scheme;
    apply();
  };
}
