import { describe, expect, it } from 'vitest';
import { describeInventory } from './describe-inventory';
import type { InventoryEntry, InventorySource } from './script-inventory';
import { writeInventoryPage } from './write-inventory-page';

const hosts = {
  api: ['https://api.shop.example'],
  track: 'https://track.shop.example',
  pay: 'https://pay.shop.example',
  cards: 'https://cards.shop.example',
};
const origin = 'https://shop.example';
const subject = { brand: 'nova', name: 'Nova', origins: [origin], hosts, policy: 'a; b' };

function entry(source: InventorySource, changes: Partial<InventoryEntry> = {}): InventoryEntry {
  return {
    ...{ directive: 'script-src', source, path: null, why: 'a reason | of ours' },
    ...{ integrity: { kind: 'none', because: 'a test' }, providers: [], payways: [] },
    ...changes,
  };
}

const self = { kind: 'shop-host', host: 'self' } as const;
const pay = { kind: 'shop-host', host: 'pay' } as const;
const cards = { kind: 'shop-host', host: 'cards' } as const;
const configured = { kind: 'configured', key: 'fields' } as const;
const company = { kind: 'provider-host', host: 'cdn.example' } as const;
const frame = { directive: 'frame-src', integrity: null } as const;

describe('an inventory (PCI DSS 6.4.3)', () => {
  it.each<[InventoryEntry, string, string, string]>([
    [entry(self, { path: '/a.js' }), `${origin}/a.js`, 'origin of the page', 'the shop'],
    [entry({ kind: 'inline' }), 'in the page', 'hash of its text', 'the shop'],
    [entry(pay, { path: '/g.js' }), `${hosts.pay}/g.js`, 'address', 'the provider'],
    [entry(cards, frame), hosts.cards, 'host', 'the shop'],
    [entry(configured), 'configured for fields', 'address', 'the provider'],
    [entry(configured, frame), 'configured for fields', 'host', 'the provider'],
    [entry(company), 'https://cdn.example', 'host', 'the provider'],
  ])('says where %o is, what allows it, and who changes it', (one, address, by, changer) => {
    const { shop } = describeInventory({ shop: [one], cardFrames: [] }, subject);
    expect(shop).toMatchObject({
      origins: [origin],
      entries: [{ address, authorisedBy: by, changedBy: changer }],
    });
  });

  it('has each card frame with the origin of its document', () => {
    const cardFrame = { provider: 'p', payways: ['1'], entries: [entry(cards)] };
    const { cardFrames } = describeInventory({ shop: [], cardFrames: [cardFrame] }, subject);
    expect(cardFrames).toMatchObject([{ provider: 'p', payways: ['1'], origin: hosts.cards }]);
    expect(cardFrames[0]?.entries).toMatchObject([{ authorisedBy: 'origin of the page' }]);
  });

  it('is written with a row for each entry, and the policy', () => {
    const needed = entry(company, { ...frame, providers: ['p', 'q'], payways: ['1', '2'] });
    const hash = entry(self, { integrity: { kind: 'hash', value: 'sha384-x' } });
    const page = writeInventoryPage(
      describeInventory(
        {
          shop: [entry(self), hash],
          cardFrames: [{ provider: 'p', payways: ['1', '2'], entries: [needed] }],
        },
        subject,
      ),
    );
    const reason = 'a reason \\| of ours';
    const byOrigin = 'script-src: origin of the page | the shop |';
    expect(page.split('\n').filter((line) => line !== '')).toEqual([
      '# Nova',
      'Scripts, frames and hosts on the payment page of `nova`.',
      '## The shop',
      `The document at ${origin}.`,
      '| What | Address | Why | Needed by | Integrity | Allowed by | Changed by |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      `| script | \`${origin}\` | ${reason} | the shop | none: a test | ${byOrigin}`,
      `| script | \`${origin}\` | ${reason} | the shop | \`sha384-x\` | ${byOrigin}`,
      ...['The security policy it is served with:', '```', 'a;', 'b', '```'],
      '## Card fields of p (1, 2)',
      `A document of its own at ${hosts.cards}, in a frame of the shop.`,
      '| What | Address | Why | Needed by | Integrity | Allowed by | Changed by |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      `| frame | \`https://cdn.example\` | ${reason} | p, q (1, 2) | – | frame-src: host | the provider |`,
    ]);
  });
});
