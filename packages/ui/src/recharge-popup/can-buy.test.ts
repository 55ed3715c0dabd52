import { describe, expect, it } from 'vitest';
import { canBuy } from './can-buy';
import type { ChannelOption } from './recharge-popup';

const channel = (key: string, hasSubChannels = false): ChannelOption => ({
  key,
  name: key,
  icon: '',
  description: '',
  hasSubChannels,
});
const ready = (...items: ChannelOption[]) => ({ kind: 'ready', items }) as const;
const price = { amount: '$4.99' };

describe('the buy button is disabled when no channel is chosen', () => {
  it.each([
    ['nothing chosen', ready(channel('a'), channel('b')), null, false],
    ['one chosen', ready(channel('a'), channel('b')), 'b', true],
    ['the chosen one is no longer listed', ready(channel('a')), 'gone', false],
    ['the only one has sub-channels', ready(channel('a', true)), null, true],
    ['one of several has sub-channels', ready(channel('a', true), channel('b')), null, false],
    ['the list is empty', ready(), null, false],
  ])('%s', (_case, channels, chosenChannel, expected) => {
    expect(canBuy({ channels, chosenChannel, price })).toBe(expected);
  });

  it('nothing can be bought while list or price are on their way', () => {
    expect(canBuy({ channels: { kind: 'loading' }, chosenChannel: 'a', price })).toBe(false);
    expect(canBuy({ channels: ready(channel('a')), chosenChannel: 'a', price: null })).toBe(false);
  });

  it.each([
    ['exchange', true, null, true],
    ['exchange', false, null, false],
    ['buy', true, 'a', true],
    ['buy', false, 'a', false],
    ['buy', true, null, false],
  ] as const)(
    'in card mode to %s, with number and password: %s, and the channel %s',
    (purpose, isComplete, chosenChannel, expected) => {
      const card = { purpose, isComplete, form: null, onBack: () => undefined };
      const shown = purpose === 'buy' ? price : null;
      const channels = ready(channel('a'), channel('b'));
      expect(canBuy({ channels, chosenChannel, price: shown, card })).toBe(expected);
    },
  );
});
