/** Apps that name themselves, some of which pass for Safari otherwise. */
const apps =
  /\bFB(AN|AV|_IAB)\b|\bInstagram\b|\bLine\/|MicroMessenger|KAKAOTALK|NAVER\(inapp|Snapchat|musical_ly|BytedanceWebview|TikTok|Twitter(Android| for )|VKAndroidApp|\bZalo\b/;
const androidView = /; wv\)/;
const appleDevice = /\((iPhone|iPad|iPod|Macintosh).*AppleWebKit\//;

/**
 * Whether a user agent is that of an app's own browser or of a game's web view. Most of these show one page at a
 * time: a window that is opened in them takes the tab of the page that opens it, or never appears.
 */
export function isAppBrowser(userAgent: string): boolean {
  // Every browser of these devices names Safari, and a plain web view does not.
  const isAppleView = appleDevice.test(userAgent) && !userAgent.includes('Safari/');
  return isAppleView || androidView.test(userAgent) || apps.test(userAgent);
}
