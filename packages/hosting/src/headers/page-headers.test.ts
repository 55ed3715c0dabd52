import { hostedConfig } from '@shop/brands/pages';
import { brands } from '@shop/brands/registry';
import { describe, expect, it } from 'vitest';
import { assetHeaders, iconHeaders, isSdkView, pageHeaders } from './page-headers';

const inline = { scripts: [], styles: [] };
const shops = brands.flatMap((brand) =>
  (['production', 'demo'] as const).map(
    (environment) => [brand.key, environment, hostedConfig({ brand, environment })] as const,
  ),
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
  const brand = brands.find(({ key }) => key === 'nova');
  if (brand === undefined) throw new Error('The brand is missing.');
  return hostedConfig({ brand, environment: 'production' });
}

describe('the headers of a page', () => {
  it.each(shops)('of %s in %s name its own hosts and no other', (_, __, { brand, hosts }) => {
    const headers = pageHeaders({ brand, hosts, inline, isSdkView: false });
    const own = new Set([...hosts.api, hosts.track, hosts.pay, hosts.cards, ...hosts.pictures]);
    const named = JSON.stringify(headers).match(/https?:[/][/][a-z0-9.-]+/g) ?? [];
    expect(named.filter((host) => !own.has(host))).toEqual([]);
    for (const host of [...hosts.api, hosts.track, ...hosts.pictures])
      expect(headers['content-security-policy']).toContain(host);
  });

  it('are these for nova', () => {
    const { brand, hosts } = nova();
    const headers = pageHeaders({ brand, hosts, inline, isSdkView: false });
    expect(Object.entries(headers).map(([name, value]) => `${name}: ${value}`)).toMatchSnapshot();
  });

  it('allow the brand’s SDK to frame the VIP centre, and no other origin', () => {
    const { brand, hosts } = nova();
    const framed = pageHeaders({ brand, hosts, inline, isSdkView: true });
    expect(framed['content-security-policy']).toContain(
      'frame-ancestors https://sdk.nova.example;',
    );
    expect(framed).not.toHaveProperty('x-frame-options');
    const withoutSdk = { ...brand, sdkOrigins: undefined };
    const refused = pageHeaders({ brand: withoutSdk, hosts, inline, isSdkView: true });
    expect(refused['content-security-policy']).toContain("frame-ancestors 'none';");
    expect(refused['x-frame-options']).toBe('DENY');
  });

  it('demand https only where every host has it', () => {
    const { brand } = nova();
    const plain = pageHeaders({ brand, hosts: localHosts, inline, isSdkView: false });
    expect(plain).not.toHaveProperty('strict-transport-security');
    expect(assetHeaders({ hasHttps: false })).not.toHaveProperty('strict-transport-security');
  });

  it('let cards be paid by a wallet in the frame of the card fields, if there is one', () => {
    const { brand, hosts } = nova();
    const policyOf = (payways: readonly string[]) =>
      pageHeaders({ brand: { ...brand, payways: [...payways] }, hosts, inline, isSdkView: false })[
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
