import { describe, expect, it } from 'vitest';
import { brands } from '../registry';
import { hostedConfig } from './hosted-config';
import { renderPage, withShopConfig } from './render-page';

const [brand] = brands;
if (brand === undefined) throw new Error('There is no brand to test with.');

const template =
  '<html lang="%BRAND_LANGUAGE%" data-theme=""><title>%BRAND_TITLE%</title>' +
  '<script type="application/json" id="shop-config"></script></html>';

function inlined(page: string): unknown {
  const [, json = ''] = /id="shop-config">([^<]*)</.exec(page) ?? [];
  return JSON.parse(json);
}

describe('the page of a brand', () => {
  it('contains the brand’s data, its language and its theme', () => {
    const config = hostedConfig(brand, 'production');
    const page = renderPage(template, config, { 'data-corners': 'soft', style: '--brand:#000000' });
    expect(inlined(page)).toEqual(JSON.parse(JSON.stringify(config)));
    expect(page).toContain(
      `<html lang="${brand.languages[0] ?? ''}" data-corners="soft" style="--brand:#000000">`,
    );
  });

  it('escapes texts of a brand that could end an element or an attribute', () => {
    const hostile = '</title></script><script>alert(1)</script>"$&$1';
    const config = hostedConfig({ ...brand, title: hostile, name: hostile }, 'production');
    const page = renderPage(template, config, { style: '"><script>' });
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(inlined(page)).toMatchObject({ brand: { title: hostile, name: hostile } });
  });

  it('can be served with another configuration', () => {
    const page = renderPage(template, hostedConfig(brand, 'production'), {});
    const demo = hostedConfig(brand, 'demo');
    expect(inlined(withShopConfig(page, demo))).toMatchObject({
      environment: 'demo',
      hosts: demo.hosts,
    });
  });
});

describe('hostedConfig', () => {
  it('addresses hosts over https, the primary first', () => {
    const { hosts } = hostedConfig(brand, 'production');
    expect(hosts.api).toEqual(brand.hosts.production.api.map((host) => `https://${host}`));
  });
});
