// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { lookOf } from '../toolbars/brand';
import { dressDocument } from './dress-document';

it('brand, language and direction stand on <html>, where a shop’s page has them', () => {
  const root = document.createElement('html');
  dressDocument(root, { look: lookOf('plain'), language: 'ar', direction: 'rtl' });
  expect(root.style.getPropertyValue('--brand-fill')).toBe('#00bbff');
  expect(root.dataset['corners']).toBe('soft');
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
});
