import { describe, expect, it } from 'vitest';
import { rewriteScheme } from './rewrite-scheme';

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

describe('rewriteScheme', () => {
  it.each([
    ['(prefers-color-scheme: dark)', 'dark', always],
    ['(prefers-color-scheme: dark)', 'light', never],
    ['(prefers-color-scheme:light)', 'light', always],
    ['( PREFERS-COLOR-SCHEME : Dark )', 'dark', always],
    ['(prefers-color-scheme: dark)', 'system', '(prefers-color-scheme: dark)'],
  ] as const)('rewrites %s in %s to %s', (media, scheme, expected) => {
    expect(rewriteScheme(media, scheme)).toBe(expected);
  });

  it('keeps other conditions', () => {
    const media = 'screen and (min-width: 768px) and (prefers-color-scheme: dark)';
    expect(rewriteScheme(media, 'dark')).toBe(`screen and (min-width: 768px) and ${always}`);
  });

  it('keeps conditions without a scheme', () => {
    expect(rewriteScheme('(prefers-reduced-motion: reduce)', 'dark')).toBe(
      '(prefers-reduced-motion: reduce)',
    );
  });
});
