/** The browser of an app, as opposed to that of the player. */
export interface EmbeddedBrowser {
  readonly system: 'android' | 'ios' | 'other';
  /** Whether it belongs to an app of the social network. */
  readonly isFacebook: boolean;
}

const facebookApps = /\bFB(AN|AV|_IAB)\b|\bInstagram\b/;
/** Apps with a browser of their own, by the names they add to the user agent. */
const otherApps =
  /\bLine\/|MicroMessenger|KAKAOTALK|NAVER\(inapp|Snapchat|musical_ly|BytedanceWebview|TikTok|Twitter for|VKAndroidApp|\bZalo\b/;
const androidView = /; wv\)/;
const iosDevice = /\((iPhone|iPad|iPod)/;

/** Returns the app's browser that a user agent belongs to; null if it is the player's own browser. */
export function embeddedBrowser(userAgent: string): EmbeddedBrowser | null {
  const isFacebook = facebookApps.test(userAgent);
  const isIos = iosDevice.test(userAgent);
  // Every browser of iOS names Safari, and a plain web view does not.
  const isIosView = isIos && !userAgent.includes('Safari/');
  const isEmbedded =
    isFacebook || isIosView || otherApps.test(userAgent) || androidView.test(userAgent);
  if (!isEmbedded) return null;
  if (isIos) return { system: 'ios', isFacebook };
  return { system: userAgent.includes('Android') ? 'android' : 'other', isFacebook };
}
