// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cardAppearance } from './use-card-appearance';

function pageWith(properties: Readonly<Record<string, string>>, isDark = false) {
  const style = { getPropertyValue: (name: string) => properties[name] ?? '' };
  return {
    document,
    getComputedStyle: () => style,
    matchMedia: () => ({ matches: isDark }),
  };
}

const nova = { '--brand-fill': ' #5b4bff', '--brand-on': '#ffffff', '--corner-control': '24px' };

describe('the look that is handed to card fields', () => {
  it.each([
    ['light', false],
    ['dark', true],
  ] as const)('is that of the page, which is %s', (scheme, isDark) => {
    expect(cardAppearance(pageWith(nova, isDark))).toEqual({
      fill: '#5b4bff',
      onFill: '#ffffff',
      cornerPx: 24,
      scheme,
    });
  });

  it.each([
    ['--brand-fill', ''],
    ['--brand-on', 'white'],
    ['--corner-control', ''],
  ])('is left to the provider where %s is %j', (name, value) => {
    expect(cardAppearance(pageWith({ ...nova, [name]: value }))).toBeUndefined();
  });
});
