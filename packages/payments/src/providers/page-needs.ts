import type { Presentation } from './provider';

/**
 * Something a presentation brings into the shop's page. The page's security policy and the
 * inventory of its scripts (PCI DSS 6.4.3) are made from these.
 */
export interface PageNeed {
  readonly directive: 'script-src' | 'frame-src';
  /** Which of the shop's hosts it comes from; the address differs between environments. */
  readonly shopHost: 'pay' | 'cards';
  readonly why: string;
}

const needs: Readonly<Record<Presentation, readonly PageNeed[]>> = {
  redirect: [],
  'in-game-card': [],
  'hosted-card': [
    {
      directive: 'frame-src',
      shopHost: 'cards',
      why: 'card fields live in a document of another origin, so that no digit reaches the shop',
    },
  ],
  'gateway-script': [
    {
      directive: 'script-src',
      shopHost: 'pay',
      why: 'on a desktop the wallets are opened by the script of the payment gateway',
    },
  ],
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
