import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardFrameNeedsOf } from '../card-frame/card-frame-needs-of';
import { providers } from '../providers';
import { scriptInventory } from './script-inventory';

const gatewayScript = { path: '/gateway/v1.js' };
const ids = providers.flatMap(({ paywayIds }) => paywayIds);

describe('the inventory of a brand', () => {
  it('lists the storefront and its inline scripts when there are no channels', () => {
    const { shop, cardFrames } = scriptInventory({ payways: [] });
    expect(shop).toMatchObject([
      { directive: 'script-src', path: '/assets/*.js', providers: [] },
      { directive: 'script-src', source: { kind: 'inline' }, path: null, providers: [] },
    ]);
    expect(cardFrames).toEqual([]);
  });

  it('lists a need of several channels once, with all of them', () => {
    const { shop } = scriptInventory({ payways: ['11602', '11702'] });
    const frames = shop.filter(({ directive }) => directive === 'frame-src');
    expect(frames).toMatchObject([
      { providers: ['alipay-card', 'pingpongx-card'], payways: ['11602', '11702'] },
    ]);
  });

  it('has a card frame, with all its needs, for each provider with card fields under contract', () => {
    const { cardFrames } = scriptInventory({ payways: ['10201', '11602'], environment: 'test' });
    expect(cardFrames).toMatchObject([{ provider: 'alipay-card', payways: ['11602'] }]);
    expect(cardFrames[0]?.entries).toHaveLength(cardFrameNeedsOf('alipay-card', 'test').length);
  });

  it('lists the gateway’s script at its path, and omits it when the brand has none', () => {
    const scriptsOf = (options: { gatewayScript?: { path: string } }) =>
      scriptInventory({ payways: ['11401'], ...options }).shop.map(({ path }) => path);
    expect(scriptsOf({ gatewayScript })).toEqual(['/assets/*.js', null, '/gateway/v1.js']);
    expect(scriptsOf({})).toEqual(['/assets/*.js', null]);
  });

  it('ignores an id that no provider serves', () => {
    expect(scriptInventory({ payways: ['99999'] })).toEqual(scriptInventory({ payways: [] }));
  });

  it('names only channels under contract, and a reason and an integrity for every script', () => {
    fc.assert(
      fc.property(fc.subarray(ids), (payways) => {
        const { shop, cardFrames } = scriptInventory({ payways, gatewayScript });
        const entries = [...shop, ...cardFrames.flatMap((frame) => frame.entries)];
        expect(
          entries.flatMap((entry) => entry.payways.filter((id) => !payways.includes(id))),
        ).toEqual([]);
        expect(entries.filter(({ why }) => !why.includes(' '))).toEqual([]);
        expect(
          entries.filter(
            ({ directive, integrity }) => (directive === 'script-src') !== (integrity !== null),
          ),
        ).toEqual([]);
      }),
    );
  });
});
