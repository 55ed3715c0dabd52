import { toMinor } from '@shop/contract';
import { createHash, randomBytes } from 'node:crypto';
import { type Executor, inChunks } from '../database/database';
import { prepaidCards } from '../database/schema/prepaid-cards';
import { hashCardNumber, hashCardPassword } from '../prepaid-cards/card-hash';
import { hasCardExchange } from './goods';
import { playedGames } from './catalogue-rows';
import { seeds } from './seeds';
import type { SeedGame } from './shape';

/** A public test card. */
export interface TestPrepaidCard {
  readonly brand: string;
  readonly number: string;
  readonly password: string;
  /** Major units of `currency`. */
  readonly value: number;
  readonly currency: string;
  readonly gems: number;
  readonly extraGems: number;
  /** The game product it is for. */
  readonly gpId: string;
  readonly state: 'unused' | 'used' | 'expired';
}

/**
 * The number of cards per value, and of values. The last card of each value is used. The smallest value
 * has one more card, which has expired.
 */
const printed: Readonly<Record<string, { readonly ofEach: number; readonly worths: number }>> = {
  formosa: { ofEach: 4, worths: 6 },
  nova: { ofEach: 3, worths: 1 },
  northstar: { ofEach: 3, worths: 1 },
  europa: { ofEach: 3, worths: 1 },
};

const saltLength = 16;
const numberOf = 10n ** 16n;
const numberWidth = 16;
const passwordWidth = 10;
/** No characters that are easily confused; 32 of them, so that a byte selects each equally often. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function drawn(name: string): { readonly number: string; readonly password: string } {
  const bytes = createHash('sha256').update(`prepaid card ${name}`).digest();
  const number = (bytes.readBigUInt64BE() % numberOf).toString().padStart(numberWidth, '0');
  const picks = Array.from(bytes.subarray(numberWidth, numberWidth + passwordWidth));
  return { number, password: picks.map((pick) => letters[pick % letters.length] ?? '').join('') };
}

function stateOf(index: number, ofEach: number): TestPrepaidCard['state'] {
  if (index === ofEach) return 'expired';
  return index === ofEach - 1 ? 'used' : 'unused';
}

function cardsOf(brand: string, game: SeedGame): TestPrepaidCard[] {
  const { ofEach, worths } = printed[brand] ?? { ofEach: 0, worths: 0 };
  const lines = game.goods.filter(({ base = 0 }) => base > 0).slice(0, worths);
  return lines.flatMap((line, worth) =>
    Array.from({ length: worth === 0 ? ofEach + 1 : ofEach }, (_, index) => ({
      brand,
      ...drawn([game.gpId, line.id, index].join(' ')),
      value: line.price,
      currency: game.currency,
      gems: line.base ?? 0,
      extraGems: line.bonus ?? 0,
      gpId: game.gpId,
      state: stateOf(index, ofEach),
    })),
  );
}

/** Returns the prepaid cards of the seed; each is exchanged for in-game currency of the same price. */
export function testPrepaidCards(): TestPrepaidCard[] {
  return seeds.flatMap((seed) =>
    playedGames(seed)
      .filter(hasCardExchange)
      .flatMap((game) => cardsOf(seed.brand, game)),
  );
}

/** A card in the fixtures; value in major units. */
export interface PrepaidCardFixture {
  readonly brand: string;
  readonly gp_id: string;
  readonly number: string;
  readonly password: string;
  readonly value: number;
  readonly currency: string;
  readonly gems_number: number;
  readonly extra_gems_number: number;
  readonly state: 'unused' | 'used';
}

/** Returns the prepaid cards of all brands, except expired ones. */
export function prepaidCardFixtures(): PrepaidCardFixture[] {
  return testPrepaidCards().flatMap(({ gpId, gems, extraGems, state, ...card }) => {
    if (state === 'expired') return [];
    const worth = { gems_number: gems, extra_gems_number: extraGems };
    return [{ ...card, state, gp_id: gpId, ...worth }];
  });
}

function storedCard(card: TestPrepaidCard): typeof prepaidCards.$inferInsert {
  const salt = randomBytes(saltLength).toString('base64url');
  return {
    numberHash: hashCardNumber(card.number),
    lastDigits: card.number.slice(-4),
    salt,
    passwordHash: hashCardPassword(card.password, salt),
    brand: card.brand,
    gpIds: [card.gpId],
    currency: card.currency,
    valueMinor: toMinor(card.value, card.currency),
    gems: card.gems,
    extraGems: card.extraGems,
    state: card.state,
  };
}

/** Rewrites the seed's cards in their initial state. */
export async function writePrepaidCards(database: Executor): Promise<void> {
  await database.delete(prepaidCards);
  const rows = testPrepaidCards().map(storedCard);
  await inChunks(rows, (part) => database.insert(prepaidCards).values(part));
}
