import { expect, it } from 'vitest';
import { nextStep } from './next-step';
import { emptySelection } from './selection';

const game = { clientId: 'c', gameProductId: 'g', gameName: 'G', logo: '' };
const choice = { value: 'v', display: 'V' };

it.each([
  [{}, true, 'game'],
  [{ game }, false, 'sign-in'],
  [{ game }, true, 'server'],
  [{ game, server: choice }, true, 'role'],
  [{ game, server: choice, role: choice }, true, 'goods'],
  [{ game, server: choice, role: choice, productId: 'p' }, true, 'buy'],
  [{ game, server: choice, role: choice, productId: 'p' }, false, 'sign-in'],
] as const)('having chosen %o, signed in %s, the next step is %s', (chosen, isSignedIn, step) => {
  expect(nextStep({ ...emptySelection, ...chosen }, isSignedIn)).toBe(step);
});
