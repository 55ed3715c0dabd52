import type { SignInKind } from '@shop/contract';
import { embeddedBrowser } from './embedded-browser';
import { expect, it } from 'vitest';
import { signInProviders } from './registry';

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
const chrome = 'Chrome/125.0.0.0 Mobile Safari/537.36';

const browsers: readonly (readonly [what: string, userAgent: string, refusing: SignInKind[]])[] = [
  ['Chrome', `${android} ${chrome}`, []],
  ['Samsung Internet', `${android} SamsungBrowser/25.0 ${chrome}`, []],
  ['Safari', `${ios} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`, []],
  ['Chrome on iOS', `${ios} (KHTML, like Gecko) CriOS/125.0 Mobile/15E148 Safari/604.1`, []],
  ['Firefox on iOS', `${ios} (KHTML, like Gecko) FxiOS/126.0 Mobile/15E148 Safari/605.1`, []],
  ['Chrome on a computer', `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, []],
  ['Safari on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17 Safari/605', []],
  [
    'a web view of Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A; wv) Version/4.0 Chrome/125 Safari/537.36',
    ['google', 'facebook'],
  ],
  ['a web view of iOS', `${ios} (KHTML, like Gecko) Mobile/15E148`, ['google']],
  [
    'Facebook on Android',
    `${android} Version/4.0 ${chrome} [FB_IAB/FB4A;FBAV/465.0;IABMV/1;]`,
    ['google'],
  ],
  ['Facebook on iOS', `${ios} Mobile/15E148 [FBAN/FBIOS;FBAV/465.0;FBDV/iPhone15,2]`, ['google']],
  ['Instagram', `${ios} Mobile/15E148 Instagram 334.0.0.29.102 (iPhone15,2)`, ['google']],
  ['Line', `${ios} (KHTML, like Gecko) Mobile/15E148 Safari Line/14.7.0`, ['google']],
  ['Line on Android', `${android} Version/4.0 ${chrome} Line/14.7.0/IAB`, ['google', 'facebook']],
  ['WeChat', `${android} ${chrome} MicroMessenger/8.0.49.2600`, ['google', 'facebook']],
  ['KakaoTalk', `${android} ${chrome};KAKAOTALK 2410750`, ['google', 'facebook']],
];

it.each(browsers)('in %s these do not show their page: %3$j', (_what, userAgent, refusing) => {
  const browser = embeddedBrowser(userAgent);
  const refused = Object.entries(signInProviders)
    .filter(([, provider]) => browser !== null && provider.refuses(browser))
    .map(([kind]) => kind);
  expect(refused).toEqual(refusing);
});
