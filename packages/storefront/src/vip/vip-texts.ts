import type { ContentOf, VipLevel, vipInfo } from '@shop/contract';
import { type Language, type Translate, formatNumber, textIn } from '@shop/i18n';
import { vipProgress } from '@shop/storefront-core/vip';
import type { VipCardState } from '@shop/ui/vip-level-card';
import type { VipCoupon, VipLevelItem, VipPeriod } from '@shop/ui/vip-levels';
import { percentOff } from '../coupons';

type Standing = ContentOf<typeof vipInfo>;

/** Returns a player's level and the progress to the next one, as they are shown. */
export function playerCard(
  { vip_level: levelId, vip_level_name: name, total_points: points }: Standing,
  levels: readonly VipLevel[],
): VipCardState {
  const { next, percent, missing } = vipProgress({ levelId, points }, levels);
  return {
    kind: 'player',
    levelName: name === '' ? null : name,
    points: formatNumber(points),
    next: next && {
      name: next.level_name,
      percent,
      percentText: `${String(percent)}%`,
      missing: formatNumber(missing),
    },
  };
}

/** Options of {@link levelItems}. */
export interface LevelTexts {
  /** The `level_id` of the player's level; null for a guest. */
  readonly current: string | null;
  readonly language: Language;
  readonly translate: Translate;
}

/** Returns the levels with their coupons, as they are shown. */
export function levelItems(
  levels: readonly VipLevel[],
  { current, language, translate }: LevelTexts,
): readonly VipLevelItem[] {
  const position = levels.findIndex(({ level_id }) => level_id === current);
  const stateOf = (index: number): VipLevelItem['state'] => {
    if (current === null) return null;
    if (index === position) return 'current';
    return index < position ? 'reached' : 'locked';
  };
  return levels.map(({ level_id, level_name, need_points, coupons_list: coupons }, index) => {
    const ofPeriod = (period: VipPeriod): readonly VipCoupon[] =>
      coupons
        .filter(({ type }) => type === period)
        .map(({ name, discount_rate: rate, count }, place) => ({
          id: `${period} ${String(place)}`,
          name: textIn(name, language),
          detail: translate('coupon.off', { number: percentOff(rate) }),
          count: formatNumber(count),
          // The back end does not say which coupon of the player comes from which level.
          claim: null,
        }));
    return {
      id: level_id,
      name: level_name,
      from: formatNumber(need_points),
      state: stateOf(index),
      coupons: {
        permanent: ofPeriod('permanent'),
        week: ofPeriod('week'),
        month: ofPeriod('month'),
      },
    };
  });
}
