import { expect, it } from 'vitest';
import { detectPlatform } from './read-page';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 12_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 0, 'web'],
  ['Mozilla/5.0 (Linux; Android 8.0; Pixel)', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'web'],
] as const)('%s with %i touch points is %s', (userAgent, touches, platform) => {
  expect(detectPlatform(userAgent, touches)).toBe(platform);
});
