import type { ChannelKind } from '@shop/contract';
import type { MessageKey, Translate } from '@shop/i18n';
import { groupByKind } from '@shop/payments/kinds';
import type { ChannelGroup } from '@shop/ui/recharge-popup';
import type { KindedOption } from './use-channel-rows';

const titles = {
  card: 'recharge.cards',
  wallet: 'recharge.wallets',
  bank: 'recharge.banks',
  cash: 'recharge.cash',
  carrier: 'recharge.carrier',
  prepaid: 'recharge.prepaid',
  other: 'recharge.otherWays',
} as const satisfies Record<ChannelKind, MessageKey>;

/** Up to this number of channels are taken in at a glance, and headings would only make the list longer. */
const maxChannelsWithoutHeadings = 4;

/**
 * Returns the rows by kind, in the order of their first rows. To a player several processors of cards are one way to pay:
 * the first of them that takes the price is shown, and the others are behind a row.
 */
export function channelGroups(
  options: readonly KindedOption[],
  translate: Translate,
): readonly ChannelGroup[] {
  const groups = groupByKind(options, ({ kind }) => kind);
  const hasHeadings = groups.length > 1 && options.length > maxChannelsWithoutHeadings;
  return groups.map(({ kind, items }) => {
    const folded = kind === 'card' ? items.slice(1) : [];
    const number = String(folded.length);
    return {
      key: kind,
      title: hasHeadings ? translate(titles[kind]) : null,
      channels: items.slice(0, items.length - folded.length),
      folded:
        folded.length === 0
          ? undefined
          : { title: translate('recharge.otherCards', { number }), channels: folded },
    };
  });
}
