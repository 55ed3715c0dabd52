import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type ChannelKey, channelKey } from './channel-key';

describe('the composite key of a channel (spec §3)', () => {
  it('is payway_id plus channel_id', () => {
    expect(channelKey({ payway_id: '11501', channel_id: 'GRABPAY' })).toBe('11501:GRABPAY');
    expect(channelKey({ payway_id: '10201', channel_id: '' })).toBe('10201:');
  });

  it('differs for different channels', () => {
    const id = fc.record({ payway_id: fc.string(), channel_id: fc.string() });
    const near = fc.record({
      payway_id: fc.constantFrom('1', '1:', '1:2', '', '%3A'),
      channel_id: fc.constantFrom('2', ':2', '', '2:'),
    });
    const either = fc.oneof(id, near);
    fc.assert(
      fc.property(either, either, (one, other) => {
        const isSame = one.payway_id === other.payway_id && one.channel_id === other.channel_id;
        expect(channelKey(one) === channelKey(other)).toBe(isSame);
      }),
      {
        examples: [
          [
            { payway_id: '1:', channel_id: '2' },
            { payway_id: '1', channel_id: ':2' },
          ],
        ],
      },
    );
  });

  it('has its own type, to which a plain string is not assignable', () => {
    expectTypeOf<string>().not.toExtend<ChannelKey>();
    expectTypeOf<ChannelKey>().toExtend<string>();
  });
});
