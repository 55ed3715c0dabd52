import { describe, expect, it } from 'vitest';
import { qrImage } from './qr-image';

const link = 'http://pay.localhost:4000/pay/one/abcdefghijklmnopqrstuv';

/** The dark modules of a drawn code, as `x y`. */
function darkOf(text: string): Set<string> {
  const { markup } = qrImage(text, 'Scan');
  return new Set([...markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
}

describe('a QR code on a provider’s page', () => {
  it('has a label for screen readers', () => {
    expect(qrImage(link, 'Scan "it"').markup).toContain('aria-label="Scan &quot;it&quot;"');
  });

  it('has a margin and finder patterns', () => {
    const dark = darkOf(link);
    expect([...dark].filter((at) => /^[0-3] | [0-3]$/.test(at))).toEqual([]);
    expect(['4 4', '10 4', '4 10', '7 7'].filter((at) => !dark.has(at))).toEqual([]);
    expect(['5 5', '11 4'].filter((at) => dark.has(at))).toEqual([]);
  });

  it('differs for different links of any length', () => {
    expect(darkOf(`${link}2`)).not.toEqual(darkOf(link));
    expect(darkOf(link.repeat(10)).size).toBeGreaterThan(darkOf(link).size);
  });
});
