// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { themeOf } from '../toolbars/brand';
import { applyTheme } from './apply-theme';

it('applyTheme sets theme, language and direction on <html>, like a shop’s page', () => {
  const root = document.createElement('html');
  applyTheme(root, { theme: themeOf('plain'), language: 'ar', direction: 'rtl' });
  expect(root.style.getPropertyValue('--brand-fill')).toBe('#00bbff');
  expect(root.dataset['corners']).toBe('soft');
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
});
