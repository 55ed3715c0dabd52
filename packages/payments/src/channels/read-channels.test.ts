import { calls, readAnswer } from '@shop/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listChannels } from './list-channels';
import { readChannels } from './read-channels';

const least = { payway_id: '10201', name: 'Wallet' };
const method = { channel_id: '91', name: 'Method' };

const withPrototype: unknown = JSON.parse('{"__proto__":[]}');

function read(channel: unknown) {
  return readChannels({ US: [channel] });
}

describe('a payload without the documented form is an error that names the first wrong place', () => {
  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'the payload is missing'],
    ['null', null, 'the payload is null, not an object'],
    ['a text', '{"US":[]}', 'the payload is a text, not an object'],
    ['a list', [least], 'the payload is a list, not an object'],
    ['lists in lists', [[[[]]]], 'the payload is a list, not an object'],
    ['the envelope', { code: 1, msg: '', content: {} }, 'code is a number, not a list'],
    ['a region that is no list', { foo: 1 }, 'foo is a number, not a list'],
    [
      'a region with a long name',
      { ['x'.repeat(99)]: 1 },
      `${'x'.repeat(40)} is a number, not a list`,
    ],
    ['a region without a name', { '': [] }, '"" is no region'],
    [
      'channels of another back end',
      { methods: [{ code: 'pp' }] },
      'methods[0].payway_id is missing',
    ],
    ['a list in a region', { US: [[least]] }, 'US[0] is a list, not an object'],
    ['null in a region', { US: [least, null] }, 'US[1] is null, not an object'],
    ['two wrong places', { BR: [least], US: [{}, null] }, 'US[0].payway_id is missing'],
    ['a name that all objects have', { constructor: [least] }, 'constructor is no region'],
    ['a prototype', withPrototype, '__proto__ is no region'],
    [
      'what throws when it is read',
      {
        get US() {
          throw new Error('x');
        },
      },
      'the payload cannot be read',
    ],
  ])('%s', (_, payload, reason) => {
    expect(readChannels(payload)).toEqual({ kind: 'malformed', reason });
  });

  it.each<[unknown, string]>([
    [{ ...least, payway_id: ' ' }, 'payway_id is empty, not a text'],
    [{ ...least, payway_id: {} }, 'payway_id is an object, not a text'],
    [{ ...least, payway_id: Number.NaN }, 'payway_id is not finite, not a text'],
    [{ ...least, name: '' }, 'name is empty, not a text'],
    [{ ...least, name: ['Wallet'] }, 'name is a list, not a text'],
    [{ ...least, name: { en: ' ' } }, 'name has no text'],
    [{ ...least, name: { en: 1 } }, 'name is an object, not a text, or texts by language'],
    [{ ...least, icon: false }, 'icon is a boolean, not a text'],
    [{ ...least, description: 7 }, 'description is a number, not a text, or texts by language'],
    [{ ...least, min_money: '4,99' }, 'min_money is a text, not a number'],
    [{ ...least, min_money: '' }, 'min_money is empty, not a number'],
    [{ ...least, max_money: [5] }, 'max_money is a list, not a number'],
    [{ ...least, max_money: Infinity }, 'max_money is not finite, not a number'],
    [{ ...least, sort: 'first' }, 'sort is a text, not a number'],
    [{ ...least, sub_payment: {} }, 'sub_payment is an object, not a list'],
    [{ ...least, sub_payment: [method, {}] }, 'sub_payment[1].channel_id is missing'],
    [
      { ...least, sub_payment: [{ ...method, min_money: 'x' }] },
      'sub_payment[0].min_money is a text, not a number',
    ],
  ])('%j', (channel, place) => {
    expect(read(channel)).toEqual({ kind: 'malformed', reason: `US[0].${place}` });
  });
});

