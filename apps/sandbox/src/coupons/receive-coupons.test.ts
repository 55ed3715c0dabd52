import { Code } from '@shop/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reset } from '../control/reset';
import {
  type CouponHolder,
  couponCodeOf,
  couponHolder,
  couponNames,
} from '../test-sandbox/coupon-holder';
import { type TestSandbox, openTestSandbox } from '../test-sandbox/test-sandbox';

const now = '2026-11-18T12:00:00Z';
const refusal = { kind: 'refused', code: Code.notClaimable };

let sandbox: TestSandbox;
let holder: CouponHolder;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await reset(sandbox.services);
  holder = await couponHolder(sandbox, now);
});
afterAll(async () => sandbox.close());

describe('claiming a coupon (spec §4)', () => {
  it('makes it usable', async () => {
    const code = couponCodeOf('nova', 'claim');
    expect(await holder.receive(code)).toMatchObject({
      content: { coupons: [{ code, use_category: 'avail', discount_rate: 0.85 }] },
    });
    expect((await holder.list('avail')).map((one) => one.code)).toContain(code);
    expect((await holder.list('claim')).map((one) => one.code)).not.toContain(code);
  });

  it('claims all claimable coupons if none is named', async () => {
    const result = await holder.receive();
    const coupons = result.kind === 'content' ? result.content.coupons : [];
    expect(couponNames(coupons).sort()).toEqual([
      'Level gift −15%',
      'Monthly coupon −10%',
      'Monthly coupon −5%',
      'VIP −5%',
      'Weekly coupon −3%',
    ]);
    expect(await holder.list('claim')).toEqual([]);
  });

  it.each([
    ['one', couponCodeOf('nova', 'claim')],
    ['all', undefined],
  ])('of %s returns the same coupon when repeated', async (_, code) => {
    const first = await holder.receive(code);
    expect(first).toMatchObject({ kind: 'content' });
    expect(await holder.receive(code)).toEqual(first);
  });

  it('returns a coupon that was used since when repeated', async () => {
    const code = couponCodeOf('nova', 'history', 'used');
    expect(await holder.receive(code)).toMatchObject({
      content: { coupons: [{ code, use_category: 'history', is_used: true }] },
    });
  });

  it.each([
    ['a code that does not exist', 'NOTHING'],
    ['a claimed coupon of another game product', couponCodeOf('nova', 'lock')],
    ['another brand’s coupon', couponCodeOf('merlion', 'claim')],
  ])('is refused for %s', async (_, code) => {
    expect(await holder.receive(code)).toMatchObject(refusal);
  });

  it.each([
    ['that another player may claim', 'nova-solo', 'starfall', '510001'],
    ['that may be claimed in another game', 'nova-player', 'neon-drift', '510021'],
  ])('is refused for a coupon %s', async (_, userId, gpId, clientId) => {
    const other = await couponHolder(sandbox, now, userId, gpId);
    const [theirs] = await other.list('claim', clientId);
    expect(theirs).toMatchObject({ code: expect.stringMatching(/./) });
    expect(await holder.receive(theirs?.code)).toMatchObject(refusal);
  });

  it('is refused for a level above the player’s', async () => {
    const beginner = await couponHolder(sandbox, now, 'nova-solo');
    expect(couponNames(await beginner.list('claim'))).toEqual(['VIP −5%']);
    expect(await beginner.receive(couponCodeOf('nova', 'claim'))).toMatchObject(refusal);
  });

  it.each([
    ['one', couponCodeOf('nova', 'claim'), 1],
    ['all', undefined, 4],
  ])('of %s gives each coupon once for a hundred concurrent requests', async (_, code, count) => {
    const before = await holder.list('avail');
    const tries = Array.from({ length: 100 }, async () => holder.receive(code));
    const answers = await Promise.all(tries);
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]).toMatchObject({ kind: 'content' });
    expect(await holder.list('avail')).toHaveLength(before.length + count);
    const { rows } = await sandbox.services.database.execute(
      "select code from coupons where user_id = 'nova-player' and claimed_at > '2026-11-01'",
    );
    expect(rows).toHaveLength(count);
  });
});

describe('a new week or month', () => {
  it('has new weekly coupons from Monday 00:00 UTC, and the old ones expire', async () => {
    await holder.receive();
    const sunday = await couponHolder(sandbox, '2026-11-22T23:59:00Z');
    expect(await sunday.list('claim')).toEqual([]);
    expect(couponNames(await sunday.list('avail'))).toContain('Weekly coupon −3%');

    const monday = await couponHolder(sandbox, '2026-11-23T00:00:00Z');
    expect(couponNames(await monday.list('claim'))).toEqual(['Weekly coupon −3%']);
    expect(couponNames(await monday.list('avail'))).not.toContain('Weekly coupon −3%');
    expect(couponNames(await monday.list('history'))).toContain('Weekly coupon −3%');
  });

  it('has new monthly coupons from the first day, but no permanent ones twice', async () => {
    await holder.receive();
    const december = await couponHolder(sandbox, '2026-12-01T00:00:00Z');
    expect(couponNames(await december.list('claim'))).toEqual([
      'Monthly coupon −10%',
      'Monthly coupon −5%',
      'Weekly coupon −3%',
    ]);
  });

  it('has no claimable coupons of the old period', async () => {
    const weekly = (await holder.list('claim')).find((one) => one.discount_rate === 0.97);
    expect(weekly).toBeDefined();
    const monday = await couponHolder(sandbox, '2026-11-23T00:00:00Z');
    expect(await monday.receive(weekly?.code)).toMatchObject(refusal);
  });

  it('returns a coupon that was claimed in the old period', async () => {
    const weekly = (await holder.list('claim')).find((one) => one.discount_rate === 0.97);
    await holder.receive(weekly?.code);
    const monday = await couponHolder(sandbox, '2026-11-23T00:00:00Z');
    expect(await monday.receive(weekly?.code)).toMatchObject({
      content: { coupons: [{ code: weekly?.code, use_category: 'history', is_used: false }] },
    });
  });
});
