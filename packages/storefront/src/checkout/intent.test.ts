import { describe, expect, it } from 'vitest';
import { createShopStorage } from '../storage';
import { type IntentParts, type Intents, createIntents } from './intent';

const parts: IntentParts = {
  suid: 'u1',
  clientId: 'c1',
  areaId: '',
  serverId: 's1',
  roleId: 'r1',
  productId: 'p1',
  region: 'TH',
  channelKey: '10201:',
  subChannelId: '',
};
const minute = 60 * 1000;

function open(clock = { now: 0 }): Intents {
  let made = 0;
  return createIntents(
    createShopStorage(null, () => clock.now),
    () => {
      made += 1;
      return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
    },
  );
}

describe('intents to buy', () => {
  it('one intent keeps its key until it is answered', () => {
    const intents = open();
    expect(intents.keyFor(parts)).toBe(intents.keyFor({ ...parts }));
  });

  it('a new press after a definite answer is a new intent', () => {
    const intents = open();
    const first = intents.keyFor(parts);
    intents.settle(parts);
    expect(intents.keyFor(parts)).not.toBe(first);
  });

  it.each([
    [15 * minute - 1, true],
    [15 * minute, false],
  ])('after %i ms without an answer the key is still the same: %s', (after, same) => {
    const clock = { now: 0 };
    const intents = open(clock);
    const first = intents.keyFor(parts);
    clock.now = after;
    expect(intents.keyFor(parts) === first).toBe(same);
  });

  it.each(Object.keys(parts))('another %s is another intent', (part) => {
    const intents = open();
    expect(intents.keyFor({ ...parts, [part]: 'other' })).not.toBe(intents.keyFor(parts));
  });
});
