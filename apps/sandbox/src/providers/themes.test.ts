import { providerOf, providers } from '@shop/payments/providers';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../control/fixtures';
import { looks } from './themes';
import { drawScreen, voucherCode } from './screen';

const entries = [...looks];
const lightest = 4.5;

describe('the look of a provider', () => {
  it('is there for every provider that has a page', () => {
    const asked = fixtures().paths.map(({ payway_id: id }) => providerOf(id)?.key ?? id);
    expect(asked.filter((key) => !looks.has(key))).toEqual([]);
  });

  it('is of a provider and of a method that somebody offers', () => {
    const offered = fixtures().paths.flatMap(({ payway_id: id, channel_id: method }) => {
      const key = providerOf(id)?.key ?? '';
      return [key, `${key}/${method}`];
    });
    const known = new Set([...offered, ...providers.map(({ key }) => key)]);
    expect([...looks.keys()].filter((key) => !known.has(key))).toEqual([]);
  });

  it('has a name of its own, so that no two are taken for one', () => {
    const names = entries.map(([, { name }]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('can be read: its ink has a contrast of 4.5 to its colour, either way about', () => {
    const faint = entries.filter(([, { colour, ink }]) => wcagContrast(colour, ink) < lightest);
    expect(faint.map(([key]) => key)).toEqual([]);
  });
});

describe('the screen of a provider', () => {
  const paying = {
    paymentId: 'a-payment',
    amountMinor: 499,
    currency: 'USD',
    amount: '$4.99',
    provider: 'Some Pay',
    address: 'http://pay.localhost:4000/pay/some/a-payment',
  };

  it.each([
    ['wallet', 'Signed in as'],
    ['balance', '$14.97'],
    ['bank', 'Bank'],
    ['voucher', voucherCode('a-payment')],
    ['qr', 'role="img"'],
    ['phone', 'Operator'],
    ['cashier', 'Pay with'],
  ] as const)('%s shows %s, says what is paid, and needs no script', (kind, text) => {
    const drawn = entries.filter(([, { screen }]) => screen.kind === kind);
    expect(drawn).not.toEqual([]);
    for (const [, { screen }] of drawn) {
      const { body, action } = drawScreen(screen, paying);
      expect(body.markup).toContain(text);
      expect(action).toMatch(/^Pay \$4\.99 /);
      expect(body.markup).not.toMatch(/<script|\son\w+=|style=/);
      expect(body.markup.match(/<input/g)?.length).toBe(body.markup.match(/<label/g)?.length);
    }
  });

  it('has one way chosen where there is a choice, and no choice of one', () => {
    for (const [, { screen }] of entries) {
      const { markup } = drawScreen(screen, paying).body;
      const inputs = markup.match(/<input/g)?.length ?? 0;
      expect(inputs).not.toBe(1);
      expect(markup.match(/\schecked/g)?.length ?? 0).toBe(inputs === 0 ? 0 : 1);
    }
  });

  it('tells the same number for a payment, and another for another', () => {
    expect(voucherCode('one')).toBe(voucherCode('one'));
    expect(voucherCode('one')).not.toBe(voucherCode('two'));
    expect(voucherCode('one')).toMatch(/^\d{4} \d{4} \d{4}$/);
  });
});
