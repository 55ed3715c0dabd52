import { cardExchangeType } from '@shop/contract';
import type { SeedGame, SeedGoods } from './shape';

/**
 * The goods that a prepaid card is exchanged for. They have no price: the card's worth says what is
 * given for it. `typeName` is the tab they stand under.
 */
export function cardExchange(typeName: string, name: string): SeedGoods[] {
  return [
    {
      id: 'card-exchange',
      name,
      icon: 'goods/card-exchange',
      price: 0,
      typeKey: cardExchangeType,
      typeName,
      typeSort: 5,
    },
  ];
}

/** Whether a game has such goods. */
export function hasCardExchange({ goods }: SeedGame): boolean {
  return goods.some(({ typeKey }) => typeKey === cardExchangeType);
}
