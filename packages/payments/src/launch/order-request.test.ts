import { describe, expect, it } from 'vitest';
import { anOrder } from '../testing/an-order';
import { orderRequest } from './order-request';

const order = anOrder({ country: 'MY', bcp47_lang: 'ms' });

describe('the request of an order', () => {
  it('has the country and the language of the order where its call takes them', () => {
    const asked = (payway_id: string) => orderRequest({ payway_id, channel_id: 'm1' }, order);
    expect(asked('10401')?.params).toEqual({ channel: 'm1', country: 'MY' });
    expect(asked('11701')?.params).toEqual({ channel: 'm1', spec_lang: 'ms' });
  });

  it('is none where a parameter would be empty', () => {
    expect(orderRequest({ payway_id: '12101', channel_id: '' }, order)).toBeNull();
  });
});
