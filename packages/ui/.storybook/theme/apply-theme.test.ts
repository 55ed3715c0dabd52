// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { themeOf } from '../toolbars/brand';
import { applyTheme } from './apply-theme';

it('applyTheme sets theme, language and direction on <html>, like a shop’s page, and the size of the text', () => {
  const root = document.createElement('html');
  const theme = themeOf('plain');
  applyTheme(root, { theme, language: 'ar', direction: 'rtl', textSize: '200%' });
  expect(root.style.getPropertyValue('--brand-fill')).toBe('#00bbff');
  expect(root.dataset['corners']).toBe('soft');
  expect([root.lang, root.dir, root.style.fontSize]).toEqual(['ar', 'rtl', '200%']);
});
