import type { PageNeed } from './page-need';
import type { Presentation } from './provider';

const cardFrame: PageNeed = {
  document: 'shop',
  directive: 'frame-src',
  source: { kind: 'shop-host', host: 'cards' },
  why: 'card fields live in a document of another origin, so that no digit reaches the shop',
  integrity: null,
};

const gatewayScript: PageNeed = {
  document: 'shop',
  directive: 'script-src',
  source: { kind: 'shop-host', host: 'pay' },
  why: 'on a desktop the wallets are opened by the script of the payment gateway',
  integrity: {
    kind: 'none',
    because: 'the gateway changes its script without notice; it is loaded when the channel is paid',
  },
};

const needs: Readonly<Record<Presentation, readonly PageNeed[]>> = {
  redirect: [],
  'in-game-card': [],
  'hosted-card': [cardFrame],
  'gateway-script': [gatewayScript],
};

/**
 * What a provider brings into the shop's page, besides windows of its own. It follows from the way
 * it presents itself, and no page that launches a payment carries this list.
 */
export function pageNeedsOf({
  presentation,
}: {
  readonly presentation: Presentation;
}): readonly PageNeed[] {
  return needs[presentation];
}
