import { cardFrameNeedsOf } from '../card-frame/card-frame-needs-of';
import type { FrameEnvironment } from '../card-frame/frame-needs';
import { providerOf } from '../providers';
import { type PageNeed, type Source, pageNeedsOf } from '../providers/page-needs';
import type { Provider } from '../providers/provider';

/** A script that is written into the page itself, known by what it says. */
export interface InlineScript {
  readonly hash: `sha256-${string}`;
  /** What it is for, as an assessor reads it. */
  readonly why: string;
}

/** Where something comes from; an inline script comes with the page. */
export type InventorySource = Source | { readonly kind: 'inline'; readonly hash: string };

/** One thing that may be loaded into one document of a payment page, and who needs it. */
export interface InventoryEntry extends Pick<PageNeed, 'directive' | 'why' | 'integrity'> {
  readonly source: InventorySource;
  /** The one file of the source that is meant, or a pattern with `*`; null where all of it is. */
  readonly path: string | null;
  /** Keys of the providers that need it; none for what the shop itself needs. */
  readonly providers: readonly string[];
  /** The payment channel ids (spec §9) of those providers that the brand has under contract. */
  readonly payways: readonly string[];
}

/** The document with the card fields of one provider. */
export interface CardFrameInventory {
  readonly provider: string;
  readonly payways: readonly string[];
  readonly entries: readonly InventoryEntry[];
}

/** All that a brand’s payment page may load: its own document, and each card frame within. */
export interface ScriptInventory {
  readonly shop: readonly InventoryEntry[];
  readonly cardFrames: readonly CardFrameInventory[];
}

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
function ownEntries(inlineScripts: readonly InlineScript[]): readonly InventoryEntry[] {
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

function sameThing(one: InventoryEntry, other: InventoryEntry): boolean {
  const nameOf = ({ directive, source, path, why }: InventoryEntry): string =>
    JSON.stringify([directive, source, path, why]);
  return nameOf(one) === nameOf(other);
}

function union(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])].sort();
}

/** One entry for each thing, however many providers need it. */
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

/** What a brand’s inventory follows from. */
export interface InventoryOptions {
  /** Payment channel ids (spec §9) under contract; an id that nobody serves brings nothing. */
  readonly payways: readonly string[];
  /** Where on the `pay` host the payment gateway’s script is, if the brand has one. */
  readonly gatewayScript?: { readonly path: string } | undefined;
  /** Scripts that are written into the shop’s page. */
  readonly inlineScripts?: readonly InlineScript[];
  /** Whether the card frames are those of the providers’ test environments. */
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

/** A script of the `pay` host is the one at the gateway’s path; without a path there is none. */
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
 * Every script, frame and host that a brand’s payment page may load, and why: the evidence that
 * PCI DSS 6.4.3 asks for. The security policies are made from it, so what is not in it is blocked.
 *
 * @example
 * const inventory = scriptInventory({ payways: ['10201', '11702'] });
 * contentSecurityPolicy(inventory, hosts);
 */
export function scriptInventory(options: InventoryOptions): ScriptInventory {
  const { payways, gatewayScript, inlineScripts = [], environment = 'production' } = options;
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
  return { shop: mergeEntries([...ownEntries(inlineScripts), ...brought]), cardFrames };
}
