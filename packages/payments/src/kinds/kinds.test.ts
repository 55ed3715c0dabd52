import { describe, expect, it } from 'vitest';
import { aChannel } from '../testing/a-channel';
import { channelKind } from './channel-kind';
import { groupByKind } from './group-by-kind';

describe('channelKind', () => {
  it.each([
    ['10201', '', 'wallet'],
    ['11702', 'CARD', 'card'],
    ['11501', 'KONBINI', 'cash'],
    ['11501', '', 'wallet'],
    ['10101', '91', 'bank'],
    ['10103', '605', 'prepaid'],
  ])('reads %s %j from the file of its provider as %s', (payway_id, channel_id, kind) => {
    expect(channelKind({ payway_id, channel_id })).toBe(kind);
  });

  it('prefers what the back end says', () => {
    expect(channelKind({ payway_id: '10201', channel_id: '', pay_kind: 'bank' })).toBe('bank');
  });

  it.each([
    ['99999', 'X'],
    ['11001', 'klarna'],
    ['10401', 'constructor'],
    ['constructor', '__proto__'],
  ])('calls %s %j other, which no file says anything about', (payway_id, channel_id) => {
    expect(channelKind({ payway_id, channel_id })).toBe('other');
  });
});

describe('groupByKind', () => {
  const card = aChannel({ payway_id: '11702', sort: 2 });
  const otherCard = aChannel({ payway_id: '12001', sort: 4 });
  const wallet = aChannel({ payway_id: '10201', sort: 1 });
  const unknown = aChannel({ payway_id: '99999', sort: 3 });

  it('orders the groups by their lowest sort, and keeps the order inside', () => {
    expect(groupByKind([wallet, card, unknown, otherCard], channelKind)).toEqual([
      { kind: 'wallet', items: [wallet] },
      { kind: 'card', items: [card, otherCard] },
      { kind: 'other', items: [unknown] },
    ]);
  });

  it('puts the group of the first item first, as of the channel that was used last', () => {
    const [first] = groupByKind([otherCard, wallet, card], channelKind);
    expect(first).toEqual({ kind: 'card', items: [otherCard, card] });
  });

  it('returns no group for no channels', () => {
    expect(groupByKind([], channelKind)).toEqual([]);
  });
});
