import { cardFrameNeedsOf } from '../card-frame/card-frame-needs-of';
import type { FrameEnvironment } from '../card-frame/frame-needs';
import type { PageNeed } from '../providers/page-need';
import { pageNeedsOf } from '../providers/page-needs';
import type { Provider } from '../providers/provider';
import { providerOf } from '../providers/provider-of';
import type { InlineScript, InventoryEntry, ScriptInventory } from './inventory-entry';
import { mergeEntries } from './merge-entries';
import { ownEntries } from './own-entries';

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
