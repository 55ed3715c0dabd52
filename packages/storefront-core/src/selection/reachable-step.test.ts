import { describe, expect, it } from 'vitest';
import { testStepRoutes } from '../testing';
import { reachableStep, stepAt } from './reachable-step';
import { emptySelection } from './selection';

const game = { clientId: 'c', gameProductId: 'g', gameName: 'G', logo: '' };
const choice = { value: 'v', display: 'V' };
const complete = { game, server: choice, role: choice, productId: 'p' };
const user = { username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: 'g' };
const none = { user: null, hasLink: false, hasOrder: false };

describe('the step that a player sees (spec §2)', () => {
  it.each([
    ['the games', 'select-game', {}, none, 'select-game'],
    ['goods without a game', 'select-goods', {}, none, 'select-game'],
    ['goods of a linked game', 'select-goods', {}, { ...none, hasLink: true }, 'select-goods'],
    ['goods with a game', 'select-goods', { game }, none, 'select-goods'],
    ['payment without a game', 'recharge', {}, { ...none, user }, 'select-game'],
    ['payment without an account', 'recharge', complete, none, 'select-goods'],
    ['payment without a server', 'recharge', { game }, { ...none, user }, 'select-goods'],
    [
      'payment without a role',
      'recharge',
      { game, server: choice, productId: 'p' },
      { ...none, user },
      'select-goods',
    ],
    [
      'payment without goods',
      'recharge',
      { game, server: choice, role: choice },
      { ...none, user },
      'select-goods',
    ],
    ['payment with all', 'recharge', complete, { ...none, user }, 'recharge'],
    ['a result without game and order', 'result', {}, { ...none, user }, 'select-game'],
    ['a result without an order', 'result', complete, { ...none, user }, 'select-goods'],
    ['a result with an order', 'result', {}, { ...none, user, hasOrder: true }, 'result'],
  ] as const)('%s: %s', (_, wanted, chosen, rest, seen) => {
    const needs = { selection: { ...emptySelection, ...chosen }, ...rest };
    expect(reachableStep(wanted, needs)).toBe(seen);
  });
});

it('finds the step of a path', () => {
  expect(stepAt(testStepRoutes.steps, '/recharge')).toBe('recharge');
  expect(stepAt(testStepRoutes.steps, '/notArea')).toBeNull();
  expect(stepAt(null, '/recharge')).toBeNull();
});
