import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '..';

const couponRow = {
  code: 'C1',
  name: '{"en":"Ten off"}',
  use_category: 'avail',
  discount_rate: '0.9',
};

describe('coupons (spec §3)', () => {
  it('are read with a name by locale and times in seconds', () => {
    const row = { ...couponRow, valid_end_time: 1795252881000, used_time: '', is_used: '0' };
    expect(v.parse(calls.couponList.content, { coupons: [row] }).coupons).toEqual([
      {
        code: 'C1',
        name: { en: 'Ten off' },
        use_category: 'avail',
        discount_rate: 0.9,
        is_used: false,
        used_time: 0,
        valid_end_time: 1795252881,
        time_zone: '',
      },
    ]);
  });

  it.each([0, -0.5, 1.01, '90%'])('leave out a coupon with the rate %j', (discount_rate) => {
    const coupons = [{ ...couponRow, discount_rate }];
    expect(v.parse(calls.couponList.content, { coupons }).coupons).toEqual([]);
  });

  it.each([
    ['avail,lock', true],
    ['history', true],
    ['', false],
    ['avail,', false],
    ['avail;lock', false],
    ['all', false],
  ])('accept the category %j: %s', (use_category, isTaken) => {
    expect(v.is(calls.couponList.params, { client_id: 'c', use_category })).toBe(isTaken);
  });
});

it('orders VIP levels from the lowest', () => {
  const level = (id: string, need_points: number | string): object => ({
    level_id: id,
    level_name: id,
    need_points,
    coupons_list: [{ type: 'week', name: 'n', discount_rate: 0.5 }],
  });
  const { vip_level_infos } = v.parse(calls.vipBasicInfo.content, {
    vip_level_infos: [level('gold', 900), level('iron', 0), level('silver', '100')],
  });
  expect(vip_level_infos.map(({ level_id }) => level_id)).toEqual(['iron', 'silver', 'gold']);
  expect(vip_level_infos[0]?.coupons_list).toEqual([
    { type: 'week', name: 'n', discount_rate: 0.5, count: 1 },
  ]);
});
