import type { Scheme } from '../toolbars/scheme';
import { forceScheme } from './force-scheme';

/**
 * Keeps a page in a scheme that can be changed: sheets that are added or edited later are brought in
 * line as they come.
 *
 * @returns sets the scheme
 */
export function keepScheme(page: Document): (scheme: Scheme) => void {
  let current: Scheme = 'system';
  const apply = (): void => {
    forceScheme(page, current);
  };
  // A `<style>` counts as soon as it is there, a `<link>` when it has loaded.
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
