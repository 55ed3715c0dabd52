import { expect, it } from 'vitest';
import { isAppBrowser } from './app-browser';

const android = 'Mozilla/5.0 (Linux; Android 14; SM-S921B Build/UP1A.231005.007; wv)';
const androidBrowser = 'Mozilla/5.0 (Linux; Android 10; K)';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const view = `${webKit} Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36`;
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X)';
const ios = `${iphone} AppleWebKit/605.1.15 (KHTML, like Gecko)`;

it.each([
  [
    'Facebook on Android',
    `${android} ${view} [FB_IAB/FB4A;FBAV/471.0.0.59.75;IABMV/1;FBPN/com.facebook.katana;]`,
  ],
  [
    'Facebook on iOS',
    `${ios} Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.32.107;FBBV/618285430;FBDV/iPhone15,4;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBID/phone;FBLC/de_DE;FBOP/5]`,
  ],
  ['Messenger on Android', `${android} ${view} [FB_IAB/Orca-Android;FBAV/461.0.0.46.106;]`],
  [
    'Messenger on iOS',
    `${ios} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/464.0.0.37.109;FBBV/614131421;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBCR/;FBID/phone;FBLC/en_GB;FBOP/0]`,
  ],
  [
    'Instagram on Android',
    `${android} ${view} Instagram 337.0.0.35.102 Android (34/14; 480dpi; 1080x2113; samsung; SM-S921B; e1s; s5e9945; en_US; 617052407)`,
  ],
  [
    'Instagram on iOS',
    `${ios} Mobile/21F90 Instagram 337.0.2.24.92 (iPhone15,4; iOS 17_5_1; en_US; en; scale=3.00; 1179x2556; 616990473)`,
  ],
  ['LINE on Android', `${android} ${view} Line/14.9.1/IAB`],
  ['LINE on iOS', `${ios} Mobile/15E148 Safari Line/14.9.0`],
  [
    'WeChat on Android',
    `Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1.230804.001; wv) ${webKit} Version/4.0 Chrome/122.0.6261.120 Mobile Safari/537.36 XWEB/1220089 MMWEBSDK/20240404 MMWEBID/2307 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
  ],
  [
    'WeChat on iOS',
    `${ios} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
  ],
  [
    'WeChat on a computer',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/122.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/9129 Flue`,
  ],
  [
    'TikTok on Android',
    `${android} ${view} trill_2023502030 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/35.2.3 ByteLocale/en ByteFullLocale/en Region/VN BytedanceWebview/d8a21c6`,
  ],
  [
    'TikTok on iOS',
    `${ios} Mobile/15E148 musical_ly_35.2.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/US isDarkMode/0 WKWebView/1 RevealType/Dialog BytedanceWebview/d8a21c6`,
  ],
  [
    'KakaoTalk on Android',
    `Mozilla/5.0 (Linux; Android 14; SM-S921N Build/UP1A.231005.007; wv) ${view};KAKAOTALK 2410810;KAKAOTALK 10.8.1`,
  ],
  ['KakaoTalk on iOS', `${ios} Mobile/15E148 KAKAOTALK/10.8.2 (INAPP)`],
  ['Naver on Android', `${android} ${view} NAVER(inapp; search; 1300; 12.8.50; SM-S921N)`],
  [
    'Naver on iOS',
    `${ios} Version/17.5 Mobile/15E148 Safari/605.1 NAVER(inapp; search; 2000; 12.8.51; 15PRO)`,
  ],
  ['Snapchat on Android', `${android} ${view} Snapchat/12.94.0.41 (SM-S921B; Android 14; gzip; )`],
  [
    'Snapchat on iOS',
    `${ios} Version/17.5 Mobile/15E148 Safari/604.1 Snapchat/12.94.0.43 (like Safari/8618.2.12.10.9, panda)`,
  ],
  ['X on Android', `${android} ${view} TwitterAndroid`],
  ['X on iOS', `${ios} Version/17.5 Mobile/21F90 Safari/604.1 Twitter for iPhone/10.47`],
  ['VK', `${android} ${view} VKAndroidApp/8.82-22310 (Android 14; SDK 34; arm64-v8a; en)`],
  [
    'Telegram',
    `${android} ${view} Telegram-Android/11.1.3 (Samsung SM-S921B; Android 14; SDK 34; HIGH)`,
  ],
  ['Pinterest', `${ios} Mobile/15E148 [Pinterest/iOS]`],
  ['LinkedIn', `${ios} Mobile/15E148 [LinkedInApp]/9.29.8037`],
  ['Zalo', `${ios} Mobile/15E148 Zalo iOS/573 ZaloTheme/light ZaloLanguage/vn`],
  [
    'a game with a web view of Unity, on Android',
    `Mozilla/5.0 (Linux; Android 13; M2101K6G Build/TKQ1.221013.002; wv) ${view}`,
  ],
  [
    'a game with a web view of an old Android',
    `Mozilla/5.0 (Linux; Android 8.0.0; ANE-LX1 Build/HUAWEIANE-L01; wv) ${webKit} Version/4.0 Chrome/64.0.3282.137 Mobile Safari/537.36`,
  ],
  ['a game with a web view, on an iPhone', `${ios} Mobile/15E148`],
  [
    'a game with a web view, on an iPad',
    'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  ],
  [
    'a game with a web view, on an iPad that passes for a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
  ],
])('knows %s for the browser of an app', (_, userAgent) => {
  expect(isAppBrowser(userAgent)).toBe(true);
});

it.each([
  ['Chrome on Android', `${androidBrowser} ${webKit} Chrome/126.0.0.0 Mobile Safari/537.36`],
  [
    'Chrome 64 on Android 8',
    `Mozilla/5.0 (Linux; Android 8.0.0; ANE-LX1) ${webKit} Chrome/64.0.3282.137 Mobile Safari/537.36`,
  ],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
  ],
  ['Opera', `${androidBrowser} ${webKit} Chrome/125.0.0.0 Mobile Safari/537.36 OPR/82.0.0.0`],
  [
    'the browser of Xiaomi',
    `Mozilla/5.0 (Linux; U; Android 14; de-de; 2201117TG Build/TKQ1.221114.001) ${webKit} Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.10.1`,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
  ['Safari on an iPhone', `${ios} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${ios} CriOS/126.0.6478.153 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${ios} FxiOS/127.1 Mobile/15E148 Safari/605.1.15`],
  [
    'Safari on a Mac or an iPad',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  ],
  [
    'Firefox on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
  ],
  [
    'Chrome on a computer',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0.0.0 Safari/537.36`,
  ],
])('knows %s for the player’s own browser', (_, userAgent) => {
  expect(isAppBrowser(userAgent)).toBe(false);
});
