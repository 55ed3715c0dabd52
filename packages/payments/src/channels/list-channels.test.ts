import type { ChannelsByRegion } from '@shop/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChannel, aSubChannel } from '../testing/a-channel';
import { listChannels } from './list-channels';
import { isPriceInRange } from './price-range';

const at = (price: number) => ({ price, platform: 'web' }) as const;

describe('the list of channels (spec §5)', () => {
  it('is sorted ascending by numeric sort and keeps the order of equal ones', () => {
    const channels = [
      aChannel({ name: 'b', sort: 10 }),
      aChannel({ name: 'a', sort: 9 }),
      aChannel({ name: 'c', sort: 10 }),
    ];
    const [region] = listChannels({ US: channels }, at(5));
    expect(region?.channels.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('contains a channel only if it has an icon', () => {
    expect(listChannels({ US: [aChannel({ icon: '' })] }, at(5))).toEqual([]);
  });

  it('contains a channel only if the price is within its limits', () => {
    const channel = aChannel({ min_money: 5, max_money: 10 });
    const listed = [4.99, 5, 10, 10.01].map((price) => listChannels({ US: [channel] }, at(price)));
    expect(listed.map((regions) => regions.length)).toEqual([0, 1, 1, 0]);
  });

  it('omits regions without a usable channel and keeps the order of the others', () => {
    const none = [aChannel({ icon: '' })];
    const regions = listChannels({ TR: [aChannel()], US: none, BR: [aChannel()], DE: [] }, at(5));
    expect(regions.map(({ region }) => region)).toEqual(['TR', 'BR']);
  });

  it('keeps only the sub-channels in range and omits a channel without any', () => {
    const channel = aChannel({
      sub_payment: [
        aSubChannel({ channel_id: 'small', max_money: 10 }),
        aSubChannel({ channel_id: 'large', min_money: 10 }),
        aSubChannel({ channel_id: 'any' }),
      ],
    });
    const methods = (price: number): string[] | undefined =>
      listChannels({ US: [channel] }, at(price))[0]?.channels[0]?.sub_payment.map(
        ({ channel_id }) => channel_id,
      );
    expect(methods(5)).toEqual(['small', 'any']);
    expect(methods(10)).toEqual(['small', 'large', 'any']);
    const onlyLarge = aChannel({ sub_payment: [aSubChannel({ min_money: 10 })] });
    expect(listChannels({ US: [onlyLarge] }, at(5))).toEqual([]);
  });

  it.each([
    ['web', false],
    ['android', false],
    ['ios', true],
  ] as const)('on %s, contains the Apple Pay channel of 11001: %s', (platform, isShown) => {
    const applePay = aChannel({ payway_id: '11001', channel_id: 'applepay' });
    const asMethod = aChannel({
      payway_id: '11001',
      channel_id: 'group',
      sub_payment: [aSubChannel({ channel_id: 'applepay' })],
    });
    const other = aChannel({ payway_id: '11001', channel_id: 'scheme' });
    const regions = listChannels(
      { A: [applePay], B: [asMethod], C: [other] },
      { price: 5, platform },
    );
    expect(regions.map(({ region }) => region)).toEqual(isShown ? ['A', 'B', 'C'] : ['C']);
  });

  it('contains a channel without a launcher, since the back end decides what is offered', () => {
    expect(listChannels({ US: [aChannel({ payway_id: '99999' })] }, at(5))).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list of channels', [aChannel()]],
    ['an envelope', { code: 1, msg: '', data: { US: [aChannel()] } }],
    ['a text', JSON.stringify({ US: [aChannel()] })],
    ['a number', 404],
    ['channels with other names', { US: [{ id: 'paypal', from: 1, to: 100 }] }],
    ['a channel that is null', { US: [aChannel(), null] }],
    ['sub-channels that are no list', { US: [{ ...aChannel(), sub_payment: 'none' }] }],
    ['a region that is no list', { US: { paypal: aChannel() } }],
  ])('is null if the payload is %s', (_, payload) => {
    expect(listChannels(payload, at(5))).toBeNull();
    // Nor does it become a list the second time, when it might have been kept.
    expect(listChannels(payload, at(5))).toBeNull();
  });

  it('does not change its input', () => {
    const channels: ChannelsByRegion = Object.freeze({
      US: Object.freeze([
        Object.freeze(aChannel({ sort: 2, sub_payment: [aSubChannel({ min_money: 9 })] })),
        Object.freeze(aChannel({ sort: 1 })),
      ]),
    });
    expect(listChannels(channels, at(5))[0]?.channels).toHaveLength(1);
  });
});

const money = fc.integer({ min: -1, max: 8 });
const someSubChannel = fc
  .record({ min_money: money, max_money: money, channel_id: fc.constantFrom('x', 'applepay') })
  .map(aSubChannel);
const someChannel = fc
  .record({
    payway_id: fc.constantFrom('10201', '11001', '99999'),
    channel_id: fc.constantFrom('', 'applepay', 'x'),
    icon: fc.constantFrom('', 'i'),
    sort: fc.integer({ min: -3, max: 3 }),
    min_money: money,
    max_money: money,
    sub_payment: fc.array(someSubChannel, { maxLength: 3 }),
  })
  .map(aChannel);
const someRegions = fc.dictionary(
  fc.constantFrom('US', 'BR', 'DE', 'GLOBAL'),
  fc.array(someChannel, { maxLength: 6 }),
);
const someOptions = fc.record({
  price: fc.integer({ min: 0, max: 8 }),
  platform: fc.constantFrom('ios' as const, 'android' as const, 'web' as const),
});

describe('any list of channels', () => {
  it('contains only valid channels, ascending, and no empty region', () => {
    fc.assert(
      fc.property(someRegions, someOptions, (regions, options) => {
        for (const { region, channels } of listChannels(regions, options)) {
          expect(channels.length).toBeGreaterThan(0);
          expect(regions).toHaveProperty(region);
          const sorts = channels.map(({ sort }) => sort);
          expect(sorts).toEqual([...sorts].sort((one, other) => one - other));
          const all = [...channels, ...channels.flatMap(({ sub_payment }) => sub_payment)];
          expect(all.every((one) => isPriceInRange(options.price, one))).toBe(true);
          expect(channels.every(({ icon }) => icon !== '')).toBe(true);
        }
      }),
    );
  });

  it('stays the same when it is listed again', () => {
    fc.assert(
      fc.property(someRegions, someOptions, (regions, options) => {
        const once = listChannels(regions, options);
        const again = Object.fromEntries(once.map(({ region, channels }) => [region, channels]));
        expect(listChannels(again, options)).toEqual(once);
      }),
    );
  });

  it('contains every channel that has an icon and no limits', () => {
    const plain = someChannel.map((channel) => ({
      ...channel,
      icon: 'i',
      min_money: 0,
      max_money: 0,
      sub_payment: [],
    }));
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1 }), (channels) => {
        const [listed] = listChannels({ US: channels }, { price: 5, platform: 'ios' });
        expect(listed?.channels).toHaveLength(channels.length);
      }),
    );
  });
});
