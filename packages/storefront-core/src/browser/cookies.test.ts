// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://shop.example/" }
import { afterEach, expect, it, vi } from 'vitest';
import { saveLanguageForHost } from './host-language';
import { leaveForVersion } from './leave-for-version';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [
    'the language',
    () => {
      saveLanguageForHost('de');
    },
  ],
  ['the version', () => leaveForVersion(window, 'legacy', '/')],
] as const)(
  'the cookie of %s is for this host alone, for https, and not for other sites',
  (_, save) => {
    const written = vi.spyOn(document, 'cookie', 'set');
    save();
    const [cookie = ''] = written.mock.calls[0] ?? [];
    const attributes = cookie
      .split('; ')
      .slice(1)
      .map((text) => text.split('=')[0]);
    expect(attributes).toEqual(['path', 'max-age', 'samesite', 'secure']);
    expect(cookie).toContain('samesite=lax');
  },
);
