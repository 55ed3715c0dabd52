import { expect, it } from 'vitest';
import { createTestServices } from '../testing';
import { isCardFrame, payLinkOf } from './pay-link-of';

const { config } = createTestServices();

it.each([
  ['http://pay.localhost:4000/pay/1', true],
  ['https://www.paypal.com/checkoutnow?token=1', true],
  ['http://evil.localhost:4399/pay', false],
  ['//evil.localhost:4399/pay', false],
  ['https://evil.example/pay/1', false],
  ['javascript:alert(1)', false],
  ['', false],
])('follows the link %j of an older order: %s', (url, isFollowed) => {
  expect(payLinkOf(config, url)).toBe(isFollowed ? url : null);
});

it.each([
  ['http://cards.localhost:4000/pay-frame/1', true],
  ['http://cards.localhost:4000.evil.example/1', false],
  ['http://pay.localhost:4000/pay/1', false],
  ['', false],
])('takes %j for card fields: %s', (url, isCard) => {
  expect(isCardFrame(config, url)).toBe(isCard);
});
