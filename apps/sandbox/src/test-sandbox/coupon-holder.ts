import { type Answer, type ContentOf, type Coupon, calls } from '@shop/contract';
import { sandboxFixtures } from '../control/fixtures';
import type { TestSandbox } from './test-sandbox';

/** A player with coupons, signed in to a game product. */
export interface CouponHolder {
  readonly token: string;
  /** Lists coupons of these categories in a game; throws if the call is refused. */
  list(categories: string, clientId?: string): Promise<Coupon[]>;
  /** Claims one coupon, or all. */
  receive(
    code?: string,
    clientId?: string,
  ): Promise<Answer<ContentOf<typeof calls.receiveCoupons>>>;
}

const game = '510001';

/** Moves the sandbox's clock and signs a player in. */
export async function couponHolder(
  sandbox: TestSandbox,
  time: string,
  userId = 'nova-player',
  gpId = 'starfall',
): Promise<CouponHolder> {
  await sandbox.services.clock.moveTo(new Date(time).getTime() - Date.now());
  const token = await sandbox.signIn(userId, gpId);
  return {
    token,
    async list(categories, clientId = game) {
      const query = { client_id: clientId, use_category: categories, oauth_token: token };
      const list = await sandbox.ask(calls.couponList, query);
      if (list.kind === 'content') return list.content.coupons;
      throw new Error(`no list of coupons: ${list.kind}`);
    },
    async receive(code, clientId = game) {
      const query = { client_id: clientId, oauth_token: token };
      const named = code === undefined ? query : { ...query, coupon_code: code };
      return sandbox.ask(calls.receiveCoupons, named);
    },
  };
}

/** Returns the code of a seeded coupon of a brand's player, by category. */
export function couponCodeOf(brand: string, category: string, note = ''): string {
  const found = sandboxFixtures().coupons.find(
    (one) =>
      one.brand === brand && one.use_category === category && (note === '' || one.note === note),
  );
  if (found === undefined) throw new Error(`${brand} has no such coupon: ${category} ${note}`);
  return found.code;
}

/** Returns the English names of coupons. */
export function couponNames(coupons: readonly Coupon[]): unknown[] {
  return coupons.map(({ name }) => (typeof name === 'string' ? name : name['en']));
}
