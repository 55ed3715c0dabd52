import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type HostedShop, readEnvironments } from '../environments';
import { brands } from '../registry';
import { hostedConfig } from './hosted-config';
import { withShopConfig } from './with-shop-config';

/** Returns the first shop of an environment. */
function shopIn(name: string): HostedShop {
  const folder = join(import.meta.dirname, '../../../environments');
  const [shop] = readEnvironments(folder, { brands, names: [name] }).flatMap(({ shops }) => shops);
  if (shop === undefined) throw new Error(`There is no shop in ${name}.`);
  return shop;
}

const production = shopIn('production');

const template = '<script type="application/json" id="shop-config"></script><p>page</p>';

function inlined(page: string): unknown {
  const [, json = ''] = /id="shop-config">([^<]*)</.exec(page) ?? [];
  return JSON.parse(json);
}

describe('withShopConfig', () => {
  it('puts the brand’s data into the page', () => {
    const config = hostedConfig(production);
    const page = withShopConfig(template, config);
    expect(inlined(page)).toEqual(JSON.parse(JSON.stringify(config)));
    expect(page).toContain('<p>page</p>');
  });

  it('escapes texts of a brand that could end the element', () => {
    const hostile = '</title></script><script>alert(1)</script>"$&$1';
    const config = hostedConfig({
      ...production,
      brand: { ...production.brand, title: hostile, name: hostile },
    });
    const page = withShopConfig(template, config);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(inlined(page)).toMatchObject({ brand: { title: hostile, name: hostile } });
  });

  it('replaces data that is there', () => {
    const page = withShopConfig(template, hostedConfig(production));
    const demo = hostedConfig(shopIn('demo'));
    expect(inlined(withShopConfig(page, demo))).toMatchObject({
      environment: 'demo',
      hosts: demo.hosts,
    });
  });
});

describe('hostedConfig', () => {
  it('says where errors go, and that pages measure, only where the environment does', () => {
    const errorReports = 'https://key@errors.example/1';
    const { hosts, sendsMetrics } = hostedConfig({
      ...production,
      errorReports,
      sendsMetrics: true,
    });
    expect([hosts.errorReports, sendsMetrics]).toEqual([errorReports, true]);
    const config = hostedConfig({ ...production, sendsMetrics: false });
    expect(config).not.toHaveProperty('sendsMetrics');
    expect(config.hosts).not.toHaveProperty('errorReports');
  });

  it('addresses hosts over https, the primary first', () => {
    const { hosts } = hostedConfig(production);
    expect(hosts.api).toEqual(production.api.map((host) => `https://${host}`));
  });
});
