import {
  type JWTHeaderParameters,
  type JWTPayload,
  type JWK,
  SignJWT,
  decodeJwt,
  importJWK,
} from 'jose';
import type { TestSandbox } from './test-sandbox';

/** The differences between a forged token and the genuine one. */
export interface Forgery {
  readonly claims?: JWTPayload;
  /** Claims to remove. */
  readonly without?: readonly string[];
  readonly header?: Partial<JWTHeaderParameters>;
  /** The signing key, instead of the provider’s own. */
  readonly key?: Parameters<SignJWT['sign']>[0];
}

/** Reads a provider’s signing key. */
export async function providerKey({ services }: TestSandbox, provider: string): Promise<JWK> {
  const { rows } = await services.database.execute<{ private_key: JWK }>(
    `select private_key from sign_in_keys where provider = '${provider}' order by made_at desc`,
  );
  return rows[0]?.private_key ?? {};
}

/** Returns a copy of a token with the changes of a forgery. */
export async function forgeIdToken(
  sandbox: TestSandbox,
  genuine: string,
  { claims = {}, without = [], header = {}, key }: Forgery,
): Promise<string> {
  const own = await providerKey(sandbox, 'apple');
  const said = Object.entries({ ...decodeJwt(genuine), ...claims });
  const payload = Object.fromEntries(said.filter(([name]) => !without.includes(name)));
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid: own.kid ?? '', ...header })
    .sign(key ?? (await importJWK(own, 'RS256')));
}
