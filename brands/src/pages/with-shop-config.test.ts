import { describe, expect, it } from 'vitest';
import { brands } from '../registry';
import { hostedConfig } from './hosted-config';
import { withShopConfig } from './with-shop-config';

const [brand] = brands;
if (brand === undefined) throw new Error('There is no brand to test with.');

const template = '<script type="application/json" id="shop-config"></script><p>page</p>';

function inlined(page: string): unknown {
  const [, json = ''] = /id="shop-config">([^<]*)</.exec(page) ?? [];
  return JSON.parse(json);
}

describe('withShopConfig', () => {
  it('puts the brand’s data into the page', () => {
    const config = hostedConfig({ brand, environment: 'production' });
    const page = withShopConfig(template, config);
    expect(inlined(page)).toEqual(JSON.parse(JSON.stringify(config)));
    expect(page).toContain('<p>page</p>');
  });

  it('escapes texts of a brand that could end the element', () => {
    const hostile = '</title></script><script>alert(1)</script>"$&$1';
    const config = hostedConfig({
      brand: { ...brand, title: hostile, name: hostile },
      environment: 'production',
    });
    const page = withShopConfig(template, config);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(inlined(page)).toMatchObject({ brand: { title: hostile, name: hostile } });
  });

  it('replaces data that is there', () => {
    const page = withShopConfig(template, hostedConfig({ brand, environment: 'production' }));
    const demo = hostedConfig({ brand, environment: 'demo' });
    expect(inlined(withShopConfig(page, demo))).toMatchObject({
      environment: 'demo',
      hosts: demo.hosts,
    });
  });
});

describe('hostedConfig', () => {
  it('addresses hosts over https, the primary first', () => {
    const { hosts } = hostedConfig({ brand, environment: 'production' });
    expect(hosts.api).toEqual(brand.hosts.production.api.map((host) => `https://${host}`));
  });
});
