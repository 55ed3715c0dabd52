// @vitest-environment jsdom
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { forgetUser, readSavedUser, saveUser } from '../session';
import { mapStorage } from '../testing';
import { keepPayersSignIn, payersBackend, readPayersSignIn } from './payers-backend';
import { createShopStorage } from './stored';

const now = (): number => 0;
const ann = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'gp1' };
const ben = { username: 'ben', suid: 'u2', oauth_token: 'other', gp_id: 'gp1' };

function browser() {
  const kept = new Map<string, string>();
  const backend = mapStorage({ kept });
  return {
    kept,
    shop: createShopStorage(backend, now),
    payer: createShopStorage(payersBackend(backend), now),
  };
}

it('keeps payer and player apart, in both directions', () => {
  const { kept, payer, shop } = browser();
  saveUser(shop, ann);
  expect(readSavedUser(payer, 'gp1')).toBeNull();
  saveUser(payer, ben);
  expect([readSavedUser(shop, 'gp1'), readSavedUser(payer, 'gp1')]).toEqual([ann, ben]);
  expect([...kept.keys()]).toEqual(['paymentUserinfo.gp1', 'replenish.paymentUserinfo.gp1']);

  forgetUser(payer, 'gp1');
  expect([readSavedUser(shop, 'gp1'), readSavedUser(payer, 'gp1')]).toEqual([ann, null]);
  saveUser(payer, ben);
  forgetUser(shop, 'gp1');
  expect([readSavedUser(shop, 'gp1'), readSavedUser(payer, 'gp1')]).toEqual([null, ben]);
});

it('does not make a payer the hidden super account of this browser', () => {
  const { kept, payer } = browser();
  kept.set('betaAccountKey', '{"v":1,"exp":null,"d":"on"}');
  saveUser(payer, ben);
  expect(kept.has('replenish.paymentUserinfo.gp1')).toBe(true);
});

it('keeps what belongs to the device in common', () => {
  const { payer, shop } = browser();
  const order = { key: 'replenishBillingNo', maxAgeDays: 7, schema: v.string() } as const;
  payer.write(order, 'B1', 'r1');
  expect(shop.read(order, 'r1')).toBe('B1');
  expect(payer.records(order)).toEqual(['r1']);
});

it('names the payer’s own records as the shop does', () => {
  const { payer } = browser();
  saveUser(payer, ben);
  expect(payer.records({ key: 'paymentUserinfo', schema: v.unknown() })).toEqual(['gp1']);
});

it('is blocked where the browser’s storage is', () => {
  expect(payersBackend(null)).toBeNull();
});

it('says in this tab for which replenishment a sign-in began, until another one begins', () => {
  keepPayersSignIn(window, now, 'r1');
  expect(readPayersSignIn(window, now)).toBe('r1');
  keepPayersSignIn(window, now, null);
  expect(readPayersSignIn(window, now)).toBeNull();
});
