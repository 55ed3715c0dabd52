import { packCardInfo } from '@shop/contract';
import { type TestPrepaidCard, testPrepaidCards } from '../seed/prepaid-cards';
import type { Query } from './test-sandbox';

/** Returns a seeded prepaid card of a game product: the first in this state, or a later one. */
export function cardFor(
  gpId: string,
  state: TestPrepaidCard['state'] = 'unused',
  index = 0,
): TestPrepaidCard {
  const cards = testPrepaidCards().filter((one) => one.gpId === gpId && one.state === state);
  const card = cards[index];
  if (card === undefined) throw new Error(`the seed has no such ${state} card for ${gpId}`);
  return card;
}

/** Returns the `card_info` of a card. */
export function infoOf({ number, password }: TestPrepaidCard): string {
  return packCardInfo({ number, password });
}

/** A valid exchange: a card of 33 TWD for formosa's player in 玉劍江湖. */
export const exchange: Query = {
  client_id: '530001',
  server_id: 's1',
  role_id: '53000111',
  platform: 'web',
  card_info: infoOf(cardFor('jade-sword')),
};

/** A valid purchase with the same card: 60 靈玉, which cost 33 TWD. */
export const cardPurchase: Query = {
  ...exchange,
  product_id: '530001-gems-60',
  domain_area: 'twhk',
  game_channel_id: '1',
  bcp47_lang: 'zh-TW',
  country: 'TW',
  did: '6f1f6f0e-6a3c-4a53-9d2e-1d1f5b1b1a11',
  session_id: 'a-visit',
  session_time: '1795252881000',
  traffic_source: 'other',
};
