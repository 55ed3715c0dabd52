import type { LimitType } from '@shop/contract';
import { playedGames } from './catalogue-rows';
import { seeds } from './seeds';

/** Goods with a purchase limit. */
export interface LimitFixture {
  readonly brand: string;
  readonly client_id: string;
  readonly product_id: string;
  readonly limit_type: LimitType;
  readonly frequency: number;
}

/** Returns the limited goods of every game. */
export function limitFixtures(): LimitFixture[] {
  return seeds.flatMap((seed) =>
    playedGames(seed).flatMap(({ clientId, goods }) =>
      goods.flatMap(({ id, limit }) => {
        if (limit === undefined) return [];
        const { type, frequency } = limit;
        const product = { client_id: clientId, product_id: `${clientId}-${id}` };
        return [{ brand: seed.brand, ...product, limit_type: type, frequency }];
      }),
    ),
  );
}
