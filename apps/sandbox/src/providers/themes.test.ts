import { providerOf, providers } from '@shop/payments/providers';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { sandboxFixtures } from '../control/fixtures';
import { en } from '../page-texts/en';
import { drawScreen, voucherCode } from './draw-screen';
import { themeOf, themeOverrides, usualScreen } from './themes';

const entries = [...themeOverrides];
const minContrast = 4.5;

describe('the theme of a provider', () => {
  it('is plain and named after the provider when there is no override', () => {
    expect(themeOf('acme-pay', 'any')).toMatchObject({ name: 'Acme Pay', colour: '#2f3a4a' });
    expect(themeOf('', '').name).toBe('Payment');
  });

  it('is that of the provider when its method has no override', () => {
    expect(themeOf('payermax', 'unlisted')).toBe(themeOverrides.get('payermax'));
  });

  it.each([
    ['acme-pay', '', 'wallet'],
    ['mycard-in-game', '', 'balance'],
    ['pagsmile', 'BOLETO', 'voucher'],
    ['pagsmile', 'PIX', 'qr'],
    ['payermax', 'BANK', 'bank'],
    ['payermax', 'KONBINI', 'voucher'],
    ['payermax', 'MOBILE', 'phone'],
    ['pingpongx', 'MADA', 'card'],
  ])('of %s %j without an override asks for what its kind does: %s', (provider, method, kind) => {
    expect(usualScreen(provider, method).kind).toBe(kind);
  });

  it('overrides only providers and methods that are offered', () => {
    const offered = sandboxFixtures().paths.flatMap(({ payway_id: id, channel_id: method }) => {
      const key = providerOf(id)?.key ?? '';
      return [key, `${key}/${method}`];
    });
    const known = new Set([...offered, ...providers.map(({ key }) => key)]);
    expect([...themeOverrides.keys()].filter((key) => !known.has(key))).toEqual([]);
  });

  it('has a unique name', () => {
    const names = entries.map(([, { name }]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has a contrast of at least 4.5 between ink and colour', () => {
    const unreadable = entries.filter(
      ([, { colour, ink }]) => wcagContrast(colour, ink) < minContrast,
    );
    expect(unreadable.map(([key]) => key)).toEqual([]);
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
    ['card', 'Card'],
    ['balance', '$14.97'],
    ['bank', 'Bank'],
    ['voucher', voucherCode('a-payment')],
    ['qr', 'role="img"'],
    ['phone', 'Operator'],
    ['cashier', 'Pay with'],
  ] as const)('shows %s with %s and the amount, without a script', (kind, text) => {
    const drawn = entries.filter(([, { screen }]) => screen.kind === kind);
    expect(drawn).not.toEqual([]);
    for (const [, { screen }] of drawn) {
      const { body, action } = drawScreen(screen, paying, en);
      expect(body.markup).toContain(text);
      expect(action).toMatch(/^Pay \$4\.99 /);
      expect(body.markup).not.toMatch(/<script|\son\w+=|style=/);
      expect(body.markup.match(/<input/g)?.length).toBe(body.markup.match(/<label/g)?.length);
    }
  });

  it('preselects one option when there are several, and shows no choice of one', () => {
    for (const [, { screen }] of entries) {
      const { markup } = drawScreen(screen, paying, en).body;
      const inputs = markup.match(/<input/g)?.length ?? 0;
      expect(inputs).not.toBe(1);
      expect(markup.match(/\schecked/g)?.length ?? 0).toBe(inputs === 0 ? 0 : 1);
    }
  });

  it('derives a voucher number from the payment alone', () => {
    expect(voucherCode('one')).toBe(voucherCode('one'));
    expect(voucherCode('one')).not.toBe(voucherCode('two'));
    expect(voucherCode('one')).toMatch(/^\d{4} \d{4} \d{4}$/);
  });
});
