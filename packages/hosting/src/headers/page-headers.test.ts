import { hostedConfig } from '@shop/brands/pages';
import { describe, expect, it } from 'vitest';
import { ourShops } from '../testing/our-shops';
import { assetHeaders, iconHeaders, isSdkView, pageHeaders } from './page-headers';

const inline = { scripts: [], styles: [], stylesByBrand: {} };
const shops = ourShops.map(
  (shop) => [shop.brand.key, shop.environment, hostedConfig(shop)] as const,
);
const local = 'http://api.localhost:4000';
const localHosts = {
  api: [local],
  track: local,
  pay: local,
  cards: local,
  pictures: [local],
};

function nova() {
  const found = shops.find(([key, environment]) => key === 'nova' && environment === 'production');
  if (found === undefined) throw new Error('The brand is missing.');
  return found[2];
}

describe('the headers of a page', () => {
  it.each(shops)('of %s in %s name its own hosts and no other', (_, __, { brand, hosts }) => {
    const headers = pageHeaders({ brand, hosts, inline, framedBy: [] });
    const own = new Set([...hosts.api, hosts.track, hosts.pay, hosts.cards, ...hosts.pictures]);
    const named = JSON.stringify(headers).match(/https?:[/][/][a-z0-9.-]+/g) ?? [];
    expect(named.filter((host) => !own.has(host))).toEqual([]);
    for (const host of [...hosts.api, hosts.track, ...hosts.pictures])
      expect(headers['content-security-policy']).toContain(host);
  });

  it('are these for nova', () => {
    const { brand, hosts } = nova();
    const headers = pageHeaders({ brand, hosts, inline, framedBy: [] });
    expect(Object.entries(headers).map(([name, value]) => `${name}: ${value}`)).toMatchSnapshot();
  });

  it('allow the brand’s SDK to frame the VIP centre, and no other origin', () => {
    const { brand, hosts } = nova();
    const framed = pageHeaders({ brand, hosts, inline, framedBy: ['sdk.nova.example'] });
    expect(framed['content-security-policy']).toContain(
      'frame-ancestors https://sdk.nova.example;',
    );
    expect(framed).not.toHaveProperty('x-frame-options');
    const refused = pageHeaders({ brand, hosts, inline, framedBy: [] });
    expect(refused['content-security-policy']).toContain("frame-ancestors 'none';");
    expect(refused['x-frame-options']).toBe('DENY');
  });

  it('demand https only where every host has it', () => {
    const { brand } = nova();
    const plain = pageHeaders({ brand, hosts: localHosts, inline, framedBy: [] });
    expect(plain).not.toHaveProperty('strict-transport-security');
    expect(assetHeaders({ hasHttps: false })).not.toHaveProperty('strict-transport-security');
  });

  it('let cards be paid by a wallet in the frame of the card fields, if there is one', () => {
    const { brand, hosts } = nova();
    const policyOf = (payways: readonly string[]) =>
      pageHeaders({ brand: { ...brand, payways: [...payways] }, hosts, inline, framedBy: [] })[
        'permissions-policy'
      ];
    expect(policyOf(['11702'])).toContain('payment=(self "https://cards.nova.example")');
    expect(policyOf(['10201'])).toContain('payment=(self),');
  });
});

describe('the SDK view', () => {
  it.each([
    ['/userCenter', 'visit=sdk', true],
    ['/userCenter/', 'a=b&visit=sdk', true],
    ['/userCenter', 'visit=SDK', false],
    ['/userCenter', 'visit=web&visit=sdk', false],
    ['/userCenter', '', false],
    ['/usercenter', 'visit=sdk', false],
    ['/selectGoods', 'visit=sdk', false],
    ['/', 'visit=sdk', false],
  ])('at %s?%s: %s', (pathname, search, expected) => {
    expect(isSdkView(pathname, search)).toBe(expected);
  });
});

it('an icon may be shown by other sites, an asset may not', () => {
  const transport = { hasHttps: true };
  expect(iconHeaders(transport)['cross-origin-resource-policy']).toBe('cross-origin');
  expect(assetHeaders(transport)['cross-origin-resource-policy']).toBe('same-origin');
});
