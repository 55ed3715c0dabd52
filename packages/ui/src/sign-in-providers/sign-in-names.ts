import type { SignInKind } from './sign-in-providers-props';

/** What the providers call themselves; the same in every language. */
export const signInNames = {
  google: 'Google',
  facebook: 'Facebook',
  vk: 'VK',
  twitter: 'X',
  apple: 'Apple',
  huawei: 'Huawei',
} as const satisfies Record<SignInKind, string>;
