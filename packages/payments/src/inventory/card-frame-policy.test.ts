import { describe, expect, it } from 'vitest';
import type { PageNeed, Source } from '../providers/page-needs';
import { cardFramePolicy } from './card-frame-policy';

const hosts = {
  api: ['https://api.shop.example'],
  track: 'https://track.shop.example',
  pay: 'https://pay.shop.example',
  cards: 'https://cards.shop.example',
};
const shop = 'https://shop.example';

function script(source: Source): PageNeed {
  const integrity = { kind: 'none', because: 'a test' } as const;
  return { document: 'card-frame', directive: 'script-src', source, why: 'fields', integrity };
}

function policyFor(...needs: readonly PageNeed[]): string {
  const configured = { fields: 'https://cdn.example/v1/fields.js?key=1', broken: 'cdn.example' };
  return cardFramePolicy({ needs, hosts, configured, frameAncestors: [shop] });
}

describe('the policy of a card frame', () => {
  it('allows only the shop to frame it', () => {
    expect(policyFor()).toContain(`frame-ancestors ${shop}`);
    expect(cardFramePolicy({ needs: [], hosts, frameAncestors: [] })).toContain(
      "frame-ancestors 'none'",
    );
  });

  it.each<[Source, string]>([
    [{ kind: 'provider-host', host: '*.cards.example' }, 'https://*.cards.example'],
    [{ kind: 'configured', key: 'fields' }, 'https://cdn.example/v1/fields.js'],
    [{ kind: 'shop-host', host: 'pay' }, 'https://pay.shop.example'],
    [{ kind: 'shop-host', host: 'self' }, ''],
    [{ kind: 'configured', key: 'unknown' }, ''],
    [{ kind: 'configured', key: 'broken' }, ''],
  ])('allows a script from %o only at %j', (source, address) => {
    const allowed = ["script-src 'self'", address].join(' ').trimEnd();
    expect(policyFor(script(source)).split('; ')).toContain(allowed);
  });

  it('allows a frame by the host of a configured address', () => {
    const source = { kind: 'configured', key: 'fields' } as const;
    const frame: PageNeed = { ...script(source), directive: 'frame-src', integrity: null };
    expect(policyFor(frame)).toContain('frame-src https://cdn.example;');
  });

  it('contains each directive once', () => {
    const source = { kind: 'provider-host', host: 'cards.example' } as const;
    const frame: PageNeed = { ...script(source), directive: 'frame-src', integrity: null };
    const names = policyFor(script(source), script(source), frame)
      .split('; ')
      .map((directive) => directive.split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
    expect(policyFor(frame)).toContain('frame-src https://cards.example;');
    expect(policyFor()).toContain("frame-src 'none'");
  });

  it('ignores the needs of the shop’s page', () => {
    const source = { kind: 'provider-host', host: 'elsewhere.example' } as const;
    expect(policyFor({ ...script(source), document: 'shop' })).toBe(policyFor());
  });
});
