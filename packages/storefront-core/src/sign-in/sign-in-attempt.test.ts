import { type SignInAttempt, keepAttempt, takeAttempt } from './sign-in-attempt';
import { canKeep, createShopStorage } from '../storage';
import { mapStorage } from '../testing';
import { expect, it } from 'vitest';

const minuteMs = 60_000;
const startedAt = 1_000_000;
const begun: SignInAttempt = {
  kind: 'google',
  state: 'the state',
  nonce: 'n',
  verifier: 'v',
  game: { clientId: 'c1', gameProductId: 'gp1', gameName: 'Sky', logo: '' },
  backTo: '/selectGoods?spec_lang=de',
  kept: '',
  language: 'de',
  startedAt,
};

function tabWith(attempt: SignInAttempt = begun) {
  const tab = createShopStorage(mapStorage(), () => startedAt);
  keepAttempt(tab, attempt);
  return tab;
}

it('takes the attempt of a response once', () => {
  const tab = tabWith();
  expect(takeAttempt(tab, 'google', 'the state', startedAt)).toEqual({
    kind: 'right',
    attempt: begun,
  });
  expect(takeAttempt(tab, 'google', 'the state', startedAt)).toEqual({ kind: 'unknown' });
});

it.each([
  ['another state', 'google', 'another'],
  ['no state', 'google', null],
  ['another kind', 'huawei', 'the state'],
] as const)(
  'knows no attempt for a response with %s, and keeps none for a second try',
  (_, kind, state) => {
    const tab = tabWith();
    expect(takeAttempt(tab, kind, state, startedAt)).toEqual({ kind: 'unknown' });
    expect(takeAttempt(tab, 'google', 'the state', startedAt)).toEqual({ kind: 'unknown' });
  },
);

it.each([
  [0, 'right'],
  [10 * minuteMs - 1, 'right'],
  [10 * minuteMs, 'expired'],
  // The device's clock has been set back: how old it is cannot be told.
  [-1, 'expired'],
] as const)('is %i ms later %s', (ageMs, kind) => {
  expect(takeAttempt(tabWith(), 'google', 'the state', startedAt + ageMs).kind).toBe(kind);
});

it('replaces an earlier attempt', () => {
  const tab = tabWith();
  keepAttempt(tab, { ...begun, kind: 'vk', state: 'later' });
  expect(takeAttempt(tab, 'vk', 'later', startedAt).kind).toBe('right');
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', ''])(
  'knows no attempt that would return to %s',
  (backTo) => {
    expect(takeAttempt(tabWith({ ...begun, backTo }), 'google', 'the state', startedAt).kind).toBe(
      'unknown',
    );
  },
);

it('says that a blocked tab keeps nothing', () => {
  const blocked = createShopStorage(null, () => startedAt);
  expect([canKeep(blocked), keepAttempt(blocked, begun)]).toEqual([false, false]);
  expect(canKeep(tabWith())).toBe(true);
});
