import { providers, scriptInventory } from '@shop/payments/providers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

const hosts = {
  api: ['https://api.shop.example', 'https://api2.shop.example'],
  track: 'https://track.shop.example',
  pay: 'https://pay.shop.example',
  cards: 'https://cards.shop.example',
  pictures: ['https://pictures.shop.example'],
};
const gatewayScript = { path: '/gateway/v1.js' };

function hash(letter: string): string {
  return `sha256-${letter.repeat(43)}=`;
}

const noInline = { scripts: [], styles: [] };
const inline = { scripts: [hash('s'), hash('t')], styles: [hash('c')] };

function paywaysOf(presentation: string): readonly string[] {
  return providers
    .filter((provider) => provider.presentation === presentation)
    .flatMap(({ paywayIds }) => paywayIds);
}

function directivesOf(policy: string): ReadonlyMap<string, string> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

function policyOf(payways: readonly string[]): ReadonlyMap<string, string> {
  const inventory = scriptInventory({ payways, gatewayScript });
  const sources = { inventory, hosts, inline: noInline, frameAncestors: [] };
  return directivesOf(contentSecurityPolicy(sources));
}

const nothing = {
  inventory: scriptInventory({ payways: [] }),
  hosts,
  inline: noInline,
  frameAncestors: [],
};

describe('the policy of the shop’s page', () => {
  it('allows pictures from their hosts, and not from the API', () => {
    expect(policyOf([]).get('img-src')).toBe("'self' data: https://pictures.shop.example");
  });

  it('asks for reports about violations', () => {
    expect(policyOf([]).get('report-uri')).toBe('/csp-report');
  });

  it('allows reports to the tracking host, or to the origin of a DSN and to nothing more of it', () => {
    const connects = (errorReports?: string): string | undefined =>
      directivesOf(
        contentSecurityPolicy({
          ...nothing,
          hosts: errorReports === undefined ? hosts : { ...hosts, errorReports },
        }),
      ).get('connect-src');
    const own =
      "'self' https://api.shop.example https://api2.shop.example https://track.shop.example";
    expect(connects()).toBe(own);
    expect(connects('https://key@errors.example:8443/sentry/42')).toBe(
      `${own} https://errors.example:8443`,
    );
  });

  it('allows only the given origins to frame the page', () => {
    const frameAncestors = ['https://sdk.shop.example'];
    const policy = directivesOf(contentSecurityPolicy({ ...nothing, frameAncestors }));
    expect(policy.get('frame-ancestors')).toBe('https://sdk.shop.example');
  });

  it('allows no foreign script or frame when no channel needs one', () => {
    const policy = policyOf(paywaysOf('redirect'));
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('frame-src')).toBe("'none'");
    expect(policy.get('trusted-types')).toBe("'none'");
  });

  it('allows frames only from the cards host for channels with card fields', () => {
    const policy = policyOf(paywaysOf('hosted-card'));
    expect(policy.get('frame-src')).toBe('https://cards.shop.example');
    expect(policy.get('script-src')).toBe("'self'");
  });

  it('allows one script of the pay host, not the whole host, for channels of the gateway', () => {
    const policy = policyOf(paywaysOf('gateway-script'));
    expect(policy.get('script-src')).toBe("'self' https://pay.shop.example/gateway/v1.js");
    expect(policy.get('trusted-types')).toBe('shop-script-url');
  });

  it('allows inline scripts by the hashes of the build, and none without a build', () => {
    const policy = directivesOf(contentSecurityPolicy({ ...nothing, inline }));
    expect(policy.get('script-src')).toBe(`'self' '${hash('s')}' '${hash('t')}'`);
    expect(policyOf([]).get('script-src')).toBe("'self'");
  });

  it('allows inline style sheets by hash only where the theme’s style attribute has a directive', () => {
    const policy = directivesOf(contentSecurityPolicy({ ...nothing, inline }));
    expect(policy.get('style-src-elem')).toBe(`'self' '${hash('c')}'`);
    expect(policy.get('style-src-attr')).toBe("'unsafe-inline'");
    expect(policy.get('style-src')).toBe("'self' 'unsafe-inline'");
  });

  it('allows connections only to the hosts of the shop, including the backups', () => {
    expect(policyOf([]).get('connect-src')).toBe(`'self' ${hosts.api.join(' ')} ${hosts.track}`);
  });

  it('upgrades insecure requests only if every host has https', () => {
    const local = { ...hosts, pictures: ['http://pictures.localhost:4000'] };
    expect(policyOf([]).has('upgrade-insecure-requests')).toBe(true);
    expect(contentSecurityPolicy({ ...nothing, hosts: local })).not.toContain('upgrade-');
  });

  it('has no unsafe or wildcard source of scripts, with any channels under contract', () => {
    const ids = providers.flatMap(({ paywayIds }) => paywayIds);
    fc.assert(
      fc.property(fc.subarray(ids), (payways) => {
        const policy = policyOf(payways);
        expect(policy.get('default-src')).toBe("'none'");
        expect(policy.get('script-src')).not.toMatch(/unsafe|strict-dynamic|\*|data:|blob:/);
        expect(policy.get('require-trusted-types-for')).toBe("'script'");
        expect(policy.get('frame-ancestors')).toBe("'none'");
      }),
    );
  });
});
