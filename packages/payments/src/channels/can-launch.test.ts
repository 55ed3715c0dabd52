import { describe, expect, it } from 'vitest';
import { canLaunch } from './can-launch';

describe('channels that can be paid through', () => {
  it.each([
    ['a provider serves it', { payway_id: '10201', channel_id: '' }, true],
    ['it asks for a prepaid card', { payway_id: '10301', channel_id: '' }, true],
    ['no provider serves it', { payway_id: '99999', channel_id: '' }, false],
    ['its provider knows the method', { payway_id: '10101', channel_id: '91' }, true],
    ['its provider does not know the method', { payway_id: '10101', channel_id: '135' }, false],
    ['its call is chosen by the method', { payway_id: '11401', channel_id: 'naver' }, true],
    ['no call belongs to the method', { payway_id: '11401', channel_id: 'toString' }, false],
    ['the call needs a method, and there is none', { payway_id: '11501', channel_id: '' }, false],
    [
      'one of its sub-channels can be',
      { payway_id: '11501', channel_id: '', sub_payment: [{ channel_id: 'GRABPAY' }] },
      true,
    ],
    [
      'none of its sub-channels can be',
      { payway_id: '10101', channel_id: '91', sub_payment: [{ channel_id: '135' }] },
      false,
    ],
  ])('%s', (_, channel, expected) => {
    expect(canLaunch(channel)).toBe(expected);
  });
});
