import type { InlineScript, InventoryEntry } from './inventory-entry';

const ours = { providers: [], payways: [] } as const;

const bundles: InventoryEntry = {
  ...ours,
  directive: 'script-src',
  source: { kind: 'shop-host', host: 'self' },
  path: '/assets/*.js',
  why: 'the storefront itself: it shows goods and channels, creates orders and follows them',
  integrity: {
    kind: 'none',
    because:
      'built by us and named for its content; every file that runs is compared with the build',
  },
};

/** What the shop’s own page consists of, whatever is paid with. */
export function ownEntries(inlineScripts: readonly InlineScript[]): readonly InventoryEntry[] {
  const inline = inlineScripts.map(({ hash, why }): InventoryEntry => ({
    ...ours,
    directive: 'script-src',
    source: { kind: 'inline', hash },
    path: null,
    why,
    integrity: { kind: 'none', because: 'the policy allows it by the hash of its text' },
  }));
  return [bundles, ...inline];
}
