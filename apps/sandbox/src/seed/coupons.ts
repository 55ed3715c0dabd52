import type { CouponCategory } from '@shop/contract';
import { couponCode } from '../coupons/coupon-code';
import { periodAt } from '../coupons/coupon-period';
import type { Executor } from '../database/database';
import { coupons } from '../database/schema/coupons';
import { openingPoints } from '../database/schema/vip';
import { playedGames } from './catalogue-rows';
import { seeds } from './seeds';
import type { SeedBrand, SeedGame } from './shape';
import { hasVip, offerId, vipRows } from './vip';

type CouponRow = typeof coupons.$inferInsert;

/** Enough for the third level, which offers all kinds of coupons. */
const points = 620;
const longAgo = new Date('2024-01-17T12:00:00Z');

/** The `player` account of a brand, and two games of different products in which it has coupons. */
interface Holder {
  readonly userId: string;
  readonly game: SeedGame;
  readonly other: SeedGame;
}

function holderOf(seed: SeedBrand): Holder[] {
  const games = playedGames(seed).filter(({ gpId }) => hasVip(gpId));
  const [game] = games;
  const other = games.find(({ gpId }) => gpId !== game?.gpId);
  if (game === undefined || other === undefined) return [];
  return [{ userId: `${seed.brand}-player`, game, other }];
}

type Offer = Parameters<typeof offerId>;

const offers = new Map(vipRows().offers.map((offer) => [offer.offerId, offer]));

/** Returns the row of a coupon claimed in the past. */
function claimed(userId: string, offer: Offer): CouponRow {
  const [gpId, , kind] = offer;
  const id = offerId(...offer);
  const period = periodAt(kind, longAgo);
  const found = offers.get(id);
  return {
    code: couponCode({ userId, offerId: id, start: period.start }),
    userId,
    gpId,
    offerId: id,
    periodStart: period.start,
    name: found?.name ?? '',
    ratePermille: found?.ratePermille ?? 0,
    state: 'avail',
    claimedAt: longAgo,
    validEndAt: period.end,
  };
}

function rowsOf({ userId, game, other }: Holder): CouponRow[] {
  const spent = claimed(userId, [game.gpId, 1, 'permanent']);
  return [
    claimed(userId, [game.gpId, 0, 'permanent']),
    claimed(userId, [other.gpId, 0, 'permanent']),
    claimed(userId, [game.gpId, 1, 'month']),
    { ...spent, state: 'used', usedAt: longAgo },
  ];
}

/** Writes the initial points and coupons of test accounts; existing ones stay. */
export async function writeCoupons(database: Executor): Promise<void> {
  const holders = seeds.flatMap(holderOf);
  const opening = holders.map(({ userId, game }) => ({ userId, gpId: game.gpId, points }));
  await database.insert(openingPoints).values(opening).onConflictDoNothing();
  await database.insert(coupons).values(holders.flatMap(rowsOf)).onConflictDoNothing();
}

/** A coupon of a test account, as `GET /sandbox/fixtures` returns it. */
export interface CouponFixture {
  readonly brand: string;
  readonly username: string;
  readonly client_id: string;
  readonly gp_id: string;
  readonly code: string;
  readonly use_category: CouponCategory;
  /** Why it is in this category. */
  readonly note: string;
}

function fixturesOf(brand: string, { userId, game, other }: Holder): CouponFixture[] {
  const fixture = (use_category: CouponCategory, note: string, offer: Offer): CouponFixture => ({
    brand,
    username: userId,
    client_id: game.clientId,
    gp_id: game.gpId,
    code: claimed(userId, offer).code,
    use_category,
    note,
  });
  return [
    fixture('claim', 'its level is reached', [game.gpId, 2, 'permanent']),
    fixture('avail', 'claimed and not used', [game.gpId, 0, 'permanent']),
    fixture('lock', 'of another game product', [other.gpId, 0, 'permanent']),
    fixture('history', 'used', [game.gpId, 1, 'permanent']),
    fixture('history', 'expired', [game.gpId, 1, 'month']),
  ];
}

/** Returns one coupon for each state, for every brand whose games have coupons. */
export function couponFixtures(): CouponFixture[] {
  return seeds.flatMap((seed) =>
    holderOf(seed).flatMap((holder) => fixturesOf(seed.brand, holder)),
  );
}
