import { expect, it } from 'vitest';
import { createShopStorage } from '../storage';
import { mapStorage } from '../testing';
import type { PopupName } from './popup-stack';
import { hasOpenPopups, keepOpenPopups, takeOpenPopups } from './reopened-popups';

const isName = (name: string): name is PopupName => ['login', 'recharge', 'coupons'].includes(name);

function keep(...popups: readonly PopupName[]) {
  const tab = createShopStorage(mapStorage(), () => 0);
  keepOpenPopups(tab, popups);
  return { has: () => hasOpenPopups(tab), take: () => takeOpenPopups(tab, isName) };
}

it('keeps the popups that are open for one reload, in their order', () => {
  const { has, take } = keep('recharge', 'coupons');
  expect([has(), take()]).toEqual([true, ['recharge', 'coupons']]);
  expect([has(), take()]).toEqual([false, []]);
});

it('leaves out a popup about something that the page forgets, and keeps nothing without another', () => {
  expect(keep('recharge', 'confirm-card').take()).toEqual(['recharge']);
  expect(keep('result').has()).toBe(false);
});

it('leaves out a popup that a newer release no longer has', () => {
  expect(keep('login', 'games').take()).toEqual(['login']);
});
