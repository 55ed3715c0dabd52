import { type Translate, formatNumber } from '@shop/i18n';
import type { OrderSummary } from '../orders';

/** Returns goods with what comes on top of them, such as "300 Starlight +20 bonus". */
export function boughtText(
  goods: string,
  { bonus, gems }: Pick<OrderSummary, 'bonus' | 'gems'>,
  translate: Translate,
): string {
  if (gems !== undefined) return `${goods} · ${translate('prepaid.gems')}: ${gems}`;
  if (bonus === undefined) return goods;
  return `${goods} ${translate('goods.bonus', { number: formatNumber(bonus) })}`;
}
