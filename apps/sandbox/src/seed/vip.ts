import type { CouponPeriod } from '@shop/contract';
import type { couponOffers } from '../database/schema/coupons';
import type { vipLevels, vipProgrammes } from '../database/schema/vip';
import { couponName, faqContent, faqTitle, plainCouponName } from './vip-texts';

type LevelRow = typeof vipLevels.$inferInsert;
type OfferRow = typeof couponOffers.$inferInsert;

type LevelNames = readonly [string, string, string, string, string];

const stars: LevelNames = ['Stargazer', 'Pathfinder', 'Navigator', 'Captain', 'Admiral'];
const tides: LevelNames = ['Driftwood', 'Bronze', 'Silver', 'Gold', 'Pearl'];
const jade: LevelNames = ['布衣', '青銅', '白銀', '黃金', '玉尊'];
const runes: LevelNames = ['Wanderer', 'Hunter', 'Shieldbearer', 'Jarl', 'Skald of the North'];
const fireworks: LevelNames = ['線香花火', '手筒花火', '仕掛花火', '三尺玉', '四尺玉'];
const court: LevelNames = ['Knappe', 'Ritter', 'Baron', 'Graf', 'Kurfürst'];
const dragons: LevelNames = ['游侠', '龙骑', '龙将', '龙王', '龙皇'];

/** The game products with the VIP version, and the names of their levels. */
const programmes: Readonly<Record<string, LevelNames>> = {
  starfall: stars,
  'ember-reborn': stars,
  'ember-tactics': stars,
  'neon-drift': stars,
  'moonlit-garden': stars,
  tidecallers: tides,
  'spice-raiders': tides,
  'jade-sword': jade,
  'night-market': jade,
  'night-market-festival': jade,
  'cloud-sea': jade,
  frostbound: runes,
  'skyline-couriers': runes,
  'hanabi-senki': fireworks,
  nekomachi: fireworks,
  kronen: court,
  'alpine-railway': court,
  'dragonfire-era': dragons,
  'nine-lands': dragons,
};

type Offer = readonly [period: CouponPeriod, percentOff: number];

interface Step {
  readonly needPoints: number;
  readonly offers: readonly Offer[];
}

/** The required points and the offers of the levels, lowest first. */
const ladder: readonly Step[] = [
  { needPoints: 0, offers: [['permanent', 5]] },
  {
    needPoints: 100,
    offers: [
      ['permanent', 10],
      ['month', 5],
    ],
  },
  {
    needPoints: 500,
    offers: [
      ['permanent', 15],
      ['month', 10],
      ['week', 3],
    ],
  },
  {
    needPoints: 2_000,
    offers: [
      ['permanent', 20],
      ['month', 15],
      ['week', 5],
    ],
  },
  {
    needPoints: 10_000,
    offers: [
      ['permanent', 30],
      ['month', 20],
      ['week', 10],
    ],
  },
];

const permilleOfPercent = 10;
const wholePermille = 1000;

/** Reports whether a game product has the VIP version. */
export function hasVip(gpId: string): boolean {
  return Object.hasOwn(programmes, gpId);
}

/** Returns the id of an offer; `level` is the index of the level. */
export function offerId(gpId: string, level: number, period: CouponPeriod): string {
  return `${gpId}-${String(level)}-${period}`;
}

function offerRows(gpId: string, { offers }: Step, level: number): OfferRow[] {
  return offers.map(([period, percentOff], index) => ({
    offerId: offerId(gpId, level, period),
    gpId,
    levelId: String(level),
    period,
    // Covers both formats of names: plain text, and texts by locale.
    name: level === 0 ? plainCouponName(percentOff) : couponName(period, percentOff),
    ratePermille: wholePermille - percentOff * permilleOfPercent,
    sort: index,
  }));
}

/** The rows of every VIP programme. */
export interface VipRows {
  readonly programmes: readonly (typeof vipProgrammes.$inferInsert)[];
  readonly levels: readonly LevelRow[];
  readonly offers: readonly OfferRow[];
}

/** Returns programmes, levels and offers of all game products with the VIP version. */
export function vipRows(): VipRows {
  const products = Object.entries(programmes);
  return {
    programmes: products.map(([gpId]) => ({ gpId, faqTitle, faqContent })),
    levels: products.flatMap(([gpId, names]) =>
      ladder.map(({ needPoints }, level) => ({
        gpId,
        levelId: String(level),
        name: names[level] ?? '',
        needPoints,
      })),
    ),
    offers: products.flatMap(([gpId]) =>
      ladder.flatMap((step, level) => offerRows(gpId, step, level)),
    ),
  };
}
