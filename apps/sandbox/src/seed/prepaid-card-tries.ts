import { Code } from '@shop/contract';
import { hasCardExchange } from './goods';
import { playedGames } from './catalogue-rows';
import { type TestPrepaidCard, testPrepaidCards } from './prepaid-cards';
import { seeds } from './seeds';
import type { SeedGame } from './shape';

/** The result of an attempt to use a prepaid card. */
export type CardTryOutcome =
  | 'right'
  | 'used'
  | 'expired'
  | 'wrong-password'
  | 'unknown-number'
  | 'other-game'
  | 'other-brand'
  | 'worth-less'
  | 'worth-more';

/**
 * A card to try in a game, and the expected result. After five wrong cards a player has to wait ten
 * minutes, or until reset.
 */
export interface PrepaidCardTry {
  readonly brand: string;
  readonly gp_id: string;
  readonly outcome: CardTryOutcome;
  readonly number: string;
  readonly password: string;
  /** The code that `card_info` and `card_pay` answer. */
  readonly exchange_code: Code;
  /** The goods to buy with it inside the shop. */
  readonly product_id: string;
  /** The code that `payMyCardInGame` answers for these goods, if the game accepts cards that way. */
  readonly payment_code: Code;
}

/** A number that no card has. */
const unknownNumber = '0000000000000000';
const wrongPassword = 'WRONG23456';

function productFor({ clientId, goods }: SeedGame, value: number): string {
  const item = goods.find(({ price, base = 0 }) => price === value && base > 0);
  return `${clientId}-${item?.id ?? ''}`;
}

interface Tried {
  readonly outcome: CardTryOutcome;
  readonly card: Pick<TestPrepaidCard, 'number' | 'password'> | undefined;
  readonly codes: readonly [exchange: Code, payment: Code];
  /** The price of the goods; defaults to the value of the right card. */
  readonly price?: number | undefined;
}

function triesOf(game: SeedGame, cards: readonly TestPrepaidCard[]): PrepaidCardTry[] {
  const own = cards.filter(({ gpId }) => gpId === game.gpId);
  const [right] = own;
  if (right === undefined) return [];
  const used = own.find(({ state }) => state === 'used');
  const dearer = own.find(({ state, value }) => state === 'unused' && value > right.value);
  const refused = [Code.cardRefused, Code.cardRefused] as const;
  const differs = [Code.success, Code.cardValueDiffers] as const;
  const tried: readonly Tried[] = [
    { outcome: 'right', card: right, codes: [Code.success, Code.success] },
    { outcome: 'used', card: used, codes: refused },
    { outcome: 'expired', card: own.find(({ state }) => state === 'expired'), codes: refused },
    { outcome: 'wrong-password', card: { ...right, password: wrongPassword }, codes: refused },
    { outcome: 'unknown-number', card: { ...right, number: unknownNumber }, codes: refused },
    {
      outcome: 'other-game',
      card: cards.find(({ gpId, brand }) => gpId !== game.gpId && brand === right.brand),
      codes: refused,
    },
    {
      outcome: 'other-brand',
      card: cards.find(({ brand }) => brand !== right.brand),
      codes: refused,
    },
    {
      outcome: 'worth-less',
      card: dearer && right,
      codes: differs,
      price: dearer?.value,
    },
    { outcome: 'worth-more', card: dearer, codes: differs },
  ];
  return tried.flatMap(({ outcome, card, codes, price = right.value }) => {
    if (card === undefined) return [];
    const { number, password } = card;
    const [exchange_code, payment_code] = codes;
    const product_id = productFor(game, price);
    const place = { brand: right.brand, gp_id: game.gpId };
    return [{ ...place, outcome, number, password, exchange_code, product_id, payment_code }];
  });
}

/** Returns a card for every outcome, in every game that accepts cards. */
export function prepaidCardTries(): PrepaidCardTry[] {
  const cards = testPrepaidCards();
  return seeds.flatMap((seed) =>
    playedGames(seed)
      .filter(hasCardExchange)
      .flatMap((game) => triesOf(game, cards)),
  );
}
