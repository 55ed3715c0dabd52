import { cardFrameNeedsOf } from '../card-frame/card-frame-needs-of';
import { providerOf } from '../providers';
import { type PageNeed, type Source, pageNeedsOf } from '../providers/page-needs';
import type { FrameEnvironment, Provider } from '../providers/provider';

/**
 * The source of an entry: a {@link Source}, or the page itself for its inline scripts. Their hashes
 * are those of a build, so the inventory does not contain them.
 */
export type InventorySource = Source | { readonly kind: 'inline' };

/** A resource that one document of a payment page may load, and the providers that need it. */
export interface InventoryEntry extends Pick<PageNeed, 'directive' | 'why' | 'integrity'> {
  readonly source: InventorySource;
  /** One file of the source, or a pattern with `*`; null means the whole source. */
  readonly path: string | null;
  /** Keys of the providers that need it; empty if the shop itself needs it. */
  readonly providers: readonly string[];
  /** The payment channel ids (spec §9) of those providers that the brand has under contract. */
  readonly payways: readonly string[];
}

/** The inventory of the document with the card fields of one provider. */
export interface CardFrameInventory {
  readonly provider: string;
  readonly payways: readonly string[];
  readonly entries: readonly InventoryEntry[];
}

/** Everything that a brand’s payment page may load: in its own document and in each card frame. */
export interface ScriptInventory {
  readonly shop: readonly InventoryEntry[];
  readonly cardFrames: readonly CardFrameInventory[];
}

const shopOwn = { providers: [], payways: [] } as const;

const bundles: InventoryEntry = {
  ...shopOwn,
  directive: 'script-src',
  source: { kind: 'shop-host', host: 'self' },
  path: '/assets/*.js',
  why: 'the storefront itself: it shows goods and channels, creates orders and follows them',
  integrity: {
    kind: 'none',
    because:
      'built by the shop and named by the hash of its content; every file that runs is compared with the build',
  },
};

const inlineScripts: InventoryEntry = {
  ...shopOwn,
  directive: 'script-src',
  source: { kind: 'inline' },
  path: null,
  why: 'they start the first calls before the storefront has arrived, and show the goods of the last visit',
  integrity: {
    kind: 'none',
    because:
      'the policy allows them by the hashes of their texts, which the build lists in inline-sources.json',
  },
};

/** The entries of the shop’s own page, which do not depend on the channels. */
const ownEntries: readonly InventoryEntry[] = [bundles, inlineScripts];

function sameThing(one: InventoryEntry, other: InventoryEntry): boolean {
  const nameOf = ({ directive, source, path, why }: InventoryEntry): string =>
    JSON.stringify([directive, source, path, why]);
  return nameOf(one) === nameOf(other);
}

function union(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])].sort();
}

/** Merges entries that differ only in their providers. */
function mergeEntries(brought: readonly InventoryEntry[]): readonly InventoryEntry[] {
  return brought.reduce<readonly InventoryEntry[]>((entries, added) => {
    const known = entries.find((entry) => sameThing(entry, added));
    if (known === undefined) return [...entries, added];
    const merged = {
      ...known,
      providers: union(known.providers, added.providers),
      payways: union(known.payways, added.payways),
    };
    return entries.map((entry) => (entry === known ? merged : entry));
  }, []);
}

/** The options of {@link scriptInventory}. */
export interface InventoryOptions {
  /** Payment channel ids (spec §9) under contract; an id that no provider serves is ignored. */
  readonly payways: readonly string[];
  /** The path of the payment gateway’s script on the `pay` host, if the brand has one. */
  readonly gatewayScript?: { readonly path: string } | undefined;
  /** The environment of the providers’ card frames; `production` by default. */
  readonly environment?: FrameEnvironment;
}

interface Contracted {
  readonly provider: Provider;
  readonly payways: readonly string[];
}

function contractedProviders(payways: readonly string[]): readonly Contracted[] {
  const found = payways.map(providerOf).filter((provider) => provider !== null);
  return [...new Set(found)].map((provider) => ({
    provider,
    payways: provider.paywayIds.filter((id) => payways.includes(id)),
  }));
}

function entryOf(need: PageNeed, { provider, payways }: Contracted): InventoryEntry {
  const { directive, source, why, integrity } = need;
  return { directive, source, path: null, why, integrity, providers: [provider.key], payways };
}

/** Sets the gateway’s path on a script of the `pay` host; removes the script if there is no path. */
function atGatewayPath(
  entry: InventoryEntry,
  gatewayScript: InventoryOptions['gatewayScript'],
): readonly InventoryEntry[] {
  const { source, directive } = entry;
  const isGateway =
    directive === 'script-src' && source.kind === 'shop-host' && source.host === 'pay';
  if (!isGateway) return [entry];
  return gatewayScript === undefined ? [] : [{ ...entry, path: gatewayScript.path }];
}

/**
 * Returns every script, frame and host that a brand’s payment page may load, with the reason: the
 * evidence that PCI DSS 6.4.3 requires. Derive the Content-Security-Policy of the page from it, so that
 * anything else is blocked.
 *
 * @example
 * const { shop } = scriptInventory({ payways: ['10201', '11702'] });
 * shop.filter(({ directive }) => directive === 'frame-src');
 */
export function scriptInventory(options: InventoryOptions): ScriptInventory {
  const { payways, gatewayScript, environment = 'production' } = options;
  const contracted = contractedProviders(payways);
  const brought = contracted.flatMap((one) =>
    pageNeedsOf(one.provider)
      .map((need) => entryOf(need, one))
      .flatMap((entry) => atGatewayPath(entry, gatewayScript)),
  );
  const cardFrames = contracted
    .filter(({ provider }) => provider.presentation === 'hosted-card')
    .map((one) => ({
      provider: one.provider.key,
      payways: one.payways,
      entries: cardFrameNeedsOf(one.provider.key, environment).map((need) => entryOf(need, one)),
    }));
  return { shop: mergeEntries([...ownEntries, ...brought]), cardFrames };
}
