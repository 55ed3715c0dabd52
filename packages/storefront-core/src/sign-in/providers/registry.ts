import type { Brand } from '@shop/brands';
import { type SignInKind, signInKinds } from '@shop/contract';
import { apple } from './apple';
import { facebook } from './facebook';
import { google } from './google';
import { huawei } from './huawei';
import type { LoginConfig, SignInProvider } from './sign-in-provider';
import { twitter } from './twitter';
import { vk } from './vk';

/**
 * Every kind of sign-in. A new kind is a file beside this one and a line here: its page, what comes back,
 * and its login call. See "Add a sign-in provider" in CONTRIBUTING.md.
 */
export const signInProviders: Readonly<Record<SignInKind, SignInProvider>> = {
  google,
  facebook,
  vk,
  twitter,
  apple,
  huawei,
};

/**
 * Returns the kinds to offer, in the order of the brand's data: those that both the brand's data and the
 * login config name, without those whose id at the provider is missing.
 */
export function offeredKinds(
  { signIn }: Pick<Brand, 'signIn'>,
  config: LoginConfig,
): readonly SignInKind[] {
  return signIn
    .map(({ kind }) => kind)
    .filter(
      (kind) => config.json_type.includes(kind) && signInProviders[kind].appId(config) !== '',
    );
}

/** Whether a text, for instance a part of a path, names a kind of sign-in. */
export function isSignInKind(text: string | undefined): text is SignInKind {
  return signInKinds.some((kind) => kind === text);
}
