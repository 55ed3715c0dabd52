import type { SignInKind } from '@shop/contract';
import type { Skin } from '../markup/skinned-page';

const light = '#ffffff';

/** How each sign-in provider's page looks. */
export const signInSkins = {
  google: { name: 'Google', colour: '#1a5fd0', ink: light },
  facebook: { name: 'Facebook', colour: '#0b5fcc', ink: light },
  vk: { name: 'VK', colour: '#0a57b8', ink: light },
  twitter: { name: 'Twitter', colour: '#0f1419', ink: light },
  apple: { name: 'Apple', colour: '#1d1d1f', ink: light },
  huawei: { name: 'HUAWEI ID', colour: '#b3131f', ink: light },
} as const satisfies Record<SignInKind, Skin>;