describe('a payload with the documented form', () => {
  const full = {
    ...{ ...least, channel_id: '', icon: '', sort: 0, min_money: 0, max_money: 0 },
    ...{ description: '', open_coupon: false, sub_payment: [] },
  };

  it.each<[string, unknown, object]>([
    ['has defaults for what is missing', least, full],
    ['has defaults for null', { ...least, icon: null, sort: null, sub_payment: null }, full],
    ['has numbers for decimals in texts', { ...least, min_money: ' 4.99 ' }, { min_money: 4.99 }],
    ['has texts for ids that are numbers', { ...least, payway_id: 10201 }, full],
    ['has texts by language', { ...least, name: '{"en":"W","de":" "}' }, { name: { en: 'W' } }],
    ['has no kind that is not one', { ...least, pay_kind: 'gold' }, full],
    ['has the kind that is one', { ...least, pay_kind: 'card' }, { pay_kind: 'card' }],
    ['has methods', { ...least, sub_payment: [method] }, { sub_payment: [{ min_money: 0 }] }],
    [
      'has no other fields',
      JSON.parse('{"payway_id":"10201","name":"Wallet","secret":1,"__proto__":{"icon":"i"}}'),
      full,
    ],
  ])('%s', (_, channel, expected) => {
    const reading = read(channel);
    expect(reading).toMatchObject({ channelsByRegion: { US: [expected] } });
    expect(JSON.stringify(reading)).not.toContain('secret');
  });

  it('without a region or without channels has none', () => {
    expect(readChannels({})).toEqual({ kind: 'channels', channelsByRegion: {} });
    const none = { US: [], BR: [] };
    expect(readChannels({ US: [], BR: null })).toEqual({
      kind: 'channels',
      channelsByRegion: none,
    });
  });

  it('is listed by prices in texts, without channels that have no icon', () => {
    const cheap = { ...least, icon: 'i', max_money: '4.99' };
    const reading = readChannels({ US: [cheap, { ...cheap, icon: '' }, least], BR: [least] });
    if (reading.kind === 'malformed') throw new Error(reading.reason);
    const listed = (price: number) =>
      listChannels(reading.channelsByRegion, { price, platform: 'web' });
    expect(listed(4.99)).toMatchObject([{ region: 'US', channels: [{ icon: 'i' }] }]);
    expect(listed(4.99)[0]?.channels).toHaveLength(1);
    expect(listed(5)).toEqual([]);
  });

  it('may be huge, and its last channel is read as well', () => {
    const many = Array.from({ length: 200_000 }, () => least);
    expect(readChannels({ US: many })).toMatchObject({ kind: 'channels' });
    const reason = 'US[200000] is null, not an object';
    expect(readChannels({ US: [...many, null] })).toEqual({ kind: 'malformed', reason });
  });
});

const oddText = fc.constantFrom(
  '',
  ' ',
  ' a ',
  'a',
  '{"en":"x"}',
  '{"en":1}',
  '{',
  7,
  null,
  undefined,
);
const oddNumber = fc.constantFrom(
  0,
  -1,
  4.99,
  '4.99',
  ' 5 ',
  '',
  '5 USD',
  null,
  undefined,
  Number.NaN,
);
const oddName = fc.oneof(oddText, fc.constantFrom({ en: 'x', de: '' }, { en: '' }, {}, { en: 1 }));
/** Mostly as documented, so that many payloads are accepted. */
const or = (right: unknown, odd: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: odd });
const common = {
  name: or('Wallet', oddName),
  icon: or('i', oddText),
  min_money: or(1, oddNumber),
  max_money: or('9.5', oddNumber),
};
const oddMethod = fc.record({ ...common, channel_id: or('m', oddText) }, { requiredKeys: [] });
const oddChannel = fc.record(
  {
    ...common,
    payway_id: or('10201', oddText),
    channel_id: or('', oddText),
    sort: or(3, oddNumber),
    description: or('', oddName),
    open_coupon: fc.constantFrom(true, 1, '1', 'true', 0, 'no', null, []),
    pay_kind: fc.constantFrom('card', 'gold', null, undefined),
    sub_payment: or([], fc.oneof(fc.array(or(method, oddMethod), { maxLength: 2 }), oddText)),
  },
  { requiredKeys: ['payway_id', 'name'] },
);
const oddPayload = fc.dictionary(
  fc.constantFrom('US', 'BR', 'GLOBAL'),
  or([least], fc.oneof(fc.array(oddChannel, { maxLength: 3 }), oddText)),
);

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** How many channels and methods a payload has, readable or not. */
function rowsOf(payload: object): number {
  const rows = Object.values(payload).flatMap(listOf);
  const methods = rows.flatMap((row) =>
    Object.entries(row ?? {}).flatMap(([name, value]) =>
      name === 'sub_payment' ? listOf(value) : [],
    ),
  );
  return rows.length + methods.length;
}

const malformed = { kind: 'malformed', reason: expect.stringMatching(/ (is|has) /) };

it('reads what the contract reads completely, and refuses what it refuses or leaves out', () => {
  fc.assert(
    fc.property(oddPayload, (payload) => {
      const answer = readAnswer(calls.channelList, { code: 1, msg: '', content: payload });
      const isComplete = answer.kind === 'content' && rowsOf(answer.content) === rowsOf(payload);
      const expected = isComplete
        ? { kind: 'channels', channelsByRegion: answer.content }
        : malformed;
      expect(readChannels(payload)).toEqual(expected);
    }),
    { numRuns: 5000 },
  );
});
