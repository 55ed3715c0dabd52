import { describe, expect, it } from 'vitest';
import { providers } from '../providers';
import { cardCompanyOf } from './card-company';

const frame = (key: string) => ({ url: `https://cards.example/frame/${key}?lang=en#session` });

describe('the company that receives a card', () => {
  const withFields = providers.filter(({ presentation }) => presentation === 'hosted-card');
  it.each(withFields)('is known for the card fields of $key', ({ key }) => {
    expect(cardCompanyOf(frame(key))).toMatch(/^\w+/);
  });

  it('is unknown for an address that names no card fields', () => {
    expect(cardCompanyOf(frame('paypal'))).toBeUndefined();
    expect(cardCompanyOf(frame(''))).toBeUndefined();
  });
});
