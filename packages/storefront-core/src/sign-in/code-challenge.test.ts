import { webcrypto } from 'node:crypto';
import { expect, it } from 'vitest';
import { challengeOf } from './code-challenge';

it('returns the challenge of the example in RFC 7636, appendix B', async () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  expect(await challengeOf(verifier, webcrypto.subtle)).toBe(challenge);
});
