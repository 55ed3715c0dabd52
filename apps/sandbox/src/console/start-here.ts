import type { Storefront } from '../hosts/addresses';
import { type Markup, html } from '../markup/html';
import { testAccountsOf } from '../seed/test-accounts';

/** The shop that the project's README begins with. */
const firstShop = 'nova';

/** Returns the shops with the one to start with first; the others keep their order. */
export function inOrderOfUse(shops: readonly Storefront[]): readonly Storefront[] {
  const isFirst = ({ brand }: Storefront): boolean => brand.key === firstShop;
  return [...shops.filter(isFirst), ...shops.filter((shop) => !isFirst(shop))];
}

/** Returns a brand's name, with its key where the name is in another script than this page. */
export function readableName({ key, name }: Storefront['brand']): Markup {
  const isLatin = /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(name);
  if (isLatin) return html`${name}`;
  const latin = key.slice(0, 1).toUpperCase() + key.slice(1);
  return html`<bdi>${name}</bdi> <small>${latin}</small>`;
}

/** Draws the first thing to do: which shop to open, and how to sign in there. */
export function startHere(shops: readonly Storefront[]): Markup {
  const shop = shops.find(({ brand }) => brand.key === firstShop);
  const account = testAccountsOf(firstShop)[0];
  if (shop === undefined || account === undefined) return html``;
  return html`<section aria-labelledby="start-title">
    <h2 id="start-title">Start here</h2>
    <p>
      Open <a href="${shop.origin}/">${shop.brand.name}</a> and sign in with
      <button class="copy" data-copy="${account.username}">${account.username}</button> and
      <button class="copy" data-copy="${account.password}">${account.password}</button>.
    </p>
  </section>`;
}
