import { describe, expect, it } from 'vitest';
import { listedChannels } from './listed-channels';

const channels = ['PayPal', 'Alipay', 'KakaoPay', 'GCash'].map((name) => ({
  key: name,
  name,
  icon: '',
  description: '',
  hasSubChannels: false,
}));

describe('listedChannels', () => {
  it.each([
    ['', null, ['PayPal', 'Alipay', 'KakaoPay', 'GCash']],
    ['pay', null, ['PayPal', 'Alipay', 'KakaoPay']],
    [' GC ', null, ['GCash']],
    ['ｇｃａｓｈ', null, ['GCash']],
    ['kakao páy', null, ['KakaoPay']],
    ['zzz', null, []],
    ['', 'KakaoPay', ['KakaoPay', 'PayPal', 'Alipay', 'GCash']],
    ['pay', 'KakaoPay', ['KakaoPay', 'PayPal', 'Alipay']],
    ['pay', 'GCash', ['GCash', 'PayPal', 'Alipay', 'KakaoPay']],
    ['zzz', 'GCash', ['GCash']],
    ['pay', 'gone', ['PayPal', 'Alipay', 'KakaoPay']],
  ])('with %j typed and %j first returns %j', (typed, first, names) => {
    expect(listedChannels({ channels, typed, first }).map(({ name }) => name)).toEqual(names);
  });
});
