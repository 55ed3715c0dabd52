import { brands } from '@shop/brands/registry';
import { describe, expect, it } from 'vitest';
import {
  type InstallSources,
  type PageSources,
  type PathSources,
  pageDocument,
} from './page-document';

const [brand] = brands;
if (brand === undefined) throw new Error('There is no brand to test with.');

const sources: PageSources & PathSources & InstallSources = {
  manifest: '/assets/nova-4d.webmanifest',
  touchIcon: '/icon-192.png',
  code: '/assets/main-1a.js',
  payment: ['/assets/shared-6f.js', '/assets/payment-5e.js'],
  styles: '/assets/popups-2b.css',
  polyfills: '/assets/polyfills-3c.js',
  inlineStyles: 'p{}',
  scripts: [],
  hasGoods: false,
  fullStart: '/assets/full-start-1a.js',
  interim: '/assets/interim-4d.js',
  startScript: 'start()',
  failureScript: 'watch()',
};

const path = '/selectGoods';

const parts = {
  root: '<p>Goods</p>',
  beside: '<p hidden>Failed</p>',
  texts: { critical: { 'header.my': 'My' }, deferred: undefined },
};

describe('the page of a brand', () => {
  it('has the language, its direction and the brand’s theme', () => {
    const page = pageDocument({ brand, language: 'ar', path }, parts, sources);
    expect(page).toContain('<html lang="ar" dir="rtl" data-page="/selectGoods" ');
    expect(page).toMatch(/<html [^>]* style="--brand-fill:#/);
  });

  it('contains the markup and the texts of its first screen', () => {
    const page = pageDocument({ brand, language: 'en', path }, parts, sources);
    expect(page).toContain('<div id="root"><p>Goods</p></div>');
    const [, json = ''] = /id="texts-critical">([^<]*)</.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual({ language: 'en', texts: parts.texts.critical });
  });

  it('contains deferred texts behind what the first paint waits for, if it shows any', () => {
    const texts = { ...parts.texts, deferred: { 'vip.levels': 'Levels' } };
    const page = pageDocument({ brand, language: 'en', path }, { ...parts, texts }, sources);
    const [, json = ''] = /id="texts-deferred">([^<]*)</.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual({ language: 'en', texts: texts.deferred });
    expect(page.indexOf('id="texts-deferred"')).toBeGreaterThan(
      page.indexOf('id="texts-critical"'),
    );
    const without = pageDocument({ brand, language: 'en', path }, parts, sources);
    expect(without).not.toContain('texts-deferred');
  });

  it('fetches the script of its own path at once', () => {
    const scripts = ['/assets/other-page-5e.js'];
    const page = pageDocument({ brand, language: 'en', path }, parts, { ...sources, scripts });
    expect(page).toContain('<link rel="modulepreload" href="/assets/other-page-5e.js">');
  });

  it('can be installed', () => {
    const page = pageDocument({ brand, language: 'en', path }, parts, sources);
    expect(page).toContain('<link rel="manifest" href="/assets/nova-4d.webmanifest">');
    expect(page).toContain('<link rel="apple-touch-icon" href="/icon-192.png">');
    const without = pageDocument({ brand, language: 'en', path }, parts, {
      ...sources,
      touchIcon: null,
    });
    expect(without).not.toContain('apple-touch-icon');
  });

  it('is not painted before its markup is parsed', () => {
    const page = pageDocument({ brand, language: 'en', path }, parts, sources);
    const [head = '', body = ''] = page.split('<body>');
    const [, id = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(head) ?? [];
    expect(body.indexOf(`id="${id}"`)).toBeGreaterThan(body.indexOf(parts.beside));
  });

  it('escapes texts that could end an element or an attribute', () => {
    const hostile = '</title></script><script>alert(1)</script>"';
    const page = pageDocument(
      {
        brand: { ...brand, title: hostile },
        language: 'en',
        path,
      },
      { ...parts, texts: { critical: { 'header.my': hostile }, deferred: undefined } },
      sources,
    );
    expect(page).not.toContain('alert(1)</script>"');
    expect(page.match(/<script/g)).toHaveLength(4);
  });
});
