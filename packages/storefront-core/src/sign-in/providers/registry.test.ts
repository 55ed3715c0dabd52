import { brands } from '@shop/brands/registry';
import { type SignInKind, signInKinds } from '@shop/contract';
import { expect, it } from 'vitest';
import { isSignInKind, offeredKinds, signInProviders } from './registry';
import type { LoginConfig } from './sign-in-provider';

const config: LoginConfig = {
  fb_id: 'f',
  gg_id: 'g',
  gg_pkg: '',
  ios_id: 'a',
  vk_id: 'v',
  client_id: 'h',
  json_type: [...signInKinds],
  twitterHtml: '',
};
const all = [
  { kind: 'huawei', clientId: 'x' },
  { kind: 'twitter' },
  { kind: 'google', clientId: 'x', package: 'x' },
  { kind: 'vk', clientId: 'x' },
  { kind: 'apple', clientId: 'x' },
  { kind: 'facebook', clientId: 'x' },
] as const;
const inOrder = all.map(({ kind }) => kind);

it('offers the kinds of the brand’s data, in its order', () => {
  expect(offeredKinds({ signIn: [...all] }, config)).toEqual(inOrder);
  expect(offeredKinds({ signIn: [all[2]] }, config)).toEqual(['google']);
});

it.each(brands)('offers the kinds of the brand $key, and no other', (brand) => {
  const named = brand.signIn.map(({ kind }) => kind);
  expect(offeredKinds(brand, config)).toEqual(named);
  expect(offeredKinds(brand, { ...config, json_type: [] })).toEqual([]);
});

it.each(signInKinds)('does not offer %s where the login config does not name it', (kind) => {
  const json_type = signInKinds.filter((one) => one !== kind);
  const left = inOrder.filter((one) => one !== kind);
  expect(offeredKinds({ signIn: [...all] }, { ...config, json_type })).toEqual(left);
});

it.each([
  ['google', { gg_id: '' }],
  ['facebook', { fb_id: '' }],
  ['vk', { vk_id: '' }],
  ['apple', { ios_id: '' }],
  ['huawei', { client_id: '' }],
] as const)('does not offer %s without its id at the provider', (kind, missing) => {
  const left = inOrder.filter((one) => one !== kind);
  expect(offeredKinds({ signIn: [...all] }, { ...config, ...missing })).toEqual(left);
});

it('has a provider for every kind of the contract, and knows no other kind', () => {
  expect(Object.keys(signInProviders).sort()).toEqual([...signInKinds].sort());
  const known: SignInKind[] = [...signInKinds, 'fax', undefined].filter(isSignInKind);
  expect(known).toEqual(signInKinds);
});
