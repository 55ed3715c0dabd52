import { isAppBrowser } from '@shop/payments';

/** The browser of an app, as opposed to that of the player. */
export interface EmbeddedBrowser {
  readonly system: 'android' | 'ios' | 'other';
  /** Whether it belongs to an app of the social network. */
  readonly isFacebook: boolean;
}

const facebookApps = /\bFB(AN|AV|_IAB)\b|\bInstagram\b/;
const iosDevice = /\((iPhone|iPad|iPod)/;

/** Returns the app's browser that a user agent belongs to; null if it is the player's own browser. */
export function embeddedBrowser(userAgent: string): EmbeddedBrowser | null {
  if (!isAppBrowser(userAgent)) return null;
  const isFacebook = facebookApps.test(userAgent);
  if (iosDevice.test(userAgent)) return { system: 'ios', isFacebook };
  return { system: userAgent.includes('Android') ? 'android' : 'other', isFacebook };
}
