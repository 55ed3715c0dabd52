import type { Goods } from '@shop/contract';
import { type Language, formatMoney } from '@shop/i18n';
import type { PriceAreaProps } from '@shop/ui/price-area';

/** Returns a price as it is shown: beside the price of the goods if it is lower (spec §2). */
export function shownPrice(
  { price: original, currency }: Pick<Goods, 'price' | 'currency'>,
  price: number,
  language: Language,
): NonNullable<PriceAreaProps['price']> {
  const amount = formatMoney(price, currency, language);
  if (price >= original) return { amount };
  return { amount, original: formatMoney(original, currency, language) };
}
