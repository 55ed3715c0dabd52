import { describe, expect, it } from 'vitest';
import { frameNeeds, providers } from '../providers';
import { cardFrameNeedsOf } from './card-frame-needs-of';
import { cardFrames } from './providers';

const environments = ['production', 'test'] as const;
const listed = Object.keys(frameNeeds).flatMap((provider) =>
  environments.map((environment) => [provider, environment] as const),
);

describe('the needs of the card frame', () => {
  it('are listed once for each provider with hosted card fields, and for no other', () => {
    const hosted = providers.filter(({ presentation }) => presentation === 'hosted-card');
    const keys = hosted.map(({ key }) => key).sort();
    expect(Object.keys(frameNeeds).sort()).toEqual(keys);
    expect(cardFrames.map(({ provider }) => provider).sort()).toEqual(keys);
  });

  it.each(listed)(
    'for %s in %s are only in the frame’s document and have a purpose',
    (key, kind) => {
      const needs = cardFrameNeedsOf(key, kind);
      expect(needs.filter(({ document }) => document !== 'card-frame')).toEqual([]);
      expect(needs.filter(({ why }) => !why.includes(' '))).toEqual([]);
      expect(new Set(needs.map((need) => JSON.stringify(need))).size).toBe(needs.length);
    },
  );

  it.each(listed)(
    'for %s in %s have an integrity, or the reason for its absence, for every script',
    (key, kind) => {
      for (const { directive, integrity } of cardFrameNeedsOf(key, kind))
        expect(integrity === null).toBe(directive !== 'script-src');
    },
  );

  it.each(listed)('for %s in %s list hosts without wildcards', (key, kind) => {
    const hosts = cardFrameNeedsOf(key, kind).flatMap(({ source }) =>
      source.kind === 'provider-host' ? source.host : [],
    );
    for (const host of hosts) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
  });

  it('start with the frame’s own script and style, from the cards host', () => {
    const [script, style] = cardFrameNeedsOf('alipay-card');
    const source = { kind: 'shop-host', host: 'cards' };
    expect(script).toMatchObject({ directive: 'script-src', source });
    expect(style).toMatchObject({ directive: 'style-src', source });
  });

  it('take the scripts of proprietary libraries from configuration', () => {
    const sources = cardFrameNeedsOf('alipay-card').map(({ source }) => source);
    expect(sources).toContainEqual({ kind: 'configured', key: 'alipay-card' });
  });

  it('include no test host in production', () => {
    const hosts = JSON.stringify(Object.values(frameNeeds).map((needs) => needs('production')));
    expect(hosts).not.toMatch(/-demo|-staging|sandbox/);
  });

  it.each([['paypal'], [''], ['constructor']])('are empty for %j', (key) => {
    expect(cardFrameNeedsOf(key)).toEqual([]);
  });
});
