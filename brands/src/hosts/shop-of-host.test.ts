import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseEnvironment, readEnvironments } from '../environments';
import { brands } from '../registry';
import { shopOfHost } from './shop-of-host';

const folder = join(import.meta.dirname, '../../../environments');
const shops = readEnvironments(folder, { brands }).flatMap((environment) => environment.shops);

/** An environment with one shop, of a brand that is only in this test. */
function environmentOf(name: string, isDemo: boolean, hosts: object) {
  const [brand] = brands;
  if (brand === undefined) throw new Error('There is no brand to test with.');
  const others = {
    api: ['api.demonsoft.example'],
    track: 'track.demonsoft.example',
    pay: 'pay.demonsoft.example',
    cards: 'cards.demonsoft.example',
    pictures: ['pictures.demonsoft.example'],
    analytics: { appId: 'demonsoft', eventId: '1' },
  };
  const data = { isDemo, brands: { demonsoft: { ...others, ...hosts } } };
  return parseEnvironment(name, JSON.stringify(data), [{ ...brand, key: 'demonsoft' }]);
}

/** A brand that lists a host with "demo" in its name for real money, and one without it for the demo. */
const listedOtherwise = [
  environmentOf('production', false, {
    pages: ['demonhunter.demonsoft.example', 'demonsoft.example'],
    sdk: ['sdk-demo.demonsoft.example'],
  }),
  environmentOf('demo', true, {
    pages: ['try.demonsoft.example'],
    demoDomain: 'demonsoft.example',
  }),
];

const shopOf = shopOfHost([...shops, ...listedOtherwise.flatMap((one) => one.shops)]);

/** Returns a shop in words, as in the tables below. */
function named(header: string): string {
  const shop = shopOf(header);
  return shop === null ? 'unknown' : `${shop.brand.key}, ${shop.environment}`;
}

describe('the shop of a host', () => {
  it.each(
    shops.flatMap((shop) => shop.pages.map((host) => [host, shop.brand.key, shop.environment])),
  )('%s is that of %s in %s', (host = '', key, environment) => {
    expect(named(host)).toBe(`${key}, ${environment}`);
  });

  it.each([
    ['shop.nova.example:443', 'nova, production'],
    ['shop.nova.example:8443', 'nova, production'],
    ['shop.nova.example.', 'nova, production'],
    ['shop.nova.example.:443', 'nova, production'],
    ['SHOP.Nova.Example', 'nova, production'],
    ['DEMO.SHOP.NOVA.EXAMPLE:443', 'nova, demo'],
    ['shop-demo.codaverse.example', 'codaverse, demo'],
    ['paydemo.formosa.example', 'formosa, demo'],
  ])('does not depend on how the name is written: %s', (header, expected) => {
    expect(named(header)).toBe(expected);
  });

  it.each([
    ['new-demo.nova.example', 'nova, demo'],
    ['DEMO7.nova.example:8443', 'nova, demo'],
    ['a.b.demo.nova.example.', 'nova, demo'],
    ['demonhunter.nova.example', 'nova, demo'],
    ['topup-demo.merlionplay.example', 'merlion, demo'],
    ['old.demonsoft.example', 'unknown'],
    ['my-demo.demonsoft.example', 'demonsoft, demo'],
  ])('of a host that is not listed, %s, follows the part before the domain', (header, expected) => {
    expect(named(header)).toBe(expected);
  });

  it.each([
    ['demonhunter.demonsoft.example', 'demonsoft, production'],
    ['demonsoft.example', 'demonsoft, production'],
    ['try.demonsoft.example', 'demonsoft, demo'],
  ])('is the listed one, whatever the name contains: %s', (header, expected) => {
    expect(named(header)).toBe(expected);
  });

  it.each([
    ['a host with real money that is not listed', 'www.nova.example'],
    ['a host with real money that is not listed', 'shop2.nova.example'],
    ['the bare domain', 'nova.example'],
    ['the API', 'api.nova.example'],
    ['the API of the demo', 'api.demo.nova.example'],
    ['the card fields of the demo', 'cards.demo.nova.example'],
    ['pages of payments of the demo', 'pay.demo.nova.example'],
    ['pictures of the demo', 'pictures.demo.nova.example'],
    ['data collection of the demo', 'track.demo.nova.example'],
    ['an SDK', 'sdk-demo.demonsoft.example'],
    ['a brand as part of another domain', 'shop.nova.example.evil.tld'],
    ['a brand as part of another domain', 'demo.shop.nova.example.evil.tld'],
    ['a domain that ends like a brand’s', 'evilnova.example'],
    ['a domain that ends like a brand’s', 'demo-nova.example'],
    ['a domain that ends like a brand’s', 'demo.evilnova.example'],
    ['a domain that begins like a brand’s', 'shop.nova.example-demo.tld'],
    ['a brand’s key', 'nova'],
    ['a brand’s key', 'demo.nova'],
    ['the word alone', 'demo'],
    ['another brand', 'demo.atlantis.example'],
    ['this computer', 'localhost'],
    ['this computer', 'localhost:4000'],
    ['a sandbox', 'nova.localhost:4000'],
    ['a sandbox', 'demo-nova.localhost:4000'],
    ['an address', '127.0.0.1'],
    ['an address', '192.0.2.7:443'],
    ['an address', '[::1]'],
    ['an address', '[2001:db8::demo]:443'],
    ['nothing', ''],
    ['a dot', '.'],
    ['two dots at the end', 'shop.nova.example..'],
    ['a dot at the beginning', '.shop.nova.example'],
    ['an empty label', 'demo..nova.example'],
    ['two ports', 'shop.nova.example:443:80'],
    ['no number as port', 'shop.nova.example:https'],
    ['a port too long', 'shop.nova.example:123456'],
    ['a space', ' shop.nova.example'],
    ['a space', 'shop.nova.example evil.tld'],
    ['two names', 'shop.nova.example,evil.tld'],
    ['a user', 'shop.nova.example@evil.tld'],
    ['a user', 'evil.tld@shop.nova.example'],
    ['a path', 'evil.tld/shop.nova.example'],
    ['a path', 'demo/../.nova.example'],
    ['a line', 'demo\r\n.nova.example'],
    ['an escape', 'demo%2enova.example'],
    ['wide letters', 'ｓｈｏｐ.nova.example'],
    ['another dot', 'shop。nova.example'],
    ['a star', '*.nova.example'],
    ['markup', 'demo<script>.nova.example'],
  ])('is unknown for %s: %j', (_, header) => {
    expect(named(header)).toBe('unknown');
  });
});
