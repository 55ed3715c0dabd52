import { parseEnvironment } from '@shop/brands/environments';
import { brands } from '@shop/brands/registry';
import { describe, expect, it } from 'vitest';
import { checkCertificate } from './certificate';

const now = Date.UTC(2026, 10);

/** A certificate for shop.nova.example and *.aurora.example, until the year 2126. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBqDCCAU2gAwIBAgIUPIEA85k6qt8L1VjV7Uf7cK6cloIwCgYIKoZIzj0EAwIw
DzENMAsGA1UEAwwEc2hvcDAgFw0yNjExMjgwMjE1NTdaGA8yMTI2MTEwNDAyMTU1
N1owDzENMAsGA1UEAwwEc2hvcDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAWG
5ZZRBgCoNxIIjOMHr6BYQQ0YViTze5VOzmQpl5jBxgKk/jL2aW4YHqkKKyvuN1/l
2j7Vp7UKKrRrlpBiHqyjgYQwgYEwHQYDVR0OBBYEFBEioav+XlUOxbevTtEQNCFx
AXy0MB8GA1UdIwQYMBaAFBEioav+XlUOxbevTtEQNCFxAXy0MA8GA1UdEwEB/wQF
MAMBAf8wLgYDVR0RBCcwJYIRc2hvcC5ub3ZhLmV4YW1wbGWCECouYXVyb3JhLmV4
YW1wbGUwCgYIKoZIzj0EAwIDSQAwRgIhANPqyTZkGsucsZFabgk/+W+6MrTtM+3t
PwdLTAPg2v5ZAiEAuXOKKcQHCG7sYyohAeKSjLWDda6U51+MjxPn6o55BTk=
-----END CERTIFICATE-----`;

/** Returns the shop of nova with these hosts of pages. */
function shopsAt(...pages: readonly string[]) {
  const shop = {
    pages,
    api: ['api.example'],
    track: 'track.example',
    pay: 'pay.example',
    cards: 'cards.example',
    pictures: ['pictures.example'],
    analytics: { appId: 'a', eventId: '1' },
  };
  const data = JSON.stringify({ isDemo: false, brands: { nova: shop } });
  return parseEnvironment('live', data, brands).shops;
}

describe('the certificate of a server', () => {
  it('fits if it has each host of pages, by its name or a star, and no other', () => {
    const check = () => {
      checkCertificate(certificate, {
        shops: shopsAt('shop.nova.example', 'pay.aurora.example'),
        now,
      });
    };
    expect(check).not.toThrow();
  });

  it.each([
    [['shop.nova.example'], 'names *.aurora.example, which is a host of pages of no shop here'],
    [['a.b.aurora.example', 'shop.nova.example', 'a.aurora.example'], 'lacks a.b.aurora.example,'],
    [['shop.nova.example', 'aurora.example', 'a.aurora.example'], 'lacks aurora.example,'],
  ])('for %j says what is wrong', (pages, words) => {
    expect(() => {
      checkCertificate(certificate, { shops: shopsAt(...pages), now });
    }).toThrow(words);
  });

  it('must not have ended', () => {
    expect(() => {
      checkCertificate(certificate, {
        shops: shopsAt('shop.nova.example', 'a.aurora.example'),
        now: Date.UTC(2130, 0),
      });
    }).toThrow(/^The certificate ended on .*2126.*: renew it\.$/);
  });

  it('is one', () => {
    expect(() => {
      checkCertificate('-----BEGIN NOTHING-----', { shops: shopsAt('shop.nova.example'), now });
    }).toThrow('has none in PEM');
  });
});
