import { describe, expect, it } from 'vitest';
import { rewriteScheme } from './rewrite-scheme';

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

describe('a media condition under a chosen scheme', () => {
  it.each([
    ['(prefers-color-scheme: dark)', 'dark', always],
    ['(prefers-color-scheme: dark)', 'light', never],
    ['(prefers-color-scheme:light)', 'light', always],
    ['( PREFERS-COLOR-SCHEME : Dark )', 'dark', always],
    ['(prefers-color-scheme: dark)', 'system', '(prefers-color-scheme: dark)'],
  ] as const)('%s in %s is %s', (media, scheme, expected) => {
    expect(rewriteScheme(media, scheme)).toBe(expected);
  });

  it('keeps what else it asks for', () => {
    const media = 'screen and (min-width: 768px) and (prefers-color-scheme: dark)';
    expect(rewriteScheme(media, 'dark')).toBe(`screen and (min-width: 768px) and ${always}`);
  });

  it('that does not ask for a scheme stays as it is', () => {
    expect(rewriteScheme('(prefers-reduced-motion: reduce)', 'dark')).toBe(
      '(prefers-reduced-motion: reduce)',
    );
  });
});
