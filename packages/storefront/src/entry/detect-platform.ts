import type { Platform } from '@shop/contract';

/** The platform a browser runs on. An iPad that says it is a Mac gives itself away by its touches. */
export function detectPlatform(userAgent: string, maxTouchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) return 'ios';
  return userAgent.includes('Android') ? 'android' : 'web';
}
