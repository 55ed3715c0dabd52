/**
 * The oldest browsers that the shop supports: Android 8 came with Chrome 64, iOS 12 with Safari 12.
 * What they lack is lowered in syntax and style, and loaded as a polyfill otherwise.
 */
export const buildTarget = ['chrome64', 'safari12', 'ios12'] as const;

/** The same browsers as lightningcss names them: a version is shifted by 16 bits. */
export const cssTargets = { chrome: 64 << 16, safari: 12 << 16, ios_saf: 12 << 16 };

/** The same browsers as MDN's compatibility data names them. */
export const compatTargets = [
  { name: 'Chrome 64', key: 'chrome', version: 64 },
  { name: 'Chrome 64', key: 'chrome_android', version: 64 },
  { name: 'Safari 12', key: 'safari', version: 12 },
  { name: 'Safari 12', key: 'safari_ios', version: 12 },
] as const;

/** The name of one of the oldest browsers. */
export type OldBrowser = (typeof compatTargets)[number]['name'];
