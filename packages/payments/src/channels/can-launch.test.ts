import { describe, expect, it } from 'vitest';
import { canLaunch } from './can-launch';

describe('canLaunch for a channel', () => {
  it.each([
    ['that a provider serves', { payway_id: '10201', channel_id: '' }, true],
    ['that takes a prepaid card', { payway_id: '10301', channel_id: '' }, true],
    ['that no provider serves', { payway_id: '99999', channel_id: '' }, false],
    ['whose provider supports the method', { payway_id: '10101', channel_id: '91' }, true],
    [
      'whose provider does not support the method',
      { payway_id: '10101', channel_id: '135' },
      false,
    ],
    ['whose method selects the call', { payway_id: '11401', channel_id: 'naver' }, true],
    ['whose method has no call', { payway_id: '11401', channel_id: 'toString' }, false],
    ['whose call needs a method that is missing', { payway_id: '11501', channel_id: '' }, false],
    [
      'with a sub-channel that can be launched',
      { payway_id: '11501', channel_id: '', sub_payment: [{ channel_id: 'GRABPAY' }] },
      true,
    ],
    [
      'without a sub-channel that can be launched',
      { payway_id: '10101', channel_id: '91', sub_payment: [{ channel_id: '135' }] },
      false,
    ],
  ])('%s (%j) is %j', (_, channel, expected) => {
    expect(canLaunch(channel)).toBe(expected);
  });
});
