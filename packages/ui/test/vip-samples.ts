import type { Translate } from '@shop/i18n';
import type { VipCardState } from '../src/vip-level-card';
import type { VipCoupon, VipLevelItem } from '../src/vip-levels';

function coupon(id: string, name: string, changes: Partial<VipCoupon> = {}): VipCoupon {
  return { id, name, detail: null, count: '1', claim: null, ...changes };
}

/** A player on the third of four levels. */
export const samplePlayer: VipCardState = {
  kind: 'player',
  levelName: 'Captain',
  points: '1,250',
  next: { name: 'Admiral', percent: 62.5, percentText: '62.5%', missing: '750' },
};

/** Returns the levels of a game. The player's level has a coupon in each claim state. */
export function sampleLevels(t: Translate, onClaim: () => void): readonly VipLevelItem[] {
  const off = (number: number): string => t('coupon.off', { number });
  const none = { permanent: [], week: [], month: [] };
  return [
    { id: '1', name: 'Stargazer', from: '0', state: 'reached', coupons: none },
    {
      id: '2',
      name: 'Pathfinder',
      from: '100',
      state: 'reached',
      coupons: {
        ...none,
        permanent: [coupon('p', 'Level gift', { detail: off(10) })],
        month: [coupon('m', 'Monthly coupon', { detail: off(5), count: '2' })],
      },
    },
    {
      id: '3',
      name: 'Captain',
      from: '500',
      state: 'current',
      coupons: {
        permanent: [
          coupon('p', 'Level gift', { detail: off(15), claim: { state: 'received', onClaim } }),
        ],
        week: [
          coupon('w', 'Weekly coupon', {
            detail: off(3),
            count: '2',
            claim: { state: 'claimable', onClaim },
          }),
          coupon('x', 'Weekend coupon', { detail: off(4), claim: { state: 'locked', onClaim } }),
        ],
        month: [
          coupon('m', 'Monthly coupon', { detail: off(10), claim: { state: 'failed', onClaim } }),
        ],
      },
    },
    {
      id: '4',
      name: 'Admiral',
      from: '2,000',
      state: 'locked',
      coupons: {
        permanent: [coupon('p', 'Level gift', { detail: off(20) })],
        week: [coupon('w', 'Weekly coupon', { detail: off(5), count: '3' })],
        month: [coupon('m', 'Monthly coupon', { detail: off(15) })],
      },
    },
  ];
}
